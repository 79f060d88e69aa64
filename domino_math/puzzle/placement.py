"""Tiles that lie somewhere: one placement, and a solution made of many."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from domino_math.constraints import Filling
from domino_math.layout import CellMap, Slot, places
from domino_math.tiles import Tile


@dataclass(frozen=True, order=True)
class Placement:
    """A tile on two cells, with the number it shows on each; the cells are put in order.

    >>> from domino_math.layout import Cell
    >>> placement = Placement((Cell(0, 1), Cell(0, 0)), (6, 4))
    >>> str(placement), placement.pips
    ('4-6 on row 1, columns 1 and 2', (4, 6))
    """

    cells: Slot
    pips: tuple[int, int]

    def __post_init__(self) -> None:
        if self.cells[0] > self.cells[1]:
            object.__setattr__(self, "cells", self.cells[::-1])
            object.__setattr__(self, "pips", self.pips[::-1])

    @cached_property
    def tile(self) -> Tile:
        """The tile that lies there."""
        return Tile(*self.pips)

    def __str__(self) -> str:
        return f"{self.tile} on {places(self.cells)}"


@dataclass(frozen=True)
class Solution:
    """Placements, kept in order. Whether they solve a puzzle is for `check` to say."""

    placements: tuple[Placement, ...]

    def __init__(self, placements: Iterable[Placement] = ()) -> None:
        object.__setattr__(self, "placements", tuple(sorted(placements)))

    def __iter__(self) -> Iterator[Placement]:
        return iter(self.placements)

    def __len__(self) -> int:
        return len(self.placements)

    def filling(self) -> Filling:
        """Return what the cells show; a cell under two tiles shows nothing reliable.

        It is made anew each time: kept, it would be most of what many solutions take up.
        """
        cover = Counter(cell for placement in self for cell in placement.cells)
        pips, partner = {}, {}
        for placement in self:
            a, b = placement.cells
            for cell, other, number in ((a, b, placement.pips[0]), (b, a, placement.pips[1])):
                if cover[cell] == 1:
                    pips[cell] = number
                    partner[cell] = other
        return Filling(pips, partner)

    def moved(self, mapping: CellMap) -> "Solution":
        """Carry every tile to the cells that its cells are mapped to."""
        return Solution(
            Placement((mapping[a], mapping[b]), placement.pips)
            for placement in self
            for a, b in (placement.cells,)
        )

    def __str__(self) -> str:
        from domino_math.draw.text import to_text
        from domino_math.puzzle.scene import solution_scene

        return to_text(solution_scene(self))

    def _repr_svg_(self) -> str:
        from domino_math.draw.svg import to_svg
        from domino_math.puzzle.scene import solution_scene

        return to_svg(solution_scene(self))
