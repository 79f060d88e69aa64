"""How many tiles are in a set: (n + 1)(n + 2)/2, in five ways."""

from itertools import product

from sympy import binomial

from domino_math.formulas import counting
from domino_math.formulas.equation import Equation
from domino_math.formulas.pictures import rectangle, staircase, table
from domino_math.formulas.quantity import Quantity
from domino_math.formulas.step import calculate, induction, look, move, suppose
from domino_math.formulas.symbols import k, n
from domino_math.formulas.topic import Topic
from domino_math.formulas.way import Result, Way
from domino_math.formulas.written import Dots, Over, Plus, Times
from domino_math.i18n import Sentence
from domino_math.tiles import Tile

TILES = Quantity("S", Sentence("the number of tiles in the set double-{n}", n=n), counting.tiles)
S = TILES.symbol
FORMULA = (n + 1) * (n + 2) / 2
RESULT = Result(TILES, FORMULA)


def rows(size: int) -> Way:
    """Return the way that adds up the rows, forwards and backwards."""
    example = min(size, 3)
    in_row = Quantity(
        "R",
        Sentence("the number of tiles whose larger number is {k}", k=k),
        lambda k: counting.tiles_where(lambda tile: tile.high == k)(k),
        parameters=(k,),
    )
    return Way(
        "rows",
        Sentence("row by row"),
        (TILES, in_row),
        (
            look(
                Sentence(
                    "Lay the tiles in rows: tiles with the same larger number lie in the same row. "
                    "The row of {row} is {tiles}.",
                    row=example,
                    tiles=tuple(str(Tile(low, example)) for low in range(example + 1)),
                ),
                picture=staircase(size),
            ),
            look(
                Sentence(
                    "In the row of {k} the smaller number can be 0, 1, 2 and so on up to {k}. That "
                    "makes {tiles} tiles. Call their number {R}.",
                    k=k,
                    tiles=k + 1,
                    R=in_row(k),
                ),
                Equation(in_row(k), k + 1),
            ),
            look(
                Sentence(
                    "There is a row of 0, a row of 1, and so on up to the row of {n}. Each tile "
                    "lies in just one of them, so together they are the whole set. Call the number "
                    "of its tiles {S}.",
                    n=n,
                    S=S,
                ),
                Equation(S, Dots(k, (k, 1, n + 1))),
            ),
            calculate(
                Sentence("Write the same sum once more, backwards."),
                Equation(S, Dots(n + 2 - k, (k, 1, n + 1))),
            ),
            calculate(
                Sentence(
                    "Now add what stands one above the other: 1 and {last}, then 2 and {n}, and so "
                    "on. Each pair makes {pair}, and there are {last} pairs.",
                    last=n + 1,
                    n=n,
                    pair=n + 2,
                ),
                Equation(2 * S, Times(n + 1, n + 2)),
            ),
            calculate(
                Sentence("In this sum each tile was counted twice. Half of it is the set."),
                Equation(S, FORMULA),
            ),
        ),
        RESULT,
    )


def doubled_staircase(size: int) -> Way:
    """Return the way that puts two sets together."""
    return Way(
        "staircase",
        Sentence("two staircases make a rectangle"),
        (TILES,),
        (
            look(
                Sentence(
                    "Lay the set as a staircase: one tile in the first row, two in the second, and "
                    "so on. The last row has {tiles} tiles. Call the number of all tiles {S}.",
                    tiles=n + 1,
                    S=S,
                ),
                picture=staircase(size),
            ),
            move(
                Sentence(
                    "Lay a second set in the same way. Turn its staircase half round and push it "
                    "against the first one. Together they make a rectangle.",
                ),
                picture=rectangle(size),
            ),
            calculate(
                Sentence(
                    "All rows are equally long now. Where the first set has {first} tiles in a "
                    "row, the second set adds {second}.",
                    first=k + 1,
                    second=n + 1 - k,
                ),
                Equation(Plus(k + 1, n + 1 - k), n + 2),
            ),
            look(
                Sentence(
                    "The rectangle has {rows} rows of {tiles} tiles. It holds two sets.",
                    rows=n + 1,
                    tiles=n + 2,
                ),
                Equation(2 * S, Times(n + 1, n + 2)),
            ),
            calculate(Sentence("One set is half of the rectangle."), Equation(S, FORMULA)),
        ),
        RESULT,
    )


def table_of_choices(size: int) -> Way:
    """Return the way that lays out all choices of two numbers."""
    places = Quantity(
        "P",
        Sentence("the number of places in the table"),
        lambda n: len(list(product(range(n + 1), repeat=2))),
    )
    doubles = Quantity(
        "D",
        Sentence("the number of doubles"),
        counting.tiles_where(lambda tile: tile.is_double),
    )
    others = Quantity(
        "M",
        Sentence("the number of tiles with two different numbers"),
        counting.tiles_where(lambda tile: not tile.is_double),
    )
    P, D, M = places.symbol, doubles.symbol, others.symbol  # noqa: N806 - letters of formulas
    return Way(
        "table",
        Sentence("a table of all choices"),
        (TILES, places, doubles, others),
        (
            look(
                Sentence(
                    "Choose a number for the left half, then a number for the right half. Each of "
                    "them can be 0, 1, 2 and so on up to {n}, so there are {choices} choices each "
                    "time. A table shows them all; call the number of its places {P}.",
                    n=n,
                    choices=n + 1,
                    P=P,
                ),
                Equation(P, Times(n + 1, n + 1)),
                picture=table(size),
            ),
            look(
                Sentence(
                    "The doubles lie on the diagonal, each of them once. There is one double for "
                    "each number. Call their number {D}.",
                    D=D,
                ),
                Equation(D, n + 1),
            ),
            look(
                Sentence(
                    "Any other tile lies there twice, since it can be turned round: 0-1 and 1-0 "
                    "are the same tile. Call the number of these tiles {M}.",
                    M=M,
                ),
                Equation(P, D + 2 * M),
            ),
            calculate(
                Sentence("Take the doubles away from the table, and halve what is left."),
                Equation(2 * M, Plus(Times(n + 1, n + 1), -(n + 1)), Times(n, n + 1)),
                Equation(M, n * (n + 1) / 2),
            ),
            look(
                Sentence(
                    "The doubles and the other tiles together are the set. Call the number of all "
                    "its tiles {S}.",
                    S=S,
                ),
                Equation(S, D + M),
            ),
            calculate(
                Sentence("Put in both numbers and add them."),
                Equation(S, Plus(n + 1, n * (n + 1) / 2), FORMULA),
            ),
        ),
        RESULT,
    )


def choosing(_size: int) -> Way:
    """Return the way that makes a choice with repetition one without."""
    return Way(
        "choosing",
        Sentence("drawing two slips of paper"),
        (TILES,),
        (
            look(
                Sentence(
                    "A tile is a choice of two numbers, and the same number may be chosen twice. "
                    "A trick makes that easy to count. Write each number from 0 to {n} on a slip "
                    "of paper, and on one slip more write: the same again. That makes {slips} "
                    "slips.",
                    n=n,
                    slips=n + 2,
                ),
            ),
            look(
                Sentence(
                    "Draw two slips. Two numbers give the tile with these numbers. A number and "
                    "the slip with “the same again” give its double. So each tile comes from just "
                    "one pair of slips, and {S}, the number of tiles, is the number of pairs. It "
                    "is written in brackets: choose 2 (below) out of all slips (above).",
                    S=S,
                ),
                Equation(S, binomial(n + 2, 2)),
            ),
            calculate(
                Sentence(
                    "There are {first} slips to draw first, and then {second} are left. But it "
                    "does not matter which of the two came first, so each pair was counted twice.",
                    first=n + 2,
                    second=n + 1,
                ),
                Equation(2 * S, Times(n + 2, n + 1)),
            ),
            calculate(Sentence("Halve it."), Equation(S, FORMULA)),
        ),
        RESULT,
    )


def step_by_step(size: int) -> Way:
    """Return the proof by induction."""
    return Way(
        "induction",
        Sentence("from each set to the next one"),
        (TILES,),
        (
            look(
                Sentence(
                    "Start with the smallest set, double-0. It has a single tile, 0-0. Write "
                    "{tiles} for the number of tiles in the set double-{n}.",
                    tiles=TILES(n),
                    n=n,
                ),
                Equation(TILES(0), 1),
            ),
            look(
                Sentence(
                    "The set double-({next}) has all tiles of double-{k}, and some more: the new "
                    "number {next} comes together with 0, with 1, and so on up to itself. That "
                    "makes {new} new tiles.",
                    k=k,
                    next=k + 1,
                    new=k + 2,
                ),
                Equation(TILES(k + 1), Plus(TILES(k), k + 2)),
                picture=staircase(size, new_row=True),
            ),
            suppose(
                Sentence("Suppose that the formula is right for the set double-{k}.", k=k),
                Equation(TILES(k), FORMULA.subs(n, k)),
            ),
            calculate(
                Sentence(
                    "Then add the new tiles. What comes out is the formula again, with {next} in "
                    "place of {k}.",
                    k=k,
                    next=k + 1,
                ),
                Equation(
                    TILES(k + 1),
                    Plus(FORMULA.subs(n, k), k + 2),
                    FORMULA.subs(n, k + 1),
                ),
            ),
            induction(
                Sentence(
                    "For 0 the formula is right: {start}. So it is right for 1, so for 2, so for "
                    "3, and on and on: like standing tiles in a row, where each one that falls "
                    "makes the next one fall. The formula is right for all sets.",
                    start=Equation(Over(Times(1, 2), 2), 1),
                ),
                Equation(TILES(n), FORMULA),
            ),
        ),
        RESULT,
    )


def ways(size: int) -> tuple[Way, ...]:
    """Return all ways, with pictures of double-`size`."""
    make = (rows, doubled_staircase, table_of_choices, choosing, step_by_step)
    return tuple(way(size) for way in make)


TOPIC = Topic(
    "set-size",
    Sentence("The size of a set"),
    Sentence(
        "The set double-{n} has a tile for any two different numbers from 0 to {n}, and a double "
        "for each number. The usual set is double-6. How many tiles are in a set?",
        n=n,
    ),
    ways,
)
