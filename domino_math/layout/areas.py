"""Areas: a tile may lie on any two neighbouring cells."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from domino_math.layout.cell import Cell, Group, Joint, Slot
from domino_math.layout.shape import Families, Shape, require


class _Area(Shape):
    """Shared by shapes whose tiles lie on any two neighbouring cells."""

    @property
    def joints(self) -> tuple[Joint, ...]:
        return ()

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        inside = {cell: cell for cell in self.cells}
        beside = (  # to the right and below, so that each pair comes once and in order
            (cell, inside.get(place))  # type: ignore[call-overload]
            for cell in self.cells
            for place in ((cell[0], cell[1] + 1), (cell[0] + 1, cell[1]))
        )
        return tuple((cell, other) for cell, other in beside if other is not None)

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
    r"""Any set of cells, given as a picture: `.` and space are no cell, all else is one.

    The picture is a tuple of lines, or one text of several lines.

    >>> [str(cell) for cell in Outline(("##", ".#")).cells]
    ['(0, 0)', '(0, 1)', '(1, 1)']
    >>> Outline("##\n.#") == Outline(("##", ".#"))
    True
    """

    lines: tuple[str, ...]

    def __init__(self, lines: str | Iterable[str]) -> None:
        # Text is itself an iterable, of characters, which nobody means as lines.
        whole = lines.splitlines() if isinstance(lines, str) else lines
        object.__setattr__(self, "lines", tuple(whole))
        require(bool(self.cells), "the picture of the layout has no cells")

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        return tuple(
            Cell(r, c)
            for r, line in enumerate(self.lines)
            for c, letter in enumerate(line)
            if letter not in ". "
        )
