from collections import Counter
from functools import cache

import pytest

from domino_math.formulas import derive
from domino_math.formulas.groups import grouping, pips_of
from domino_math.formulas.pictures import columns_of_totals, tens_and_twenties
from domino_math.tiles import Tile, double_set

SETS = range(19)


def drawn(picture):
    return picture(lambda sentence: sentence.text("en"))


def equations(way):
    (found,) = [one for one in derive("tens-and-twenties", 6).ways if one.name == way]
    return [equation.line() for step in found.steps for equation in step.equations]


@pytest.mark.parametrize("n", SETS)
def test_groups_hold_every_tile_once_and_make_tens(n):
    found = grouping(n)
    tiles = [tile for group in found.groups for tile in group] + list(found.left)
    assert sorted(tiles) == sorted(double_set(n))
    allowed = {10, 20} if n <= 10 else {10, 20, 30, 40}
    assert {pips_of(group) for group in found.groups} <= allowed
    assert found.pips_left == double_set(n).pips - 10 * found.tens


@pytest.mark.parametrize("n", SETS)
def test_no_more_than_a_last_digit_is_left(n):
    assert grouping(n).pips_left == double_set(n).pips % 10


@pytest.mark.parametrize("n", range(5))
def test_no_groups_at_all_leave_less(n):
    """All groups of 10 or 20 of a small set, tried one after the other."""
    totals = tuple(sorted(tile.pips for tile in double_set(n) if tile.pips))

    @cache
    def least(rest):
        best = sum(rest)
        for group in subsets(rest):
            if sum(group) in (10, 20):
                best = min(best, least(tuple(sorted((Counter(rest) - Counter(group)).elements()))))
        return best

    assert grouping(n).pips_left == least(totals)


def subsets(totals):
    """Every choice of these totals that has the first of them, or leaves it out for good."""
    found = {()}
    for total in totals:
        found |= {(*chosen, total) for chosen in found if sum(chosen) + total <= 20}
    return found


def test_the_groups_of_double_six_add_up_to_168():
    assert "P(6) = 10·10 + 20·3 + 8" in equations("groups")
    (left,) = [row for row in derive("tens-and-twenties").results[1].table() if row.n == 6]
    assert left.formula == left.counted == 8


def test_tiles_of_each_total_of_double_six():
    scene = drawn(columns_of_totals(6))
    counts = Counter(sum(tile.pips) for tile in scene.tiles)
    assert [counts[pips] for pips in range(13)] == [1, 1, 2, 2, 3, 3, 4, 3, 3, 2, 2, 1, 1]


@pytest.mark.parametrize("n", SETS)
def test_a_column_holds_the_tiles_of_its_total(n):
    scene = drawn(columns_of_totals(n))
    assert sorted(Tile(*tile.pips) for tile in scene.tiles) == sorted(double_set(n))
    assert all(tile.cells[0][1] == sum(tile.pips) and not tile.lying for tile in scene.tiles)


@pytest.mark.parametrize("n", SETS)
def test_in_the_picture_tens_stand_and_larger_groups_lie(n):
    scene = drawn(tens_and_twenties(n))
    assert sorted(Tile(*tile.pips) for tile in scene.tiles) == sorted(double_set(n))
    grouped = 0
    for outline in scene.outlines:
        inside = [tile for tile in scene.tiles if set(tile.cells) <= outline.cells]
        grouped += len(inside)
        pips = sum(sum(tile.pips) for tile in inside)
        assert pips % 10 == 0
        assert {tile.lying for tile in inside} == {pips > 10}
    assert grouped == len(scene.tiles) - len(grouping(n).left)
