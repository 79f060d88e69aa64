"""Cutting an outline into pieces that please, and cutting a piece in two."""

from collections.abc import Container, Mapping, Sequence

from domino_math.dice import Dice
from domino_math.layout import Cell, hang_together

Piece = tuple[Cell, ...]

# How many cells a piece gets; a size that is here more often comes more often.
_SIZES = (2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6)
MOST_CELLS = max(_SIZES)


def cut(numbers: Mapping[Cell, int], dice: Dice) -> list[Piece]:
    """Cut cells, with the numbers that they show, into pieces of 1 to 6 that hang together.

    About every other piece stays with one number, where it has a neighbour of the same. A cell that
    is left alone mostly joins a piece beside it.

    >>> pieces = cut({Cell(0, column): 5 for column in range(8)}, Dice(1))
    >>> sorted(cell.column for piece in pieces for cell in piece)
    [0, 1, 2, 3, 4, 5, 6, 7]
    """
    left = set(numbers)
    pieces: list[Piece] = []
    while left:
        # The cell with the fewest bare neighbours comes first: so few are left alone.
        first = min(dice.shuffled(sorted(left)), key=lambda cell: len(_around([cell], left)))
        piece, size, alike = [first], dice.pick(_SIZES), dice.coin()
        left.discard(first)
        while len(piece) < size and (around := _around(piece, left)):
            same = [cell for cell in around if numbers[cell] == numbers[first]]
            if alike and not same and len(piece) > 1:
                break
            piece.append(dice.pick(same if alike and same else around))
            left.discard(piece[-1])
        hosts = [
            other
            for other in pieces
            if len(piece) == 1 and len(other) < MOST_CELLS and _around(piece, other)
        ]
        if hosts and dice.below(4):
            host = dice.pick(hosts)
            pieces.remove(host)
            piece += host
        pieces.append(tuple(piece))
    return pieces


def halved(piece: Piece, dice: Dice) -> tuple[Piece, Piece]:
    """Cut a piece of two cells or more in two that hang together, of about the same size.

    >>> one, other = halved((Cell(0, 0), Cell(0, 1), Cell(0, 2), Cell(0, 3)), Dice(1))
    >>> len(one + other)
    4
    """
    ways: list[tuple[Piece, Piece]] = []
    for first in dice.shuffled(piece):
        one = [first]
        while len(one) < len(piece) - 1:
            other = tuple(cell for cell in piece if cell not in one)
            if hang_together(other):
                ways.append((tuple(one), other))
            one.append(dice.pick(_around(one, piece)))
        other = tuple(cell for cell in piece if cell not in one)
        ways.append((tuple(one), other))
    return min(ways, key=lambda way: abs(len(way[0]) - len(way[1])))


def _around(piece: Sequence[Cell], among: Container[Cell]) -> list[Cell]:
    """The cells of some that touch a piece, in order."""
    found = {
        other
        for cell in piece
        for other in cell.neighbours()
        if other in among and other not in piece
    }
    return sorted(found)
