"""Whether the ends of a blocked line agree: 2 − (n mod 2) ends show the number of an end."""

from functools import cache
from itertools import pairwise

from sympy import Mod

from domino_math.formulas import counting
from domino_math.formulas.equation import Equation
from domino_math.formulas.lines import blocked_lines, short_blocked_line
from domino_math.formulas.pictures import line_of_tiles
from domino_math.formulas.quantity import Quantity
from domino_math.formulas.step import calculate, look
from domino_math.formulas.symbols import n
from domino_math.formulas.topic import Topic
from domino_math.formulas.way import Result, Way
from domino_math.formulas.written import Plus
from domino_math.i18n import Sentence


@cache
def _joints_and_ends(n: int) -> tuple[int, int]:
    """Count, in blocked lines, the joints and the ends that show the number of the first end.

    Raises ValueError if they were not the same in every line.
    """
    counts = set()
    for line in blocked_lines(n):
        halves = [half for tile in pairwise(line) for half in tile]
        joints = line[1:-1].count(line[0])
        counts.add((joints, [halves[0], halves[-1]].count(line[0])))
    (count,) = counts
    return count


HALVES = Quantity(
    "H",
    Sentence("the number of halves on which a number stands"),
    counting.halves_of_each_number,
)
JOINTS = Quantity(
    "J",
    Sentence("the number of joints that show the same number as the first end"),
    lambda n: _joints_and_ends(n)[0],
)
ENDS = Quantity(
    "E",
    Sentence("the number of ends that show the same number as the first end"),
    lambda n: _joints_and_ends(n)[1],
)
H, J, E = HALVES.symbol, JOINTS.symbol, ENDS.symbol
FORMULA = 2 - Mod(n, 2)


def parity(size: int) -> Way:
    """Return the way that counts halves at joints and at ends."""
    return Way(
        "parity",
        Sentence("odd or even"),
        (HALVES, JOINTS, ENDS),
        (
            look(
                Sentence(
                    "Play a line: where two tiles meet, their halves show the same number. The "
                    "line is blocked when no tile that is left, in anyone's hand or on the table, "
                    "fits at an end. Players call that a fish. Then all tiles with the number of "
                    "an end lie in the line."
                ),
                picture=line_of_tiles(short_blocked_line(size), size),
            ),
            look(
                Sentence(
                    "Take the number at the first end. It stands on {halves} halves, since its "
                    "double counts twice, and all of them are in the line. Call their number {H}.",
                    halves=n + 2,
                    H=H,
                ),
                Equation(H, n + 2),
            ),
            look(
                Sentence(
                    "Inside the line each half has a partner: at every joint two equal halves "
                    "meet. Only a half at an end has none. So our number has two halves at each of "
                    "its joints, and one at each end that shows it. Call the number of its joints "
                    "{J}, and the number of ends that show it {E}.",
                    J=J,
                    E=E,
                ),
                Equation(H, Plus(2 * J, E)),
            ),
            calculate(
                Sentence(
                    "The joints take halves away two at a time, and that does not change whether a "
                    "number is odd or even. So {E} is even when {n} is even, and odd when {n} is "
                    "odd. Divided by 2, both leave the same remainder, which is written with mod.",
                    E=E,
                    n=n,
                ),
                Equation(E, Plus(n + 2, -2 * J)),
                Equation(Mod(E, 2), Mod(n, 2)),
            ),
            look(
                Sentence(
                    "One end shows our number, and a line has no more than two ends. So {E} is "
                    "either 1, which is odd, or 2, which is even.",
                    E=E,
                ),
                Equation(E, 2 - Mod(E, 2)),
            ),
            calculate(
                Sentence(
                    "Now put both together. In a set with even {n}, such as double-6, both ends of "
                    "a blocked line show the same number, always. In a set with odd {n}, such as "
                    "double-9, they never do.",
                    n=n,
                ),
                Equation(E, FORMULA),
            ),
        ),
        Result(ENDS, FORMULA),
    )


def ways(size: int) -> tuple[Way, ...]:
    """Return the only way, with a blocked line of double-`size`."""
    return (parity(size),)


TOPIC = Topic(
    "blocked-ends",
    Sentence("The ends of a fish"),
    Sentence(
        "Two players lay a line with the set double-{n}, until it is blocked: no tile fits any "
        "more. Do its two ends show the same number?",
        n=n,
    ),
    ways,
)
