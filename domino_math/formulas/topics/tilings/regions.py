"""Any region: why there is no way, and how ways are counted."""

from sympy import Pow

from domino_math.formulas.equation import Equation
from domino_math.formulas.pictures.tilings import bare, coloured, crowded
from domino_math.formulas.regions import aztec, colours, crowd, region, without_corners
from domino_math.formulas.step import calculate, look
from domino_math.formulas.symbols import k, n
from domino_math.formulas.topics.tilings.quantities import DARK, DIAMOND, LIGHT, SQUARE, m
from domino_math.formulas.way import Way
from domino_math.formulas.written import Dots, Plus
from domino_math.i18n import Sentence

# Two crosses, with their arms together: as many dark cells as light ones.
CROSSES = region(".#....#. ######## .#....#.")


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
