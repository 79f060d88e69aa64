"""Cells that hang together."""

from collections.abc import Iterable

from domino_math.layout.cell import Cell


def pieces(cells: Iterable[Cell]) -> list[frozenset[Cell]]:
    """Divide cells into connected pieces, in the order of the first cell of each.

    >>> found = pieces([Cell(0, 0), Cell(2, 0), Cell(1, 1), Cell(0, 1)])
    >>> [[str(cell) for cell in sorted(piece)] for piece in found]
    [['(0, 0)', '(0, 1)', '(1, 1)'], ['(2, 0)']]
    """
    left, found = set(cells), []
    while left:
        first = min(left)
        left.discard(first)
        piece = [first]
        for cell in piece:  # grows on the way
            beside = left.intersection(cell.neighbours())
            left -= beside
            piece += beside
        found.append(frozenset(piece))
    return found
