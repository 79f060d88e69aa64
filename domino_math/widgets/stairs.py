"""The widget for the staircase: why a set has (n + 1)(n + 2)/2 tiles."""

from collections.abc import Mapping
from typing import ClassVar

from domino_math.i18n import Sentence
from domino_math.widgets.base import Widget
from domino_math.widgets.climbing import MOST, Climbing
from domino_math.widgets.frontend import script, style


class Staircase(Widget):
    """The staircase of a set; its `model` is a `Climbing`."""

    _esm = script("staircase")
    _css = style("staircase")
    words: ClassVar[Mapping[str, Sentence]] = {
        "set": Sentence("Set: double-", context="before a field for its number"),
        "less": Sentence("A smaller set"),
        "more": Sentence("A larger set"),
        "copy": Sentence("A second set, upside down"),
        "steps": Sentence("Why it is so, step by step"),
        "back": Sentence("Back"),
        "next": Sentence("Next step"),
    }


def staircase(n: int = 6, *, most: int = MOST, proof: bool = True) -> Staircase:
    """Show the set double-n as a staircase, from double-0 to double-`most`.

    With `proof` a second set can be laid beside it, and the steps to the formula are there.

    Raises ValueError where n is not among them, or `most` is above 12.

    >>> staircase(3).view["n"]
    3
    """
    if not 0 <= n <= most <= MOST:
        raise ValueError(f"n is from 0 to most, and most is up to {MOST}; not {n} and {most}")
    return Staircase(Climbing(n, most, proof))
