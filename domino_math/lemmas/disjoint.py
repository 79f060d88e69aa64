"""Lemma from totals of groups that do not overlap: together they say what many cells show."""

from collections.abc import Iterator

from domino_math.constraints import Total
from domino_math.constraints.claims import claim
from domino_math.i18n import Sentence, at_start
from domino_math.layout import Cell, Group
from domino_math.lemmas.known import alone
from domino_math.lemmas.lemma import Lemma
from domino_math.lemmas.pips import pips_used, pips_words
from domino_math.puzzle import Puzzle
from domino_math.wording.groups import groups_in_words

# More groups than this are counted instead of named.
_NAMED = 6

# The total of more cells than this is left to the solver: no reader would get anywhere with it.
_SHORT = 8


def apart_totals(puzzle: Puzzle) -> Iterator[Lemma]:
    """Hold totals of groups that do not overlap against the pips of the tiles.

    Proof: such groups count none of their cells twice. All cells together show the pips of the
    tiles used, so the other cells show the difference, and so many halves show no less than the
    lowest number each, and no more than the highest.
    """
    totals, all_apart = _apart(puzzle)
    if not totals:
        return
    counted = {cell for total in totals for cell in total.group.cells}
    beside = [number for cell, number in puzzle.given if cell not in counted]
    rest = [c for c in puzzle.layout.cells if c not in counted and c not in puzzle.given_at]
    whole = sum(total.values[0] for total in totals) + sum(beside)
    numbers, (least, most) = puzzle.supply.numbers, pips_used(puzzle)
    lowest, highest = len(rest) * numbers[0], len(rest) * numbers[-1]
    start = _they_make(totals, beside, whole)
    if not rest:
        start = Sentence("{start}, and that is every cell", start=start)
    if whole + lowest > most or whole + highest < least:
        but = Sentence("But {pips}. Impossible.", pips=pips_words(puzzle))
        reason = Sentence("{start}. {but}", start=start, but=but)
        if rest:
            too_much = whole + lowest > most
            others = _at_least(len(rest), lowest) if too_much else _at_most(len(rest), highest)
            reason = Sentence("{start}. {others} {but}", start=start, others=others, but=but)
        yield Lemma("totals apart", reason, totals, contradiction=True)
    elif all_apart and len(totals) > 1 and least == most and 0 < len(rest) <= _SHORT:
        group = alone(rest[0])
        if len(rest) > 1:
            group = Group(f"the {len(rest)} other cells", tuple(rest), many=True)
        gives = Total(group, "=", (least - whole,))
        reason = Sentence(
            "{start}, and {pips}. So {claim}: {least} − {whole}.",
            start=start,
            pips=pips_words(puzzle),
            claim=claim(gives),
            least=least,
            whole=whole,
        )
        yield Lemma("totals apart", reason, totals, (gives,))


def _at_least(cells: int, number: int) -> Sentence:
    return Sentence(
        "The other {cells} {cells:cell shows|cells show} at least {number}.",
        cells=cells,
        number=number,
    )


def _at_most(cells: int, number: int) -> Sentence:
    return Sentence(
        "The other {cells} {cells:cell shows|cells show} at most {number}.",
        cells=cells,
        number=number,
    )


def _apart(puzzle: Puzzle) -> tuple[tuple[Total, ...], bool]:
    """The totals that share no cell with those before them, and whether these are all."""
    taken: set[Cell] = set()
    found: list[Total] = []
    all_apart = True
    for constraint in puzzle.constraints:
        if isinstance(constraint, Total) and constraint.relation == "=":
            if taken.isdisjoint(constraint.group.cells):
                taken.update(constraint.group.cells)
                found.append(constraint)
            else:
                all_apart = False
    return tuple(found), all_apart


def _they_make(totals: tuple[Total, ...], beside: list[int], whole: int) -> Sentence:
    first, *others = groups_in_words(total.group for total in totals)
    if len(totals) > _NAMED:
        groups = Sentence("the {count} groups that have totals", count=len(totals))
        first, others = groups, []
    if beside:
        others.append(Sentence("the given numbers beside"))
    names = (at_start(first), *others)
    if len(totals) > 1 or totals[0].group.many or beside:
        return Sentence("{groups} make {whole}", groups=names, whole=whole)
    return Sentence("{group} makes {whole}", group=names, whole=whole)
