"""Cells that all show the same number."""

from domino_math.constraints import Alike, Constraint
from domino_math.constraints.claims import claim
from domino_math.explainer.choices import bits
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.narrowing import Narrowed, Narrowing, Narrowings, narrowed
from domino_math.explainer.technique import Detailed
from domino_math.i18n import Sentence, at_start
from domino_math.wording.numbers import numbers_in_words

# So many numbers that are left are named; otherwise those that are not.
_FEW = 3


class AlikeNumbers(Narrowing[None]):
    """A number that one of the cells cannot show, none of them shows."""

    name = "alike-numbers"
    grade = "basic"

    def _narrow(self, known: Knowledge, constraint: Constraint) -> Narrowings[None]:
        if isinstance(constraint, Alike):
            common = -1
            for cell in constraint.group.cells:
                common &= known.numbers[cell]
            yield narrowed(known, constraint, dict.fromkeys(constraint.group.cells, common), None)

    def _tell(self, known: Knowledge, found: Narrowed[None]) -> Sentence:
        left, before = next(iter(found.numbers.values())), 0
        for cell in found.constraint.cells:
            before |= known.numbers[cell]
        if left.bit_count() <= _FEW:
            return Sentence(
                "{claim}. Only {numbers} can be on all of them, so they show nothing else.",
                claim=at_start(claim(found.constraint)),
                numbers=numbers_in_words(bits(left)),
            )
        return Sentence(
            "{claim}. Not all of them can show {numbers}, so none does.",
            claim=at_start(claim(found.constraint)),
            numbers=numbers_in_words(bits(before & ~left)),
        )

    def _tell_contradiction(self, known: Knowledge, found: Narrowed[None]) -> Sentence:
        return Sentence(
            "{claim}. But there is no number that all of them can show.",
            claim=at_start(claim(found.constraint)),
        )

    @property
    def advice(self) -> Sentence:
        return Sentence("Look at cells that must be alike: which numbers can all of them show?")


class AlikeHalves(Narrowing[int]):
    """A number of which too few halves are left."""

    name = "alike-halves"
    grade = "basic"

    def _narrow(self, known: Knowledge, constraint: Constraint) -> Narrowings[int]:
        if not isinstance(constraint, Alike):
            return
        cells, possible = constraint.group.cells, 0
        for cell in cells:
            possible |= known.numbers[cell]
        few = sum(
            1 << number
            for number in bits(possible)
            if known.halves_left(number, constraint.cells) < len(cells)
        )
        if few:
            left = {cell: known.numbers[cell] & ~few for cell in cells}
            yield narrowed(known, constraint, left, few)

    def rests_on(self, known: Knowledge, finding: Detailed[Narrowed[int]]) -> int:
        # Other cells are certain to show numbers, so that too few halves of these are left.
        numbers = bits(finding.detail.why)
        cells = {cell for number in numbers for cell in known.certain.get(number, ())}
        return super().rests_on(known, finding) | known.not_showing(cells)

    def _tell(self, known: Knowledge, found: Narrowed[int]) -> Sentence:
        return Sentence(
            "{claim}, so it needs {count} equal halves. There are not so many with {numbers}, so "
            "it shows none of these.",
            claim=at_start(claim(found.constraint)),
            count=len(found.constraint.cells),
            numbers=numbers_in_words(bits(found.why)),
        )

    def _tell_contradiction(self, known: Knowledge, found: Narrowed[int]) -> Sentence:
        return Sentence(
            "{claim}, so it needs {count} equal halves. But of no number are so many left.",
            claim=at_start(claim(found.constraint)),
            count=len(found.constraint.cells),
        )

    @property
    def advice(self) -> Sentence:
        return Sentence("Look at cells that must be alike: are there enough halves of a number?")
