"""The domino principle: proofs by induction that hold, and two that do not."""

from sympy import Function, fibonacci

from domino_math.formulas.equation import Equation, unequal
from domino_math.formulas.pictures import all_coverings, falling, two_beginnings
from domino_math.formulas.quantity import Quantity
from domino_math.formulas.step import calculate, induction, look, suppose
from domino_math.formulas.symbols import k, n
from domino_math.formulas.tilings import count_coverings
from domino_math.formulas.topic import Topic
from domino_math.formulas.topics.pip_total import PIPS
from domino_math.formulas.topics.set_size import TILES
from domino_math.formulas.way import Result, Way
from domino_math.formulas.written import Dots, Over, Plus, Times
from domino_math.i18n import Sentence

SUM = Quantity(
    "S",
    Sentence("the sum of the numbers from 1 to {n}", n=n),
    lambda n: sum(range(1, n + 1)),
)
COVERINGS = Quantity(
    "T",
    Sentence("the number of ways to cover 2 rows of {n} cells with tiles", n=n),
    lambda n: count_coverings(2, int(n)),
)
FIBONACCI = Function("F")
SIZE = (n + 1) * (n + 2) / 2
PIP_TOTAL = n * (n + 1) * (n + 2) / 2
TRIANGLE = n * (n + 1) / 2

_MOST_COVERED = 4  # columns, so that all coverings can be drawn


def principle(_size: int) -> Way:
    """Return the way that shows standing tiles."""
    return Way(
        "principle",
        Sentence("a row of standing tiles"),
        (),
        (
            look(
                Sentence(
                    "Stand tiles in a row, and number them from 0 on. You want all of them to "
                    "fall, however long the row is."
                ),
                picture=falling(0),
            ),
            look(
                Sentence("First, somebody has to push tile 0. This is the start."),
                picture=falling(1),
            ),
            look(
                Sentence(
                    "Second, each tile that falls has to reach the next one. It does not matter "
                    "which tile it is: if tile {k} falls, tile {next} falls as well. This is the "
                    "step.",
                    k=k,
                    next=k + 1,
                ),
                picture=falling(3, hit=3),
            ),
            look(
                Sentence(
                    "Then all tiles fall: 0 because it was pushed, 1 because of 0, 2 because of 1, "
                    "and so on. None is left out."
                ),
                picture=falling(100),
            ),
            look(
                Sentence(
                    "A proof by induction is built in the same way. There is a statement for each "
                    "number {n}. Tile {n} falls when the statement is right for {n}. Show that it "
                    "is right for 0, and that, whenever it is right for {k}, it is right for "
                    "{next}. Then it is right for all numbers.",
                    n=n,
                    k=k,
                    next=k + 1,
                ),
            ),
        ),
        None,
    )


def set_size(_size: int) -> Way:
    """Return the proof for the number of tiles."""
    return Way(
        "set-size",
        Sentence("how many tiles a set has"),
        (TILES,),
        (
            look(
                Sentence(
                    "Write {tiles} for the number of tiles in the set double-{n}. The formula to "
                    "prove is {formula}. The start: double-0 has one tile, and the formula gives "
                    "{start}.",
                    tiles=TILES(n),
                    n=n,
                    formula=SIZE,
                    start=Equation(Over(Times(1, 2), 2), 1),
                ),
                Equation(TILES(0), 1),
                picture=falling(1),
            ),
            look(
                Sentence(
                    "From double-{k} to double-({next}) there are new tiles: {next} together with "
                    "0, 1, 2 and so on up to itself. That makes {new}.",
                    k=k,
                    next=k + 1,
                    new=k + 2,
                ),
                Equation(TILES(k + 1), Plus(TILES(k), k + 2)),
            ),
            suppose(
                Sentence("Suppose that tile {k} falls: the formula is right for {k}.", k=k),
                Equation(TILES(k), SIZE.subs(n, k)),
            ),
            calculate(
                Sentence(
                    "Then tile {next} falls too: with the new tiles the formula comes out right "
                    "for {next}.",
                    next=k + 1,
                ),
                Equation(TILES(k + 1), Plus(SIZE.subs(n, k), k + 2), SIZE.subs(n, k + 1)),
                picture=falling(3, hit=3),
            ),
            induction(
                Sentence("The first tile falls, and each one makes the next fall: all fall."),
                Equation(TILES(n), SIZE),
                picture=falling(100),
            ),
        ),
        Result(TILES, SIZE),
    )


def pip_total(_size: int) -> Way:
    """Return the proof for the number of pips."""
    new = Over(Times(3, k + 1, k + 2), 2)
    return Way(
        "pip-total",
        Sentence("how many pips a set has"),
        (PIPS,),
        (
            look(
                Sentence(
                    "Write {pips} for the number of pips in the set double-{n}. The formula to "
                    "prove is {formula}. The start: the only tile of double-0 has no pips, and for "
                    "0 the formula gives 0.",
                    pips=PIPS(n),
                    n=n,
                    formula=PIP_TOTAL,
                ),
                Equation(PIPS(0), 0),
            ),
            look(
                Sentence(
                    "From double-{k} to double-({next}) there are {count} new tiles. On each of "
                    "them one half shows {next}, and the other halves show 0, 1, 2 and so on up to "
                    "{next}. The way after this one adds up such numbers.",
                    k=k,
                    next=k + 1,
                    count=k + 2,
                ),
                Equation(
                    PIPS(k + 1),
                    Plus(PIPS(k), Times(k + 2, k + 1), (k + 1) * (k + 2) / 2),
                    Plus(PIPS(k), new),
                ),
            ),
            suppose(
                Sentence("Suppose that the formula is right for {k}.", k=k),
                Equation(PIPS(k), PIP_TOTAL.subs(n, k)),
            ),
            calculate(
                Sentence(
                    "Add the new pips. Both parts have {factor} in them; {k} of these and 3 more "
                    "make {sum}.",
                    factor=(k + 1) * (k + 2) / 2,
                    k=k,
                    sum=k + 3,
                ),
                Equation(PIPS(k + 1), Plus(PIP_TOTAL.subs(n, k), new), PIP_TOTAL.subs(n, k + 1)),
                picture=falling(3, hit=3),
            ),
            induction(
                Sentence("It is right for 0, and from each number on for the next: for all."),
                Equation(PIPS(n), PIP_TOTAL),
            ),
        ),
        Result(PIPS, PIP_TOTAL),
    )


def series(_size: int) -> Way:
    """Return the proof for the sum of the first numbers."""
    return Way(
        "series",
        Sentence("the sum of the numbers from 1 to {n}", n=n),
        (SUM,),
        (
            look(
                Sentence(
                    "Write {sum} for {numbers}. The start: without any number the sum is 0, and so "
                    "is the formula {formula} for 0.",
                    sum=SUM(n),
                    numbers=Dots(k, (k, 1, n)),
                    formula=TRIANGLE,
                ),
                Equation(SUM(0), 0),
            ),
            look(
                Sentence("The next sum has one number more, {next}.", next=k + 1),
                Equation(SUM(k + 1), Plus(SUM(k), k + 1)),
            ),
            suppose(
                Sentence("Suppose that the formula is right for {k}.", k=k),
                Equation(SUM(k), TRIANGLE.subs(n, k)),
            ),
            calculate(
                Sentence("Then it is right for {next}.", next=k + 1),
                Equation(SUM(k + 1), Plus(TRIANGLE.subs(n, k), k + 1), TRIANGLE.subs(n, k + 1)),
                picture=falling(3, hit=3),
            ),
            induction(
                Sentence("It is right for 0, and from each number on for the next: for all."),
                Equation(SUM(n), TRIANGLE),
            ),
        ),
        Result(SUM, TRIANGLE),
    )


def tilings(size: int) -> Way:
    """Return the proof that coverings of two rows are counted by Fibonacci numbers."""
    shown = min(max(size, 2), _MOST_COVERED)
    return Way(
        "tilings",
        Sentence("covering two rows with tiles"),
        (COVERINGS,),
        (
            look(
                Sentence(
                    "Cover 2 rows of {n} cells with tiles, each on two cells, and call the number "
                    "of ways {T}. For {shown} columns there are {count}.",
                    n=n,
                    T=COVERINGS(n),
                    shown=shown,
                    count=count_coverings(2, shown),
                ),
                picture=all_coverings(2, shown),
            ),
            look(
                Sentence(
                    "The start: with no column there is nothing to do, and that is one way. With "
                    "one column a single tile stands there."
                ),
                Equation(COVERINGS(0), 1),
                Equation(COVERINGS(1), 1),
            ),
            look(
                Sentence(
                    "Now look at the first of {columns} columns. If a tile stands there, {one} "
                    "columns are left. If not, two tiles lie there, one above the other, and {two} "
                    "columns are left.",
                    columns=k + 2,
                    one=k + 1,
                    two=k,
                ),
                Equation(COVERINGS(k + 2), Plus(COVERINGS(k + 1), COVERINGS(k))),
                picture=two_beginnings(shown + 1),
            ),
            suppose(
                Sentence(
                    "Fibonacci's numbers {first}, {second} and so on are 1, 1, 2, 3, 5, 8 …: each "
                    "is the sum of the two before it. Suppose that they count the coverings of {k} "
                    "and of {next} columns.",
                    first=FIBONACCI(1),
                    second=FIBONACCI(2),
                    k=k,
                    next=k + 1,
                ),
                Equation(COVERINGS(k), fibonacci(k + 1)),
                Equation(COVERINGS(k + 1), fibonacci(k + 2)),
            ),
            calculate(
                Sentence("Then the next one counts those of {columns} columns.", columns=k + 2),
                Equation(
                    COVERINGS(k + 2), Plus(fibonacci(k + 2), fibonacci(k + 1)), fibonacci(k + 3)
                ),
            ),
            induction(
                Sentence(
                    "Here it takes two tiles to make the next one fall. Both first tiles were "
                    "pushed, so all fall."
                ),
                Equation(COVERINGS(n), fibonacci(n + 1)),
            ),
        ),
        Result(COVERINGS, fibonacci(n + 1)),
    )


def no_start(_size: int) -> Way:
    """Return a false proof with a right step and no start."""
    claim = Plus(TRIANGLE, 1)
    return Way(
        "no-start",
        Sentence("a false proof: nobody pushes"),
        (SUM,),
        (
            suppose(
                Sentence(
                    "Somebody claims that {sum}, the sum of the numbers from 1 to {n}, is {claim}. "
                    "Suppose that this is right for {k}.",
                    sum=SUM(n),
                    n=n,
                    claim=Plus(TRIANGLE, 1),
                    k=k,
                ),
                Equation(SUM(k), claim.subs(n, k)),
            ),
            look(
                Sentence("The next sum has one number more, {next}.", next=k + 1),
                Equation(SUM(k + 1), Plus(SUM(k), k + 1)),
            ),
            calculate(
                Sentence(
                    "Then the claim is right for {next}. Each tile would make the next one fall!",
                    next=k + 1,
                ),
                Equation(SUM(k + 1), Plus(claim.subs(n, k), k + 1), claim.subs(n, k + 1)),
            ),
            look(
                Sentence(
                    "But there is no start. For 0 the claim says 1, and the sum is 0. For no other "
                    "number is it right either: it always says 1 too much. Nobody pushes, so all "
                    "tiles stand.",
                ),
                unequal(SUM(0), claim.subs(n, 0)),
                unequal(SUM(n), claim),
                picture=falling(0),
            ),
        ),
        None,
    )


def gap(_size: int) -> Way:
    """Return a false proof with a start, whose step fails."""
    claim = 2 * n + 1
    return Way(
        "gap",
        Sentence("a false proof: one tile does not reach the next"),
        (TILES,),
        (
            look(
                Sentence(
                    "The set double-0 has 1 tile and double-1 has 3. So somebody claims that "
                    "double-{n} has {claim} tiles. The start is right.",
                    n=n,
                    claim=claim,
                ),
                Equation(TILES(0), 1),
                Equation(TILES(1), 3),
            ),
            look(
                Sentence("The set double-({next}) has {new} new tiles.", next=k + 1, new=k + 2),
                Equation(TILES(k + 1), Plus(TILES(k), k + 2)),
            ),
            suppose(
                Sentence("Suppose that the claim is right for {k}.", k=k),
                Equation(TILES(k), claim.subs(n, k)),
            ),
            calculate(
                Sentence("Add the new tiles."),
                Equation(TILES(k + 1), Plus(claim.subs(n, k), k + 2), 3 * k + 3),
            ),
            calculate(
                Sentence(
                    "For {next} the claim says something else. The two differ by {k}, so they "
                    "agree for {k} = 0 only.",
                    next=k + 1,
                    k=k,
                ),
                unequal(3 * k + 3, claim.subs(n, k + 1)),
                Equation(Plus(3 * k + 3, -claim.subs(n, k + 1)), k),
            ),
            look(
                Sentence(
                    "So tile 0 makes tile 1 fall, but tile 1 does not reach tile 2. All the others "
                    "stand: double-2 has 6 tiles, and not 5."
                ),
                Equation(TILES(2), 6),
                unequal(TILES(2), claim.subs(n, 2)),
                picture=falling(2, gap=2),
            ),
        ),
        None,
    )


def ways(size: int) -> tuple[Way, ...]:
    """Return all ways; coverings are drawn for up to `size` columns."""
    make = (principle, set_size, pip_total, series, tilings, no_start, gap)
    return tuple(way(size) for way in make)


TOPIC = Topic(
    "induction",
    Sentence("The domino principle"),
    Sentence(
        "How can one prove something for all sets at once, when there is no end of them? In the "
        "way in which one push makes a whole row of standing tiles fall."
    ),
    ways,
)
