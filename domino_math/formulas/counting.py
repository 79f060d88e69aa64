"""Counting real tiles one by one, to hold formulas against."""

from collections import Counter
from collections.abc import Callable

from domino_math.tiles import Tile, double_set


def tiles(n: int) -> int:
    """Count the tiles of double-n.

    >>> tiles(6)
    28
    """
    return len(list(double_set(n)))


def tiles_where(holds: Callable[[Tile], bool]) -> Callable[[int], int]:
    """Return a counter of the tiles of double-n of some kind.

    >>> tiles_where(lambda tile: tile.is_double)(6)
    7
    """
    return lambda n: sum(map(holds, double_set(n)))


def pips(n: int) -> int:
    """Count the pips of double-n, tile by tile.

    >>> pips(6)
    168
    """
    return sum(tile.pips for tile in double_set(n))


def halves_of_each_number(n: int) -> int:
    """Count on how many halves of double-n a number stands: the same for all of them.

    Raises ValueError if it were not the same.

    >>> halves_of_each_number(6)
    8
    """
    counts = Counter(half for tile in double_set(n) for half in (tile.low, tile.high))
    (count,) = {counts[number] for number in range(n + 1)}
    return count
