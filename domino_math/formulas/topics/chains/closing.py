"""Which whole sets make a closed chain."""

from sympy import Mod

from domino_math.formulas.circuits import longest_chain
from domino_math.formulas.equation import Equation
from domino_math.formulas.pictures import halves_with
from domino_math.formulas.pictures.rings import closed_chain
from domino_math.formulas.step import calculate, look
from domino_math.formulas.symbols import k, n
from domino_math.formulas.topics.chains.quantities import HALVES, LAID, ODD, H, O
from domino_math.formulas.way import Result, Way
from domino_math.formulas.written import Times
from domino_math.i18n import Sentence


def parity(size: int) -> Way:
    """Return the way that looks for halves without a partner."""
    formula = (n + 1) * Mod(n, 2)
    return Way(
        "odd-halves",
        Sentence("halves look for a partner"),
        (HALVES, ODD),
        (
            look(
                Sentence(
                    "In a chain the tiles lie end to end, and where two of them meet, their halves "
                    "are equal. A chain is closed when its last tile meets its first. Then each "
                    "half has a partner. So in a closed chain each number stands on an even number "
                    "of halves."
                ),
            ),
            look(
                Sentence(
                    "In the whole set double-{n} each number stands on {halves} halves: once with "
                    "each other number, and twice on its double. Call this {H}.",
                    n=n,
                    halves=n + 2,
                    H=H,
                ),
                Equation(H, n + 2),
                picture=halves_with(size, size),
            ),
            calculate(
                Sentence(
                    "That is even if {n} is even, and odd if {n} is odd. We write mod 2 for the "
                    "remainder after division by 2: it is 0 for even numbers and 1 for odd ones. "
                    "So for odd {n} no closed chain holds all tiles.",
                    n=n,
                ),
                Equation(Mod(H, 2), Mod(n, 2)),
            ),
            look(
                Sentence(
                    "An open chain has two ends, and the halves there have no partner. So at most "
                    "two numbers may stand on an odd number of halves. In the set double-{n} with "
                    "odd {n} all {all} numbers do. Call their number {O}. It is 2 for double-1, "
                    "which makes the open chain 0-0, 0-1, 1-1. For double-3, double-5 and so on it "
                    "is more than 2: all tiles make no chain at all.",
                    n=n,
                    all=n + 1,
                    O=O,
                ),
                Equation(O, formula),
            ),
        ),
        Result(ODD, formula),
    )


def always_closed(size: int) -> Way:
    """Return the way that lays a closed chain of all tiles for even n."""
    even = size - size % 2
    return Way(
        "detours",
        Sentence("even sets always make a closed chain"),
        (LAID,),
        (
            look(
                Sentence(
                    "Take a set with an even {n}, such as double-6. Begin with any tile, and go on "
                    "at one end as long as something fits. Whenever the chain comes to a number, "
                    "it takes one half to arrive and another to leave. Each number has an even "
                    "number of halves, so where you could arrive, you can leave as well. You get "
                    "stuck only at the number that you began with: the chain is closed.",
                    n=n,
                ),
            ),
            look(
                Sentence(
                    "Perhaps some tiles are left. Of these, too, each number has an even number of "
                    "halves. And one of them has a number that the chain passes. That is clear if "
                    "the chain passes all numbers. If it misses one, then the tile of this number "
                    "and one of the chain's is left. Begin at the number of the chain, and lay a "
                    "second closed chain of what is left. It is a detour: open the first chain at "
                    "this number, and put the second in. Go on until no tile is left.",
                ),
            ),
            look(
                Sentence(
                    "So all tiles come into a closed chain. Leonhard Euler found in 1736 when "
                    "there is such a round trip. Here it was laid for double-0, double-2 and so on "
                    "up to double-36, and its tiles were counted. Call their number {Q}.",
                    Q=LAID(n),
                ),
                Equation(LAID(2 * k), Times(k + 1, 2 * k + 1)),
                picture=closed_chain(longest_chain(even, closed=True)[:-1]),
            ),
        ),
        None,
    )
