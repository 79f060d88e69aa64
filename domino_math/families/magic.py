"""The family of magic squares and rectangles: rows, columns and diagonals have totals.

Magic      every row, every column and, in a square, both diagonals add up to the same
Blank row  one more row below the others, all blank: it makes room for tiles, and adds nothing
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from domino_math.constraints import Constraint, Distinct, SameTotal, Total
from domino_math.families.family import Family
from domino_math.families.fitting import uses_every_tile
from domino_math.layout import Cell, Group, Rectangle, layout_of
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply, Tile, double_set

_TEXT = (
    "Tiles cover a square or a rectangle, and each half counts as a number of its own. In a magic "
    "square every row, every column and both diagonals add up to the same; in a rectangle rows "
    "have one total and columns another. Or no number may come twice in any row or column."
)


def state(
    rows: int,
    columns: int,
    tiles: Iterable[Tile],
    *,
    total: int | Literal["equal"] | None = None,
    row_total: int | None = None,
    column_total: int | None = None,
    distinct: bool = False,
    blank_row: bool = False,
    given: Mapping[tuple[int, int], int] | None = None,
    name: str = "magic",
    title: str = "",
    source: str = "",
    story: str = "",
) -> Puzzle:
    """State a magic square or rectangle.

    `total` is that of every row, every column and, in a square, both diagonals; "equal" only wants
    these to agree. `row_total` and `column_total` demand one of rows and one of columns. With
    `distinct` no number comes twice in a row or column. `blank_row` adds a row of blanks below,
    of which nothing is demanded, though its cells belong to their columns. `given` has more
    numbers that are there from the start, by row and column from 0. Of more tiles than there is
    room for some are left over.

    Raises ValueError for fewer tiles than the layout needs, for a total together with one of rows
    or columns, for a given number outside or in the blank row, and for no rows or columns.

    >>> square = state(4, 4, double_set(6), total=10)
    >>> len(square.constraints), square.every_tile
    (10, False)
    >>> block = state(7, 8, double_set(6), row_total=24, column_total=21)
    >>> str(block.constraints[0]), str(block.constraints[-1])
    ('row 1 adds up to 24', 'column 8 adds up to 21')
    """
    if total is not None and not (row_total is None and column_total is None):
        raise ValueError("a total is that of rows and columns alike; give one or the other")
    layout = layout_of(Rectangle(rows + blank_row, columns))
    supply = Supply(tiles)
    blanks = {(rows, column): 0 for column in range(columns)} if blank_row else {}
    numbers = {**(given or {})}
    for cell in numbers:
        if cell in blanks:
            raise ValueError(f"given: cell {Cell(*cell)} lies in the row of blanks")
    lines = {
        "rows": layout.groups["rows"][:rows],
        "columns": layout.groups["columns"],
        "diagonals": _diagonals(rows) if rows == columns else (),
    }
    return Puzzle(
        name,
        layout,
        supply,
        tuple(_demands(lines, total, row_total, column_total, distinct=distinct)),
        tuple((Cell(*cell), number) for cell, number in (numbers | blanks).items()),
        uses_every_tile(supply, layout),
        title=title,
        source=source,
        story=story,
    )


def examples() -> tuple[Puzzle, ...]:
    """Return small puzzles: a square, a rectangle, one without repeats, and one with blanks."""
    double_2, double_3 = double_set(2), double_set(3)
    return (
        state(4, 4, double_3, total=6, name="magic-4x4-of-double-3"),
        state(3, 4, double_2, row_total=4, column_total=3, name="magic-3x4"),
        state(2, 4, double_3, distinct=True, name="no-number-twice-2x4"),
        state(3, 3, double_2, row_total=4, column_total=4, blank_row=True, name="blanks-3x3"),
    )


def _demands(
    lines: Mapping[str, tuple[Group, ...]],
    total: int | Literal["equal"] | None,
    row_total: int | None,
    column_total: int | None,
    *,
    distinct: bool,
) -> Iterator[Constraint]:
    rows, columns, diagonals = lines["rows"], lines["columns"], lines["diagonals"]
    if total == "equal":
        yield SameTotal((*rows, *columns, *diagonals))
    elif isinstance(total, str):
        raise ValueError(f'a total cannot be {total!r}; it is a number or "equal"')
    else:
        wanted = (
            (rows, row_total if total is None else total),
            (columns, column_total if total is None else total),
            (diagonals, total),
        )
        for groups, value in wanted:
            if value is not None:
                yield from (Total(group, "=", (value,)) for group in groups)
    if distinct:
        yield from map(Distinct, (*rows, *columns))


def _diagonals(size: int) -> tuple[Group, ...]:
    """The diagonals under the names that a square layout has for them; a blank row may follow."""
    return Rectangle(size, size).families["diagonals"]


FAMILY = Family(
    name="magic",
    title="Magic squares and rectangles",
    text=_TEXT,
    state=state,
    examples=examples,
)
