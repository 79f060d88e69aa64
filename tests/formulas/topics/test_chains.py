"""Chains: known numbers, brute force over sets of tiles left out, and the engine's own count."""

from collections import Counter
from itertools import combinations, pairwise, permutations, product

import pytest

import domino_math as dm
from domino_math.formulas import derive
from domino_math.formulas.circuits import (
    arrows,
    count_closed,
    count_closed_by_trying,
    count_open_by_trying,
    count_open_chains,
    count_trees,
    laid,
    left_out,
    longest_chain,
    trees_to_zero,
    without_doubles,
)
from domino_math.tiles import Tile, double_set


def makes_a_chain(tiles, *, closed):
    """Whether some order of the tiles matches: connected, and few odd numbers (plain search)."""
    ends = Counter(half for tile in tiles for half in (tile.low, tile.high))
    if sum(count % 2 for count in ends.values()) > (0 if closed else 2):
        return False
    reached, grown = {next(iter(ends))}, True
    while grown:
        more = {
            n for tile in tiles if reached & {tile.low, tile.high} for n in (tile.low, tile.high)
        }
        grown = not more <= reached
        reached |= more
    return reached == set(ends)


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_no_fewer_tiles_and_no_fewer_pips_can_be_left_out(n):
    tiles = list(double_set(n))
    closed = n != 1
    gone = left_out(n, closed=closed)
    for some in range(len(gone)):
        for out in combinations(tiles, some):
            assert not makes_a_chain(set(tiles) - set(out), closed=closed)
    least = min(
        sum(tile.pips for tile in out)
        for out in combinations(tiles, len(gone))
        if makes_a_chain(set(tiles) - set(out), closed=closed)
    )
    assert least == sum(tile.pips for tile in gone)


@pytest.mark.parametrize("n", [3, 5])
def test_an_open_chain_needs_no_fewer_pips_left_out(n):
    tiles = list(double_set(n))
    gone = left_out(n)
    wanted = sum(tile.pips for tile in gone)
    for some in range(len(gone) + 2):
        for out in combinations(tiles, some):
            if sum(tile.pips for tile in out) < wanted or some < len(gone):
                assert not makes_a_chain(set(tiles) - set(out), closed=False)


@pytest.mark.parametrize("n", range(19))
def test_the_longest_chain_holds_all_but_what_is_left_out(n):
    for closed in (False, True):
        if closed and n == 1:
            continue
        chain = longest_chain(n, closed=closed)
        used = [Tile(*pair) for pair in pairwise(chain)]
        assert sorted([*used, *left_out(n, closed=closed)]) == sorted(double_set(n))
        assert not closed or chain[0] == chain[-1]


def test_tiles_in_two_parts_make_no_chain():
    with pytest.raises(ValueError, match="no chain"):
        laid([Tile(0, 1), Tile(2, 3)], 0)
    with pytest.raises(ValueError, match="no chain"):
        longest_chain(1, closed=True)


def test_known_numbers_of_chains():
    assert [count_open_by_trying(double_set(n).tiles) for n in (1, 2, 3, 4)] == [2, 12, 0, 126_720]
    assert [count_open_chains(n) for n in (2, 4, 6)] == [12, 126_720, 7_959_229_931_520]


def test_the_engine_counts_as_many():
    assert dm.count(dm.read("open-chain-6")) == count_open_chains(6)


@pytest.mark.parametrize("n", [2, 4])
def test_trying_and_arrows_agree(n):
    assert count_closed(n) == count_closed_by_trying(without_doubles(n))


def test_double_two_is_counted_in_all_orders():
    turned = (
        chain
        for order in permutations(double_set(2))
        for chain in product(*(sorted(tile.orientations) for tile in order))
    )
    whole = sum(all(one[1] == other[0] for one, other in pairwise(chain)) for chain in turned)
    assert whole == 12


@pytest.mark.parametrize("n", [2, 4])
def test_trees_are_those_that_can_be_drawn(n):
    total = 0
    for given in arrows(n):
        assert Counter(map(len, given)) == {n // 2: n + 1}
        trees = 0
        for choice in product(*given[1:]):
            here = range(n + 1)
            for _ in range(n):
                here = [0 if number == 0 else choice[number - 1] for number in here]
            trees += not any(here)
        assert trees_to_zero(given) == trees
        total += trees
    assert total == count_trees(n)


def test_double_nine_leaves_out_28_pips():
    results = derive("chains").results
    nine = [next(row.counted for row in result.table() if row.n == 9) for result in results]
    assert nine == [10, 4, 28]
