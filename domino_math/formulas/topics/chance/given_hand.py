"""The chances of a hand of which the numbers are given."""

from collections.abc import Mapping

from sympy import Rational, binomial

from domino_math.errors import InputError
from domino_math.formulas.equation import Equation
from domino_math.formulas.limits import EXAMPLE, LARGEST
from domino_math.formulas.step import given, look
from domino_math.formulas.topics.chance.quantities import by_doubles, by_number
from domino_math.formulas.way import Way
from domino_math.formulas.written import Over, Plus, Times
from domino_math.i18n import Sentence
from domino_math.tiles import set_pips, set_size


def for_numbers(known: Mapping[str, int]) -> Way:
    """Return the way that gives the chances for another set and another hand."""
    size = known.get("set", EXAMPLE)
    if not 0 <= size <= LARGEST:
        raise InputError("set", f"is a whole number from 0 to {LARGEST}")
    held = known.get("hand", size + 1)
    if not 1 <= held <= set_size(size):
        raise InputError("hand", f"is a whole number from 1 to {set_size(size)}, the tiles there")
    least = known.get("doubles", 0)
    if not 0 <= least <= LARGEST + 1:
        raise InputError("doubles", f"is a whole number from 0 to {LARGEST + 1}")
    doubles, of_number = by_doubles(size, held), by_number(size, held)
    every = int(binomial(set_size(size), held))
    mixed = set_size(size) - size - 1
    none = int(binomial(mixed, held))
    steps = [
        given(
            Sentence(
                "A hand of {held} {held:tile|tiles} is dealt from the set double-{size}.",
                held=held,
                size=size,
            )
        ),
        look(
            Sentence("So many hands there are:"),
            Equation(Plus(*doubles), every),
        ),
        look(
            Sentence("The chance that it has no double:"),
            Equation(Over(doubles[0], every), Rational(none, every)),
        ),
        look(
            Sentence("The chance that it has a given number:"),
            Equation(
                Over(sum(of_number[1:]), every),
                Plus(1, -Rational(none, every)),
                Rational(every - none, every),
            ),
        ),
        look(
            Sentence("Its pips, on average:"),
            Equation(Over(Times(held, set_pips(size)), set_size(size)), held * size),
        ),
    ]
    if "doubles" in known:
        counts = [
            int(binomial(size + 1, count) * binomial(mixed, held - count))
            for count in range(least, min(held, size + 1) + 1)
        ]
        steps.append(
            look(
                Sentence(
                    "The chance that it has {least} {least:double|doubles} or more:", least=least
                ),
                Equation(Over(sum(doubles[least:]), every), Rational(sum(counts), every)),
            )
        )
    return Way("given", Sentence("with your numbers"), (), tuple(steps), None)
