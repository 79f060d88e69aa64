"""Covering regions with tiles that show their backs: how many ways, or why there is none."""

from sympy import Pow, Symbol, cos, expand, fibonacci, pi, sqrt

from domino_math.formulas.equation import Equation
from domino_math.formulas.kasteleyn import K, squares_of_cosines, y
from domino_math.formulas.pictures import all_coverings, two_beginnings
from domino_math.formulas.pictures.tilings import bare, coloured, crowded
from domino_math.formulas.quantity import Quantity
from domino_math.formulas.regions import (
    aztec,
    colours,
    count_tilings,
    crowd,
    rectangle,
    region,
    without_corners,
)
from domino_math.formulas.step import calculate, induction, look
from domino_math.formulas.symbols import k, n
from domino_math.formulas.topic import Topic
from domino_math.formulas.topics.induction import FIBONACCI
from domino_math.formulas.way import Result, Way
from domino_math.formulas.written import Dots, Over, Plus, Times
from domino_math.i18n import Sentence

x = Symbol("x")
m = Symbol("m", integer=True, positive=True)

_MOST_COVERED = 4  # columns of two rows, so that all coverings can be drawn
_FIRST = 5  # numbers of ways that a division shows

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
# Two crosses, with their arms together: as many dark cells as light ones.
CROSSES = region(".#....#. ######## .#....#.")


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


def two_colours(_size: int) -> Way:
    """Return the way that colours a square without two corners."""
    D, L = DARK.symbol, LIGHT.symbol  # noqa: N806 - letters of formulas
    return Way(
        "colours",
        Sentence("no way: count the colours"),
        (DARK, LIGHT, SQUARE),
        (
            look(
                Sentence(
                    "Take a square of 8 rows and cut off two opposite corners. Can the other 62 "
                    "cells be covered with 31 tiles? Colour the cells dark and light, as in chess."
                ),
                picture=coloured(without_corners(8)),
            ),
            look(
                Sentence(
                    "Wherever a tile lies, it covers one dark cell and one light cell. So a region "
                    "that can be covered has as many dark cells as light ones."
                ),
            ),
            look(
                Sentence(
                    "Opposite corners have the same colour: here both were dark. A square of "
                    "{side} rows had {half} cells of each colour. Without the two corners it has "
                    "{D} dark ones and {L} light ones.",
                    side=2 * m,
                    half=2 * m**2,
                    D=D,
                    L=L,
                ),
                Equation(D, Plus(2 * m**2, -2)),
                Equation(L, 2 * m**2),
            ),
            calculate(
                Sentence(
                    "Two light cells are always left over. So there is no way, however cleverly "
                    "you lay the tiles."
                ),
                Equation(Plus(L, -D), 2),
            ),
            look(
                Sentence(
                    "Counting says the same: for 4, 6 and 8 rows there are 0 ways. Here {Q} is the "
                    "number of ways for {rows} rows.",
                    Q=SQUARE(m),
                    rows=2 * m,
                ),
                *(Equation(SQUARE(half), 0) for half in (2, 3, 4)),
            ),
        ),
        None,
    )


def any_region(_size: int) -> Way:
    """Return the way for regions of any shape."""
    found = crowd(CROSSES)
    assert found
    dark, light = colours(CROSSES)
    return Way(
        "regions",
        Sentence("any region: count, or find a crowd"),
        (DIAMOND,),
        (
            look(
                Sentence(
                    "Equal colours are not enough. This region has {dark} dark cells and {light} "
                    "light ones. But {crowd} cells of one colour are marked, and together they "
                    "have only {beside} {beside:neighbour|neighbours}, marked in another way. Each "
                    "of them needs a neighbour of its own for its tile, so there is no way.",
                    dark=len(dark),
                    light=len(light),
                    crowd=len(found.cells),
                    beside=len(found.neighbours),
                ),
                picture=crowded(CROSSES, found),
            ),
            look(
                Sentence(
                    "Call such cells a crowd: they have one colour, and fewer neighbours than they "
                    "are themselves. Philip Hall proved in 1935 that there is no other reason: in "
                    "a region that cannot be covered there is always a crowd. If there are more "
                    "cells of one colour, all cells of this colour are a crowd.",
                ),
            ),
            look(
                Sentence(
                    "If there are ways, count them cell by cell, without drawing each. Cover the "
                    "next free cell in all ways that there are, and look which cells ahead are "
                    "covered by now. Ways that look alike ahead go on alike: keep just one picture "
                    "of them, and write down how many they are."
                ),
            ),
            look(
                Sentence(
                    "Try it with the Aztec diamonds. The one of order 3 is shown here; {A} is the "
                    "number of ways to cover the one of order {n}. The numbers are powers of 2, "
                    "and the exponents are {exponents}. Noam Elkies, Greg Kuperberg, Michael "
                    "Larsen and James Propp proved in 1992 that it goes on like that.",
                    A=DIAMOND(n),
                    n=n,
                    exponents=tuple(order * (order + 1) // 2 for order in range(1, 6)),
                ),
                *(
                    Equation(
                        DIAMOND(order),
                        Pow(2, order * (order + 1) // 2, evaluate=False),
                        2 ** (order * (order + 1) // 2),
                    )
                    for order in range(1, 6)
                ),
                picture=bare(aztec(3), Sentence("The Aztec diamond of order 3")),
            ),
            calculate(
                Sentence(
                    "The exponents are sums of numbers from 1 on: 1, then 1 + 2, then 1 + 2 + 3 "
                    "and so on.",
                ),
                Equation(Dots(k, (k, 1, n)), n * (n + 1) / 2),
            ),
        ),
        None,
    )


def ways(size: int) -> tuple[Way, ...]:
    """Return all ways; two rows are drawn with up to `size` columns."""
    make = (
        two_rows,
        generating_function,
        three_rows,
        square_roots,
        kasteleyn,
        two_colours,
        any_region,
    )
    return tuple(way(size) for way in make)


TOPIC = Topic(
    "tilings",
    Sentence("Covering with tiles"),
    Sentence(
        "Lay tiles on cells, so that each tile covers two cells side by side and no cell is left "
        "free. In how many ways can that be done, and how do you know that there is none?"
    ),
    ways,
)
