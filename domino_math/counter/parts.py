"""Counting layouts of several parts that share nothing but the supply.

Each part is counted apart, by the set of tiles that it uses. Then sets without a common tile are
put together, part by part. Where all parts ask the same and every tile is used, the order of parts
does not matter: the lowest tile left goes to the next part, and the count is multiplied by the
number of orders.
"""

from collections.abc import Hashable
from math import factorial

import numpy as np

from domino_math.counter.exactly import Ints, Limbs, joined, sums, times, total
from domino_math.counter.sweep import by_tiles
from domino_math.counter.watch import TooManyRowsError, watch_until
from domino_math.layout import Layout
from domino_math.puzzle import Puzzle

# Sets are bits of a word that stays positive.
MOST_TILES = 62

_Table = dict[int, int]


def count_parts(puzzle: Puzzle, *, most_rows: int, deadline: float | None = None) -> int | None:
    """Return the number of solutions, or None for a puzzle that does not fall into parts.

    Raises TooManyRowsError where a part alone, or putting together, takes more rows than allowed,
    and that or LateError once `perf_counter()` has passed `deadline`.
    """
    supply = puzzle.supply
    if len(puzzle.layout.parts) < 2 or len(supply) > MOST_TILES or len(supply.kinds) < len(supply):
        return None
    parts = _apart(puzzle)
    if parts is None:
        return None
    if puzzle.every_tile and puzzle.spare_halves:
        return 0
    table_of = {
        demand: by_tiles(part, most_rows=most_rows, deadline=deadline)
        for demand, part in dict(parts).items()
    }
    tables = [table_of[demand] for demand, _ in parts]
    limits = (most_rows, deadline)
    if puzzle.every_tile and len(table_of) == 1:
        return factorial(len(parts)) * put_together(tables, *limits, lowest_first=True)
    return put_together(tables, *limits, lowest_first=False)


def _apart(puzzle: Puzzle) -> list[tuple[Hashable, Puzzle]] | None:
    """The parts as puzzles of their own, each with what it demands; None if they are tied.

    Two parts that demand equal things differ in their place alone.
    """
    found: list[tuple[Hashable, Puzzle]] = []
    tied = dict.fromkeys(puzzle.constraints)
    for part in puzzle.layout.parts:
        layout = Layout((part,))
        to = dict(zip(layout.cells, part.shape.cells, strict=True))
        own = tuple(each for each in tied if each.cells <= to.keys())
        given = tuple((cell, number) for cell, number in puzzle.given if cell in to)
        tied = {each: None for each in tied if each not in own}
        demand = (
            part.shape,
            frozenset(each.signature(to) for each in own),
            frozenset((to[cell], number) for cell, number in given),
        )
        alone = Puzzle("part", layout, puzzle.supply, own, given, every_tile=False)
        found.append((demand, alone))
    return None if tied else found


def put_together(
    tables: list[_Table], most_rows: int, deadline: float | None = None, *, lowest_first: bool
) -> int:
    """Count the ways to take a set from each table, no two with a tile in common.

    With `lowest_first`, each set has the lowest tile that those before it have left: of all orders
    of the same sets, one.
    """
    masks: Ints = np.zeros(1, dtype=np.int64)
    counts: Limbs = (np.ones(1, dtype=np.int64),)
    watch = watch_until(deadline)
    for table in tables:
        waiting: list[tuple[Ints, Limbs]] = [(masks[:0], (masks[:0],))]
        number = 0
        lowest = ~masks & (masks + 1)
        for mask, ways in table.items():
            watch()
            fits = masks & mask == 0
            if lowest_first:
                fits &= lowest & mask != 0
            waiting.append((masks[fits] | mask, times(tuple(limb[fits] for limb in counts), ways)))
            number += len(waiting[-1][0])
            if number > most_rows:
                waiting = [_added_up(waiting)]
                number = len(waiting[0][0])
                if number > most_rows // 2:
                    raise TooManyRowsError
        masks, counts = _added_up(waiting)
    return total(counts)


def _added_up(waiting: list[tuple[Ints, Limbs]]) -> tuple[Ints, Limbs]:
    """Sort sets and add the counts of equal ones."""
    keys = np.concatenate([masks for masks, _ in waiting])
    counts = joined([ways for _, ways in waiting])
    if not len(keys):
        return keys, counts
    order = np.argsort(keys)
    keys = keys[order]
    starts = np.flatnonzero(np.concatenate(([True], keys[1:] != keys[:-1])))
    return keys[starts], sums(tuple(limb[order] for limb in counts), starts)
