"""A number on more cells than the tiles that show it can cover."""

import pytest

from domino_math.constraints import Total
from domino_math.layout import Cell, Group, Rectangle, Ring, Row, layout_of
from domino_math.lemmas.apart import enough_tiles_of_a_number
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply, Tile, double_set


def tiles(text):
    return Supply(map(Tile.parse, text.split()))


def puzzle_of(layout, supply, number, *cells, **options):
    return Puzzle("apart", layout, supply, given=tuple((cell, number) for cell in cells), **options)


def reasons(puzzle):
    return [str(lemma.reason) for lemma in enough_tiles_of_a_number(puzzle)]


RING = layout_of(Ring(3, 3))
CORNERS = RING.groups["corners"][0].cells
SQUARE = layout_of(Rectangle(2, 2))


@pytest.mark.parametrize(
    ("layout", "supply", "cells", "reason"),
    [
        (
            RING,
            "00 01 02 12 22",
            CORNERS,
            "The four corners all show 0. But no tile can lie on two of them, so they need 4 tiles "
            "that show 0, and there are only 3. Impossible.",
        ),
        (
            SQUARE,
            "01 12 22",
            SQUARE.cells[:2],
            "The cells (1, 1) and (1, 2) all show 0. But there is no 0-0 to lie on two of them, "
            "so they need 2 tiles that show 0, and there is only 1. Impossible.",
        ),
        (
            SQUARE,
            "00 12 22",
            SQUARE.cells[:3],
            "The cells (1, 1), (1, 2) and (2, 1) all show 0. But only the 0-0 can lie on two of "
            "them, so they need 2 tiles that show 0, and there is only 1. Impossible.",
        ),
        (
            SQUARE,
            "11 12",
            SQUARE.cells[:1],
            "Row 1, column 1 shows 0. But no tile shows 0. Impossible.",
        ),
    ],
)
def test_too_few_tiles(layout, supply, cells, reason):
    puzzle = puzzle_of(layout, tiles(supply), 0, *cells, every_tile=False)
    assert reasons(puzzle) == [reason]


def test_as_many_tiles_as_are_needed_are_enough():
    assert reasons(puzzle_of(RING, tiles("00 01 02 03"), 0, *CORNERS)) == []
    assert reasons(puzzle_of(SQUARE, tiles("00 01"), 0, *SQUARE.cells[:3])) == []
    assert (
        reasons(puzzle_of(layout_of(Row(4)), double_set(1), 1, Cell(0, 0), every_tile=False)) == []
    )


def test_what_is_demanded_of_a_cell_counts_as_well_as_what_is_given():
    one, two = SQUARE.cells[0], SQUARE.cells[3]
    total = Total(Group("the first cell", (one,)), "=", (2,))
    puzzle = Puzzle("both", SQUARE, tiles("02 11"), (total,), ((two, 2),))
    (lemma,) = enough_tiles_of_a_number(puzzle)
    assert lemma.rests_on == (total,)
    assert str(lemma.reason).startswith(
        "The cells (1, 1) and (2, 2) all show 2. But no tile can lie on two"
    )
