"""The words of a layout.

Cell   a place for one half, (row, column) from the top left, from 0
Slot   two neighbouring cells on which one tile can lie, in order
Joint  two neighbouring cells where the ends of two tiles can meet
Group  cells with a name, such as a side or a row, that a constraint speaks about
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from domino_math.words import listed


class Cell(NamedTuple):
    """A place for one half of a tile, counted from the top left, from 0.

    As text it is written as in files, from 0; people count from 1, and `place` is for them.

    >>> print(Cell(0, 4), "is", Cell(0, 4).place)
    (0, 4) is row 1, column 5
    """

    row: int
    column: int

    def __str__(self) -> str:
        return f"({self.row}, {self.column})"

    @property
    def place(self) -> str:
        """What a person calls it: its row and its column, from 1."""
        return f"row {self.row + 1}, column {self.column + 1}"

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


def places(cells: Iterable[Cell]) -> str:
    """What a person calls several cells, row by row, whatever their order.

    >>> places([Cell(0, 1), Cell(2, 0), Cell(0, 4)])
    'row 1, columns 2 and 5; row 3, column 1'
    """
    columns: dict[int, list[int]] = {}
    for cell in sorted(cells):
        columns.setdefault(cell.row, []).append(cell.column + 1)
    return "; ".join(
        f"row {row + 1}, column{'s' * (len(found) > 1)} {listed(found)}"
        for row, found in columns.items()
    )


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

    `many` says that the name is a plural: `the four corners`. Raises ValueError without cells and
    for a cell that is there twice.
    """

    name: str
    cells: tuple[Cell, ...]
    many: bool = False

    def __post_init__(self) -> None:
        if not self.cells:
            raise ValueError(f"{self.name}: a group needs at least one cell")
        if len(set(self.cells)) < len(self.cells):
            twice = next(cell for cell, times in Counter(self.cells).items() if times > 1)
            raise ValueError(f"{self.name}: cell {twice} is there twice")

    def __str__(self) -> str:
        return self.name
