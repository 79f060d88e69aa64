"""Three rows of cells: in pairs of columns, and by square roots."""

from sympy import sqrt

from domino_math.formulas.equation import Equation
from domino_math.formulas.pictures import all_coverings
from domino_math.formulas.step import calculate, induction, look
from domino_math.formulas.symbols import k, n
from domino_math.formulas.topics.tilings.quantities import NOTCHED, THREE_ROWS, x
from domino_math.formulas.way import Result, Way
from domino_math.formulas.written import Over, Plus, Times
from domino_math.i18n import Sentence


def three_rows(_size: int) -> Way:
    """Return the way for three rows."""
    U, W = THREE_ROWS, NOTCHED  # noqa: N806 - letters of formulas
    ways = [U.count(place) for place in range(5)]
    below = Plus(1, -4 * x, x**2)
    rest = Over(Plus(ways[4] * x**4, -ways[3] * x**5), below)
    return Way(
        "three-rows",
        Sentence("three rows: in pairs of columns"),
        (THREE_ROWS, NOTCHED),
        (
            look(
                Sentence(
                    "Three rows with an odd number of columns have an odd number of cells, so they "
                    "cannot be covered. Take {columns} columns, and call the number of ways {U}. "
                    "For 2 columns there are 3.",
                    columns=2 * n,
                    U=U(n),
                ),
                Equation(U(0), 1),
                Equation(U(1), 3),
                picture=all_coverings(3, 2),
            ),
            look(
                Sentence(
                    "Look at the first of {all} columns. Three tiles can lie there, one above the "
                    "other: then {even} columns are left. Or one tile stands at the top or at the "
                    "bottom, and one lies in the row that is free. Then {odd} columns are left, "
                    "without one corner. Call the number of ways to cover them {W}.",
                    W=W(k),
                    all=2 * k + 2,
                    even=2 * k,
                    odd=2 * k + 1,
                ),
                Equation(U(k + 1), Plus(U(k), 2 * W(k))),
                Equation(U(k + 2), Plus(U(k + 1), 2 * W(k + 1))),
            ),
            look(
                Sentence(
                    "Go on where the corner is missing. Two cells of the column are free. If a "
                    "tile stands there, an even number of columns is left. If two tiles lie there, "
                    "a third one has to lie in the other row, and a corner is missing again. Here "
                    "are all ways for 4 columns.",
                ),
                Equation(W(k + 1), Plus(U(k + 1), W(k))),
                picture=all_coverings(3, 4),
            ),
            calculate(
                Sentence(
                    "Put these together. Twice {W} is the difference of two numbers for three "
                    "rows, and so the regions without a corner disappear.",
                    W=W(k),
                ),
                Equation(2 * W(k), Plus(U(k + 1), -U(k))),
                Equation(
                    U(k + 2),
                    Plus(U(k + 1), Times(2, Plus(U(k + 1), W(k)))),
                    Plus(4 * U(k + 1), -U(k)),
                ),
            ),
            calculate(
                Sentence(
                    "So this line is a fraction as well. Divide, and the numbers {numbers} come "
                    "out.",
                    numbers=tuple(ways[:4]),
                ),
                Equation(
                    Over(Plus(1, -x), below),
                    Plus(*(number * x**place for place, number in enumerate(ways[:4])), rest),
                ),
            ),
        ),
        None,
    )


def square_roots(_size: int) -> Way:
    """Return the way to a formula for three rows."""
    U = THREE_ROWS  # noqa: N806 - a letter of formulas
    formula = ((3 + sqrt(3)) * (2 + sqrt(3)) ** n + (3 - sqrt(3)) * (2 - sqrt(3)) ** n) / 6
    return Way(
        "square-roots",
        Sentence("three rows: a formula with square roots"),
        (THREE_ROWS,),
        (
            look(
                Sentence(
                    "The way before this one found how each number for three rows comes from the "
                    "two before it."
                ),
                Equation(U(0), 1),
                Equation(U(1), 3),
                Equation(U(k + 2), Plus(4 * U(k + 1), -U(k))),
            ),
            calculate(
                Sentence(
                    "Look for a number {x} whose powers grow in the same way: each is 4 times the "
                    "one before it, less the one before that. Then {equation}, and there are two "
                    "such numbers.",
                    x=x,
                    equation=Equation(x**2, Plus(4 * x, -1)),
                ),
                *(
                    Equation((2 + sign * sqrt(3)) ** 2, Plus(4 * (2 + sign * sqrt(3)), -1))
                    for sign in (1, -1)
                ),
            ),
            induction(
                Sentence(
                    "Take a multiple of each of the two powers, so that their sum is right for 0 "
                    "and for 1. Then it is right for all numbers. The square roots cancel each "
                    "other, and whole numbers come out.",
                ),
                Equation(U(n), formula),
            ),
        ),
        Result(THREE_ROWS, formula, range(10)),
    )
