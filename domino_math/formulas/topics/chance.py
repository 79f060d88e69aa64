"""What a hand holds: exact chances, and beside them hands that were dealt at random."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache

from sympy import Rational, binomial

from domino_math.errors import InputError
from domino_math.formulas import counting
from domino_math.formulas.equation import Equation
from domino_math.formulas.hands import (
    DEALT,
    dealt,
    hands_by,
    hands_with_many_of_one,
    holds,
    pips_in_hands,
)
from domino_math.formulas.limits import EXAMPLE, LARGEST
from domino_math.formulas.pictures import doubles, halves_with, hands
from domino_math.formulas.quantity import Quantity
from domino_math.formulas.step import Step, calculate, given, look
from domino_math.formulas.symbols import n
from domino_math.formulas.topic import Given, Topic
from domino_math.formulas.topics.pip_total import PIPS, SIZE
from domino_math.formulas.topics.set_size import TILES
from domino_math.formulas.way import Result, Way
from domino_math.formulas.written import Over, Plus, Times
from domino_math.i18n import Sentence
from domino_math.tiles import Tile, set_pips, set_size


@cache
def _by_doubles(n: int, size: int | None = None) -> list[int]:
    """Count hands, of n + 1 tiles where no other size is asked for, by their doubles."""
    return hands_by(int(n), int(n) + 1 if size is None else size, lambda tile: tile.is_double)


@cache
def _by_number(n: int, size: int | None = None) -> list[int]:
    """Count hands by how many tiles with the number n they hold; it is so for each number."""
    return hands_by(int(n), int(n) + 1 if size is None else size, lambda tile: holds(tile, n))


HANDS = Quantity(
    "H", Sentence("the number of hands of {size} tiles", size=n + 1), lambda n: sum(_by_doubles(n))
)
DOUBLES = Quantity(
    "D", Sentence("the number of doubles"), counting.tiles_where(lambda tile: tile.is_double)
)
MIXED = Quantity(
    "X",
    Sentence("the number of mixed tiles"),
    counting.tiles_where(lambda tile: not tile.is_double),
)
WITHOUT_DOUBLE = Quantity(
    "Z", Sentence("the number of hands without a double"), lambda n: _by_doubles(n)[0]
)
NO_DOUBLE = Quantity(
    "p",
    Sentence("the chance that a hand of {size} tiles has no double", size=n + 1),
    lambda n: Fraction(_by_doubles(n)[0], sum(_by_doubles(n))),
    whole=False,
)
WITHOUT_NUMBER = Quantity(
    "Y", Sentence("the number of hands without a given number"), lambda n: _by_number(n)[0]
)
NUMBER_HELD = Quantity(
    "q",
    Sentence("the chance that a hand of {size} tiles has a given number", size=n + 1),
    lambda n: Fraction(sum(_by_number(n)[1:]), sum(_by_number(n))),
    whole=False,
)
WITH_DOUBLES = Quantity(
    "B",
    Sentence("the number of hands with at least {least} doubles", least=n - 1),
    lambda n: sum(_by_doubles(n)[max(n - 1, 0) :]),
)
MANY_DOUBLES = Quantity(
    "r",
    Sentence(
        "the chance that a hand of {size} tiles has at least {least} doubles",
        size=n + 1,
        least=n - 1,
    ),
    lambda n: Fraction(sum(_by_doubles(n)[max(n - 1, 0) :]), sum(_by_doubles(n))),
    whole=False,
)
OF_GIVEN = Quantity(
    "A",
    Sentence("the number of hands with at least {n} tiles of a given number", n=n),
    lambda n: sum(_by_number(n)[n:]),
)
OF_ANY = Quantity(
    "U",
    Sentence("the number of hands with at least {n} tiles of any one number", n=n),
    lambda n: len(hands_with_many_of_one(int(n))),
)
BOTH = Quantity(
    "V",
    Sentence("the number of hands that have both"),
    lambda n: len(
        [
            hand
            for hand in hands_with_many_of_one(int(n))
            if sum(tile.is_double for tile in hand) >= int(n) - 1
        ]
    ),
)
EXPECTED = Quantity(
    "E",
    Sentence("how many pips a hand of {size} tiles has on average", size=n + 1),
    lambda n: Fraction(*reversed(pips_in_hands(n, n + 1))),
    whole=False,
)
GIVEN_TILE = Quantity(
    "c",
    Sentence("the chance that a hand of {size} tiles has a given tile", size=n + 1),
    lambda n: Fraction(hands_by(n, n + 1, lambda tile: tile == Tile(0, n))[1], sum(_by_doubles(n))),
    whole=False,
)
H, D, X, Z = HANDS.symbol, DOUBLES.symbol, MIXED.symbol, WITHOUT_DOUBLE.symbol
P, S = PIPS.symbol, TILES.symbol
NUMBER_OF_MIXED = n * (n + 1) / 2
ALL_HANDS = binomial(SIZE, n + 1)
NONE = Over(binomial(NUMBER_OF_MIXED, n + 1), ALL_HANDS)
HELD = 1 - binomial(NUMBER_OF_MIXED, n + 1) / ALL_HANDS
MANY = Over(
    Plus(
        Times(n * (n + 1) / 2, binomial(NUMBER_OF_MIXED, 2)),
        Times(n + 1, NUMBER_OF_MIXED),
        1,
    ),
    ALL_HANDS,
)
SMALL = range(2, EXAMPLE + 1)  # where the fractions are short enough for a table


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
            _compared(
                dealt(size).without_double, Fraction(_by_doubles(size)[0], sum(_by_doubles(size)))
            ),
        ),
        Result(NO_DOUBLE, NONE, SMALL),
    )


def _compared(found: int, chance: Fraction) -> Step:
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
            _compared(
                dealt(size).with_largest,
                Fraction(sum(_by_number(size)[1:]), sum(_by_number(size))),
            ),
        ),
        Result(NUMBER_HELD, HELD, SMALL),
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
            _compared(
                dealt(size).with_many_doubles,
                Fraction(int(WITH_DOUBLES.count(size)), sum(_by_doubles(size))),
            ),
        ),
        Result(MANY_DOUBLES, MANY, SMALL),
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
            _compared(dealt(6).with_many_of_one, Fraction(259, 296010)),
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
            _compared(
                dealt(6).with_many_of_one + dealt(6).with_many_doubles, Fraction(2797, 592020)
            ),
        ),
        None,
    )


def expected_pips(size: int) -> Way:
    """Return the way to the mean number of pips of a hand."""
    c, E = GIVEN_TILE.symbol, EXPECTED.symbol  # noqa: N806 - a letter
    return Way(
        "expected-pips",
        Sentence("how many pips a hand has on average"),
        (PIPS, TILES, GIVEN_TILE, EXPECTED),
        (
            look(
                Sentence(
                    "Name a tile. All tiles are equally likely in a hand of {size}, so the chance "
                    "{c} that yours is there is the share of the hand in all {S} tiles.",
                    size=n + 1,
                    c=c,
                    S=S,
                ),
                Equation(c, Over(n + 1, S)),
            ),
            look(
                Sentence("The topic {topic} derives the number of tiles.", topic="set-size"),
                Equation(S, SIZE),
            ),
            calculate(
                Sentence(
                    "Put it in. In double-6 it is a quarter: each tile is in every fourth hand."
                ),
                Equation(c, Over(2, n + 2)),
            ),
            look(
                Sentence(
                    "Each tile brings its pips to this share of all hands. So the average {E} of a "
                    "hand is the same share of all pips {P}.",
                    E=E,
                    P=P,
                ),
                Equation(E, Times(c, P)),
            ),
            look(
                Sentence("The topic {topic} derives the number of all pips.", topic="pip-total"),
                Equation(P, n * (n + 1) * (n + 2) / 2),
            ),
            calculate(
                Sentence(
                    "Put in both. In double-6 a hand of seven has 42 pips on average, 6 for each "
                    "of its tiles."
                ),
                Equation(E, n * (n + 1)),
            ),
            look(
                Sentence(
                    "Try it: {dealt} hands, dealt at random, had {pips} pips in all. By the "
                    "formula about {expected} are to be expected.",
                    dealt=DEALT,
                    pips=dealt(size).pips,
                    expected=DEALT * size * (size + 1),
                )
            ),
        ),
        Result(EXPECTED, n * (n + 1)),
    )


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
    by_doubles, by_number = _by_doubles(size, held), _by_number(size, held)
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
            Equation(Plus(*by_doubles), every),
        ),
        look(
            Sentence("The chance that it has no double:"),
            Equation(Over(by_doubles[0], every), Rational(none, every)),
        ),
        look(
            Sentence("The chance that it has a given number:"),
            Equation(
                Over(sum(by_number[1:]), every),
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
                Equation(Over(sum(by_doubles[least:]), every), Rational(sum(counts), every)),
            )
        )
    return Way("given", Sentence("with your numbers"), (), tuple(steps), None)


def ways(size: int) -> tuple[Way, ...]:
    """Return all ways, with pictures of double-`size`."""
    make = (no_double, number_held, many_doubles, many_of_one, expected_pips)
    return tuple(way(size) for way in make)


TOPIC = Topic(
    "chance",
    Sentence("What a hand holds"),
    Sentence(
        "You draw a hand of {size} tiles from the well shuffled set double-{n}. How likely is it "
        "to have no double, a given number, or nearly all doubles? How many pips will it have?",
        size=n + 1,
        n=n,
    ),
    ways,
    Given(("hand", "set", "doubles"), for_numbers, example=(("hand", 5), ("doubles", 3))),
)
