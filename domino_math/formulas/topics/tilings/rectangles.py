"""Any rectangle: Kasteleyn's product, tried out."""

from sympy import Symbol, cos, expand, pi, sqrt

from domino_math.formulas.equation import Equation
from domino_math.formulas.kasteleyn import K, squares_of_cosines, y
from domino_math.formulas.regions import count_tilings, rectangle
from domino_math.formulas.step import calculate, look
from domino_math.formulas.symbols import n
from domino_math.formulas.topics.tilings.quantities import EIGHT_ROWS, m
from domino_math.formulas.way import Result, Way
from domino_math.formulas.written import Times
from domino_math.i18n import Sentence


def kasteleyn(_size: int) -> Way:
    """Return the way that tries Kasteleyn's product, for any rectangle."""
    one, other = (3 + sqrt(5)) / 2, (3 - sqrt(5)) / 2
    four, eight = (squares_of_cosines(lines).as_expr() for lines in (4, 8))
    return Way(
        "kasteleyn",
        Sentence("any rectangle: Kasteleyn's product"),
        (EIGHT_ROWS,),
        (
            look(
                Sentence(
                    "Is there a formula for {m} rows and {n} columns? In 1961 Pieter Kasteleyn "
                    "found one, and Harold Temperley and Michael Fisher found the same. Multiply "
                    "all numbers {factor}, where {i} runs from 1 to half of {m}, and {j} from 1 to "
                    "half of {n}, rounded up. Call the product {K}. Why it gives the number of "
                    "ways is hard to prove; here we try it out.",
                    m=m,
                    n=n,
                    i=Symbol("i"),
                    j=Symbol("j"),
                    factor=4 * cos(pi * Symbol("i") / (m + 1)) ** 2
                    + 4 * cos(pi * Symbol("j") / (n + 1)) ** 2,
                    K=K(m, n),
                ),
            ),
            calculate(
                Sentence("For 4 rows and 4 columns only two different cosines are needed."),
                Equation(4 * cos(pi / 5, evaluate=False) ** 2, one),
                Equation(4 * cos(2 * pi / 5, evaluate=False) ** 2, other),
            ),
            calculate(
                Sentence(
                    "There are four factors: each of the two with each. The roots cancel, and 36 "
                    "is the number of ways to cover 4 rows of 4 cells."
                ),
                Equation(Times(2 * one, 3, 3, 2 * other), count_tilings(rectangle(4, 4))),
            ),
            calculate(
                Sentence(
                    "For more rows the roots become wild. But the squares of cosines times 4 are "
                    "solutions of equations with whole coefficients. For 4 rows the equation is "
                    "{four}, for 8 columns it is {eight}.",
                    four=Equation(four, 0),
                    eight=Equation(eight, 0),
                ),
                Equation(four, Times(y - one, y - other)),
            ),
            calculate(
                Sentence(
                    "Put both roots of the first, with a minus sign, in the second, and multiply: "
                    "these are all factors for 4 rows and 8 columns. A whole number comes out. It "
                    "is called a resultant, and can be found with whole numbers only, without "
                    "rounding."
                ),
                Equation(
                    Times(*(expand(eight.subs(y, -root)) for root in (one, other))),
                    count_tilings(rectangle(4, 8)),
                ),
            ),
            look(
                Sentence(
                    "For 8 rows and {n} columns the product is compared with {E}, the number of "
                    "ways counted. With 8 columns there are {count}.",
                    E=EIGHT_ROWS.symbol,
                    n=n,
                    count=count_tilings(rectangle(8, 8)),
                ),
                Equation(EIGHT_ROWS.symbol, K(8, n)),
            ),
        ),
        Result(EIGHT_ROWS, K(8, n), range(8)),
    )
