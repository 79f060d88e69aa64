"""Doubles in a hand: none at all, or many."""

from fractions import Fraction

from sympy import Rational, binomial

from domino_math.formulas.equation import Equation
from domino_math.formulas.hands import dealt
from domino_math.formulas.pictures import doubles
from domino_math.formulas.step import look
from domino_math.formulas.symbols import n
from domino_math.formulas.topics.chance.dealt_hands import compared
from domino_math.formulas.topics.chance.quantities import (
    ALL_HANDS,
    DOUBLES,
    HANDS,
    MANY,
    MANY_DOUBLES,
    MIXED,
    NO_DOUBLE,
    NONE,
    NUMBER_OF_MIXED,
    SMALL,
    WITH_DOUBLES,
    WITHOUT_DOUBLE,
    D,
    H,
    X,
    Z,
    by_doubles,
)
from domino_math.formulas.topics.pip_total import SIZE
from domino_math.formulas.way import Result, Way
from domino_math.formulas.written import Over, Plus, Times
from domino_math.i18n import Sentence


def no_double(size: int) -> Way:
    """Return the way to the chance of a hand without a double."""
    p = NO_DOUBLE.symbol
    return Way(
        "no-double",
        Sentence("no double in the hand"),
        (HANDS, DOUBLES, MIXED, WITHOUT_DOUBLE, NO_DOUBLE),
        (
            look(
                Sentence(
                    "Let a hand have {size} tiles, in double-6 seven, as in many games. First "
                    "count what a set has: {D} doubles, one for each number, and {X} mixed tiles, "
                    "all the others.",
                    size=n + 1,
                    D=D,
                    X=X,
                ),
                Equation(D, n + 1),
                Equation(X, NUMBER_OF_MIXED),
                picture=doubles(size),
            ),
            look(
                Sentence(
                    "Now count all hands. A hand is a choice from all tiles, and their order does "
                    "not matter. The number of such choices is written {choices}, or with one "
                    "above the other in brackets: so many ways there are to choose {size} out of "
                    "{all}. Call it {H}.",
                    choices=ALL_HANDS,
                    size=n + 1,
                    all=SIZE,
                    H=H,
                ),
                Equation(H, ALL_HANDS),
            ),
            look(
                Sentence(
                    "A hand without a double is a choice from the mixed tiles only. Call the "
                    "number of these hands {Z}.",
                    Z=Z,
                ),
                Equation(Z, binomial(NUMBER_OF_MIXED, n + 1)),
            ),
            look(
                Sentence(
                    "When the tiles are shuffled well, each hand is as likely as any other. So the "
                    "chance {p} is the share of these hands among all.",
                    p=p,
                ),
                Equation(p, Over(Z, H)),
            ),
            look(
                Sentence(
                    "Put in both numbers. In double-6 the chance is {chance}, about one hand in "
                    "ten.",
                    chance=Rational(323, 3289),
                ),
                Equation(p, NONE),
            ),
            compared(
                dealt(size).without_double, Fraction(by_doubles(size)[0], sum(by_doubles(size)))
            ),
        ),
        Result(NO_DOUBLE, NONE, SMALL),
    )


def many_doubles(size: int) -> Way:
    """Return the way to the chance of nearly all doubles."""
    B, r = WITH_DOUBLES.symbol, MANY_DOUBLES.symbol  # noqa: N806 - a letter
    return Way(
        "many-doubles",
        Sentence("five doubles or more"),
        (HANDS, DOUBLES, MIXED, WITH_DOUBLES, MANY_DOUBLES),
        (
            look(
                Sentence(
                    "In many games a player with five doubles or more in a hand of seven may ask "
                    "for a new deal. In any set let us ask for at least {least} doubles in a hand "
                    "of {size}: all doubles, or all but one or two. There are {D} doubles and {X} "
                    "mixed tiles.",
                    least=n - 1,
                    size=n + 1,
                    D=D,
                    X=X,
                ),
                Equation(D, n + 1),
                Equation(X, NUMBER_OF_MIXED),
            ),
            look(
                Sentence(
                    "Count hands by the doubles that they do not have. Two are left out: choose "
                    "which two, and two mixed tiles in their place. One is left out: choose which, "
                    "and one mixed tile. None is left out: there is one such hand. Together there "
                    "are {B} hands.",
                    B=B,
                ),
                Equation(B, Plus(Times(binomial(n + 1, 2), binomial(X, 2)), Times(n + 1, X), 1)),
            ),
            look(
                Sentence(
                    "In double-6 that makes 4410 hands with five doubles, 147 with six, and one "
                    "with all seven."
                ),
                Equation(WITH_DOUBLES(6), Plus(Times(21, 210), Times(7, 21), 1), 4410 + 147 + 1),
            ),
            look(
                Sentence(
                    "Divide by the number {H} of all hands, which the first way has found. Call "
                    "the chance {r}.",
                    H=H,
                    r=r,
                ),
                Equation(r, Over(B, H)),
            ),
            look(
                Sentence(
                    "Put in both numbers. In double-6 the chance is {chance}: not even four hands "
                    "in a thousand.",
                    chance=Rational(2279, 592020),
                ),
                Equation(r, MANY),
            ),
            compared(
                dealt(size).with_many_doubles,
                Fraction(int(WITH_DOUBLES.count(size)), sum(by_doubles(size))),
            ),
        ),
        Result(MANY_DOUBLES, MANY, SMALL),
    )
