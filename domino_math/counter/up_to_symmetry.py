"""From all solutions to those that no symmetry carries into each other.

By Burnside's lemma their number is the average, over the symmetries, of how many solutions each
leaves unchanged. Where no tile is there twice, a symmetry that leaves a solution unchanged carries
each tile onto itself: it lies where it lay, or it is a double that changes ends. So a symmetry
that moves a cell to one that is no neighbour, or more cells than there are halves of doubles,
leaves none unchanged, and the number is the one of all solutions through that of symmetries.
"""

from domino_math.layout import CellMap, make_slot
from domino_math.puzzle import Puzzle


def count_up_to_symmetry(puzzle: Puzzle, solutions: int) -> int | None:
    """Return how many of so many solutions differ by more than a symmetry of the puzzle.

    None where tiles are there several times and where every moved cell changes places with a
    neighbour, which takes more than this argument.

    >>> import domino_math as dm
    >>> count_up_to_symmetry(dm.read("five-dominoes-5"), 8)
    4
    """
    others = [each for each in puzzle.symmetries if any(a != b for a, b in each.items())]
    if not others or not solutions:
        return solutions
    if len(puzzle.supply.kinds) < len(puzzle.supply):
        return None
    if any(_may_leave_unchanged(puzzle, symmetry) for symmetry in others):
        return None
    return solutions // (1 + len(others))


def _may_leave_unchanged(puzzle: Puzzle, symmetry: CellMap) -> bool:
    moved = [(cell, to) for cell, to in symmetry.items() if cell != to]
    slots = set(puzzle.layout.slots)
    doubles = sum(tile.is_double for tile in puzzle.supply)
    return len(moved) <= 2 * doubles and all(
        symmetry[to] == cell and make_slot(cell, to) in slots for cell, to in moved
    )
