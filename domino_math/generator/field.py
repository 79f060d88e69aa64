"""Dominosa in bits: what follows from numbers by the two trivial techniques alone, and fast.

A set of slots is one whole number, bit i for slot i, since the numbers on a slot say which tile it
would hold. This is what `OnlyPlace` and `OnlyWay` of the explainer come to together; a generator
asks for it thousands of times, and so does not want steps and sentences.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from domino_math.layout import Layout, Rectangle, layout_of


@dataclass(frozen=True, eq=False)
class Field:
    """The rectangle that double-n fills: n+1 rows of n+2 cells, numbered from 0 row by row.

    `slots` are pairs of cells. `at` has the slots that cover each cell, `overlaps` the other slots
    that overlap each slot.
    """

    order: int
    layout: Layout
    slots: tuple[tuple[int, int], ...]
    at: tuple[int, ...]
    overlaps: tuple[int, ...]

    def certain(self, numbers: Sequence[int]) -> int:
        """Return the slots that certainly hold a tile, as far as trivial techniques tell.

        The numbers, one for each cell, must be those of a puzzle with a solution.

        >>> field(1).certain((0, 0, 1, 1, 1, 0)).bit_count()
        3
        """
        kinds = self.order + 1
        of = [0] * (kinds * kinds)  # the slots of each tile
        tile_in = []
        bit = 1
        for a, b in self.slots:
            x, y = numbers[a], numbers[b]
            tile = x * kinds + y if x < y else y * kinds + x
            tile_in.append(tile)
            of[tile] |= bit
            bit <<= 1
        possible = bit - 1
        at, overlaps, slots = self.at, self.overlaps, self.slots
        certain = 0
        waiting = [mask for mask in of if mask and not mask & (mask - 1)]
        while waiting:
            only = waiting.pop()
            if only & certain:
                continue
            certain |= only
            slot = only.bit_length() - 1
            gone = (overlaps[slot] | of[tile_in[slot]]) & possible & ~only
            possible ^= gone
            while gone:
                bit = gone & -gone
                gone ^= bit
                slot = bit.bit_length() - 1
                a, b = slots[slot]
                for mask in (at[a], at[b], of[tile_in[slot]]):
                    left = mask & possible
                    if not left & (left - 1) and not left & certain:
                        waiting.append(left)
        return certain


@cache
def field(order: int) -> Field:
    """Return the field of an order."""
    layout = layout_of(Rectangle(order + 1, order + 2))
    number = {cell: place for place, cell in enumerate(layout.cells)}
    slots = tuple((number[a], number[b]) for a, b in layout.slots)
    at = [0] * len(number)
    for place, (a, b) in enumerate(slots):
        at[a] |= 1 << place
        at[b] |= 1 << place
    overlaps = tuple((at[a] | at[b]) & ~(1 << place) for place, (a, b) in enumerate(slots))
    return Field(order, layout, slots, tuple(at), overlaps)
