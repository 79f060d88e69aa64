"""The words of a layout.

Cell   a place for one half, (row, column) from the top left, from 0
Slot   two neighbouring cells on which one tile can lie, in order
Joint  two neighbouring cells where the ends of two tiles can meet
Group  cells with a name, such as a side or a row, that a constraint speaks about
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple


class Cell(NamedTuple):
    """A place for one half of a tile, counted from the top left, from 0."""

    row: int
    column: int

    def __str__(self) -> str:
        return f"({self.row}, {self.column})"

    def moved(self, rows: int, columns: int) -> "Cell":
        """The cell that many rows down and columns right.

        >>> Cell(1, 2).moved(3, 0)
        Cell(row=4, column=2)
        """
        return Cell(self.row + rows, self.column + columns)

    def neighbours(self) -> Iterator["Cell"]:
        """The four cells beside it: up, left, right, down."""
        for rows, columns in ((-1, 0), (0, -1), (0, 1), (1, 0)):
            yield self.moved(rows, columns)


Slot = tuple[Cell, Cell]
Joint = tuple[Cell, Cell]


def make_slot(a: Cell, b: Cell) -> Slot:
    """Put two cells in the order that every slot and joint has.

    >>> make_slot(Cell(0, 1), Cell(0, 0))
    (Cell(row=0, column=0), Cell(row=0, column=1))
    """
    return (a, b) if a < b else (b, a)


@dataclass(frozen=True, order=True)
class Group:
    """Cells with a name that reads well in a sentence: `the top side`, `row 3`.

    `many` says that the name is a plural: `the four corners`.
    """

    name: str
    cells: tuple[Cell, ...]
    many: bool = False

    def __str__(self) -> str:
        return self.name
