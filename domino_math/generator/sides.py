"""Laying tiles round rings so that the four sides of each ring come out equal."""

from collections.abc import Sequence
from functools import partial

from domino_math.dice import Dice
from domino_math.generator.climb import Pips, climb, exchanged
from domino_math.layout import Layout
from domino_math.puzzle import Placement, Solution
from domino_math.tiles import double_set

_SIDES = 4
_MOST_CHANGES = 20_000


def laid_with_equal_sides(layout: Layout, dice: Dice) -> Solution | None:
    """Lay tiles of double-six on all slots of rings; None if their sides do not come out equal.

    Each slot is covered, so no two may overlap, as on rings whose tiles have fixed places. Ends
    that meet need not be equal.

    >>> from domino_math.layout import Part, Ring
    >>> layout = Layout((Part(Ring(3, 3)),))
    >>> shown = laid_with_equal_sides(layout, Dice(1)).filling().pips
    >>> len({sum(shown[cell] for cell in side.cells) for side in layout.groups["sides"]})
    1
    """
    slots = layout.slots
    half_at = {
        cell: (place, half) for place, slot in enumerate(slots) for half, cell in enumerate(slot)
    }
    sides = [[half_at[cell] for cell in side.cells] for side in layout.groups["sides"]]

    def wrong(shown: Sequence[Pips]) -> int:
        totals = [sum(shown[place][half] for place, half in side) for side in sides]
        rings = (totals[first : first + _SIDES] for first in range(0, len(totals), _SIDES))
        return sum(max(each) - min(each) for each in rings)

    start = [(tile.low, tile.high) for tile in dice.shuffled(double_set(6))]
    change = partial(exchanged, used=len(slots), dice=dice)
    shown = climb(start, change, wrong, _MOST_CHANGES, dice)
    return None if shown is None else Solution(map(Placement, slots, shown[: len(slots)]))
