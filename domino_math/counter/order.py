"""In which order to cover the cells, so that little is open at any time."""

from collections.abc import Sequence

from domino_math.constraints.fold import Fold
from domino_math.counter.watch import Watch
from domino_math.layout import Cell
from domino_math.puzzle import Puzzle

# An open fold weighs about as much as so many cells that may be covered ahead.
_FOLD = 4


def best_order(
    puzzle: Puzzle, folds: Sequence[Fold], watch: Watch = lambda: None
) -> tuple[Cell, ...]:
    """Return the cells in the order, of several tried, that keeps the least open at once.

    Open are the cells ahead that a tile may already cover, and constraints of which some cells
    are read and some are not. `watch` is called from time to time, and may raise an error to end
    it.
    """
    cells = puzzle.layout.cells
    orders = (
        cells,
        tuple(sorted(cells)),
        tuple(sorted(cells, key=lambda cell: (cell.column, cell.row))),
        _nearest_first(puzzle, folds, watch),
    )
    return min(orders, key=lambda order: _burden(puzzle, folds, order))


def _burden(puzzle: Puzzle, folds: Sequence[Fold], order: tuple[Cell, ...]) -> tuple[int, int]:
    """The most that is open at a time, and the sum over all times."""
    position = {cell: place for place, cell in enumerate(order)}
    beside = puzzle.layout.neighbours
    opened = [0] * (len(order) + 1)  # by how much it rises (or falls) at each time
    for cell, place in position.items():
        first = min((position[other] for other in beside[cell]), default=place)
        if first < place:
            opened[first] += 1
            opened[place] -= 1
    for fold in folds:
        last = max(position[cell] for cell in fold.cells)
        first = min(
            min(position[cell], *(position[other] for other in beside[cell]))
            if beside[cell]
            else position[cell]
            for cell in fold.cells
        )
        opened[min(first, last)] += _FOLD
        opened[last] -= _FOLD
    now = worst = whole = 0
    for change in opened:
        now += change
        worst, whole = max(worst, now), whole + now
    return worst, whole


def _nearest_first(puzzle: Puzzle, folds: Sequence[Fold], watch: Watch) -> tuple[Cell, ...]:
    """Cover next, each time, the cell that opens least and closes most."""
    beside = puzzle.layout.neighbours
    of_cell: dict[Cell, list[int]] = {cell: [] for cell in puzzle.layout.cells}
    for number, fold in enumerate(folds):
        for cell in fold.cells:
            of_cell[cell].append(number)
    unread = [len(fold.cells) for fold in folds]
    left = dict.fromkeys(puzzle.layout.cells)
    touched: set[Cell] = set()
    order: list[Cell] = []

    def burden(cell: Cell) -> tuple[int, bool]:
        opens = sum(other in left and other not in touched for other in beside[cell])
        fresh = sum(unread[fold] == len(folds[fold].cells) for fold in of_cell[cell])
        closes = sum(unread[fold] == 1 for fold in of_cell[cell])
        return opens - (cell in touched) + _FOLD * (fresh - closes), cell not in touched

    while left:
        watch()
        cell = min(left, key=burden)
        del left[cell]
        order.append(cell)
        touched.update(beside[cell])
        for number in of_cell[cell]:
            unread[number] -= 1
    return tuple(order)
