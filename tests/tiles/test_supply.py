from collections import Counter
from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_math.tiles import Supply, Tile, double_set, halves_of_each, set_pips, set_size

TILES = st.lists(st.builds(Tile, st.integers(0, 4), st.integers(0, 4)))


@pytest.mark.parametrize("n", range(19))
def test_facts_of_full_sets_against_counting(n):
    pairs = list(combinations_with_replacement(range(n + 1), 2))
    supply = double_set(n)
    assert [(tile.low, tile.high) for tile in supply] == pairs
    assert len(supply) == set_size(n) == len(pairs)
    assert supply.pips == set_pips(n) == sum(map(sum, pairs))
    assert supply.numbers == tuple(range(n + 1))
    for number in range(n + 1):
        halves = sum(pair.count(number) for pair in pairs)
        assert supply.halves(number) == halves_of_each(n) == halves
    assert supply.halves(n + 1) == 0
    assert supply.double_n == n
    assert str(supply) == f"double-{n}"


@pytest.mark.parametrize("make", [double_set, set_size, set_pips, halves_of_each])
@pytest.mark.parametrize("n", [-1, -7])
def test_no_set_below_double_zero(make, n):
    with pytest.raises(ValueError, match=f"^there is no set double-{n}; the smallest is double-0$"):
        make(n)


@given(TILES)
def test_a_supply_is_a_multiset(tiles):
    supply, times = Supply(tiles), Counter(tiles)
    assert list(supply) == sorted(tiles)
    assert len(supply) == len(tiles)
    assert supply.kinds == times
    assert list(supply.kinds) == sorted(times)
    assert supply == Supply(reversed(tiles))
    assert hash(supply) == hash(Supply(reversed(tiles)))
    for tile in double_set(4):
        assert supply.count(tile) == times[tile]
        assert (tile in supply) == (tile in tiles)
    assert supply.pips == sum(tile.low + tile.high for tile in tiles)
    assert supply.numbers == tuple(sorted({n for tile in tiles for n in (tile.low, tile.high)}))
    assert sum(map(supply.halves, supply.numbers)) == 2 * len(tiles)


def test_one_more_copy_makes_another_supply():
    once, twice = Supply([Tile(1, 2)]), Supply([Tile(1, 2), Tile(2, 1)])
    assert once != twice
    assert (once.count(Tile(1, 2)), twice.count(Tile(1, 2))) == (1, 2)
    assert twice.halves(1) == 2


def test_anything_may_be_asked_for():
    assert "1-2" not in double_set(6)
    assert (1, 2) not in double_set(6)


@pytest.mark.parametrize(
    "tiles",
    [
        [],
        double_set(2).tiles[1:],
        (*double_set(2).tiles, Tile(0, 0)),
        # As many tiles as double-1, none above 1, but one twice.
        (Tile(0, 0), Tile(1, 1), Tile(1, 1)),
        # As many different tiles as double-1, but not these.
        (Tile(0, 0), Tile(0, 1), Tile(0, 2)),
    ],
)
def test_what_is_no_full_set(tiles):
    supply = Supply(tiles)
    assert supply.double_n is None
    assert str(supply) == " ".join(map(str, sorted(tiles)))


@pytest.mark.parametrize("things", ["abc", [Tile(0, 1), (0, 1)], [3], ["0-1"]])
def test_a_supply_is_made_of_tiles(things):
    with pytest.raises(TypeError, match=r"is not a tile; Tile.parse reads one that is written"):
        Supply(things)
