"""Trails: tiles laid end to end with matching ends, counted over sets of tiles.

A chain of tiles is a trail in the graph whose points are the numbers and whose lines are the
tiles. Which tiles a trail has used (a bit mask) and where it stands is all that matters for how
it can go on, so trails are counted together, length by length.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from domino_math.counter.watch import Watch
from domino_math.tiles import Tile

Ints = NDArray[np.int64]

# A mask and the number at the end share 64 bits: mask · 2^8 + end.
MOST_TILES = 54
MOST_NUMBER = 255
_END_BITS = 8


@dataclass(frozen=True)
class Trails:
    """Trails from one number: arrays of equal length, one entry a (mask, end), sorted by mask."""

    masks: Ints
    ends: Ints
    counts: Ints

    def pick(self, chosen: NDArray[np.bool_]) -> "Trails":
        """Return the entries where `chosen` is true."""
        return Trails(self.masks[chosen], self.ends[chosen], self.counts[chosen])


def trails(tiles: Sequence[Tile], start: int, length: int, watch: Watch = lambda: None) -> Trails:
    """Count the trails of `length` tiles that begin at the number `start`.

    Copies of a tile count as different tiles. Counts are exact below 2^63: the callers' sizes
    keep them far below. `watch` is called from time to time, and may raise an error to end it.

    >>> from domino_math.tiles import double_set
    >>> int(trails(double_set(2).tiles, 0, 6).counts.sum())
    4
    """
    now = Trails(*(np.array([value], dtype=np.int64) for value in (0, start, 1)))
    for _ in range(length):
        now = _longer(tiles, now, watch)
    return now


def _longer(tiles: Sequence[Tile], now: Trails, watch: Watch) -> Trails:
    keys, counts = [], []
    for index, tile in enumerate(tiles):
        watch()
        free = (now.masks >> index) & 1 == 0
        for near, far in tile.orientations:
            on = now.pick(free & (now.ends == near))
            keys.append(((on.masks | (1 << index)) << _END_BITS) | far)
            counts.append(on.counts)
    merged, totals = add_up(np.concatenate(keys), np.concatenate(counts))
    return Trails(merged >> _END_BITS, merged & ((1 << _END_BITS) - 1), totals)


def add_up(keys: Ints, counts: Ints) -> tuple[Ints, Ints]:
    """Sort keys and add the counts of equal ones."""
    if not len(keys):
        return keys, counts
    order = np.argsort(keys, kind="stable")
    keys, counts = keys[order], counts[order]
    first = np.flatnonzero(np.concatenate(([True], keys[1:] != keys[:-1])))
    return keys[first], np.add.reduceat(counts, first)


def pips_of(tiles: Sequence[Tile], masks: Ints) -> Ints:
    """The pips on the tiles of each mask."""
    total = np.zeros(len(masks), dtype=np.int64)
    for index, tile in enumerate(tiles):
        total += ((masks >> index) & 1) * tile.pips
    return total


def join(first: Trails, second: Trails, watch: Watch = lambda: None) -> tuple[Ints, Ints]:
    """Count pairs without a common tile, by the mask of both together; `watch` may end it."""
    keys: list[Ints] = [np.empty(0, dtype=np.int64)]
    counts: list[Ints] = [np.empty(0, dtype=np.int64)]
    if len(first.masks) > len(second.masks):
        first, second = second, first
    for mask, count in zip(first.masks, first.counts, strict=True):
        watch()
        apart = second.masks & mask == 0
        keys.append(second.masks[apart] | mask)
        counts.append(second.counts[apart] * count)
    return add_up(np.concatenate(keys), np.concatenate(counts))


def complementary(one: tuple[Ints, Ints], other: tuple[Ints, Ints], every: int) -> int:
    """Count pairs of masks that together are `every`, as a Python integer of any size."""
    (masks, counts), (others, other_counts) = one, other
    if not len(masks) or not len(others):
        return 0
    wanted = every ^ masks
    at = np.minimum(np.searchsorted(others, wanted), len(others) - 1)
    hit = others[at] == wanted
    pairs: Iterable[tuple[int, int]] = zip(
        counts[hit].tolist(), other_counts[at[hit]].tolist(), strict=True
    )
    return sum(a * b for a, b in pairs)
