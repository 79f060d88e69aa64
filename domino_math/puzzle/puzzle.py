"""The statement of a puzzle: a layout, a supply of tiles, given numbers, and constraints.

It is data, and the same data is solved, checked, counted, explained and drawn. Every puzzle
demands that each cell is covered by exactly one tile and each tile lies in one slot; `constraints`
hold what it demands beyond that.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from domino_math.constraints import Constraint
from domino_math.layout import Cell, CellMap, Layout, symmetries
from domino_math.tiles import Supply


@dataclass(frozen=True)
class Puzzle:
    """A statement.

    `every_tile` says whether each tile of the supply must be used (else it may be left over).
    `given` pairs cells with the numbers they show from the start; `given_at` looks one up.
    Raises ValueError for a given number or a constraint on a cell outside the layout, for a cell
    with two given numbers, and for a given one that is no whole number.
    """

    name: str
    layout: Layout
    supply: Supply
    constraints: tuple[Constraint, ...] = ()
    given: tuple[tuple[Cell, int], ...] = ()
    every_tile: bool = True
    title: str = ""
    source: str = ""
    story: str = ""

    def __post_init__(self) -> None:
        for cell, number in self.given:
            if not isinstance(number, int):
                raise ValueError(f"given: cell {cell} shows {number!r}, which is no whole number")
        object.__setattr__(self, "given", tuple(sorted(self.given)))
        inside = frozenset(self.layout.cells)
        for position, (cell, _) in enumerate(self.given):
            if cell not in inside:
                raise ValueError(f"given: cell {cell} is outside the layout")
            if position and self.given[position - 1][0] == cell:
                raise ValueError(f"given: cell {cell} is there twice")
        for number, constraint in enumerate(self.constraints, 1):
            outside = constraint.cells - inside
            if outside:
                raise ValueError(f"constraint {number}: cell {min(outside)} is outside the layout")

    @cached_property
    def given_at(self) -> Mapping[Cell, int]:
        """The given numbers by cell."""
        return dict(self.given)

    @cached_property
    def spare_halves(self) -> int:
        """How many halves are left when all cells are covered; below 0, so many are missing."""
        return 2 * len(self.supply) - len(self.layout.cells)

    @property
    def just_fits(self) -> bool:
        """Whether every tile is used, and they just cover the cells: so every half lies on one."""
        return self.every_tile and self.spare_halves == 0

    @property
    def has_wrong_size(self) -> bool:
        """Whether the number of tiles, compared with that of the cells, leaves no solution."""
        spare = self.spare_halves
        return bool(spare < 0 or spare % 2 or (self.every_tile and spare))

    @cached_property
    def symmetries(self) -> tuple[CellMap, ...]:
        """Symmetries of the layout that leave the whole statement as it is, identity first."""
        identity = {cell: cell for cell in self.layout.cells}
        different = {constraint.signature(identity): constraint for constraint in self.constraints}
        # Most maps fail early, so begin with what is quickly compared.
        shortest_first = sorted(different.values(), key=lambda constraint: len(constraint.cells))

        def keeps(mapping: CellMap) -> bool:
            # A map carries different statements to different ones: if each is there, all are.
            return all(
                self.given_at.get(mapping[cell]) == number for cell, number in self.given
            ) and all(constraint.signature(mapping) in different for constraint in shortest_first)

        return symmetries(self.layout, keeps)

    def _repr_svg_(self) -> str:
        from domino_math.draw.svg import to_svg
        from domino_math.puzzle.scene import puzzle_scene

        return to_svg(puzzle_scene(self))
