"""What one step of a sweep does to the states of a fold, as tables that whole arrays go through.

The states of a fold are numbered anew in each step, since few are possible at any time. A table
gives the number after the step, or `DEAD` where the constraint would be broken.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from domino_math.constraints.fold import SURE, Fold
from domino_math.counter.exactly import Ints
from domino_math.layout import Cell, make_slot

DEAD = -1


@dataclass(frozen=True)
class Tables:
    """The tables of a fold for one step, in which the cell `first` is covered.

    `states` are those after the step. `passed` is for rows in which the cell was covered before.
    Otherwise a tile lies on it and on a second cell: `begin[second]` takes the first number (a row
    of the table for each), and `end[second]` the second one.
    """

    states: tuple[Hashable, ...]
    passed: Ints
    begin: dict[Cell, Ints]
    end: dict[Cell, Ints]


def tables(
    fold: Fold,
    states: Sequence[Hashable | None],
    numbers: Sequence[int],
    first: Cell,
    seconds: Iterable[Cell],
    *,
    closing: bool,
    watch: Callable[[], None],
) -> Tables:
    """Make the tables of a step. After a `closing` step all states are one and the same.

    A state that no row is in may be None: what becomes of it does not matter. `watch` is called
    from time to time, and may raise an error to end it.
    """
    after: dict[Hashable, int] = {}

    def number_of(state: Hashable | None) -> int:
        if state is None:
            return DEAD
        return after.setdefault(SURE if closing else state, len(after))

    def read(state: Hashable | None, cell: Cell, number: int) -> Hashable | None:
        if state is None or cell not in fold.cells:
            return state
        watch()
        return fold.read(state, cell, number)

    def ends(between: Sequence[Hashable], cell: Cell) -> Ints:
        return _table(
            [[number_of(read(state, cell, number)) for state in between] for number in numbers]
        )

    begin, end = {}, {}
    for second in seconds:
        if fold.unless_joined == make_slot(first, second):
            begin[second] = _table([list(range(len(states)))] * len(numbers))
            end[second] = _table([[number_of(SURE)] * len(states)] * len(numbers))
            continue
        between: dict[Hashable, int] = {}
        rows = []
        for number in numbers:
            row = []
            for state in states:
                now = read(state, first, number)
                row.append(DEAD if now is None else between.setdefault(now, len(between)))
            rows.append(row)
        begin[second] = _table(rows)
        end[second] = ends(list(between), second)
    passed = _table([number_of(state) for state in states])
    return Tables(tuple(after), passed, begin, end)


def _table(rows: list[list[int]] | list[int]) -> Ints:
    return np.array(rows, dtype=np.int64)
