"""Counting matched rings whose sides have totals, such as the frame of 28 tiles.

The ring is cut at its corners into four runs of whole tiles. Where ends match, what a side adds
up to depends on its own run alone: on the pips of its tiles, and on the numbers at its two ends,
since a corner that lies on the next run's tile shows what this run ends with. So:

1. count the trails of each run's length, by the set of tiles and both ends;
2. keep those with a right total: very few;
3. join runs without common tiles, two and two, and the two halves to the whole set.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import comb, factorial, prod

from domino_math.constraints import Matching, SameTotal, Total
from domino_math.counter.shape import matched_path
from domino_math.counter.trails import (
    MOST_NUMBER,
    MOST_TILES,
    Ints,
    Trails,
    complementary,
    join,
    pips_of,
    trails,
)
from domino_math.counter.watch import Watch, added_until_stopped, watch_until
from domino_math.layout import Ring, make_slot
from domino_math.puzzle import Puzzle

# Sets of tiles for one run; more would take gigabytes.
_MOST_SETS = 4_000_000

# Combinations of totals for the four sides, each counted on its own.
_MOST_TOTALS = 1_000


@dataclass(frozen=True)
class _Run:
    """The tiles between two corners, and whether a corner at its ends lies on another run."""

    length: int
    corner_before: bool
    corner_after: bool


def count_sides(puzzle: Puzzle, *, deadline: float | None = None) -> int | None:
    """Return the number of solutions of a matched ring with totals on its sides, else None.

    Raises StoppedError, with a lower bound, once `perf_counter()` has passed `deadline` and at
    Ctrl-C.
    """
    ring = matched_path(puzzle)
    if not isinstance(ring, Ring):
        return None
    totals = _totals(puzzle)
    runs = _runs(ring)
    tiles = puzzle.supply.tiles
    if totals is None or len(tiles) > MOST_TILES or max(puzzle.supply.numbers) > MOST_NUMBER:
        return None
    if max(comb(len(tiles), run.length) for run in runs) > _MOST_SETS:
        return None
    # Copies of a tile were taken for different tiles.
    copies = prod(factorial(copies) for copies in puzzle.supply.kinds.values())
    counts = _counts(puzzle, runs, totals, watch_until(deadline))
    return added_until_stopped(counts, "sides", lambda found: found // copies)


def _counts(
    puzzle: Puzzle, runs: tuple[_Run, ...], totals: list[tuple[int, ...]], watch: Watch
) -> Iterator[int]:
    """Yield numbers of solutions that together are all."""
    tiles = puzzle.supply.tiles
    tables = {
        (start, length): trails(tiles, start, length, watch)
        for start in puzzle.supply.numbers
        for length in {run.length for run in runs}
    }
    pips = {key: pips_of(tiles, table.masks) for key, table in tables.items()}
    for sides in totals:
        yield from _counts_of(puzzle, runs, sides, tables, pips, watch)


def _counts_of(
    puzzle: Puzzle,
    runs: tuple[_Run, ...],
    sides: tuple[int, ...],
    tables: dict[tuple[int, int], Trails],
    pips: dict[tuple[int, int], Ints],
    watch: Watch,
) -> Iterator[int]:
    """Count for four given totals, and two opposite ends at a time."""
    numbers = puzzle.supply.numbers

    def right(run: _Run, total: int, start: int, end: int) -> Trails:
        watch()
        table = tables[start, run.length]
        rest = total - start * run.corner_before - end * run.corner_after
        return table.pick((table.ends == end) & (pips[start, run.length] == rest))

    lists = [
        {ends: right(run, total, *ends) for ends in product(numbers, repeat=2)}
        for run, total in zip(runs, sides, strict=True)
    ]

    def half(first: int, start: int, middle: int, end: int) -> tuple[Ints, Ints]:
        return join(lists[first][start, middle], lists[first + 1][middle, end], watch)

    def halves(first: int, start: int, end: int) -> list[tuple[Ints, Ints]]:
        found = [half(first, start, middle, end) for middle in numbers]
        return [pair for pair in found if len(pair[0])]

    every = (1 << len(puzzle.supply)) - 1
    for start, end in product(numbers, repeat=2):
        one_way = halves(0, start, end)
        if one_way:
            back = halves(2, end, start)
            for one, other in product(one_way, back):
                watch()
                yield complementary(one, other, every)


def _runs(ring: Ring) -> tuple[_Run, ...]:
    """Cut the ring at its corners, at the end of a tile where a corner is a tile's second half."""
    length = len(ring.cells)
    shift = 1 if ring.starts == "second" else 0
    corners = (0, ring.columns - 1, ring.rows + ring.columns - 2, 2 * ring.columns + ring.rows - 3)
    begins = [(corner - shift) % length % 2 == 0 for corner in corners]
    cuts = [
        corner - shift + (0 if first_half else 1)
        for corner, first_half in zip(corners, begins, strict=True)
    ]
    return tuple(
        _Run(
            (cuts[(side + 1) % 4] - cuts[side]) % length // 2,
            corner_before=not begins[side],
            corner_after=begins[(side + 1) % 4],
        )
        for side in range(4)
    )


def _totals(puzzle: Puzzle) -> list[tuple[int, ...]] | None:
    """The totals that the four sides may have together; None if more than totals is demanded."""
    sides = [frozenset(side.cells) for side in puzzle.layout.groups["sides"]]
    most = max(puzzle.supply.numbers) * max(map(len, sides))
    allowed = [set(range(most + 1)) for _ in sides]
    joints_there = {make_slot(*joint) for joint in puzzle.layout.joints}
    same = False
    for constraint in puzzle.constraints:
        match constraint:
            case Matching(joints) if {make_slot(*joint) for joint in joints} <= joints_there:
                continue  # the path is known to match wherever it can
            case Total(relation="=" | "in") if frozenset(constraint.group.cells) in sides:
                allowed[sides.index(frozenset(constraint.group.cells))] &= set(constraint.values)
            case SameTotal() if {frozenset(g.cells) for g in constraint.groups} == set(sides):
                same = True
            case _:
                return None
    if same:
        return [(total,) * 4 for total in sorted(set.intersection(*allowed))]
    if prod(map(len, allowed)) > _MOST_TOTALS:
        return None
    return list(product(*map(sorted, allowed)))
