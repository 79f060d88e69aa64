"""Two rows of cells: Fibonacci's numbers, and all of them in one fraction."""

from sympy import fibonacci

from domino_math.formulas.equation import Equation
from domino_math.formulas.pictures import all_coverings, two_beginnings
from domino_math.formulas.regions import count_tilings, rectangle
from domino_math.formulas.step import calculate, induction, look
from domino_math.formulas.symbols import k, n
from domino_math.formulas.topics.induction import FIBONACCI
from domino_math.formulas.topics.tilings.quantities import ON_THE_LINE, TWO_ROWS, x
from domino_math.formulas.way import Result, Way
from domino_math.formulas.written import Over, Plus, Times
from domino_math.i18n import Sentence

_MOST_COVERED = 4  # columns of two rows, so that all coverings can be drawn
_FIRST = 5  # numbers of ways that a division shows


def two_rows(size: int) -> Way:
    """Return the way to Fibonacci's numbers."""
    shown = min(max(size, 2), _MOST_COVERED)
    return Way(
        "two-rows",
        Sentence("two rows: Fibonacci's numbers"),
        (TWO_ROWS,),
        (
            look(
                Sentence(
                    "Turn the tiles over, so that all look alike. Cover 2 rows of {n} cells with "
                    "them, and call the number of ways {T}. For {shown} columns there are {count}.",
                    n=n,
                    T=TWO_ROWS(n),
                    shown=shown,
                    count=count_tilings(rectangle(2, shown)),
                ),
                picture=all_coverings(2, shown),
            ),
            look(
                Sentence(
                    "Look at the first of {all} columns. Either a tile stands there, and {more} "
                    "columns are left. Or two tiles lie there, one above the other, and {fewer} "
                    "columns are left.",
                    all=k + 2,
                    more=k + 1,
                    fewer=k,
                ),
                Equation(TWO_ROWS(k + 2), Plus(TWO_ROWS(k + 1), TWO_ROWS(k))),
                picture=two_beginnings(shown + 1),
            ),
            look(
                Sentence(
                    "With no column there is nothing to do: one way. With one column a single tile "
                    "stands: one way as well."
                ),
                Equation(TWO_ROWS(0), 1),
                Equation(TWO_ROWS(1), 1),
            ),
            induction(
                Sentence(
                    "From now on each number is the sum of the two before it: 1, 1, 2, 3, 5, 8 and "
                    "so on. These are Fibonacci's numbers, {first}, {second} and so on.",
                    first=FIBONACCI(1),
                    second=FIBONACCI(2),
                ),
                Equation(TWO_ROWS(n), fibonacci(n + 1)),
            ),
        ),
        Result(TWO_ROWS, fibonacci(n + 1)),
    )


def generating_function(_size: int) -> Way:
    """Return the way that has all numbers of ways in one fraction."""
    g = ON_THE_LINE.symbol
    below = Plus(1, -x, -(x**2))
    ways = [count_tilings(rectangle(2, columns)) for columns in range(_FIRST + 1)]
    first = [number * x**place for place, number in enumerate(ways[:-1])]
    rest = Over(Plus(ways[-1] * x**_FIRST, ways[-2] * x ** (_FIRST + 1)), below)
    return Way(
        "generating-function",
        Sentence("two rows: all numbers on one line"),
        (TWO_ROWS, ON_THE_LINE),
        (
            look(
                Sentence(
                    "Write all numbers of ways in one line, as a sum: {T0}, then {T1} times {x}, "
                    "then {T2} times {x2}, and so on. The power of {x} only says for how many "
                    "columns the number is. Such a line is called a generating function. Call it "
                    "{g} when it is cut off after {n} columns.",
                    T0=TWO_ROWS(0),
                    T1=TWO_ROWS(1),
                    T2=TWO_ROWS(2),
                    x=x,
                    x2=x**2,
                    g=g,
                    n=n,
                ),
            ),
            look(
                Sentence(
                    "Take away from the line the same line moved by one place, that is, times x, "
                    "and once more moved by two places, that is, times x². Each number is the sum "
                    "of the two before it, so it goes away. Only the 1 at the beginning stays, and "
                    "something at the end.",
                ),
                Equation(
                    Times(g, below),
                    Plus(
                        1,
                        -TWO_ROWS(n + 1) * x ** (n + 1),
                        -TWO_ROWS(n) * x ** (n + 2),
                    ),
                ),
            ),
            calculate(
                Sentence(
                    "The longer the line, the farther away is its end. Without an end only the 1 "
                    "is left, and the whole line is 1 divided by {below}. Divide, as you divide "
                    "long numbers: the numbers of ways come out one after the other, and what is "
                    "left over stands in the last fraction.",
                    below=below,
                ),
                Equation(Over(1, below), Plus(*first, rest)),
            ),
            calculate(
                Sentence(
                    "The fraction can be read off the tiles, too. Think of {x} as a tile that "
                    "stands, one column wide, and of {x2} as two that lie, two columns wide. Three "
                    "such blocks make 3 columns in 1 way, 4 columns in 3 ways, 5 in 3 and 6 in 1. "
                    "Any number of blocks together make all coverings.",
                    x=x,
                    x2=x**2,
                ),
                Equation((x + x**2) ** 3, Plus(x**3, 3 * x**4, 3 * x**5, x**6)),
            ),
        ),
        None,
    )
