"""Covering a layout with tiles at random, whatever numbers they show."""

from collections.abc import Iterable, Mapping, Sequence

from domino_math.dice import Dice
from domino_math.layout import Cell, Slot, make_slot
from domino_math.layout.links import neighbours


def random_tiling(cells: Sequence[Cell], slots: Iterable[Slot], dice: Dice) -> list[Slot] | None:
    """Return slots that cover each cell once, in any order; None if there is no such way.

    Cells are covered one by one. Where a cell has no bare neighbour left, tiles along a path are
    moved on by one cell, until the last of them frees a bare cell: if there is a tiling at all,
    there is always such a path (Berge, 1957), and a layout is two-coloured, so the path is found by
    looking at each cell once.

    >>> from domino_math.layout import Rectangle
    >>> square = Rectangle(2, 2)
    >>> len(random_tiling(square.cells, square.slots, Dice(1)))
    2
    """
    beside = neighbours(cells, dice.shuffled(slots))
    partner: dict[Cell, Cell] = {}
    for cell in dice.shuffled(cells):
        if cell not in partner and not _cover(cell, beside, partner):
            return None
    return dice.shuffled(make_slot(a, b) for a, b in partner.items() if a < b)


def _cover(start: Cell, beside: Mapping[Cell, Sequence[Cell]], partner: dict[Cell, Cell]) -> bool:
    came_from: dict[Cell, Cell] = {}
    edge = [start]
    for cell in edge:  # grows on the way
        for other in beside[cell]:
            if other in came_from or other == start:
                continue
            came_from[other] = cell
            if other not in partner:
                while True:
                    cell = came_from[other]
                    before = partner.get(cell)
                    partner[cell], partner[other] = other, cell
                    if before is None:
                        return True
                    other = before
            edge.append(partner[other])
    return False
