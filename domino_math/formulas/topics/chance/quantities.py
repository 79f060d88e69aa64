"""What is counted: hands of all kinds, and the pips on them."""

from fractions import Fraction
from functools import cache

from sympy import binomial

from domino_math.formulas import counting
from domino_math.formulas.hands import hands_by, hands_with_many_of_one, holds, pips_in_hands
from domino_math.formulas.limits import EXAMPLE
from domino_math.formulas.quantity import Quantity
from domino_math.formulas.symbols import n
from domino_math.formulas.topics.pip_total import PIPS, SIZE
from domino_math.formulas.topics.set_size import TILES
from domino_math.formulas.written import Over, Plus, Times
from domino_math.i18n import Sentence
from domino_math.tiles import Tile


@cache
def by_doubles(n: int, size: int | None = None) -> list[int]:
    """Count hands, of n + 1 tiles where no other size is asked for, by their doubles."""
    return hands_by(int(n), int(n) + 1 if size is None else size, lambda tile: tile.is_double)


@cache
def by_number(n: int, size: int | None = None) -> list[int]:
    """Count hands by how many tiles with the number n they hold; it is so for each number."""
    return hands_by(int(n), int(n) + 1 if size is None else size, lambda tile: holds(tile, n))


HANDS = Quantity(
    "H", Sentence("the number of hands of {size} tiles", size=n + 1), lambda n: sum(by_doubles(n))
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
    "Z", Sentence("the number of hands without a double"), lambda n: by_doubles(n)[0]
)
NO_DOUBLE = Quantity(
    "p",
    Sentence("the chance that a hand of {size} tiles has no double", size=n + 1),
    lambda n: Fraction(by_doubles(n)[0], sum(by_doubles(n))),
    whole=False,
)
WITHOUT_NUMBER = Quantity(
    "Y", Sentence("the number of hands without a given number"), lambda n: by_number(n)[0]
)
NUMBER_HELD = Quantity(
    "q",
    Sentence("the chance that a hand of {size} tiles has a given number", size=n + 1),
    lambda n: Fraction(sum(by_number(n)[1:]), sum(by_number(n))),
    whole=False,
)
WITH_DOUBLES = Quantity(
    "B",
    Sentence("the number of hands with at least {least} doubles", least=n - 1),
    lambda n: sum(by_doubles(n)[max(n - 1, 0) :]),
)
MANY_DOUBLES = Quantity(
    "r",
    Sentence(
        "the chance that a hand of {size} tiles has at least {least} doubles",
        size=n + 1,
        least=n - 1,
    ),
    lambda n: Fraction(sum(by_doubles(n)[max(n - 1, 0) :]), sum(by_doubles(n))),
    whole=False,
)
OF_GIVEN = Quantity(
    "A",
    Sentence("the number of hands with at least {n} tiles of a given number", n=n),
    lambda n: sum(by_number(n)[n:]),
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
    lambda n: Fraction(hands_by(n, n + 1, lambda tile: tile == Tile(0, n))[1], sum(by_doubles(n))),
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
