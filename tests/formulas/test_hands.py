from collections import Counter
from itertools import combinations

import pytest

from domino_math.formulas.hands import (
    DEALT,
    dealt,
    hands_by,
    hands_with_many_of_one,
    holds,
    pips_in_hands,
)
from domino_math.tiles import double_set


@pytest.mark.parametrize("n", range(5))
def test_hands_are_those_that_brute_force_finds(n):
    tiles = list(double_set(n))
    for size in range(min(len(tiles), 6) + 1):
        hands = list(combinations(tiles, size))
        by_doubles = Counter(sum(tile.is_double for tile in hand) for hand in hands)
        by_number = Counter(sum(holds(tile, n) for tile in hand) for hand in hands)
        counts = range(size + 1)
        assert hands_by(n, size, lambda tile: tile.is_double) == [by_doubles[at] for at in counts]
        assert hands_by(n, size, lambda tile: holds(tile, n)) == [by_number[at] for at in counts]
        pips = sum(tile.pips for hand in hands for tile in hand)
        assert pips_in_hands(n, size) == (len(hands), pips)


@pytest.mark.parametrize("n", range(5))
def test_hands_with_many_of_one_are_those_that_brute_force_finds(n):
    found = {
        frozenset(hand)
        for hand in combinations(double_set(n), n + 1)
        if any(sum(holds(tile, number) for tile in hand) >= n for number in range(n + 1))
    }
    assert hands_with_many_of_one(n) == found


@pytest.mark.parametrize("n", range(1, 5))
def test_dealt_hands_come_close_to_all_hands(n):
    """Five standard deviations: the seed is fixed, so this holds always or never."""
    hands = list(combinations(double_set(n), n + 1))
    shares = {
        "without_double": sum(not any(tile.is_double for tile in hand) for hand in hands),
        "with_largest": sum(any(holds(tile, n) for tile in hand) for hand in hands),
        "with_many_doubles": sum(sum(tile.is_double for tile in hand) >= n - 1 for hand in hands),
        "with_many_of_one": len(hands_with_many_of_one(n)),
    }
    for name, count in shares.items():
        share = count / len(hands)
        allowed = 5 * (share * (1 - share) * DEALT) ** 0.5
        assert abs(getattr(dealt(n), name) - share * DEALT) <= allowed, name
    assert abs(dealt(n).pips / DEALT - n * (n + 1)) < 0.05 * n * (n + 1)


def test_dealing_is_the_same_everywhere():
    """Numbers of one run, to notice where another Python or machine deals differently."""
    assert dealt(6) == dealt.__wrapped__(6)
    assert (dealt(6).without_double, dealt(6).pips) == (977, 420520)
