"""Lines of play in which equal halves meet, written as the numbers at their ends and joints.

The line 2-5, 5-5, 5-0 is [2, 5, 5, 0].
"""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from domino_math.tiles import Tile, double_set

Line = list[int]

_GAMES = 10  # played for each set


def is_blocked(line: Line, n: int) -> bool:
    """Whether no tile of double-n that is not in the line fits at an end.

    >>> is_blocked([1, 1, 0, 0], 1), is_blocked([1, 0, 0], 1)
    (True, False)
    """
    left = set(double_set(n)) - {Tile(*numbers) for numbers in pairwise(line)}
    return not any(line[0] in tile or line[-1] in tile for tile in left)


def blocked_lines(n: int) -> Iterator[Line]:
    """Play lines of double-n at random until nothing fits any more; the same ones every time.

    >>> all(is_blocked(line, 3) for line in blocked_lines(3))
    True
    """
    chance = Random(n)  # noqa: S311 - games, not secrets
    for _ in range(_GAMES):
        partners = [list(range(n + 1)) for _ in range(n + 1)]  # the tiles left, by their numbers
        line = [chance.randrange(n + 1)]
        while ends := [end for end in (0, -1) if partners[line[end]]]:
            end = ends[chance.randrange(len(ends))]
            number = line[end]
            other = partners[number][chance.randrange(len(partners[number]))]
            partners[number].remove(other)
            if other != number:
                partners[other].remove(number)
            line.insert(len(line) if end else 0, other)
        yield line


def short_blocked_line(n: int) -> Line:
    """Return a blocked line of double-n that has n at an end, with few other tiles.

    For even n both ends show n, and the other numbers lie between in pairs. For odd n one number
    is left over; it lies at the other end, and all its tiles are in the line as well.

    >>> short_blocked_line(2), short_blocked_line(3)
    ([2, 2, 0, 1, 2], [3, 3, 0, 2, 1, 3, 2, 2])
    """
    line = [n, n]
    if n % 2 == 0:
        for other in range(0, n, 2):
            line += [other, other + 1, n]
        return line
    over = n - 1
    for other in range(0, over, 2):
        line += [other, over, other + 1, n]
    return [*line, over, over]
