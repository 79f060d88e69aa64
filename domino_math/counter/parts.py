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
from domino_math.counter.sweep import TooManyRowsError, by_tiles
from domino_math.layout import Layout
from domino_math.puzzle import Puzzle

# Sets are bits of a word that stays positive.
MOST_TILES = 62

_Table = dict[int, int]


def count_parts(puzzle: Puzzle, *, most_rows: int, deadline: float | None = None) -> int | None:
    """Return the number of solutions, or None for a puzzle that does not fall into parts.

    Raises TooManyRowsError where a part alone, or putting together, takes more rows than allowed.
    """
    supply = puzzle.supply
    if len(puzzle.layout.parts) < 2 or len(supply) > MOST_TILES or len(supply.kinds) < len(supply):
        return None
    parts = _apart(puzzle)
    if parts is None:
        return None
    if puzzle.every_tile and 2 * len(supply) != len(puzzle.layout.cells):
        return 0
    table_of = {
        demand: by_tiles(part, most_rows=most_rows, deadline=deadline)
        for demand, part in dict(parts).items()
    }
    tables = [table_of[demand] for demand, _ in parts]
    if puzzle.every_tile and len(table_of) == 1:
        return factorial(len(parts)) * _put_together(tables, most_rows, lowest_first=True)
    return _put_together(tables, most_rows, lowest_first=False)


def _apart(puzzle: Puzzle) -> list[tuple[Hashable, Puzzle]] | None:
    """The parts as puzzles of their own, each with what it demands; None if they are tied.

    Two parts that demand equal things differ in their place alone.
    """
    found: list[tuple[Hashable, Puzzle]] = []
    tied = set(puzzle.constraints)
    for part in puzzle.layout.parts:
        layout = Layout((part,))
        to = dict(zip(layout.cells, part.shape.cells, strict=True))
        own = tuple(each for each in tied if each.cells <= to.keys())
        given = tuple((cell, number) for cell, number in puzzle.given if cell in to)
        tied.difference_update(own)
        demand = (
            part.shape,
            frozenset(each.signature(to) for each in own),
            frozenset((to[cell], number) for cell, number in given),
        )
        alone = Puzzle("part", layout, puzzle.supply, own, given, every_tile=False)
        found.append((demand, alone))
    return None if tied else found


def _put_together(tables: list[_Table], most_rows: int, *, lowest_first: bool) -> int:
    """Count the ways to take a set from each table, no two with a tile in common."""
    masks: Ints = np.zeros(1, dtype=np.int64)
    counts: Limbs = (np.ones(1, dtype=np.int64),)
    for table in tables:
        found, found_counts = [], []
        lowest = ~masks & (masks + 1)
        for mask, ways in table.items():
            fits = masks & mask == 0
            if lowest_first:
                fits &= lowest & mask != 0
            found.append(masks[fits] | mask)
            found_counts.append(times(tuple(limb[fits] for limb in counts), ways))
        if not found:
            return 0
        keys, ways_of = np.concatenate(found), joined(found_counts)
        order = np.argsort(keys)
        keys = keys[order]
        if not len(keys):
            return 0
        starts = np.flatnonzero(np.concatenate(([True], keys[1:] != keys[:-1])))
        masks, counts = keys[starts], sums(tuple(limb[order] for limb in ways_of), starts)
        if len(masks) > most_rows:
            raise TooManyRowsError
    return total(counts)
