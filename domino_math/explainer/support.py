"""Any constraint: the numbers that cells can show in some way to satisfy it."""

from collections.abc import Hashable, Mapping

from domino_math.constraints.fold import SURE, Fold
from domino_math.explainer.choices import bits
from domino_math.explainer.clock import Tick, no_limit
from domino_math.layout import Cell

# A constraint that keeps more apart than this is left alone: nobody could follow it either.
_MOST_STATES = 2_000


def supported(
    fold: Fold, numbers: Mapping[Cell, int], tick: Tick = no_limit
) -> dict[Cell, int] | None:
    """Return which of their numbers (bits) the cells can show so that a fold holds.

    None if that takes too long. Cells are read one by one; states from which the constraint
    cannot be satisfied are dropped on the way back. `tick` ends it when time is up.

    >>> from domino_math.constraints import Distinct
    >>> from domino_math.layout import Group
    >>> cells = Cell(0, 0), Cell(0, 1), Cell(0, 2)
    >>> (fold,) = Distinct(Group("row 1", cells)).folds((0, 1, 2))
    >>> found = supported(fold, dict(zip(cells, (0b11, 0b11, 0b111))))
    >>> [bin(found[cell]) for cell in cells]
    ['0b11', '0b11', '0b100']
    """
    order = sorted(fold.cells, key=lambda cell: (numbers[cell].bit_count(), cell))
    states: set[Hashable] = {fold.start}
    moves: list[list[tuple[Hashable, int, Hashable]]] = []
    count = 0
    for cell in order:
        made = []
        for state in states:
            tick()
            for number in bits(numbers[cell]):
                after = SURE if state == SURE else fold.read(state, cell, number)
                if after is not None:
                    made.append((state, number, after))
        count += len(made)
        if count > _MOST_STATES:
            return None
        moves.append(made)
        states = {after for _, _, after in made}
    found = {}
    for cell, made in zip(reversed(order), reversed(moves), strict=True):
        useful = [move for move in made if move[2] in states]
        found[cell] = 0
        for _, number, _ in useful:
            found[cell] |= 1 << number
        states = {before for before, _, _ in useful}
    return found
