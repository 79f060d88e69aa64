"""Where the pips go, for the browser: the same places as in every other picture."""

from collections.abc import Iterable
from typing import Any

from domino_math.draw.pips import MOST_PIPS, pip_positions, pip_radius


def faces(numbers: Iterable[int]) -> dict[str, Any]:
    """Return the pips of each number: centres as [row, column] in the unit square, and radius.

    Numbers that are written in digits are left out. Keys are text, as JSON wants them.

    >>> faces([1, 40])
    {'1': {'radius': 0.095, 'standing': [[0.5, 0.5]], 'lying': [[0.5, 0.5]]}}
    """
    return {
        str(number): {
            "radius": pip_radius(number),
            "standing": [list(place) for place in pip_positions(number)],
            "lying": [list(place) for place in pip_positions(number, lying=True)],
        }
        for number in sorted(set(numbers))
        if number <= MOST_PIPS
    }
