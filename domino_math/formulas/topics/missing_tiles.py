"""Tiles that are missing: how many pips they have, and which tiles they can be."""

from collections.abc import Mapping
from itertools import combinations, islice

from sympy import Expr, Symbol

from domino_math.errors import InputError
from domino_math.formulas import counting
from domino_math.formulas.equation import Equation
from domino_math.formulas.limits import EXAMPLE, LARGEST
from domino_math.formulas.pictures import hands, staircase
from domino_math.formulas.quantity import Quantity
from domino_math.formulas.selections import count_selections, least_and_most, selections
from domino_math.formulas.step import Step, calculate, given, look
from domino_math.formulas.symbols import k, n
from domino_math.formulas.topic import Given, Topic
from domino_math.formulas.topics.pip_total import FORMULA as PIP_TOTAL
from domino_math.formulas.topics.pip_total import PIPS, SIZE
from domino_math.formulas.topics.set_size import TILES
from domino_math.formulas.way import Result, Way
from domino_math.formulas.written import Over, Plus, Times
from domino_math.i18n import Sentence
from domino_math.tiles import Tile, double_set

SHOWN = Quantity(
    "V",
    Sentence("the number of pips on the tiles that are shown"),
    lambda n: sum(tile.pips for tile in double_set(n) if tile.high < n),
)
MISSING = Quantity(
    "M",
    Sentence("the number of pips on the {count} tiles with the number {n}", count=n + 1, n=n),
    lambda n: sum(tile.pips for tile in double_set(n) if tile.high == n),
)
SEEN = Quantity(
    "F",
    Sentence("the number of halves that show {n} when the tile {n}-{n} is missing", n=n),
    lambda n: sum(
        (half == n)
        for tile in double_set(n)
        if tile != Tile(n, n)
        for half in (tile.low, tile.high)
    ),
)
HALVES = Quantity(
    "H",
    Sentence("the number of halves on which a number stands"),
    counting.halves_of_each_number,
)
PAIRS = Quantity(
    "W",
    Sentence("the number of pairs of tiles in the set double-{n}", n=n),
    lambda n: len(list(combinations(double_set(n), 2))),
)
PAIRS_WITH = Quantity(
    "N",
    Sentence("the number of pairs of tiles of double-6 that have {k} pips", k=k),
    lambda k: sum(one.pips + other.pips == k for one, other in combinations(double_set(6), 2)),
    parameters=(k,),
)
P, S = PIPS.symbol, TILES.symbol
ROW = 3 * n * (n + 1) / 2
ALL_PAIRS = n * (n + 1) * (n + 2) * (n + 3) / 8
x, y = Symbol("x"), Symbol("y")

_LARGEST_GIVEN = 1_000_000
_MOST_LISTED = 10  # sets of missing tiles that are shown one by one
_MOST_DRAWN = 24  # missing tiles in a set that is drawn


def difference(size: int) -> Way:
    """Return the way that subtracts what is shown from the whole."""
    V, M = SHOWN.symbol, MISSING.symbol  # noqa: N806 - letters of formulas
    return Way(
        "difference",
        Sentence("the whole less what is shown"),
        (PIPS, SHOWN, MISSING),
        (
            look(
                Sentence(
                    "Suppose that somebody has taken the last row, all tiles with the number "
                    "{size}. You see only the other tiles. How many pips are missing then?",
                    size=size,
                ),
                picture=staircase(size, new_row=True),
            ),
            look(
                Sentence(
                    "Each tile is either shown or missing. So the pips that are shown, {V}, and "
                    "those that are missing, {M}, make all pips of the set, {P}.",
                    V=V,
                    M=M,
                    P=P,
                ),
                Equation(P, Plus(V, M)),
            ),
            calculate(
                Sentence(
                    "So you need not see a tile to know its pips: take what is shown away from "
                    "the whole. This is right whatever tiles are missing."
                ),
                Equation(M, Plus(P, -V)),
            ),
            look(
                Sentence("The topic {topic} derives the number of all pips.", topic="pip-total"),
                Equation(P, PIP_TOTAL),
            ),
            look(
                Sentence(
                    "Count what is shown. Here the tiles left are the set double-({before}), and "
                    "the same formula holds for it.",
                    before=n - 1,
                ),
                Equation(V, (n - 1) * n * (n + 1) / 2),
            ),
            calculate(
                Sentence(
                    "Subtract. In double-6 there are 168 pips, of which 105 are shown, so {rest} "
                    "are missing.",
                    rest=168 - 105,
                ),
                Equation(M, ROW),
            ),
        ),
        Result(MISSING, ROW),
    )


def one_tile(_size: int) -> Way:
    """Return the way that finds one missing tile by its numbers."""
    H, F = HALVES.symbol, SEEN.symbol  # noqa: N806 - letters of formulas
    return Way(
        "one-tile",
        Sentence("a tile is missing: which one?"),
        (HALVES, SEEN),
        (
            calculate(
                Sentence(
                    "One tile of double-6 is missing, and the others show 160 pips. So it has 8 "
                    "pips: it is 2-6, 3-5 or 4-4. The pips alone do not tell which."
                ),
                Equation(Plus(168, -160), 8),
            ),
            look(
                Sentence(
                    "Now count how often each number is seen. In a whole set each number "
                    "stands on {halves} halves, as its double counts twice. Call this {H}.",
                    halves=n + 2,
                    H=H,
                ),
                Equation(H, n + 2),
            ),
            look(
                Sentence(
                    "If a double is missing, two halves with its number are missing. So without "
                    "{n}-{n} the number {n} stands on {F} halves.",
                    n=n,
                    F=F,
                ),
                Equation(F, Plus(H, -2)),
            ),
            calculate(
                Sentence(
                    "So the number of a missing double is on just {n} halves, in double-6 on 6. If "
                    "a tile with two different numbers is missing, each of these two numbers is "
                    "missing on one half: that tells which tile it is.",
                    n=n,
                ),
                Equation(F, n),
            ),
            look(
                Sentence(
                    "So one missing tile is always found. With more it may fail: if 0-1 and 2-3 "
                    "are missing, the same numbers are missing as without 0-2 and 1-3."
                ),
            ),
        ),
        None,
    )


def which_tiles(_size: int) -> Way:
    """Return the way that counts the sets that the missing tiles can be."""
    W = PAIRS.symbol  # noqa: N806 - letter of a formula
    return Way(
        "which-tiles",
        Sentence("several tiles are missing: how many possibilities?"),
        (PAIRS, PAIRS_WITH, TILES),
        (
            look(
                Sentence(
                    "Two tiles of double-6 are missing, and the others show 150 pips. So the two "
                    "have 18 pips: 12 and 6, 11 and 7, 10 and 8, or 9 and 9. The topic {topic} "
                    "says how many tiles have so many pips, and multiplying gives the number of "
                    "pairs, {N}. Of the two tiles with 9 pips there is only one pair.",
                    topic="tens-and-twenties",
                    N=PAIRS_WITH(18),
                ),
                Equation(PAIRS_WITH(18), Plus(Times(1, 4), Times(1, 3), Times(2, 3), 1), 14),
            ),
            look(
                Sentence(
                    "For more tiles such lists become long. Here is a machine that counts for you. "
                    "See how it works with the three tiles of double-1. They have 0, 1 and 2 pips."
                ),
                picture=staircase(1),
            ),
            calculate(
                Sentence(
                    "Write {x} for a missing tile and {y} for each of its pips. Each tile is "
                    "either there, which is written 1, or missing: that makes {blank} for 0-0, "
                    "{one} for 0-1 and {two} for 1-1. Multiply all of it.",
                    x=x,
                    y=y,
                    blank=1 + x,
                    one=1 + x * y,
                    two=1 + x * y**2,
                ),
                Equation(
                    Times(1 + x, 1 + x * y, 1 + x * y**2),
                    Plus(1, *_by_tiles(list(double_set(1)))),
                ),
            ),
            look(
                Sentence(
                    "Each term is a number of tiles with a number of pips. For instance {term} "
                    "says: there is one way to miss two tiles with 3 pips. With a 2 in front of "
                    "it, there would be two ways. With all 28 tiles of double-6 a computer needs "
                    "just a moment.",
                    term=x**2 * y**3,
                ),
            ),
            look(
                Sentence(
                    "If you do not know the pips, all pairs of tiles are possible. Any of the {S} "
                    "tiles goes with each of the others, and each pair is counted twice. Call "
                    "their number {W}.",
                    S=S,
                    W=W,
                ),
                Equation(W, Over(Times(S, S - 1), 2)),
            ),
            look(
                Sentence("The topic {topic} derives the number of tiles.", topic="set-size"),
                Equation(S, SIZE),
            ),
            calculate(
                Sentence(
                    "Put it in. In double-6 there are 378 pairs, and with 18 pips only 14: so much "
                    "does counting pips help."
                ),
                Equation(W, ALL_PAIRS),
            ),
        ),
        Result(PAIRS, ALL_PAIRS),
    )


def _by_tiles(tiles: list[Tile]) -> list[Expr]:
    """What the product comes to, beside the 1: for each number of tiles its pips."""
    pips = [tile.pips for tile in tiles]
    return [
        x**size
        * sum(count_selections(pips, size, total) * y**total for total in range(sum(pips) + 1))
        for size in range(1, len(tiles) + 1)
    ]


def for_numbers(known: Mapping[str, int]) -> Way:
    """Return the way that counts which tiles are missing, for numbers of the reader."""
    for name in ("tiles", "pips"):
        if name not in known:
            raise InputError("missing-tiles", f"needs {name}, the {name} that are shown")
        if not 0 <= known[name] <= _LARGEST_GIVEN:
            raise InputError(name, f"is a whole number from 0 to {_LARGEST_GIVEN:,}")
    size = known.get("set", EXAMPLE)
    if not 0 <= size <= LARGEST:
        raise InputError("set", f"is a whole number from 0 to {LARGEST}")
    tiles, pips = len(double_set(size)), double_set(size).pips
    missing, missing_pips = tiles - known["tiles"], pips - known["pips"]
    reason = _why_not(size, missing, missing_pips)
    answers = [calculate(reason)] if reason else _possibilities(size, missing, missing_pips)
    return Way(
        "given",
        Sentence("with your numbers"),
        (PIPS, TILES),
        (
            look(
                Sentence(
                    "The set double-{size} has {tiles} {tiles:tile|tiles} with {pips} "
                    "{pips:pip|pips}.",
                    size=size,
                    tiles=tiles,
                    pips=pips,
                ),
                Equation(TILES(size), tiles),
                Equation(PIPS(size), pips),
            ),
            given(
                Sentence(
                    "You see {tiles} {tiles:tile|tiles} with {pips} {pips:pip|pips}.",
                    tiles=known["tiles"],
                    pips=known["pips"],
                )
            ),
            calculate(
                Sentence("Take them away from the whole; the rest is missing."),
                Equation(Plus(tiles, -known["tiles"]), missing),
                Equation(Plus(pips, -known["pips"]), missing_pips),
            ),
            *answers,
        ),
        None,
        impossible=reason is not None,
    )


def _why_not(size: int, missing: int, pips: int) -> Sentence | None:
    """Why no tiles can be missing that way, or None if some can.

    Between the least and the most that so many tiles have, each number of pips can be had. For
    each total from 0 to 2n is on a tile; so as long as tiles do not have the most, one of them can
    be changed for one with a pip more.
    """
    if missing < 0:
        return Sentence("So many tiles are not in the set.")
    least, most = least_and_most([tile.pips for tile in double_set(size)], missing)
    if least <= pips <= most:
        return None
    if missing == 0:
        return Sentence("No tile is missing, so all pips of the set have to be shown.")
    return Sentence(
        "But {missing} {missing:tile has|tiles have} at least {least} and at most {most} pips. So "
        "there is a mistake in counting.",
        missing=missing,
        least=least,
        most=most,
    )


def _possibilities(size: int, missing: int, pips: int) -> list[Step]:
    """The steps that count the sets of missing tiles, and show them where they are few."""
    tiles = list(double_set(size))
    if missing == 0:
        return [look(Sentence("Nothing is missing: the set is whole."))]
    # What is shown is a choice of tiles just as well, and counted when it is the smaller one.
    shown, shown_pips = len(tiles) - missing, double_set(size).pips - pips
    smaller = min((missing, pips), (shown, shown_pips))
    count = count_selections([tile.pips for tile in tiles], *smaller)
    steps = [
        look(
            Sentence(
                "{missing} {missing:tile|tiles} with {pips} {pips:pip|pips} can be chosen in "
                "{count} {count:way|ways}.",
                missing=missing,
                pips=pips,
                count=count,
            )
        )
    ]
    if count <= _MOST_LISTED and missing <= _MOST_DRAWN:
        found = list(islice(selections(tiles, missing, pips), count))
        rows = [(str(number), choice) for number, choice in enumerate(found, 1)]
        title = Sentence("What can be missing from double-{size}", size=size)
        told = (
            Sentence("So these tiles are missing, no others can be.")
            if count == 1
            else Sentence("Here is all that can be missing, a row for each possibility.")
        )
        steps.append(look(told, picture=hands(rows, title)))
    return steps


def ways(size: int) -> tuple[Way, ...]:
    """Return all ways, with pictures of double-`size`."""
    return tuple(way(size) for way in (difference, one_tile, which_tiles))


TOPIC = Topic(
    "missing-tiles",
    Sentence("Missing tiles"),
    Sentence(
        "Some tiles of the set double-{n} are missing. You count the pips of the tiles that are "
        "there. What do you know about those that are not?",
        n=n,
    ),
    ways,
    Given(("tiles", "pips", "set"), for_numbers, example=(("tiles", 24), ("pips", 125))),
)
