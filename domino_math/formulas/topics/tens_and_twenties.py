"""Counting pips in tens and twenties, and how many tiles have the same number of pips."""

from collections import Counter
from functools import cache

from sympy import Mod

from domino_math.formulas.equation import Equation
from domino_math.formulas.groups import TEN, grouping
from domino_math.formulas.pictures import columns_of_totals, tens_and_twenties
from domino_math.formulas.quantity import Quantity
from domino_math.formulas.step import Step, calculate, look, move
from domino_math.formulas.symbols import k, n
from domino_math.formulas.topic import Topic
from domino_math.formulas.topics.pip_total import FORMULA as PIP_TOTAL
from domino_math.formulas.topics.pip_total import PIPS
from domino_math.formulas.topics.set_size import TILES
from domino_math.formulas.way import Result, Way
from domino_math.formulas.written import Dots, Over, Plus, Times
from domino_math.i18n import Sentence
from domino_math.tiles import double_set


@cache
def _totals(n: int) -> Counter[int]:
    """Count the tiles of double-n by their pips."""
    return Counter(tile.pips for tile in double_set(n))


@cache
def _in_large_sets(k: int, *, doubles: bool = False) -> int:
    """Count the tiles with k pips, or the doubles among them, in sets that go to k or further.

    Raises ValueError if they were not the same in each of these sets.
    """
    counts = {
        sum(tile.pips == k and (tile.is_double or not doubles) for tile in double_set(n))
        for n in (k, k + 1, 2 * k)
    }
    (count,) = counts
    return count


WITH_TOTAL = Quantity(
    "T", Sentence("the number of tiles with {n} pips in the set double-{n}", n=n), _in_large_sets
)
DOUBLES = Quantity(
    "D",
    Sentence("the number of doubles with {n} pips in the set double-{n}", n=n),
    lambda k: _in_large_sets(k, doubles=True),
)
MORE = Quantity(
    "A",
    Sentence("the number of tiles that have {k} pips more than {n}", k=k, n=n),
    lambda k, n: _totals(n)[n + k],
    parameters=(k, n),
)
FEWER = Quantity(
    "B",
    Sentence("the number of tiles that have {k} pips fewer than {n}", k=k, n=n),
    lambda k, n: _totals(n)[n - k],
    parameters=(k, n),
)
HIGHEST = Over(Plus(n + 1, Mod(n + 1, 2)), 2)

TENS = Quantity("G", Sentence("the number of tens in all groups"), lambda n: grouping(n).tens)
LEFT = Quantity(
    "L",
    Sentence("the fewest pips that can be left over beside the groups of double-{n}", n=n),
    lambda n: grouping(n).pips_left,
)
P, S, G, L = PIPS.symbol, TILES.symbol, TENS.symbol, LEFT.symbol
LAST_DIGIT = Mod(PIP_TOTAL, TEN)


def same_pips(size: int) -> Way:
    """Return the way that counts the tiles with equally many pips."""
    counts = [_totals(size)[pips] for pips in range(2 * size + 1)]
    return Way(
        "same-pips",
        Sentence("how many tiles have the same number of pips"),
        (WITH_TOTAL, DOUBLES, MORE, FEWER, TILES),
        (
            look(
                Sentence(
                    "Before you look for tens, sort the tiles by their pips. Tiles with equally "
                    "many pips go into one column. How high are the columns?"
                ),
                picture=columns_of_totals(size),
            ),
            look(
                Sentence(
                    "Take tiles with {k} pips, where {k} is not more than {n}. Split {k} into two "
                    "numbers: 0 and {k}, then 1 and the rest, and so on, up to {k} and 0. There "
                    "are {splits} ways to split it. Each tile comes up twice, turned round, but a "
                    "double only once. Call the number of these tiles {T}, and of the doubles "
                    "among them {D}.",
                    k=k,
                    n=n,
                    splits=k + 1,
                    T=WITH_TOTAL(k),
                    D=DOUBLES(k),
                ),
                Equation(Plus(2 * WITH_TOTAL(k), -DOUBLES(k)), k + 1),
            ),
            look(
                Sentence(
                    "A double has two equal halves. So if {k} is even, one of these tiles is a "
                    "double; if {k} is odd, none is. With mod we write the remainder after "
                    "division.",
                    k=k,
                ),
                Equation(DOUBLES(k), Mod(k + 1, 2)),
            ),
            calculate(
                Sentence(
                    "Put that in, and halve. For {k} = 0, 1, 2 and so on there are {counts} tiles: "
                    "each number comes twice.",
                    k=k,
                    counts=tuple(_in_large_sets(pips) for pips in range(8)),
                ),
                Equation(WITH_TOTAL(k), Over(Plus(k + 1, Mod(k + 1, 2)), 2)),
            ),
            look(
                Sentence(
                    "Beyond {n} pips the columns fall as they have risen. On each half replace the "
                    "number by what is missing from it to {n}. Then a tile with {k} pips more than "
                    "{n} becomes one with {k} pips fewer, and the other way round. So there are "
                    "equally many of both. Call their numbers {A} and {B}.",
                    n=n,
                    k=k,
                    A=MORE.symbol,
                    B=FEWER.symbol,
                ),
                Equation(MORE.symbol, FEWER.symbol),
            ),
            look(
                Sentence(
                    "So double-{size} has these numbers of tiles with 0, 1, 2 and more pips: "
                    "{counts}. The left side twice and the middle once are all tiles; call their "
                    "number {S}.",
                    size=size,
                    counts=tuple(counts),
                    S=S,
                ),
                Equation(S, Plus(Times(2, Dots(WITH_TOTAL(k), (k, 0, n - 1))), WITH_TOTAL(n))),
            ),
            look(
                Sentence(
                    "The highest column is the one in the middle, of the tiles with {n} pips. "
                    "Put {n} in the place of {k}.",
                    n=n,
                    k=k,
                ),
                Equation(WITH_TOTAL(n), HIGHEST),
            ),
        ),
        Result(WITH_TOTAL, HIGHEST),
    )


def groups(size: int) -> Way:
    """Return the way that puts all tiles into groups of 10 and 20."""
    return Way(
        "groups",
        Sentence("tens stand, twenties lie"),
        (PIPS, TENS, LEFT),
        (
            look(
                Sentence(
                    "Put tiles together that have 10 or 20 pips in all. A child had a good idea "
                    "for it: tens stand, twenties lie flat. Then nobody mixes them up, and the "
                    "whole table is counted quickly.",
                ),
            ),
            look(
                Sentence(
                    "Begin with the largest tiles, as they find the fewest partners: in double-6 "
                    "the tile with 12 pips needs 8 more, and the one with 11 needs 9. Small tiles "
                    "fit nearly everywhere; keep them for the end."
                ),
            ),
            _laid(size),
            look(
                Sentence(
                    "A ten holds one ten, and a twenty two. Call the number of tens in all groups "
                    "{G}, the pips left over {L}, and all pips {P}.",
                    G=G,
                    L=L,
                    P=P,
                ),
                Equation(P, Plus(10 * G, L)),
            ),
            calculate(
                Sentence(
                    "Can other groups leave less? Groups only take away whole tens, and that does "
                    "not change the last digit. So {L} ends in the same digit as {P}, however the "
                    "groups are made.",
                    L=L,
                    P=P,
                ),
                Equation(L, Plus(P, -10 * G)),
                Equation(Mod(L, TEN), Mod(P, TEN)),
            ),
            look(
                Sentence(
                    "Here fewer than 10 pips are left. The next smaller number with the same last "
                    "digit would be less than nothing. So no groups leave less.",
                ),
                Equation(L, Mod(L, TEN)),
            ),
            look(
                Sentence("The topic {topic} derives the number of all pips.", topic="pip-total"),
                Equation(P, PIP_TOTAL),
            ),
            calculate(
                Sentence(
                    "So the least that can be left over is the last digit of all pips. In double-6 "
                    "there are 168 pips, and 8 are left. For the table below such groups were "
                    "found for each set.",
                ),
                Equation(Mod(P, TEN), LAST_DIGIT),
                Equation(L, LAST_DIGIT),
            ),
        ),
        Result(LEFT, LAST_DIGIT),
    )


def _laid(size: int) -> Step:
    """The step that shows the groups of a set."""
    found = grouping(size)
    kinds = (
        (10, Sentence("{count} {count:ten|tens}", count=len(found.of(10)))),
        (20, Sentence("{count} {count:twenty|twenties}", count=len(found.of(20)))),
        (30, Sentence("{count} {count:thirty|thirties}", count=len(found.of(30)))),
        (40, Sentence("{count} {count:forty|forties}", count=len(found.of(40)))),
    )
    there = [(pips, words) for pips, words in kinds if found.of(pips)]
    if not there:
        sentence = Sentence(
            "The set double-{size} is too small for a ten: all its pips are left over.", size=size
        )
    else:
        sentence = Sentence(
            "Here double-{size} lies in {groups}, and {left} {left:pip is|pips are} left over: "
            "together they are all pips, {P}. The tile 0-0 has no pips, and may lie anywhere.",
            size=size,
            groups=tuple(words for _, words in there),
            left=found.pips_left,
            P=PIPS(size),
        )
    if size > TEN:
        sentence = Sentence(
            "{groups} A tile with more than 20 pips is in a group of 30 or 40.", groups=sentence
        )
    total = Plus(*(Times(pips, len(found.of(pips))) for pips, _ in there), found.pips_left)
    return move(sentence, Equation(PIPS(size), total), picture=tens_and_twenties(size))


def ways(size: int) -> tuple[Way, ...]:
    """Return both ways, with pictures of double-`size`."""
    return same_pips(size), groups(size)


TOPIC = Topic(
    "tens-and-twenties",
    Sentence("Tens and twenties"),
    Sentence(
        "All pips of the set double-{n} are to be counted quickly. Can you put the tiles into "
        "groups that make 10 or 20, so that as little as possible is left over?",
        n=n,
    ),
    ways,
)
