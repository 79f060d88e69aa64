"""Regions of any shape: how many ways there are to cover them, and why there is none.

A region is a set of cells. Its cells have two colours, like the squares in chess: those where row
and column add up to an even number, and the others. A tile covers one of each.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from domino_math.draw import GridCell

Region = frozenset[GridCell]


def region(picture: str) -> Region:
    r"""Return the cells that stand as # in a picture of rows.

    >>> sorted(region(".#\n##"))
    [(0, 1), (1, 0), (1, 1)]
    """
    return frozenset(
        (row, column)
        for row, line in enumerate(picture.split())
        for column, sign in enumerate(line)
        if sign == "#"
    )


def rectangle(rows: int, columns: int) -> Region:
    """Return all cells of a rectangle."""
    return frozenset((row, column) for row in range(rows) for column in range(columns))


def without_corners(side: int) -> Region:
    """Return a square without two opposite corners.

    >>> len(without_corners(8))
    62
    """
    return rectangle(side, side) - {(0, 0), (side - 1, side - 1)}


def aztec(order: int) -> Region:
    """Return the Aztec diamond: rows of 2, 4, … cells, twice the order in the middle, and back.

    >>> [len(aztec(order)) for order in range(4)]
    [0, 4, 12, 24]
    """
    return frozenset(
        (row, column)
        for row in range(2 * order)
        for column in range(2 * order)
        if abs(2 * row + 1 - 2 * order) + abs(2 * column + 1 - 2 * order) <= 2 * order
    )


@lru_cache(maxsize=1024)  # what is counted is compared with several formulas
def count_tilings(cells: Region) -> int:
    """Count the ways to cover a region, cell by cell, taking all together that go on alike.

    >>> count_tilings(rectangle(8, 8)), count_tilings(aztec(3)), count_tilings(frozenset())
    (12988816, 64, 1)
    """
    if _extent(cells, 0) < _extent(cells, 1):  # walk along the shorter lines
        cells = frozenset((column, row) for row, column in cells)
    order = sorted(cells)
    place = {cell: number for number, cell in enumerate(order)}
    ways = Counter({0: 1})  # by the cells ahead that are covered, as bits, the next one first
    for number, (row, column) in enumerate(order):
        ahead = [
            1 << place[other] - number
            for other in ((row, column + 1), (row + 1, column))
            if other in place
        ]
        following: Counter[int] = Counter()
        for covered, count in ways.items():
            if covered & 1:
                following[covered >> 1] += count
            else:
                for other in ahead:
                    if not covered & other:
                        following[(covered | other) >> 1] += count
        ways = following
    return ways[0]


def _extent(cells: Region, axis: int) -> int:
    lines = [cell[axis] for cell in cells]
    return max(lines) - min(lines) if lines else 0


def colours(cells: Region) -> tuple[Region, Region]:
    """Return the cells where row and column add up to an even number, and the others."""
    even = frozenset(cell for cell in cells if sum(cell) % 2 == 0)
    return even, cells - even


def neighbours(some: Iterable[GridCell], cells: Region) -> Region:
    """Return the cells of a region that lie beside some of them."""
    around = {
        (row + down, column + right)
        for row, column in some
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
    }
    return cells.intersection(around)


@dataclass(frozen=True)
class Crowd:
    """Cells of one colour that have too few neighbours: not every one of them gets a tile."""

    cells: Region
    neighbours: Region


def crowd(cells: Region) -> Crowd | None:
    """Return why a region cannot be covered, or None if it can.

    Where there is more of one colour, these cells are the reason. Otherwise they are found from a
    cell that is left over when as many tiles as possible lie. (P. Hall, 1935.)

    >>> found = crowd(region(".#. ###"))
    >>> len(found.cells), len(found.neighbours)
    (3, 1)
    >>> crowd(rectangle(2, 3)) is None
    True
    """
    some, others = sorted(colours(cells), key=len, reverse=True)
    if len(some) > len(others):
        return Crowd(some, neighbours(some, cells))
    partner: dict[GridCell, GridCell] = {}  # of cells of both colours
    for cell in sorted(some):
        reached = _find_partner(cell, cells, partner)
        if reached is not None:
            return Crowd(frozenset([cell, *(partner[other] for other in reached)]), reached)
    return None


def _find_partner(
    cell: GridCell, cells: Region, partner: dict[GridCell, GridCell]
) -> Region | None:
    """Find a free neighbour for a cell, moving the partners of others where that helps.

    Returns None, or all cells of the other colour that were tried if none of them can be freed.
    """
    reached: dict[GridCell, GridCell] = {}  # cells of the other colour, and from where
    waiting = [cell]
    while waiting:
        here = waiting.pop()
        for other in sorted(neighbours([here], cells).difference(reached)):
            reached[other] = here
            if other in partner:
                waiting.append(partner[other])
                continue
            end: GridCell | None = other
            while end is not None:
                start = reached[end]
                before = partner.get(start)
                partner[end], partner[start] = start, end
                end = before
            return None
    return frozenset(reached)
