"""The ways to make a total: the numbers that do it together, with the halves that are left."""

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from domino_math.constraints import Constraint, Total
from domino_math.constraints.claims import claim
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.narrowing import Narrowed, Narrowing, Narrowings, conclusion, narrowed
from domino_math.explainer.numbers import most, settled, wanted
from domino_math.explainer.technique import Detailed, Grade
from domino_math.explainer.ways import Sum, Ways, ways
from domino_math.i18n import Sentence, at_start
from domino_math.wording.numbers import numbers_in_words

# No more sums than this are named.
_NAMED = 4


@dataclass(frozen=True)
class _Found:
    """The ways to make what is missing, and what is there already."""

    ways: Ways
    there: int


class PairsOfATotal(Narrowing[_Found]):
    """The ways to make a total of which two numbers are open."""

    name = "pairs-of-a-total"
    grade: ClassVar[Grade] = "basic"
    _fewest, _most = 2, 2

    def _narrow(self, known: Knowledge, constraint: Constraint) -> Narrowings[_Found]:
        if not isinstance(constraint, Total) or constraint.relation in "<>":
            return
        numbers, cells = known.numbers, constraint.group.cells
        unsettled = [cell for cell in cells if not settled(numbers[cell])]
        masks = tuple(numbers[cell] for cell in unsettled)
        if not self._fewest <= len(masks) <= self._most or not all(masks):
            return
        there = sum(most(numbers[cell]) for cell in cells if settled(numbers[cell]))
        totals = wanted(constraint, there + sum(map(most, masks))) >> there
        left = set(unsettled)
        halves = tuple(
            (number, count)
            for number in known.choices.puzzle.supply.numbers
            if (count := known.halves_left(number, left)) < len(masks)
        )
        found = known.choices.remembered(
            ("ways", masks, totals, halves), partial(ways, masks, totals, dict(halves))
        )
        after = dict(zip(unsettled, found.numbers, strict=True))
        yield narrowed(known, constraint, after, _Found(found, there))

    def rests_on(self, known: Knowledge, finding: Detailed[Narrowed[_Found]]) -> int:
        own = super().rests_on(known, finding)
        if not finding.detail.why.ways.scarce:
            return own
        return own | known.not_showing(cell for cells in known.certain.values() for cell in cells)

    def _tell(self, known: Knowledge, found: Narrowed[_Found]) -> Sentence:
        why = found.why
        said, so = at_start(claim(found.constraint)), conclusion(known, found)
        if not 0 < len(why.ways.sums) <= _NAMED:
            return Sentence(
                "{claim}. In all the ways to do that with the halves that are left, {conclusion}.",
                claim=said,
                conclusion=so,
            )
        sums = numbers_in_words(map(_sum, why.ways.sums))
        if not why.there and not why.ways.scarce:
            return Sentence(
                "{claim}. That can only be {sums}. So {conclusion}.",
                claim=said,
                sums=sums,
                conclusion=so,
            )
        if not why.there:
            return Sentence(
                "{claim}. With the halves that are left, that can only be {sums}. So {conclusion}.",
                claim=said,
                sums=sums,
                conclusion=so,
            )
        if not why.ways.scarce:
            return Sentence(
                "{claim}, and {there} is there already. The rest can only be {sums}. "
                "So {conclusion}.",
                claim=said,
                there=why.there,
                sums=sums,
                conclusion=so,
            )
        return Sentence(
            "{claim}, and {there} is there already. With the halves that are left, the rest can "
            "only be {sums}. So {conclusion}.",
            claim=said,
            there=why.there,
            sums=sums,
            conclusion=so,
        )

    def _tell_contradiction(self, known: Knowledge, found: Narrowed[_Found]) -> Sentence:
        return Sentence(
            "{claim}. But with the halves that are left there is no way to do that.",
            claim=at_start(claim(found.constraint)),
        )

    @property
    def advice(self) -> Sentence:
        return Sentence("Look at a total with two open cells: in which ways can they make it?")


class SumsOfATotal(PairsOfATotal):
    """The same with more open cells."""

    name = "sums-of-a-total"
    grade: ClassVar[Grade] = "hard"
    _fewest, _most = 3, 100

    @property
    def advice(self) -> Sentence:
        return Sentence(
            "Look at a total, and list the ways to make it with the halves that are left."
        )


def _sum(numbers: Sum) -> Sentence | int:
    """Name a sum: 1 + 2 + 6."""
    first, *others = numbers
    so_far: Sentence | int = first
    for number in others:
        so_far = Sentence("{numbers} + {number}", numbers=so_far, number=number)
    return so_far
