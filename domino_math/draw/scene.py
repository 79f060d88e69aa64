"""A Scene says what a picture shows; how it looks is left to the renderers.

Everything is in grid units: a cell is (row, column) from the top left, from 0, and is one unit
wide and high. A Scene knows nothing of puzzles or games: whatever wants a picture makes one.
"""

from dataclasses import dataclass
from typing import Literal

GridCell = tuple[int, int]
MarkKind = Literal["wrong", "because", "therefore"]


@dataclass(frozen=True)
class DrawnTile:
    """A tile lying on two neighbouring cells, `pips[i]` on `cells[i]`.

    In SVG it is moved by `shift`, (rows down, columns to the right), less than one each: a double
    that lies across a line of play is half a cell off the grid. As text it stays on its cells. Of a
    tile that lies `face_down` the pips are not shown.

    Raises ValueError when the cells are not neighbours, since no such tile can be drawn.

    >>> DrawnTile(cells=((0, 0), (0, 1)), pips=(4, 6)).lying
    True
    """

    cells: tuple[GridCell, GridCell]
    pips: tuple[int, int]
    shift: tuple[float, float] = (0, 0)
    face_down: bool = False

    def __post_init__(self) -> None:
        (row, column), (other_row, other_column) = self.cells
        if abs(row - other_row) + abs(column - other_column) != 1:
            raise ValueError(f"a tile cannot lie on {self.cells[0]} and {self.cells[1]}")

    @property
    def lying(self) -> bool:
        """Whether the tile lies along a row (it stands along a column otherwise)."""
        return self.cells[0][0] == self.cells[1][0]


@dataclass(frozen=True)
class DrawnCell:
    """A cell of the layout under the tiles; `pips` is a number printed in it, if any."""

    cell: GridCell
    pips: int | None = None


@dataclass(frozen=True)
class Outline:
    """A line around a group of cells, with a short text such as `63` or `=`.

    Outlines of one `region`, if that is not "", belong together: they get one colour.
    """

    cells: frozenset[GridCell]
    label: str = ""
    region: str = ""


@dataclass(frozen=True)
class Label:
    """A short text centred at (row, column) in grid units: (0.5, 0.5) is a cell's centre.

    `size` is the height of its letters in grid units.
    """

    at: tuple[float, float]
    text: str
    size: float = 0.42


@dataclass(frozen=True)
class Mark:
    """Cells to point at: wrong, or what a step rests on (because) and concludes (therefore)."""

    cells: frozenset[GridCell]
    kind: MarkKind


@dataclass(frozen=True)
class Scene:
    """One picture. `title` names it and `description` says in words what it shows.

    Later entries are drawn over earlier ones.

    >>> tile = DrawnTile(cells=((2, 3), (2, 4)), pips=(0, 5))
    >>> sorted(Scene("one tile", tiles=(tile,)).grid_cells)
    [(2, 3), (2, 4)]
    """

    title: str
    description: str = ""
    cells: tuple[DrawnCell, ...] = ()
    tiles: tuple[DrawnTile, ...] = ()
    outlines: tuple[Outline, ...] = ()
    labels: tuple[Label, ...] = ()
    marks: tuple[Mark, ...] = ()

    @property
    def grid_cells(self) -> frozenset[GridCell]:
        """All cells there are: those of `cells`, and those under tiles and inside outlines.

        A mark points at cells that are there; it does not make any.
        """
        return frozenset(
            [drawn.cell for drawn in self.cells]
            + [cell for tile in self.tiles for cell in tile.cells]
            + [cell for outline in self.outlines for cell in outline.cells]
        )
