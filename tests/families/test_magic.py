"""Magic squares and rectangles: how they are stated, and which totals are possible."""

import re

import pytest

import domino_math as dm
from domino_math.constraints import Distinct, SameTotal, Total
from domino_math.families.magic import state
from domino_math.layout import Cell, Rectangle, layout_of
from domino_math.tiles import double_set

DOUBLE_6 = double_set(6)


def lines(rows, columns):
    groups = layout_of(Rectangle(rows, columns)).groups
    return groups["rows"], groups["columns"], groups.get("diagonals", ())


# --- Statements ---


def test_a_statement_is_that_of_the_catalogue():
    square, known = state(4, 4, DOUBLE_6, total=10), dm.read("square-4x4")
    assert (square.layout, square.supply) == (known.layout, known.supply)
    assert square.constraints == known.constraints
    assert not square.every_tile


def test_each_way_to_speak_of_totals():
    rows, columns, diagonals = lines(2, 2)

    def demands(*size, **options):
        return state(*size, double_set(2), **options).constraints

    assert demands(2, 2) == ()
    assert demands(2, 2, total="equal") == (SameTotal((*rows, *columns, *diagonals)),)
    assert demands(2, 2, total=3) == tuple(
        Total(line, "=", (3,)) for line in (*rows, *columns, *diagonals)
    )
    assert demands(2, 2, row_total=3) == tuple(Total(row, "=", (3,)) for row in rows)
    assert demands(2, 2, distinct=True) == tuple(map(Distinct, (*rows, *columns)))
    wide_rows, wide_columns, _ = lines(2, 4)
    assert demands(2, 4, total="equal") == (SameTotal((*wide_rows, *wide_columns)),)
    assert demands(2, 4, row_total=4, column_total=2) == (
        *(Total(row, "=", (4,)) for row in wide_rows),
        *(Total(column, "=", (2,)) for column in wide_columns),
    )


def test_a_row_of_blanks_stands_below_a_square_and_has_no_total():
    puzzle = state(3, 3, double_set(2), total=4, blank_row=True, given={(0, 1): 2})
    assert puzzle.layout == layout_of(Rectangle(4, 3))
    assert puzzle.given == ((Cell(0, 1), 2), *((Cell(3, column), 0) for column in range(3)))
    names = [constraint.group.name for constraint in puzzle.constraints]
    assert names == [
        *("row 1", "row 2", "row 3", "column 1", "column 2", "column 3"),
        *("the falling diagonal", "the rising diagonal"),
    ]
    assert puzzle.constraints[-1].group.cells == (Cell(2, 0), Cell(1, 1), Cell(0, 2))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"total": 3, "row_total": 3}, "a total is that of rows and columns alike"),
        ({"total": 3, "column_total": 0}, "a total is that of rows and columns alike"),
        ({"total": "same"}, "a total cannot be 'same'"),
        ({"blank_row": True, "given": {(2, 1): 0}}, "cell (2, 1) lies in the row of blanks"),
        ({"given": {(2, 1): 0}}, "cell (2, 1) is outside the layout"),
        ({"rows": 0}, "a rectangle of 0 by 2 has no cells"),
        ({"columns": 9}, "6 tiles cover 12 cells, but there are 18"),
    ],
)
def test_statements_that_cannot_be(options, words):
    with pytest.raises(ValueError, match=re.escape(words)):
        state(**{"rows": 2, "columns": 2, "tiles": double_set(2)} | options)


# --- Known answers ---


@pytest.mark.parametrize("total", range(4, 21))
def test_squares_of_eight_tiles_have_totals_of_5_to_19(total):
    answer = dm.solve(state(4, 4, DOUBLE_6, total=total))
    assert answer.status == ("solved" if 5 <= total <= 19 else "impossible")


@pytest.mark.parametrize("total", [12, 24])
def test_why_squares_of_eighteen_tiles_have_totals_of_13_to_23(total):
    assert tuple(map(str, dm.solve(state(6, 6, DOUBLE_6, total=total)).reasons)) == (
        f"Together the 6 rows add up to 6 × {total} = {6 * total}. That counts every cell once, "
        "and any 18 of the tiles together have 76 to 140 pips. Impossible.",
    )


@pytest.mark.parametrize(
    ("highest", "count"),
    [(2, 0), (3, 1)],
)
def test_every_magic_square_of_two_tiles_shows_one_number(highest, count):
    # Rows, columns and diagonals of 2 by 2 cells are all pairs of cells.
    tiles = [*double_set(highest), *([dm.Tile(3, 3)] * count)]
    answer = dm.solve(state(2, 2, tiles, total="equal"), limit=None)
    assert len(answer.solutions) == 2 * count
