"""Tiles of one number in a hand: one at least, or many."""

from fractions import Fraction

from sympy import Rational

from domino_math.formulas.equation import Equation
from domino_math.formulas.hands import dealt
from domino_math.formulas.pictures import halves_with, hands
from domino_math.formulas.step import look
from domino_math.formulas.symbols import n
from domino_math.formulas.topics.chance.dealt_hands import compared
from domino_math.formulas.topics.chance.quantities import (
    BOTH,
    HANDS,
    HELD,
    MIXED,
    NO_DOUBLE,
    NUMBER_HELD,
    OF_ANY,
    OF_GIVEN,
    SMALL,
    WITH_DOUBLES,
    WITHOUT_DOUBLE,
    WITHOUT_NUMBER,
    X,
    Z,
    by_number,
)
from domino_math.formulas.way import Result, Way
from domino_math.formulas.written import Over, Plus, Times
from domino_math.i18n import Sentence
from domino_math.tiles import Tile


def number_held(size: int) -> Way:
    """Return the way to the chance that a hand has a given number."""
    p, q, Y = NO_DOUBLE.symbol, NUMBER_HELD.symbol, WITHOUT_NUMBER.symbol  # noqa: N806 - a letter
    return Way(
        "number-held",
        Sentence("a given number in the hand"),
        (HANDS, WITHOUT_DOUBLE, WITHOUT_NUMBER, NO_DOUBLE, NUMBER_HELD),
        (
            look(
                Sentence(
                    "Name a number, say {size}. It stands on {count} tiles: just as many as there "
                    "are doubles.",
                    size=size,
                    count=n + 1,
                ),
                picture=halves_with(size, size),
            ),
            look(
                Sentence(
                    "So there are as many tiles without it as there are mixed tiles. It does not "
                    "matter which tiles are to be avoided, only how many: there are as many hands "
                    "without the number, {Y}, as hands without a double, {Z}.",
                    Y=Y,
                    Z=Z,
                ),
                Equation(Y, Z),
            ),
            look(
                Sentence(
                    "All other hands have the number. Call the chance of that {q}, and the chance "
                    "of a hand without a double {p}.",
                    q=q,
                    p=p,
                ),
                Equation(q, Plus(1, -p)),
            ),
            look(
                Sentence(
                    "Put in what the first way has found. In double-6 the chance is {chance}: nine "
                    "hands in ten have your number.",
                    chance=Rational(2966, 3289),
                ),
                Equation(q, HELD),
            ),
            compared(
                dealt(size).with_largest,
                Fraction(sum(by_number(size)[1:]), sum(by_number(size))),
            ),
        ),
        Result(NUMBER_HELD, HELD, SMALL),
    )


def many_of_one(_size: int) -> Way:
    """Return the way to the chance of many tiles of one number, or of many doubles."""
    A, U, V = OF_GIVEN, OF_ANY, BOTH  # noqa: N806 - letters of formulas
    tiles = [Tile(4, other) for other in range(6)]
    five = [*(Tile(number, number) for number in range(5)), Tile(4, 5), Tile(4, 6)]
    return Way(
        "many-of-one",
        Sentence("six tiles of one number, or five doubles"),
        (HANDS, MIXED, OF_GIVEN, OF_ANY, BOTH, WITH_DOUBLES),
        (
            look(
                Sentence(
                    "Six tiles of one number in a hand of seven are rare, too. Name a number; it "
                    "stands on {all} tiles, and {X} tiles are without it. A hand has all {all} of "
                    "them, or all but one and a tile without the number. Call the number of these "
                    "hands {A}.",
                    all=n + 1,
                    X=X,
                    A=A.symbol,
                ),
                Equation(A.symbol, Plus(Times(n + 1, X), 1)),
            ),
            look(
                Sentence("In double-6 there are 148 such hands for each number."),
                Equation(A(6), Plus(Times(7, 21), 1), 148),
            ),
            look(
                Sentence(
                    "There are seven numbers. Could a hand have six tiles of each of two numbers? "
                    "They share just one tile, so it would need 11 tiles, and it has only 7. So no "
                    "hand is counted twice. Call the number of all these hands {U}.",
                    U=U(n),
                ),
                Equation(U(6), Times(7, 148), 1036),
            ),
            look(
                Sentence("Divide by the number of all hands, {H}.", H=HANDS(6)),
                Equation(HANDS(6), 1184040),
                Equation(Over(U(6), HANDS(6)), Rational(259, 296010)),
            ),
            compared(dealt(6).with_many_of_one, Fraction(259, 296010)),
            look(
                Sentence(
                    "Can a hand have both, six tiles of one number and five doubles? Among the "
                    "tiles of one number only one is a double, and the seventh tile may be a "
                    "second one. That makes two doubles, not five, as in the first hand here; the "
                    "second has five doubles. So the two never meet, and the number {V} of hands "
                    "with both is 0.",
                    V=V(6),
                ),
                Equation(V(6), 0),
                picture=hands(
                    [("1", [*tiles, Tile(6, 6)]), ("2", five)],
                    Sentence("Six tiles of one number, and five doubles"),
                ),
            ),
            look(
                Sentence(
                    "So the hands of both kinds may simply be added. The chance that a hand is one "
                    "of them is less than one in two hundred."
                ),
                Equation(Plus(WITH_DOUBLES(6), U(6)), Plus(4558, 1036), 5594),
                Equation(Over(Plus(WITH_DOUBLES(6), U(6)), HANDS(6)), Rational(2797, 592020)),
            ),
            compared(
                dealt(6).with_many_of_one + dealt(6).with_many_doubles, Fraction(2797, 592020)
            ),
        ),
        None,
    )
