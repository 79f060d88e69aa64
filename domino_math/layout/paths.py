"""Paths: tiles follow each other along a line of cells, and their ends can meet.

On an open path the first tile starts at the first cell. A closed one says where tiles start:

  first   at its first cell, third, fifth, and so on
  second  at its second cell, fourth, and so on
  either  in one of these two ways, whichever suits
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Literal

from domino_math.i18n import Sentence
from domino_math.layout.cell import Cell, Group, Joint, Slot, make_slot
from domino_math.layout.shape import Families, Shape, require

Starts = Literal["first", "second", "either"]


class Path(Shape):
    """Shared by shapes whose tiles follow each other along a line of cells."""

    starts: Starts = "first"

    @cached_property
    def _steps(self) -> tuple[tuple[int, Slot], ...]:
        """Neighbours along the path, each with the position (from 0) of its first cell."""
        steps = [make_slot(a, b) for a, b in pairwise(self.cells)]
        if self.closed:
            steps.append(make_slot(self.cells[-1], self.cells[0]))
        return tuple(enumerate(steps))

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        return tuple(step for i, step in self._steps if self._can_begin(i))

    @cached_property
    def joints(self) -> tuple[Joint, ...]:
        return tuple(step for i, step in self._steps if self._can_begin(i + 1))

    def _can_begin(self, position: int) -> bool:
        return self.starts == "either" or position % 2 == (self.starts == "second")

    def _check(self) -> None:
        require(self.starts in ("first", "second", "either"), f"starts cannot be {self.starts!r}")
        length = len(self.cells)
        require(length % 2 == 0, f"a path of {length} cells cannot be filled with tiles")


@dataclass(frozen=True)
class Row(Path):
    """Tiles end to end in one straight row of `columns` cells. Groups: ends, all.

    >>> len(Row(8).slots), len(Row(8).joints)
    (4, 3)
    """

    columns: int

    def __post_init__(self) -> None:
        require(self.columns >= 2, f"a row of {self.columns} cells has no room for a tile")
        self._check()

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        return tuple(Cell(0, c) for c in range(self.columns))

    @cached_property
    def families(self) -> Families:
        return _path_families(self.cells)


@dataclass(frozen=True)
class Snake(Path):
    """A long row folded to fit a page, as on a table. Groups: ends, all.

    It runs right for `columns` cells, takes one cell down, runs left, one down, right again …
    for `length` cells in all, so the lines stay one row apart.

    >>> [str(cell) for cell in Snake(3, 8).cells]
    ['(0, 0)', '(0, 1)', '(0, 2)', '(1, 2)', '(2, 2)', '(2, 1)', '(2, 0)', '(3, 0)']
    """

    columns: int
    length: int

    def __post_init__(self) -> None:
        require(self.columns >= 2, f"a snake needs 2 columns or more, not {self.columns}")
        require(self.length >= 2, f"a snake of {self.length} cells has no room for a tile")
        self._check()

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        return tuple(self._cell(i) for i in range(self.length))

    def _cell(self, position: int) -> Cell:
        line, along = divmod(position, self.columns + 1)
        leftwards = line % 2 == 1
        if along == self.columns:  # the one cell that leads down to the next line
            return Cell(2 * line + 1, 0 if leftwards else self.columns - 1)
        return Cell(2 * line, self.columns - 1 - along if leftwards else along)

    @cached_property
    def families(self) -> Families:
        return _path_families(self.cells)


@dataclass(frozen=True)
class Ring(Path):
    """The border of a rectangle: a closed path, clockwise from the top left corner.

    Groups: sides (each with both its corners), corners (one group), all. With an odd number of
    rows and of columns, tiles that start `first` start at every corner.

    >>> ring = Ring(15, 15)
    >>> len(ring.cells), [str(side) for side in ring.families["sides"]]
    (56, ['the top side', 'the right side', 'the bottom side', 'the left side'])
    """

    rows: int
    columns: int
    starts: Starts = "first"
    closed = True

    def __post_init__(self) -> None:
        require(
            self.rows >= 2 and self.columns >= 2,
            f"a ring of {self.rows} by {self.columns} is too small; the smallest is 2 by 2",
        )
        self._check()

    @property
    def starting(self) -> Sentence:
        return {
            "first": Sentence("Going round clockwise, a tile starts at the top left corner."),
            "second": Sentence("Going round clockwise, a tile ends at the top left corner."),
            "either": Sentence(
                "Going round clockwise, a tile starts or ends at the top left corner."
            ),
        }[self.starts]

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        bottom, right = self.rows - 1, self.columns - 1
        return (
            *(Cell(0, c) for c in range(right)),
            *(Cell(r, right) for r in range(bottom)),
            *(Cell(bottom, c) for c in range(right, 0, -1)),
            *(Cell(r, 0) for r in range(bottom, 0, -1)),
        )

    @cached_property
    def families(self) -> Families:
        bottom, right = self.rows - 1, self.columns - 1
        corners = (Cell(0, 0), Cell(0, right), Cell(bottom, right), Cell(bottom, 0))
        return {
            "sides": (
                Group("the top side", tuple(c for c in self.cells if c.row == 0)),
                Group("the right side", tuple(c for c in self.cells if c.column == right)),
                Group("the bottom side", tuple(c for c in self.cells if c.row == bottom)),
                Group("the left side", tuple(c for c in self.cells if c.column == 0)),
            ),
            "corners": (Group("the four corners", corners, many=True),),
            "all": (Group("the whole ring", self.cells),),
        }


def _path_families(cells: tuple[Cell, ...]) -> Families:
    return {
        "ends": (Group("the two ends", (cells[0], cells[-1]), many=True),),
        "all": (Group("the whole line", cells),),
    }
