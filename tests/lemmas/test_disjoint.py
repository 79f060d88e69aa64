"""Totals of groups that do not overlap, held against the pips of the tiles."""

import pytest

from domino_math.constraints import Total
from domino_math.layout import Cell, Group, Rectangle, Row, layout_of
from domino_math.lemmas import lemmas, reasons, why_impossible
from domino_math.lemmas.disjoint import apart_totals
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply, Tile, double_set

SIX = layout_of(Rectangle(2, 3))


def region(letter, total, *columns, layout=SIX, relation="="):
    """A region of cells by their place in the layout, and what it adds up to."""
    cells = tuple(layout.cells[column] for column in columns)
    return Total(Group(f"region {letter}", cells), relation, (total,))


def puzzle_of(*totals, supply=None, layout=SIX, **options):
    # The tiles of double-one, 0-0, 0-1 and 1-1, have 3 pips.
    return Puzzle("regions", layout, supply or double_set(1), totals, **options)


def found(puzzle):
    return [str(lemma.reason) for lemma in apart_totals(puzzle)]


def test_regions_that_cover_everything_and_make_too_much():
    puzzle = puzzle_of(region("A", 2, 0, 1, 3), region("B", 2, 2, 4, 5))
    assert tuple(map(str, reasons(why_impossible(lemmas(puzzle))))) == (
        "Region A and region B make 4, and that is every cell. But all the tiles together have 3 "
        "pips. Impossible.",
    )


def test_regions_of_which_one_alone_has_too_much():
    assert found(puzzle_of(region("A", 4, 0, 1))) == [
        "Region A makes 4. The other 4 cells show at least 0. But all the tiles together have 3 "
        "pips. Impossible."
    ]


def test_what_is_left_over_cannot_make_up_for_too_little():
    puzzle = puzzle_of(region("A", 0, 0, 1, 2), region("B", 1, 3, 4))
    assert found(puzzle) == [
        "Region A and region B make 1. The other 1 cell shows at most 1. But all the tiles "
        "together have 3 pips. Impossible."
    ]


def test_given_numbers_beside_the_groups_count():
    puzzle = puzzle_of(region("A", 3, 0, 1, 2, 3), given=((Cell(1, 1), 1), (Cell(1, 2), 0)))
    assert found(puzzle) == [
        "Region A and the given numbers beside make 4, and that is every cell. But all the tiles "
        "together have 3 pips. Impossible."
    ]
    inside = puzzle_of(region("A", 3, *range(6)), given=((Cell(1, 1), 1),))
    assert found(inside) == []


def test_what_the_other_cells_show():
    puzzle = puzzle_of(region("A", 1, 0, 1), region("B", 1, 2, 5))
    (lemma,) = apart_totals(puzzle)
    others = Group("the 2 other cells", (Cell(1, 0), Cell(1, 1)), many=True)
    assert lemma.gives == (Total(others, "=", (1,)),)
    assert str(lemma.reason) == (
        "Region A and region B make 2, and all the tiles together have 3 pips. So the 2 other "
        "cells add up to 1: 3 − 2."
    )
    one = puzzle_of(region("A", 1, 0, 1), region("B", 1, 2, 4, 5))
    (lemma,) = apart_totals(one)
    assert lemma.gives == (Total(Group("row 2, column 1", (Cell(1, 0),)), "=", (1,)),)


@pytest.mark.parametrize(
    "totals",
    [
        [],
        [region("A", 1, 0, 1)],  # one group alone: left to the solver
        [region("A", 1, 0, 1), region("B", 1, 1, 2)],  # they overlap
        [region("A", 1, 0, 1), region("B", 4, 2, 3, relation="<")],
    ],
)
def test_nothing_is_said(totals):
    assert found(puzzle_of(*totals)) == []


def test_groups_that_overlap_are_counted_once():
    puzzle = puzzle_of(region("A", 2, 0, 1), region("B", 2, 1, 2), region("C", 2, 3, 4))
    assert found(puzzle) == [
        "Region A and region C make 4. The other 2 cells show at least 0. But all the tiles "
        "together have 3 pips. Impossible."
    ]


@pytest.mark.parametrize(("pair", "possible"), [(4, False), (5, True), (19, True), (20, False)])
def test_the_lightest_and_the_heaviest_choice_of_tiles(pair, possible):
    # The 8 lightest tiles of double-six have 19 pips, the 8 heaviest 77.
    row = layout_of(Row(16))
    totals = [region(n, pair, *range(4 * n, 4 * n + 4), layout=row) for n in range(4)]
    puzzle = puzzle_of(*totals, supply=double_set(6), layout=row, every_tile=False)
    assert (found(puzzle) == []) is possible


def test_many_groups_are_counted_instead_of_named():
    row = layout_of(Row(16))
    totals = [region(n, 0, 2 * n, 2 * n + 1, layout=row) for n in range(8)]
    puzzle = puzzle_of(*totals, supply=Supply([Tile(1, 1)] * 8), layout=row)
    assert found(puzzle) == [
        "The 8 groups that have totals make 0, and that is every cell. But all the tiles together "
        "have 16 pips. Impossible."
    ]
