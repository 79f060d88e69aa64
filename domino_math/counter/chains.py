"""Counting open and closed chains of a whole supply, where nothing but matching is demanded.

Doubles need no search: a trail of the other tiles passes each number v a known number of times,
and the doubles of v can stand wherever it does. With p passes and d doubles there are
p (p+1) … (p+d−1) ways. In a closed trail v is passed half as often as it has (other) halves; an
open trail passes its first and last number half a time more each.

A closed chain is counted with its place on the layout: m tiles can be turned m ways. (Turning a
closed trail of the others, k of them, gives k; so all in all m/k for each closed trail.)
"""

from collections import Counter
from collections.abc import Iterator
from math import factorial, prod

from domino_math.counter.trails import MOST_NUMBER, MOST_TILES, trails
from domino_math.counter.watch import Watch, added_until_stopped, watch_until
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply, Tile

# Trails of more tiles than this (not counting doubles) take too many sets of tiles to hold.
_MOST_OTHERS = 24
# With copies there can be as many trails as orders of the tiles, and 20! is the last below 2^63.
_MOST_WITH_COPIES = 20


def count_chains(puzzle: Puzzle, *, deadline: float | None = None) -> int | None:
    """Return the number of solutions of a puzzle that is one chain of all tiles, else None.

    Raises StoppedError, with a lower bound, once `perf_counter()` has passed `deadline` and at
    Ctrl-C.
    """
    from domino_math.counter.shape import only_matching

    path = only_matching(puzzle)
    if path is None:
        return None
    supply = puzzle.supply
    others = [tile for tile in supply if not tile.is_double]
    if len(supply.kinds) < len(supply) and len(others) > _MOST_WITH_COPIES:
        return None
    if len(others) > min(_MOST_OTHERS, MOST_TILES) or max(supply.numbers) > MOST_NUMBER:
        return None
    # Copies of a tile were taken for different tiles.
    copies = prod(factorial(copies) for copies in supply.kinds.values())
    if not others:
        return _only_doubles(supply) // copies
    watch = watch_until(deadline)
    if not path.closed:
        chains = _open(supply, others, watch)
        return added_until_stopped(chains, "trails", lambda found: found // copies)
    turns = len(supply) * _ways(supply, Counter())

    def placed(found: int) -> int:
        return found * turns // len(others) // copies

    return added_until_stopped(_closed(supply, others, watch), "trails", placed)


def _open(supply: Supply, others: list[Tile], watch: Watch) -> Iterator[int]:
    """Yield the numbers of chains from each number to each other."""
    for start in supply.numbers:
        found = trails(others, start, len(others), watch)
        for end, count in zip(found.ends.tolist(), found.counts.tolist(), strict=True):
            yield count * _ways(supply, Counter((start, end)))


def _closed(supply: Supply, others: list[Tile], watch: Watch) -> Iterator[int]:
    """Yield the numbers of closed trails without the doubles that begin at each number."""
    for start in supply.numbers:
        found = trails(others, start, len(others), watch)
        yield int(found.counts[found.ends == start].sum())


def _ways(supply: Supply, ends: Counter[int]) -> int:
    """The ways to put the doubles into a trail of the others with these two ends."""
    ways = 1
    for number in supply.numbers:
        doubles = sum(tile.is_double and number in tile for tile in supply)
        passes = (supply.halves(number) - 2 * doubles + ends[number]) // 2
        ways *= prod(range(passes, passes + doubles))
    return ways


def _only_doubles(supply: Supply) -> int:
    """Doubles alone make a chain only if they all show one number."""
    return factorial(len(supply)) if len(supply.numbers) == 1 else 0
