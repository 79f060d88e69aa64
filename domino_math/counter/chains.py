"""Counting open and closed chains of a whole supply, where nothing but matching is demanded.

Doubles need no search: a trail of the other tiles passes each number v a known number of times,
and the doubles of v can stand wherever it does. With p passes and d doubles there are
p (p+1) … (p+d−1) ways. In a closed trail v is passed half as often as it has (other) halves; an
open trail passes its first and last number half a time more each.

A closed chain is counted with its place on the layout: m tiles can be turned m ways. (Turning a
closed trail of the others, k of them, gives k; so all in all m/k for each closed trail.)
"""

from collections import Counter
from math import factorial, prod

from domino_math.counter.trails import MOST_NUMBER, MOST_TILES, trails
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply

# Trails of more tiles than this (not counting doubles) take too many sets of tiles to hold.
_MOST_OTHERS = 24
# With copies there can be as many trails as orders of the tiles, and 20! is the last below 2^63.
_MOST_WITH_COPIES = 20


def count_chains(puzzle: Puzzle) -> int | None:
    """Return the number of solutions of a puzzle that is one chain of all tiles, else None."""
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
    together = _closed(supply) if path.closed else _open(supply)
    # Copies of a tile were taken for different tiles.
    return together // prod(factorial(copies) for copies in supply.kinds.values())


def _open(supply: Supply) -> int:
    others = [tile for tile in supply if not tile.is_double]
    if not others:
        return _only_doubles(supply)
    total = 0
    for start in supply.numbers:
        found = trails(others, start, len(others))
        for end, count in zip(found.ends.tolist(), found.counts.tolist(), strict=True):
            total += count * _ways(supply, Counter((start, end)))
    return total


def _closed(supply: Supply) -> int:
    others = [tile for tile in supply if not tile.is_double]
    if not others:
        return _only_doubles(supply)
    closed = 0
    for start in supply.numbers:
        found = trails(others, start, len(others))
        closed += int(found.counts[found.ends == start].sum())
    return len(supply) * closed * _ways(supply, Counter()) // len(others)


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
