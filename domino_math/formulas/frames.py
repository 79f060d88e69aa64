"""Frames: tiles laid round a rectangle. Laid at random to count them, and the totals they allow.

A frame is the list of its halves, from the first corner on, clockwise; a side of m tiles has
2m + 1 halves with both its corners.
"""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from random import Random

from domino_math.formulas import counting
from domino_math.tiles import double_set

Frame = list[int]

# Closed chains of double-six, by the numbers at their joints. Seven tiles make a side.
SIDES_OF_44 = (0, 5, 4, 4, 1, 3, 3, 2, 2, 0, 6, 5, 5, 3, 0, 1, 1, 5, 2, 4, 3, 6, 1, 2, 6, 6, 4, 0)
SIDES_OF_45 = (5, 5, 2, 0, 4, 3, 5, 1, 2, 2, 4, 6, 6, 1, 1, 0, 0, 6, 3, 2, 6, 5, 0, 3, 3, 1, 4, 4)
SIDES_OF_46 = tuple(6 - number for number in SIDES_OF_44)

# The ten tiles of double-three in a frame of 6 by 6 cells, whose ends need not match.
SIDES_OF_8 = (2, 2, 1, 0, 3, 0, 1, 2, 3, 2, 0, 2, 3, 3, 0, 0, 1, 3, 1, 1)

DOUBLE_SIX_PIPS = counting.pips(6)
TOTALS = range(42, 49)
"""What a side of a frame of double-six may add up to: its corners have 0 to 24 pips."""


def halves_of(joints: Sequence[int]) -> Frame:
    """Return the halves of a closed chain with these numbers at its joints.

    >>> halves_of([0, 1, 2])
    [0, 1, 1, 2, 2, 0]
    """
    following = [*joints[1:], joints[0]]
    return [half for tile in zip(joints, following, strict=True) for half in tile]


def any_frame(tiles: int) -> Frame:
    """Return a frame of different tiles laid at random, `tiles` on each side; always the same.

    >>> len(any_frame(2))
    16
    """
    chance = Random(tiles)  # noqa: S311 - tiles to try, not secrets
    chosen = chance.sample(list(double_set(18)), 4 * tiles)
    return [half for tile in chosen for half in chance.choice(list(tile.orientations))]


def matching_frame(tiles: int) -> Frame:
    """Return a frame at random whose ends match, of so large a set that no number comes again.

    >>> frame = matching_frame(1)
    >>> frame[1:] + frame[:1] == [half for half in frame[1::2] for _ in "ab"]
    True
    """
    joints = list(range(4 * tiles))
    Random(tiles).shuffle(joints)  # noqa: S311 - tiles to try, not secrets
    return halves_of(joints)


def sides(frame: Sequence[int]) -> list[list[int]]:
    """Return the numbers along the four sides, each with both its corners.

    >>> [sum(side) for side in sides(halves_of(SIDES_OF_44))]
    [44, 44, 44, 44]
    """
    length = len(frame) // 4
    around = [*frame, frame[0]]
    return [around[start : start + length + 1] for start in range(0, len(frame), length)]


def corners(frame: Sequence[int]) -> list[int]:
    """Return the numbers at the four corners.

    >>> corners(halves_of(SIDES_OF_44))
    [0, 2, 0, 6]
    """
    return [side[0] for side in sides(frame)]


def totals_that_corners_allow(n: int) -> list[Fraction]:
    """Return a quarter of the pips of double-n and of four corners, for all numbers there.

    >>> [str(total) for total in totals_that_corners_allow(1)]
    ['3/4', '1', '5/4', '3/2', '7/4']
    """
    pips = counting.pips(n)
    choices = combinations_with_replacement(range(n + 1), 4)
    return sorted({Fraction(pips + sum(choice), 4) for choice in choices})


def corners_for(total: int) -> list[tuple[int, ...]]:
    """Return what the corners of double-six can show, if ends match and sides have this total.

    They are even or odd as the total is, and make up what 4 sides have more than the set.

    >>> corners_for(43), corners_for(48)
    ([(1, 1, 1, 1)], [(6, 6, 6, 6)])
    >>> corners_for(44)
    [(0, 0, 2, 6), (0, 0, 4, 4), (0, 2, 2, 4), (2, 2, 2, 2)]
    """
    numbers = range(total % 2, 7, 2)
    wanted = 4 * total - DOUBLE_SIX_PIPS
    return [four for four in combinations_with_replacement(numbers, 4) if sum(four) == wanted]


def possible_totals() -> list[int]:
    """Return the totals for which the corners do not have to show one number four times.

    That number would have all its joints there, and no two of them for its double.

    >>> possible_totals()
    [44, 45, 46]
    """
    return [total for total in TOTALS if any(len(set(choice)) > 1 for choice in corners_for(total))]
