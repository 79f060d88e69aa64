"""Areas: a tile may lie on any two neighbouring cells."""

from dataclasses import dataclass
from functools import cached_property

from domino_math.layout.cell import Cell, Group, Joint, Slot, make_slot
from domino_math.layout.shape import Families, Shape, require


class _Area(Shape):
    """Shared by shapes whose tiles lie on any two neighbouring cells."""

    @property
    def joints(self) -> tuple[Joint, ...]:
        return ()

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        inside = set(self.cells)
        return tuple(
            make_slot(cell, beside)
            for cell in self.cells
            for beside in cell.neighbours()
            if beside in inside and cell < beside
        )

    @cached_property
    def families(self) -> Families:
        rows: dict[int, list[Cell]] = {}
        columns: dict[int, list[Cell]] = {}
        for cell in sorted(self.cells):
            rows.setdefault(cell.row, []).append(cell)
            columns.setdefault(cell.column, []).append(cell)
        return {
            "rows": tuple(Group(f"row {r + 1}", tuple(rows[r])) for r in sorted(rows)),
            "columns": tuple(Group(f"column {c + 1}", tuple(columns[c])) for c in sorted(columns)),
            "all": (Group("the whole layout", tuple(sorted(self.cells))),),
        }


@dataclass(frozen=True)
class Rectangle(_Area):
    """A full rectangle of cells. Groups: rows, columns, diagonals (of a square), all.

    >>> len(Rectangle(7, 8).cells), len(Rectangle(7, 8).slots)
    (56, 97)
    """

    rows: int
    columns: int

    def __post_init__(self) -> None:
        require(
            self.rows >= 1 and self.columns >= 1,
            f"a rectangle of {self.rows} by {self.columns} has no cells",
        )

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        return tuple(Cell(r, c) for r in range(self.rows) for c in range(self.columns))

    @cached_property
    def families(self) -> Families:
        families = dict(super().families)
        if self.rows == self.columns:
            last = self.rows - 1
            falling = tuple(Cell(i, i) for i in range(self.rows))
            rising = tuple(Cell(last - i, i) for i in range(self.rows))
            families["diagonals"] = (
                Group("the falling diagonal", falling),
                Group("the rising diagonal", rising),
            )
        return families


@dataclass(frozen=True)
class Outline(_Area):
    """Any set of cells, given as a picture: `.` and space are no cell, all else is one.

    >>> [str(cell) for cell in Outline(("##", ".#")).cells]
    ['(0, 0)', '(0, 1)', '(1, 1)']
    """

    lines: tuple[str, ...]

    def __post_init__(self) -> None:
        require(bool(self.cells), "the picture of the layout has no cells")

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        return tuple(
            Cell(r, c)
            for r, line in enumerate(self.lines)
            for c, letter in enumerate(line)
            if letter not in ". "
        )
