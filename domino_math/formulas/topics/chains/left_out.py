"""What is left out of the longest chain, and how few pips that can be."""

from sympy import Mod

from domino_math.formulas.circuits import left_out, longest_chain
from domino_math.formulas.equation import Equation
from domino_math.formulas.pictures.lines import open_chain
from domino_math.formulas.step import calculate, look
from domino_math.formulas.symbols import k, n
from domino_math.formulas.topics.chains.quantities import LEFT_OUT, PIPS, TO_CLOSE, U, V
from domino_math.formulas.way import Result, Way
from domino_math.formulas.written import Dots, Over, Times
from domino_math.i18n import Sentence


def tiles_left_out(size: int) -> Way:
    """Return the way to the least number of tiles that odd sets leave out."""
    odd = max(1, size - 1 + size % 2)
    formula = Mod(n, 2) * (n - 1) / 2
    return Way(
        "left-out",
        Sentence("what odd sets must leave out"),
        (LEFT_OUT, TO_CLOSE),
        (
            look(
                Sentence(
                    "With an odd {n} all {all} numbers stand on an odd number of halves. Two of "
                    "them may be at the ends of an open chain. Each of the other {others} has to "
                    "lose a half. A tile that is left out takes a half from two numbers at most. "
                    "So at least {tiles} tiles must go.",
                    n=n,
                    all=n + 1,
                    others=n - 1,
                    tiles=Over(n - 1, 2),
                ),
            ),
            look(
                Sentence(
                    "So many are enough: leave out 0-1, 2-3, 4-5 and so on, but keep the tile of "
                    "the two greatest numbers. Now only these two stand on an odd number of "
                    "halves. Begin at one of them: you get stuck only at the other. Put in detours "
                    "as before, and all tiles that were kept make one chain. Here it is for "
                    "double-{odd}.",
                    odd=odd,
                ),
                picture=open_chain(longest_chain(odd), left_out(odd)),
            ),
            look(
                Sentence(
                    "For a closed chain every number has to lose a half: one tile more must go, "
                    "that of the two greatest numbers. This works from double-3 on; in double-1 "
                    "the two doubles would be left, and they make no chain. Call the number of "
                    "tiles that must go {W}.",
                    W=TO_CLOSE(n),
                ),
                Equation(TO_CLOSE(2 * k + 3), k + 2),
            ),
            look(
                Sentence(
                    "Call the number of tiles that are left out of an open chain {U}. For even {n} "
                    "it is 0, and the factor {n} mod 2 makes it so.",
                    U=U,
                    n=n,
                ),
                Equation(U, formula),
            ),
        ),
        Result(LEFT_OUT, formula),
    )


def least_pips(_size: int) -> Way:
    """Return the way to the least pips that odd sets leave out."""
    formula = Mod(n, 2) * (n - 1) * (n - 2) / 2
    return Way(
        "least-pips",
        Sentence("leaving out as few pips as possible"),
        (PIPS,),
        (
            look(
                Sentence(
                    "For odd {n} all numbers but two lose at least one half each, and its pips are "
                    "lost. Least is lost when the two greatest numbers, {before} and {n}, stay at "
                    "the ends, and each of the others loses just one half. Call these pips {V}.",
                    before=n - 1,
                    n=n,
                    V=V,
                ),
                Equation(V, Times(Mod(n, 2), Dots(k, (k, 0, n - 2)))),
            ),
            calculate(
                Sentence(
                    "Add up the numbers from 0 to {last}: pair the first with the last. In "
                    "double-9 the tiles 0-1, 2-3, 4-5 and 6-7 are left out, with 28 pips.",
                    last=n - 2,
                ),
                Equation(V, formula),
            ),
        ),
        Result(PIPS, formula),
    )
