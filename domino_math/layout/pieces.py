"""Cells that hang together."""

from collections.abc import Iterable

from domino_math.layout.cell import Cell
from domino_math.layout.links import connected


def pieces(cells: Iterable[Cell]) -> list[frozenset[Cell]]:
    """Divide cells into connected pieces, in the order of the first cell of each.

    >>> found = pieces([Cell(0, 0), Cell(2, 0), Cell(1, 1), Cell(0, 1)])
    >>> [[str(cell) for cell in sorted(piece)] for piece in found]
    [['(0, 0)', '(0, 1)', '(1, 1)'], ['(2, 0)']]
    """
    inside = frozenset(cells)
    return connected({cell: inside.intersection(cell.neighbours()) for cell in sorted(inside)})


def hang_together(cells: Iterable[Cell]) -> bool:
    """Whether one comes from any cell to any other, from neighbour to neighbour.

    >>> hang_together([Cell(0, 0), Cell(0, 1)]), hang_together([Cell(0, 0), Cell(1, 1)])
    (True, False)
    """
    return len(pieces(cells)) == 1
