"""What is counted: the ways to cover rows and regions, and the cells of each colour."""

from sympy import Symbol

from domino_math.formulas.quantity import Quantity
from domino_math.formulas.regions import aztec, colours, count_tilings, rectangle, without_corners
from domino_math.formulas.symbols import n
from domino_math.i18n import Sentence

x = Symbol("x")
m = Symbol("m", integer=True, positive=True)
TWO_ROWS = Quantity(
    "T",
    Sentence("the number of ways to cover 2 rows of {n} cells with tiles", n=n),
    lambda n: count_tilings(rectangle(2, int(n))),
)
ON_THE_LINE = Quantity(
    "g",
    Sentence("the beginning of the line of numbers of ways, with powers of {x}", x=x),
    lambda n, x: sum(count_tilings(rectangle(2, place)) * x**place for place in range(n + 1)),
    parameters=(n, x),
)
THREE_ROWS = Quantity(
    "U",
    Sentence("the number of ways to cover 3 rows of {cells} cells with tiles", cells=2 * n),
    lambda n: count_tilings(rectangle(3, 2 * int(n))),
)
NOTCHED = Quantity(
    "W",
    Sentence(
        "the number of ways to cover 3 rows of {cells} cells without a corner", cells=2 * n + 1
    ),
    lambda n: count_tilings(rectangle(3, 2 * int(n) + 1) - {(0, 0)}),
)
EIGHT_ROWS = Quantity(
    "E",
    Sentence("the number of ways to cover 8 rows of {n} cells with tiles", n=n),
    lambda n: count_tilings(rectangle(8, n)),
)
DARK = Quantity(
    "D",
    Sentence("the number of dark cells"),
    lambda m: len(colours(without_corners(2 * m))[0]),
    parameters=(m,),
)
LIGHT = Quantity(
    "L",
    Sentence("the number of light cells"),
    lambda m: len(colours(without_corners(2 * m))[1]),
    parameters=(m,),
)
SQUARE = Quantity(
    "Q",
    Sentence("the number of ways to cover a square of {side} rows without two corners", side=2 * m),
    lambda m: count_tilings(without_corners(2 * int(m))),
    parameters=(m,),
)
DIAMOND = Quantity(
    "A",
    Sentence("the number of ways to cover an Aztec diamond"),
    lambda order: count_tilings(aztec(int(order))),
)
