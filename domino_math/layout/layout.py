"""A layout: one or several shapes, each put somewhere on one grid.

Tiles lie within a part and never across two parts, however near these are: nested rings stay two
rings. With several parts, groups carry their part's number: `the top side of part 2`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from domino_math.layout.cell import Cell, Group, Joint, Slot, make_slot
from domino_math.layout.links import neighbours
from domino_math.layout.shape import Shape


@dataclass(frozen=True)
class Part:
    """A shape with its top left at row, column `at` of the layout."""

    shape: Shape
    at: tuple[int, int] = (0, 0)

    def __post_init__(self) -> None:
        if min(self.at) < 0:
            raise ValueError(f"a part cannot lie at {Cell(*self.at)}, outside the grid")

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """Its cells where they lie in the layout, in the shape's own order."""
        if self.at == (0, 0):
            return self.shape.cells
        return tuple(cell.moved(*self.at) for cell in self.shape.cells)


@dataclass(frozen=True)
class Layout:
    """Where tiles can lie, as a tuple of parts. Raises ValueError when parts overlap.

    >>> from domino_math.layout.paths import Ring
    >>> nested = Layout((Part(Ring(9, 9)), Part(Ring(7, 7), at=(1, 1))))
    >>> len(nested.cells), len(nested.slots), nested.size
    (56, 28, (9, 9))
    >>> nested.groups["sides"][4].name
    'the top side of part 2'
    """

    parts: tuple[Part, ...]

    def __post_init__(self) -> None:
        if not self.parts:
            raise ValueError("a layout needs at least one part")
        seen: dict[Cell, int] = {}
        for number, part in enumerate(self.parts, 1):
            for cell in part.cells:
                if cell in seen:
                    raise ValueError(f"parts {seen[cell]} and {number} both have the cell {cell}")
                seen[cell] = number

    @staticmethod
    def _pair_moved(pair: Slot, at: tuple[int, int]) -> Slot:
        return make_slot(pair[0].moved(*at), pair[1].moved(*at))

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """All cells, part by part, each part in its own order."""
        return tuple(cell for part in self.parts for cell in part.cells)

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        """Where a tile can lie."""
        return tuple(
            slot if part.at == (0, 0) else self._pair_moved(slot, part.at)
            for part in self.parts
            for slot in part.shape.slots
        )

    @cached_property
    def joints(self) -> tuple[Joint, ...]:
        """Where the ends of two tiles can meet."""
        return tuple(
            self._pair_moved(joint, part.at) for part in self.parts for joint in part.shape.joints
        )

    @cached_property
    def groups(self) -> Mapping[str, tuple[Group, ...]]:
        """Named groups by family, through all parts."""
        families: dict[str, list[Group]] = {}
        for number, part in enumerate(self.parts, 1):
            for family, groups in part.shape.families.items():
                for group in groups:
                    name = f"{group.name} of part {number}" if len(self.parts) > 1 else group.name
                    cells = tuple(cell.moved(*part.at) for cell in group.cells)
                    families.setdefault(family, []).append(Group(name, cells, group.many))
        return {family: tuple(groups) for family, groups in families.items()}

    @cached_property
    def group_named(self) -> Mapping[str, Group]:
        """The groups by their own names."""
        return {group.name: group for family in self.groups.values() for group in family}

    @cached_property
    def size(self) -> tuple[int, int]:
        """Rows and columns of the smallest grid from (0, 0) that holds every cell."""
        return (
            1 + max(cell.row for cell in self.cells),
            1 + max(cell.column for cell in self.cells),
        )

    @cached_property
    def neighbours(self) -> Mapping[Cell, tuple[Cell, ...]]:
        """The cells that can share a tile with each cell."""
        return neighbours(self.cells, self.slots)

    @cached_property
    def slots_of(self) -> Mapping[Cell, tuple[Slot, ...]]:
        """The slots that cover each cell."""
        found: dict[Cell, list[Slot]] = {cell: [] for cell in self.cells}
        for slot in self.slots:
            for cell in slot:
                found[cell].append(slot)
        return {cell: tuple(slots) for cell, slots in found.items()}


def layout_of(shape: Shape) -> Layout:
    """Return the layout that has this one shape, at the top left."""
    return Layout((Part(shape),))
