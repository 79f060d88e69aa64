"""Chains of whole sets: laying one, and counting them by trying and by arrows.

A chain is written as the numbers at its joints; an open one has its two ends as well.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from math import comb, factorial

from domino_math.tiles import Tile, double_set

Arrows = tuple[frozenset[int], ...]
"""For each number, to which numbers its arrows lead."""


def laid(tiles: Iterable[Tile], start: int) -> list[int]:
    """Return a chain of all these tiles from a number on, with its first and its last end.

    It goes on until it is stuck, and then puts detours in on the way back. Raises ValueError if
    there is no such chain. (C. Hierholzer, 1873.)

    >>> laid(double_set(2), 0)
    [0, 0, 1, 1, 2, 2, 0]
    """
    partners: defaultdict[int, list[int]] = defaultdict(list)
    count = 0
    for tile in tiles:
        count += 1
        for near, far in tile.orientations:
            partners[near].append(far)
    way, back = [start], []
    while way:
        here = way[-1]
        if partners[here]:
            other = partners[here].pop()
            if other != here:
                partners[other].remove(here)
            way.append(other)
        else:
            back.append(way.pop())
    if len(back) != count + 1:
        raise ValueError("these tiles make no chain from there")
    return back


def left_out(n: int, *, closed: bool = False) -> list[Tile]:
    """Return tiles of double-n without which the others make a chain: few, with few pips.

    >>> [str(tile) for tile in left_out(5)], left_out(6)
    (['0-1', '2-3'], [])
    """
    return [Tile(low, low + 1) for low in range(0, n if closed else n - 1, 2)] if n % 2 else []


def longest_chain(n: int, *, closed: bool = False) -> list[int]:
    """Return a chain of double-n without the tiles that have to be left out.

    >>> longest_chain(3)
    [2, 0, 0, 3, 1, 1, 2, 2, 3, 3]
    """
    without = set(left_out(n, closed=closed))
    return laid([tile for tile in double_set(n) if tile not in without], n)


# --- Counting by trying ---


def count_closed_by_trying(tiles: Sequence[Tile]) -> int:
    """Count closed chains of all these tiles, one for all places to begin at.

    The two directions count apart. One tile that is no double comes first, either way round.

    >>> count_closed_by_trying(double_set(2).tiles)
    2
    """
    first = next(tile for tile in tiles if not tile.is_double)
    rest = [tile for tile in tiles if tile != first]
    return sum(
        _ways_to_lay(rest, start=[after], ends=[before]) for before, after in first.orientations
    )


def count_open_by_trying(tiles: Sequence[Tile]) -> int:
    """Count open chains of all these tiles, each in both directions.

    >>> count_open_by_trying(double_set(2).tiles)
    12
    """
    numbers = sorted({number for tile in tiles for number in (tile.low, tile.high)})
    return _ways_to_lay(tiles, start=numbers, ends=numbers)


def _ways_to_lay(tiles: Sequence[Tile], *, start: Iterable[int], ends: Sequence[int]) -> int:
    """Count the ways to lay all tiles from one of some numbers to one of others."""
    leading: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
    for place, tile in enumerate(tiles):
        for before, after in tile.orientations:
            leading[before].append((1 << place, after))

    @cache
    def go_on(left: int, here: int) -> int:
        if not left:
            return int(here in ends)
        return sum(go_on(left ^ bit, after) for bit, after in leading[here] if left & bit)

    return sum(go_on((1 << len(tiles)) - 1, number) for number in start)


def without_doubles(n: int) -> tuple[Tile, ...]:
    """Return the tiles of double-n that are no doubles."""
    return tuple(tile for tile in double_set(n) if not tile.is_double)


# --- Counting by arrows ---


def arrows(n: int, first: Sequence[int] | None = None) -> Iterator[Arrows]:
    """Yield all ways to put an arrow on each tile without doubles, balanced at each number.

    As many lead away from each number as lead to it. `first` says where those of 0 lead.

    >>> len(list(arrows(4)))
    24
    """
    yield from _more_arrows(n, (frozenset(first),) if first is not None else ())


def _more_arrows(n: int, begun: Arrows) -> Iterator[Arrows]:
    number = len(begun)
    if number > n:
        yield begun
        return
    to_smaller = frozenset(other for other in range(number) if number not in begun[other])
    missing = n // 2 - len(to_smaller)
    if missing >= 0:
        for larger in combinations(range(number + 1, n + 1), missing):
            yield from _more_arrows(n, (*begun, to_smaller.union(larger)))


def trees_to_zero(given: Arrows) -> int:
    """Count the choices of one arrow from each other number that lead from everywhere to 0.

    It is a determinant. (W. T. Tutte, 1948; for lines without arrows G. Kirchhoff, 1847.)

    >>> trees_to_zero((frozenset([1]), frozenset([2]), frozenset([0])))
    1
    """
    others = range(1, len(given))
    return _determinant(
        [
            [len(given[row]) if row == column else -(column in given[row]) for column in others]
            for row in others
        ]
    )


def _determinant(rows: list[list[int]]) -> int:
    """The determinant, in whole numbers only, after E. H. Bareiss, 1968."""
    if not rows:
        return 1
    before, sign = 1, 1
    while len(rows) > 1:
        pivot = next((row for row in rows if row[0]), None)
        if pivot is None:
            return 0
        place = rows.index(pivot)
        sign *= (-1) ** place
        rest = rows[:place] + rows[place + 1 :]
        rows = [
            [(pivot[0] * x - row[0] * y) // before for x, y in zip(row[1:], pivot[1:], strict=True)]
            for row in rest
        ]
        before = pivot[0]
    return sign * rows[0][0]


@cache
def count_arrows(n: int) -> int:
    """Count the ways to put balanced arrows on the tiles of double-n without doubles, n even.

    Naming the numbers anew changes nothing, so the arrows of 0 may lead to the first of them.

    >>> [count_arrows(n) for n in (2, 4, 6)]
    [2, 24, 2640]
    """
    return comb(n, n // 2) * sum(1 for _ in arrows(n, range(1, n // 2 + 1)))


@cache
def count_trees(n: int) -> int:
    """Count the trees to 0 of all balanced arrows together.

    >>> [count_trees(n) for n in (2, 4, 6)]
    [2, 264, 1015440]
    """
    return comb(n, n // 2) * sum(map(trees_to_zero, arrows(n, range(1, n // 2 + 1))))


def count_closed(n: int) -> int:
    """Count closed chains of double-n without doubles, as `count_closed_by_trying` does.

    The last arrow out of each number but 0 belongs to a tree, and the other arrows can be taken
    in any order. (T. van Aardenne-Ehrenfest and N. G. de Bruijn, 1951, after C. A. B. Smith and
    W. T. Tutte, 1941.)

    >>> count_closed(4), count_closed(6)
    (264, 129976320)
    """
    return int(count_trees(n) * factorial(n // 2 - 1) ** (n + 1))


def count_open_chains(n: int) -> int:
    """Count the chains of all tiles of double-n for an even n from 2 on.

    Each double has n/2 places, and the closed chain can be cut at each of its tiles.

    >>> count_open_chains(6)
    7959229931520
    """
    places: int = (n // 2) ** (n + 1)
    return len(double_set(n)) * count_closed(n) * places
