"""Hands that were dealt at random, to compare with the chances."""

from fractions import Fraction

from domino_math.formulas.hands import DEALT
from domino_math.formulas.step import Step, look
from domino_math.i18n import Sentence


def compared(found: int, chance: Fraction) -> Step:
    """The step that shows a simulation beside a chance."""
    return look(
        Sentence(
            "Try it: a computer has dealt {dealt} hands at random, and {found} of them were like "
            "that. By the chance that was found, about {expected} are to be expected. A trial "
            "comes close, but it proves nothing.",
            dealt=DEALT,
            found=found,
            expected=round(DEALT * chance),
        )
    )
