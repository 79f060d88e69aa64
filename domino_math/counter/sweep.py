"""Counting by a sweep over the cells, taking all ways together that can go on alike.

Cells are covered one after another. Two ways to cover the cells so far go on alike if they have

* used up the same tiles,
* covered the same cells ahead, and
* left each constraint that speaks of cells ahead in the same state (see `Fold`).

Such ways make a row: what they have in common, as a key, and how many they are. Each step lays a
tile on the next bare cell in every way that is possible, and then adds up rows of equal key. The
number of rows depends on the puzzle; solutions are never looked at one by one, so a few thousand
rows often stand for billions. With all tiles alike this is the transfer matrix of tilings; along a
ring it is the dynamic programming over sets of tiles.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from time import perf_counter

import numpy as np

from domino_math.constraints.fold import Fold
from domino_math.counter.exactly import at, total
from domino_math.counter.fields import Fields
from domino_math.counter.laying import Laying, Step, steps_of
from domino_math.counter.order import best_order
from domino_math.counter.rows import Rows, State, added_up, nothing
from domino_math.counter.tables import tables
from domino_math.counter.watch import LateError, TooManyRowsError, watch_until
from domino_math.puzzle import Puzzle

# Rows that wait to be added up: a matter of memory.
_MOST_WAITING = 1 << 22

# Once there is no hope to be exact, so many rows go on: at first, at least, and at most.
_FEWEST, _LEAST, _MOST = 500, 20, 100_000


@dataclass(frozen=True)
class Swept:
    """What a sweep found: `value` solutions, exactly or (`exact` false) at least.

    `estimate` is what the number is on average, if the rows that went on were drawn again and
    again. A single one can be far off. `interrupted` says that Ctrl-C ended it.
    """

    value: int
    exact: bool
    estimate: Fraction
    interrupted: bool = False


def sweep(
    puzzle: Puzzle,
    *,
    most_rows: int,
    deadline: float | None = None,
    grace: float = 0.0,
    end: float | None = None,
    seed: int = 0,
    progress: Callable[[float], None] = lambda _: None,
) -> Swept:
    """Count the solutions of a puzzle, with up to `most_rows` rows at a time.

    Where there are more, and once `perf_counter()` has passed `deadline` or Ctrl-C is pressed, it
    goes on for some `grace` seconds with few rows, evenly spread from a start that `seed` draws:
    what these come to is a lower bound. It is 0 where that takes until `end` or Ctrl-C is pressed
    again. With `grace` 0, TooManyRowsError is raised instead, and KeyboardInterrupt. `progress`
    is told the part done, from 0 to 1.

    >>> from domino_math.layout import Rectangle, layout_of
    >>> from domino_math.tiles import Supply, Tile
    >>> board = Puzzle("8x8", layout_of(Rectangle(8, 8)), Supply([Tile(0, 0)] * 32))
    >>> sweep(board, most_rows=1000).value
    12988816
    """
    try:
        machine = _Sweep(puzzle, most_rows, deadline, grace, end=end, seed=seed)
        value = total(machine.run(progress).rows.counts)
    except (LateError, KeyboardInterrupt) as ended:
        if not grace:
            raise
        interrupted = isinstance(ended, KeyboardInterrupt)
        return Swept(0, exact=False, estimate=Fraction(0), interrupted=interrupted)
    return Swept(value, machine.exact, value * machine.weight, machine.interrupted)


def by_tiles(puzzle: Puzzle, *, most_rows: int, deadline: float | None = None) -> dict[int, int]:
    """Count the solutions apart for each set of tiles that they use.

    A set is a whole number, with bit i for the i-th kind of tile in the supply; each kind must be
    there once. Raises TooManyRowsError as `sweep` does, or LateError.

    >>> from domino_math.layout import Row, layout_of
    >>> from domino_math.tiles import double_set
    >>> one = Puzzle("one", layout_of(Row(2)), double_set(1), every_tile=False)
    >>> sorted(by_tiles(one, most_rows=10).items())
    [(1, 1), (2, 2), (4, 1)]
    """
    machine = _Sweep(puzzle, most_rows, deadline, 0, end=deadline, keep_tiles=True)
    state = machine.run(lambda _: None)
    masks = np.zeros(len(state.rows), dtype=np.int64)
    for bit, tile in enumerate(puzzle.supply.kinds):
        if tile in state.fields:
            masks |= state.fields.get(state.rows.words, tile) << bit
    watch = watch_until(deadline)
    found = {}
    for row, mask in enumerate(masks.tolist()):
        watch()
        found[mask] = at(state.rows.counts, row)
    return found


class _Sweep:
    def __init__(
        self,
        puzzle: Puzzle,
        most_rows: int,
        deadline: float | None,
        grace: float,
        *,
        end: float | None = None,
        seed: int = 0,
        keep_tiles: bool = False,
    ) -> None:
        self.exact = True
        self.interrupted = False
        # For how many rows each one stands that is left.
        self.weight = Fraction(1)
        self._random = Random(seed)  # noqa: S311 - a sample, not a secret
        self._puzzle = puzzle
        self._most_rows, self._deadline, self._grace = most_rows, deadline, grace
        self._watch_end = watch_until(end)
        self._few = _FEWEST
        self._numbers = puzzle.supply.numbers
        self._folds = _folds(puzzle)
        order = best_order(puzzle, self._folds, self._watch_end)
        self._steps = steps_of(puzzle, order, self._watch_end)
        position = {cell: place for place, cell in enumerate(order)}
        self._closes = [max(position[cell] for cell in fold.cells) for fold in self._folds]
        # Tiles of which must be recorded how many are used: not if all are of one kind, since
        # every second cell uses one.
        kinds = puzzle.supply.kinds
        self._copies = dict(kinds) if len(kinds) > 1 or keep_tiles else {}
        last = {tile: place for place, step in enumerate(self._steps) for tile in step.tiles}
        self._last_use = {} if keep_tiles else last
        self._possible = len(last) == len(kinds) or not puzzle.every_tile

    def run(self, progress: Callable[[float], None]) -> State:
        state = State(nothing(1), Fields({}), {})
        if self._puzzle.has_wrong_size or not self._possible:
            return replace(state, rows=nothing(0))
        for place, step in enumerate(self._steps):
            state = self._take(place, step, state)
            if not len(state.rows):
                break
            progress((place + 1) / len(self._steps))
        return state

    # --- One step ---

    def _take(self, place: int, step: Step, state: State) -> State:
        """Cover one cell in all ways, or in as many as the limits allow."""
        started = perf_counter()
        try:
            if len(state.rows) > self._most_rows or self._is_late():
                state = self._thinned(state)
            state = self._taken(place, step, state)
        except (KeyboardInterrupt, TooManyRowsError) as ended:
            if not self._grace or self.interrupted:
                raise
            if isinstance(ended, KeyboardInterrupt):
                self.interrupted = True
                self._deadline = 0.0
            state = self._taken(place, step, self._thinned(state))
        if not self.exact:
            # As many rows in the next step as the time that is left for it seems to allow.
            now = perf_counter()
            allowed = (self._end - now) / max(1, len(self._steps) - place - 1)
            fitting = self._few * allowed / max(now - started, 1e-6)
            self._few = int(min(max(_LEAST, fitting), 2 * self._few, _MOST))
        return state

    def _taken(self, place: int, step: Step, state: State) -> State:
        touched = [
            fold for fold, each in enumerate(self._folds) if each.cells & {step.cell, *step.ways}
        ]
        made = {
            fold: tables(
                self._folds[fold],
                self._states(fold, state),
                self._numbers,
                step.cell,
                step.ways,
                closing=self._closes[fold] <= place,
                watch=self._watch,
            )
            for fold in touched
        }
        old = [name for name in (*touched, step.cell) if name in state.fields]
        bits: dict[Hashable, int] = dict.fromkeys(step.ways, 1)
        bits |= {tile: self._copies[tile].bit_length() for tile in step.tiles & self._copies.keys()}
        new = {name: bits[name] for name in bits if name not in state.fields}
        new |= {fold: (len(table.states) - 1).bit_length() for fold, table in made.items()}
        lay = Laying(state, step, made, state.fields.changed(old, new), old, self._copies)
        rows = self._laid(lay)
        closed = [fold for fold in touched if self._closes[fold] <= place]
        states = {**state.states, **{fold: table.states for fold, table in made.items()}}
        return self._forget_tiles(
            place,
            State(
                rows,
                lay.fields.changed(closed, {}),
                {fold: each for fold, each in states.items() if fold not in closed},
            ),
        )

    def _states(self, fold: int, state: State) -> list[Hashable | None]:
        """The states of a fold before a step, without those that no row is in."""
        if fold not in state.fields:
            return [self._folds[fold].start]
        present = set(np.unique(state.fields.get(state.rows.words, fold)).tolist())
        known = enumerate(state.states[fold])
        return [each if number in present else None for number, each in known]

    def _watch(self) -> None:
        self._watch_end()
        if self.exact and self._is_late():
            raise TooManyRowsError

    def _laid(self, lay: Laying) -> Rows:
        """Take the rows block by block, adding up on the way."""
        waiting: list[Rows] = []
        number, enough = 0, _MOST_WAITING
        for rows in lay.all_rows():
            self._watch()
            waiting.append(rows)
            number += len(rows)
            if number > enough:
                waiting = [added_up(waiting, lay.fields.words)]
                number = len(waiting[0])
                enough = max(_MOST_WAITING, 2 * number)
                if self.exact and number > self._most_rows:
                    raise TooManyRowsError
        return added_up(waiting, lay.fields.words)

    def _forget_tiles(self, place: int, state: State) -> State:
        """Forget tiles that cannot be laid any more; where all must be used, they must be."""
        over = [tile for tile, last in self._last_use.items() if last == place]
        over = [tile for tile in over if tile in state.fields]
        rows = state.rows
        for tile in over if self._puzzle.every_tile else ():
            used = state.fields.get(rows.words, tile)
            rows = rows.pick(np.flatnonzero(used == self._copies[tile]))
        if over:
            rows = Rows(state.fields.cleared(rows.words, over), rows.counts)
            rows = added_up([rows], state.fields.words)
        return State(rows, state.fields.changed(over, {}), state.states)

    # --- Limits ---

    def _is_late(self) -> bool:
        return self._deadline is not None and perf_counter() > self._deadline

    def _thinned(self, state: State) -> State:
        """Keep few rows, evenly spread, and go on without being exact; or do not go on."""
        number = len(state.rows)
        if not self._grace:
            raise TooManyRowsError
        if self.exact:
            self.exact = False
            self._end = perf_counter() + self._grace
            self._most_rows = 0
        if number <= self._few:
            return state
        # Each row has the same chance, so that what they come to is right on average.
        self.weight *= Fraction(number, self._few)
        places = (np.arange(self._few) + self._random.random()) * (number / self._few)
        return replace(state, rows=state.rows.pick(places.astype(np.int64)))


def _folds(puzzle: Puzzle) -> list[Fold]:
    """The folds of all constraints; those that speak of few cells first, since they break first."""
    different = dict.fromkeys(puzzle.constraints)
    folds = (fold for each in different for fold in each.folds(puzzle.supply.numbers))
    return sorted(folds, key=lambda fold: len(fold.cells))
