"""The last cell of a group, and cells that show what another shows."""

from domino_math.constraints import Alike, Constraint, Total
from domino_math.constraints.claims import claim
from domino_math.explainer.conclusions import they_show
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.narrowing import Narrowed, Narrowing, Narrowings, narrowed
from domino_math.explainer.numbers import most, settled
from domino_math.i18n import Sentence, at_start
from domino_math.layout import Cell
from domino_math.wording.places import cell_in_words

# More numbers than this are not listed, but added up.
_LISTED = 4


class LastCell(Narrowing[tuple[int, ...]]):
    """The numbers of a total are known but for one."""

    name = "last-cell"
    grade = "trivial"

    def _narrow(self, known: Knowledge, constraint: Constraint) -> Narrowings[tuple[int, ...]]:
        if not isinstance(constraint, Total) or constraint.relation != "=":
            return
        cells, numbers = constraint.group.cells, known.numbers
        unsettled = [cell for cell in cells if not settled(numbers[cell])]
        if len(cells) > 1 and len(unsettled) == 1 and numbers[unsettled[0]]:
            others = tuple(most(numbers[cell]) for cell in cells if cell != unsettled[0])
            rest = constraint.values[0] - sum(others)
            left = 1 << rest & numbers[unsettled[0]] if rest >= 0 else 0
            yield narrowed(known, constraint, {unsettled[0]: left}, others)

    def _tell(self, known: Knowledge, found: Narrowed[tuple[int, ...]]) -> Sentence:
        (cell,) = found.numbers
        return Sentence(
            "{claim}, and {others}. So {cell} shows {number}.",
            claim=at_start(claim(found.constraint)),
            others=_others(found),
            cell=cell_in_words(cell),
            number=most(found.numbers[cell]),
        )

    def _tell_contradiction(self, known: Knowledge, found: Narrowed[tuple[int, ...]]) -> Sentence:
        (cell,) = found.numbers
        return Sentence(
            "{claim}, and {others}. But {cell} cannot show what is missing.",
            claim=at_start(claim(found.constraint)),
            others=_others(found),
            cell=cell_in_words(cell),
        )

    @property
    def advice(self) -> Sentence:
        return Sentence("Look for a total of which all numbers but one are known.")


def _others(found: Narrowed[tuple[int, ...]]) -> Sentence:
    others = found.why
    if len(others) == 1:
        return Sentence("the other cell shows {number}", number=others[0])
    if len(others) <= _LISTED:
        return Sentence("the other cells show {numbers}", numbers=others)
    return Sentence("the other cells show {number} together", number=sum(others))


class SameAsKnown(Narrowing[Cell]):
    """One number of an alike group is known, so all are."""

    name = "same-as-known"
    grade = "trivial"

    def _narrow(self, known: Knowledge, constraint: Constraint) -> Narrowings[Cell]:
        if not isinstance(constraint, Alike):
            return
        numbers = known.numbers
        for shown in constraint.group.cells:
            if settled(numbers[shown]):
                left = {cell: numbers[cell] & numbers[shown] for cell in constraint.group.cells}
                yield narrowed(known, constraint, left, shown)
                return

    def _tell(self, known: Knowledge, found: Narrowed[Cell]) -> Sentence:
        shown = found.why
        return Sentence(
            "{claim}, and {cell} shows {number}. So {conclusion}.",
            claim=at_start(claim(found.constraint)),
            cell=cell_in_words(shown),
            number=most(known.numbers[shown]),
            conclusion=they_show(known.numbers, found.numbers),
        )

    def _tell_contradiction(self, known: Knowledge, found: Narrowed[Cell]) -> Sentence:
        shown = found.why
        other = next(cell for cell, numbers in found.numbers.items() if not numbers)
        return Sentence(
            "{claim}, and {cell} shows {number}. But {other} cannot show {number}.",
            claim=at_start(claim(found.constraint)),
            cell=cell_in_words(shown),
            number=most(known.numbers[shown]),
            other=cell_in_words(other),
        )

    @property
    def advice(self) -> Sentence:
        return Sentence("Look for cells that must be alike, of which one is known.")
