"""A constraint as a machine that reads numbers one by one and keeps no more than it must.

Counting lays tiles cell by cell and takes all ways together that can go on alike. What a way has
to remember of a constraint is the state of its folds: of a total, how much is still wanted.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from domino_math.layout import Cell, Slot

# Whatever is read from here on, the constraint holds.
SURE = "sure"


@dataclass(frozen=True)
class Fold:
    """What happens as the numbers on `cells` become known, each once and in any order.

    It begins in the state `start`; `read(state, cell, number)` gives the next state, or None as
    soon as the constraint is bound to be broken. If that has not come when all cells are read, the
    constraint holds. Where one tile lies on both cells of `unless_joined`, nothing is read, and it
    holds as well.

    >>> from domino_math.constraints import Total
    >>> from domino_math.layout import Group
    >>> pair = Group("the pair", (Cell(0, 0), Cell(0, 1)))
    >>> (fold,) = Total(pair, "=", (9,)).folds((0, 1, 2, 3, 4, 5, 6))
    >>> fold.read(fold.start, Cell(0, 0), 2) is None  # the other cell would have to show 7
    True
    >>> fold.read(fold.read(fold.start, Cell(0, 0), 4), Cell(0, 1), 5) == SURE
    True
    """

    cells: frozenset[Cell]
    start: Hashable
    read: Callable[[Any, Cell, int], Hashable | None]
    unless_joined: Slot | None = None
