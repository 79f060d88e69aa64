from collections import Counter
from itertools import combinations

import pytest

from domino_math.formulas.selections import count_selections, least_and_most, selections
from domino_math.tiles import double_set


@pytest.mark.parametrize("n", range(5))
def test_choices_are_those_that_brute_force_finds(n):
    tiles = list(double_set(n))
    pips = [tile.pips for tile in tiles]
    for size in range(len(tiles) + 1):
        found = Counter(map(sum, combinations(pips, size)))
        counted = {total: count_selections(pips, size, total) for total in range(sum(pips) + 2)}
        assert counted == {total: found[total] for total in counted}
        assert least_and_most(pips, size) == (min(found), max(found))


@pytest.mark.parametrize("size", range(4))
def test_choices_of_double_six_are_listed_once(size):
    tiles = list(double_set(6))
    by_pips = Counter(sum(tile.pips for tile in one) for one in combinations(tiles, size))
    for total in range(37):
        found = [frozenset(one) for one in selections(tiles, size, total)]
        assert len(found) == len(set(found)) == by_pips[total]
        assert all(len(one) == size and sum(tile.pips for tile in one) == total for one in found)


def test_all_choices_together_are_two_for_each_tile():
    pips = [tile.pips for tile in double_set(6)]
    assert (
        sum(count_selections(pips, size, total) for size in range(29) for total in range(169))
        == 2**28
    )


@pytest.mark.parametrize(("size", "total"), [(-1, 0), (4, 3), (2, -1)])
def test_what_cannot_be_chosen_is_no_choice(size, total):
    assert count_selections([0, 1, 2], size, total) == 0
