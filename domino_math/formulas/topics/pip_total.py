"""How many pips a set has: n(n + 1)(n + 2)/2, in four ways."""

from fractions import Fraction

from sympy import Expr, Symbol

from domino_math.formulas import counting
from domino_math.formulas.equation import Equation
from domino_math.formulas.pictures import complements, halves_with, staircase_of_pips
from domino_math.formulas.quantity import Quantity
from domino_math.formulas.step import calculate, look, move
from domino_math.formulas.symbols import k, n
from domino_math.formulas.topic import Topic
from domino_math.formulas.way import Result, Way
from domino_math.formulas.written import Dots, Over, Plus, Times
from domino_math.i18n import Sentence
from domino_math.tiles import Tile, double_set

PIPS = Quantity("P", Sentence("the number of pips in the set double-{n}", n=n), counting.pips)
TILES = Quantity("S", Sentence("the number of tiles in the set double-{n}", n=n), counting.tiles)
P, S = PIPS.symbol, TILES.symbol
FORMULA = n * (n + 1) * (n + 2) / 2
RESULT = Result(PIPS, FORMULA)
SIZE = (n + 1) * (n + 2) / 2  # of the set, which has a topic of its own
NUMBERS = Dots(k, (k, 0, n))


def halves(size: int) -> Way:
    """Return the way that asks on how many halves each number stands."""
    on_halves = Quantity(
        "H",
        Sentence("the number of halves on which a number stands"),
        counting.halves_of_each_number,
    )
    H = on_halves.symbol  # noqa: N806 - letters of formulas
    example = min(size, 3)
    mixed = tuple(str(Tile(example, other)) for other in range(size + 1) if other != example)
    where = (
        Sentence(
            "Look for one number, say {number}. It stands once on {tiles}, and twice on its double "
            "{double}.",
            number=example,
            tiles=mixed,
            double=str(Tile(example, example)),
        )
        if mixed
        else Sentence("Look for the number 0. It stands twice on its double 0-0, and nowhere else.")
    )
    return Way(
        "halves",
        Sentence("number by number"),
        (PIPS, on_halves),
        (
            look(where, picture=halves_with(example, size)),
            look(
                Sentence(
                    "It is the same for each number: once with each of the {n} other numbers, and "
                    "twice on its double. So each number stands on {halves} halves. Call this "
                    "{H}.",
                    n=n,
                    halves=n + 2,
                    H=H,
                ),
                Equation(H, n + 2),
            ),
            look(
                Sentence(
                    "So every number from 0 to {n} is counted {halves} times. Call the number of "
                    "all pips {P}.",
                    n=n,
                    halves=n + 2,
                    P=P,
                ),
                Equation(P, Times(NUMBERS, n + 2)),
            ),
            calculate(
                Sentence(
                    "Write the numbers from 0 to {n} in a row, and once more below, backwards. Any "
                    "two that stand one above the other make {n}, and there are {count} such "
                    "pairs. That is the sum twice, so halve it.",
                    n=n,
                    count=n + 1,
                ),
                Equation(Times(2, NUMBERS), Times(n, n + 1)),
                Equation(NUMBERS, n * (n + 1) / 2),
            ),
            calculate(Sentence("Multiply by {halves}.", halves=n + 2), Equation(P, FORMULA)),
        ),
        RESULT,
    )


def mean(_size: int) -> Way:
    """Return the way that takes the mean of all halves."""
    on_average = Quantity(
        "A",
        Sentence("the mean number of pips on a half"),
        lambda n: Fraction(counting.pips(n), 2 * counting.tiles(n)),
        whole=False,
    )
    A = on_average.symbol  # noqa: N806 - letters of formulas
    return Way(
        "mean",
        Sentence("what a tile has on average"),
        (PIPS, TILES, on_average),
        (
            look(
                Sentence(
                    "Each number stands on equally many halves: once with each other number, and "
                    "twice on its double. So on average a half has as many pips as the mean of the "
                    "numbers from 0 to {n}. Call it {A}.",
                    n=n,
                    A=A,
                ),
                Equation(A, Over(NUMBERS, n + 1)),
            ),
            calculate(
                Sentence(
                    "The numbers from 0 to {n} lie evenly spread, so their mean is in the middle "
                    "between the first and the last.",
                    n=n,
                ),
                Equation(A, Over(Plus(0, n), 2)),
            ),
            calculate(
                Sentence(
                    "A tile has two halves. So on average a tile has {n} pips; in the usual set it "
                    "has 6.",
                    n=n,
                ),
                Equation(2 * A, n),
            ),
            look(
                Sentence(
                    "The topic {topic} derives the number of tiles. Call it {S}.",
                    topic="set-size",
                    S=S,
                ),
                Equation(S, SIZE),
            ),
            look(
                Sentence(
                    "The number of all pips, {P}, is the number of tiles times the mean of a tile.",
                    P=P,
                ),
                Equation(P, Times(S, 2 * A)),
            ),
            calculate(Sentence("Put in both numbers."), Equation(P, FORMULA)),
        ),
        RESULT,
    )


def complement(size: int) -> Way:
    """Return the way that lays each tile together with its complement."""
    example = Tile(0, min(size, 1))
    other = Tile(size, size - example.high)
    return Way(
        "complement",
        Sentence("each tile with its complement"),
        (PIPS, TILES),
        (
            look(
                Sentence(
                    "On each half replace the number by what is missing from it to {n}. That makes "
                    "the complement of the tile: in double-{size} the complement of {tile} is "
                    "{other}.",
                    n=n,
                    size=size,
                    tile=str(example),
                    other=str(other),
                ),
            ),
            move(
                Sentence(
                    "Take two sets. Below each tile of the first lay its complement from the "
                    "second. Different tiles have different complements, so both sets are used up."
                ),
                picture=complements(size),
            ),
            look(
                Sentence(
                    "Two halves that lie one above the other have {n} pips together. So every pair "
                    "of tiles has {pair} pips, and there are as many pairs as tiles in a set. Call "
                    "the number of tiles {S}, and the number of pips in one set {P}.",
                    n=n,
                    pair=2 * n,
                    S=S,
                    P=P,
                ),
                Equation(2 * P, Times(S, 2 * n)),
            ),
            calculate(Sentence("One set has half of these pips."), Equation(P, n * S)),
            look(
                Sentence("The topic {topic} derives the number of tiles.", topic="set-size"),
                Equation(S, SIZE),
            ),
            calculate(Sentence("Put it in."), Equation(P, FORMULA)),
        ),
        RESULT,
    )


def summation(size: int) -> Way:
    """Return the way that adds up the pips of the rows."""
    in_row = Quantity(
        "R",
        Sentence("the number of pips in row {k}", k=k),
        lambda k: sum(tile.pips for tile in double_set(k) if tile.high == k),
        parameters=(k,),
    )
    total = Symbol("t", integer=True, nonnegative=True)
    row = 3 * k * (k + 1) / 2

    def brought(at: Expr | int) -> Expr:
        return FORMULA.subs(n, at)

    return Way(
        "summation",
        Sentence("row by row"),
        (PIPS, in_row),
        (
            look(
                Sentence(
                    "Lay the tiles in rows by their larger number, and count the pips of each row."
                ),
                picture=staircase_of_pips(size),
            ),
            look(
                Sentence(
                    "In the row of {k} the first tile, 0-{k}, has {k} pips. Each tile has one pip "
                    "more than the tile before it, and the double at the end has {last}. Call the "
                    "pips of the row {R}.",
                    k=k,
                    last=2 * k,
                    R=in_row(k),
                ),
                Equation(in_row(k), Dots(total, (total, k, 2 * k))),
            ),
            calculate(
                Sentence(
                    "Lay the row once more below, backwards. Any two tiles that lie one above the "
                    "other have {pair} pips together, and there are {count} such pairs. That is "
                    "the row twice, so halve it.",
                    pair=3 * k,
                    count=k + 1,
                ),
                Equation(2 * in_row(k), Times(3 * k, k + 1)),
                Equation(in_row(k), row),
            ),
            look(
                Sentence(
                    "The rows from 0 to {n} are the whole set. Call the number of all pips {P}.",
                    n=n,
                    P=P,
                ),
                Equation(P, Dots(row, (k, 0, n))),
            ),
            calculate(
                Sentence(
                    "Here a trick helps: each term of this sum is the difference of two numbers, "
                    "and what is taken away is the first number of the difference before. For {k} "
                    "= 2, 3, 4 they are {examples}.",
                    k=k,
                    examples=tuple(
                        Equation(brought(at) - brought(at - 1), Plus(brought(at), -brought(at - 1)))
                        for at in (2, 3, 4)
                    ),
                ),
                Equation(row, Plus(brought(k), -brought(k - 1))),
            ),
            calculate(
                Sentence(
                    "Add up all these differences: what one term takes away, the term before it "
                    "has brought. Only what the last term has brought is left."
                ),
                Equation(P, FORMULA),
            ),
        ),
        RESULT,
    )


def ways(size: int) -> tuple[Way, ...]:
    """Return all ways, with pictures of double-`size`."""
    return tuple(way(size) for way in (halves, mean, complement, summation))


TOPIC = Topic(
    "pip-total",
    Sentence("The pips of a set"),
    Sentence(
        "Count all pips on all tiles of the set double-{n}. How many are there? In the usual set, "
        "double-6, there are 168.",
        n=n,
    ),
    ways,
)
