from domino_math.dice import Dice
from domino_math.generator.climb import climb, exchanged


def test_it_ends_where_nothing_is_wrong():
    dice = Dice(1)
    found = climb(50, lambda n: n + dice.below(3) - 1, abs, 10_000, dice)
    assert found == 0


def test_it_gives_up():
    assert climb(1, lambda n: n, lambda n: n, 100, Dice(1)) is None


def test_exchanging_keeps_the_tiles():
    dice, tiles = Dice(2), [(0, 1), (2, 3), (4, 5), (6, 6)]
    seen = set()
    for _ in range(200):
        tiles = exchanged(tiles, 2, dice)
        assert sorted(map(sorted, tiles)) == [[0, 1], [2, 3], [4, 5], [6, 6]]
        seen.add(tuple(tiles[:2]))
    assert len(seen) > 20
