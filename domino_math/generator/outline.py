"""Outlines that please the eye, for puzzles of regions.

An outline begins as a rectangle, sometimes with a hole, and loses cells until the right number is
left: at its corners most often, and in most outlines on both sides of an axis, or opposite each
other, at the same time. What is left hangs together, has no crumbs (each of its cells is one of
four in a square), and can be covered with tiles.
"""

from collections.abc import Callable, Iterator

from domino_math.dice import Dice
from domino_math.generator.tiling import random_tiling
from domino_math.layout import Cell, Outline, hang_together

Cells = frozenset[Cell]

# Where a cell's mirror images are, for a rectangle whose last row and column are these.
Images = Callable[[Cell, int, int], tuple[Cell, ...]]

_KINDS: tuple[Images, ...] = (
    lambda cell, _, right: (cell, Cell(cell.row, right - cell.column)),
    lambda cell, _, right: (cell, Cell(cell.row, right - cell.column)),
    lambda cell, bottom, right: (cell, Cell(bottom - cell.row, right - cell.column)),
    lambda cell, bottom, right: (
        cell,
        Cell(cell.row, right - cell.column),
        Cell(bottom - cell.row, cell.column),
        Cell(bottom - cell.row, right - cell.column),
    ),
    lambda cell, *_: (cell,),
)

# Rows and columns of the rectangle: it has at most so many times the cells that are wanted.
_MOST_ROOM = 1.6
_LONGEST_TO_SHORTEST = 2
_FEWEST_CELLS_FOR_HOLE = 20


def outline(number: int, dice: Dice) -> Outline:
    """Return an outline of so many cells, an even number from 6 on.

    >>> len(outline(24, Dice(1)).cells)
    24
    """
    sizes = list(_rectangles(number))
    while True:
        rows, columns = dice.pick(sizes)
        found = _carved(rows, columns, number, dice)
        if found:
            lines = (
                "".join(".#"[Cell(r, c) in found] for c in range(columns)) for r in range(rows)
            )
            shape = Outline(tuple(lines))
            if random_tiling(shape.cells, shape.slots, dice):
                return shape


def _rectangles(number: int) -> Iterator[tuple[int, int]]:
    for rows in range(2, number // 2 + 1):
        for columns in range(rows, _LONGEST_TO_SHORTEST * rows + 1):
            if number <= rows * columns <= _MOST_ROOM * number:
                yield rows, columns


def _carved(rows: int, columns: int, number: int, dice: Dice) -> Cells | None:
    """Take cells away from a rectangle until so many are left; None if that gets stuck."""
    images = dice.pick(_KINDS)
    bottom, right = rows - 1, columns - 1
    cells = frozenset(Cell(r, c) for r in range(rows) for c in range(columns))
    if number >= _FEWEST_CELLS_FOR_HOLE and dice.below(4) == 0:
        cells = _with_hole(cells, rows, columns)
    while len(cells) > number:
        # Corners go first, three times in four; else anything on the way round.
        most_beside = 2 if dice.below(4) else 3
        for cell in dice.shuffled(sorted(cells)):
            left = cells.difference(images(cell, bottom, right))
            if _beside(cell, cells) <= most_beside and len(left) >= number and _is_sound(left):
                cells = left
                break
        else:
            if most_beside == 3:
                return None
    return cells if _touches_all_sides(cells, bottom, right) else None


def _with_hole(cells: Cells, rows: int, columns: int) -> Cells:
    """Take away the middle: one cell, or two or four where the middle lies between cells."""
    down = (rows // 2 - 1, rows // 2) if rows % 2 == 0 else (rows // 2,)
    across = (columns // 2 - 1, columns // 2) if columns % 2 == 0 else (columns // 2,)
    left = cells.difference(Cell(r, c) for r in down for c in across)
    return left if _is_sound(left) else cells


def _beside(cell: Cell, cells: Cells) -> int:
    return sum(other in cells for other in cell.neighbours())


def _is_sound(cells: Cells) -> bool:
    """Whether the cells hang together, and each is one of four in a square."""
    return all(_in_square(cell, cells) for cell in cells) and hang_together(cells)


def _in_square(cell: Cell, cells: Cells) -> bool:
    return any(
        cells.issuperset(cell.moved(r, c) for r in (0, down) for c in (0, across))
        for down in (-1, 1)
        for across in (-1, 1)
    )


def _touches_all_sides(cells: Cells, bottom: int, right: int) -> bool:
    rows, columns = {cell.row for cell in cells}, {cell.column for cell in cells}
    return (min(rows), max(rows), min(columns), max(columns)) == (0, bottom, 0, right)
