"""Arrays of whole numbers of any size, so that a count is never rounded or cut off.

A number is kept in limbs of 30 bits, the lowest first; an array of numbers is an array for each
limb. Products of two limbs and sums of many then fit in 64 bits, and what is above 30 bits is
carried on.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Limbs = tuple[Ints, ...]

_BITS = 30
_LOW = (1 << _BITS) - 1


def sums(limbs: Limbs, starts: Ints) -> Limbs:
    """Add up the numbers from each of `starts` to the next.

    >>> two = np.array([2, 3, 4])
    >>> [limb.tolist() for limb in sums((two,), np.array([0, 2]))]
    [[5, 4]]
    """
    return _carried([np.add.reduceat(limb, starts) for limb in limbs])


def total(limbs: Limbs) -> int:
    """Add up all the numbers of an array.

    >>> total((np.array([0, 1]), np.array([1, 0])))
    1073741825
    """
    return sum(int(limb.sum()) << (_BITS * place) for place, limb in enumerate(limbs))


def at(limbs: Limbs, index: int) -> int:
    """Return one number of an array."""
    return sum(int(limb[index]) << (_BITS * place) for place, limb in enumerate(limbs))


def times(limbs: Limbs, factor: int) -> Limbs:
    """Multiply each number of an array by a factor of 0 or more.

    >>> total(times((np.array([7, 8]),), 10**20))
    1500000000000000000000
    """
    found: list[Ints] = [np.zeros_like(limbs[0]) for _ in limbs]
    shift = 0
    while factor >> (_BITS * shift):
        digit = (factor >> (_BITS * shift)) & _LOW
        for place, limb in enumerate(limbs):
            if place + shift == len(found):
                found.append(np.zeros_like(limbs[0]))
            found[place + shift] = found[place + shift] + limb * digit
        found = list(_carried(found))
        shift += 1
    return tuple(found)


def joined(arrays: Sequence[Limbs]) -> Limbs:
    """Put arrays one after the other; those with fewer limbs get zeros."""
    most = max(map(len, arrays))
    filled = [(*limbs, *(np.zeros_like(limbs[0]),) * (most - len(limbs))) for limbs in arrays]
    return tuple(np.concatenate(limb) for limb in zip(*filled, strict=True))


def _carried(limbs: list[Ints]) -> Limbs:
    place = 0
    while place < len(limbs):
        over = limbs[place] >> _BITS
        if over.any():
            limbs[place] &= _LOW
            if place + 1 == len(limbs):
                limbs.append(over)
            else:
                limbs[place + 1] = limbs[place + 1] + over
        place += 1
    return tuple(limbs)
