"""One step of a sweep: a tile is laid on one cell, in every way that is possible."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from domino_math.counter.exactly import Ints
from domino_math.counter.fields import Fields
from domino_math.counter.rows import Rows, State
from domino_math.counter.tables import DEAD, Tables
from domino_math.counter.watch import Watch
from domino_math.layout import Cell
from domino_math.puzzle import Puzzle, candidates
from domino_math.tiles import Tile

# Rows that are worked on at once: a matter of memory.
_BLOCK = 1 << 17


@dataclass(frozen=True)
class Step:
    """Covering one cell: for each second cell, the numbers and tiles that may lie there."""

    cell: Cell
    ways: dict[Cell, dict[int, list[tuple[int, Tile]]]]

    @cached_property
    def tiles(self) -> frozenset[Tile]:
        pairs = (pair for ways in self.ways.values() for some in ways.values() for pair in some)
        return frozenset(tile for _, tile in pairs)


def steps_of(puzzle: Puzzle, order: tuple[Cell, ...], watch: Watch = lambda: None) -> list[Step]:
    """For each cell in order, what can lie on it and a later one; `watch` may end it."""
    position = {cell: place for place, cell in enumerate(order)}
    index = {number: place for place, number in enumerate(puzzle.supply.numbers)}
    steps = [Step(cell, {}) for cell in order]
    for placement in candidates(puzzle):
        watch()
        (a, b), (x, y) = placement.cells, placement.pips
        if position[a] > position[b]:
            a, b, x, y = b, a, y, x
        ways = steps[position[a]].ways.setdefault(b, {})
        ways.setdefault(index[x], []).append((index[y], placement.tile))
    return steps


@dataclass(frozen=True)
class Laying:
    """Laying tiles on one cell: what is known before, and the tables of the folds touched.

    `fields` are those after it, and `old` what is in the fields before it and changes.
    """

    state: State
    step: Step
    made: dict[int, Tables]
    fields: Fields
    old: list[Hashable]
    copies: dict[Tile, int]

    def all_rows(self) -> Iterator[Rows]:
        """Yield the rows that come of these, block by block."""
        for first in range(0, len(self.state.rows), _BLOCK):
            yield from self._block(slice(first, first + _BLOCK))

    def _block(self, some: slice) -> Iterator[Rows]:
        """Yield the rows that come of some of the rows, for each way to cover the cell."""
        before, rows = self.state.fields, self.state.rows.pick(some)
        bare = Rows(before.cleared(rows.words, self.old), rows.counts)
        known = {
            fold: before.get(rows.words, fold) if fold in before else np.zeros_like(rows.words[0])
            for fold in self.made
        }
        open_ = np.ones(len(rows), dtype=np.bool_)
        if self.step.cell in before:
            open_ = before.get(rows.words, self.step.cell) == 0
            passed = np.flatnonzero(~open_)
            after = {fold: table.passed[known[fold][passed]] for fold, table in self.made.items()}
            yield self._put(bare, passed, after, ())
        for second, ways in self.step.ways.items():
            free = open_ & (before.get(rows.words, second) == 0) if second in before else open_
            here = np.flatnonzero(free)
            for number, pairs in ways.items():
                begin = {fold: table.begin[second][number] for fold, table in self.made.items()}
                begun = {fold: known[fold][here] for fold in self.made}
                alive, between = _through(begin, here, begun)
                if len(alive):
                    yield from self._second_half(bare, second, pairs, alive, between)

    def _second_half(
        self,
        bare: Rows,
        second: Cell,
        pairs: list[tuple[int, Tile]],
        alive: Ints,
        between: dict[int, Ints],
    ) -> Iterator[Rows]:
        """Go on where the first half of a tile lies: `alive` rows, with the folds `between`."""
        before = self.state.fields
        for number, tile in pairs:
            here, states = alive, between
            if tile in before:
                spare = before.get(bare.words, tile)[alive] < self.copies[tile]
                here = alive[spare]
                states = {fold: each[spare] for fold, each in between.items()}
            end = {fold: table.end[second][number] for fold, table in self.made.items()}
            chosen, after = _through(end, here, states)
            if len(chosen):
                used = (second, tile) if tile in self.copies else (second,)
                yield self._put(bare, chosen, after, used)

    def _put(
        self, bare: Rows, chosen: Ints, states: dict[int, Ints], more: tuple[Hashable, ...]
    ) -> Rows:
        """Make new keys: the states of folds, and one more in each of the fields `more`."""
        rows = bare.pick(chosen)
        words = rows.words
        for fold, values in states.items():
            words = self.fields.put(words, fold, values)
        for name in more:
            words = self.fields.put(words, name, 1)
        return Rows(words, rows.counts)


def _through(
    tables: dict[int, Ints], rows: Ints, states: dict[int, Ints]
) -> tuple[Ints, dict[int, Ints]]:
    """Send the states of rows through tables; leave out rows where a constraint breaks."""
    after = {fold: table[states[fold]] for fold, table in tables.items()}
    alive = np.ones(len(rows), dtype=np.bool_)
    for values in after.values():
        alive &= values != DEAD
    if alive.all():
        return rows, after
    return rows[alive], {fold: values[alive] for fold, values in after.items()}
