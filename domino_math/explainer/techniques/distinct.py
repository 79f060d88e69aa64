"""Cells that all show different numbers."""

from itertools import combinations

from domino_math.constraints import Constraint, Distinct
from domino_math.constraints.claims import claim
from domino_math.explainer.choices import bits
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.narrowing import Narrowed, Narrowing, Narrowings, conclusion, narrowed
from domino_math.explainer.numbers import most, settled
from domino_math.i18n import Sentence, at_start
from domino_math.layout import Cell
from domino_math.wording.places import cells_in_words

# Nobody follows larger sets than these.
_MOST = 4


class DistinctNumbers(Narrowing[None]):
    """A number that is there already is nowhere else."""

    name = "distinct-numbers"
    grade = "basic"

    def _narrow(self, known: Knowledge, constraint: Constraint) -> Narrowings[None]:
        if not isinstance(constraint, Distinct):
            return
        cells, numbers = constraint.group.cells, known.numbers
        there, twice = 0, 0
        for cell in cells:
            if settled(numbers[cell]):
                twice |= there & numbers[cell]
                there |= numbers[cell]
        left = {
            cell: numbers[cell] & ~(twice if settled(numbers[cell]) else there) for cell in cells
        }
        yield narrowed(known, constraint, left, None)

    def _tell(self, known: Knowledge, found: Narrowed[None]) -> Sentence:
        gone = 0
        for cell, left in found.numbers.items():
            gone |= known.numbers[cell] & ~left
        return Sentence(
            "{claim}, and {numbers} {count:is|are} there already. So {conclusion}.",
            claim=at_start(claim(found.constraint)),
            numbers=tuple(bits(gone)),
            count=gone.bit_count(),
            conclusion=conclusion(known, found),
        )

    def _tell_contradiction(self, known: Knowledge, found: Narrowed[None]) -> Sentence:
        cells = tuple(cell for cell, left in found.numbers.items() if not left)
        same = [cell for cell in cells if known.numbers[cell] == known.numbers[cells[0]]]
        if len(same) > 1:
            return Sentence(
                "{claim}. But {cells} show the same number, {number}.",
                claim=at_start(claim(found.constraint)),
                cells=cells_in_words(same),
                number=most(known.numbers[same[0]]),
            )
        return super()._tell_contradiction(known, found)

    @property
    def advice(self) -> Sentence:
        return Sentence("Look at cells that must be different: which numbers are there already?")


class DistinctSet(Narrowing[tuple[Cell, ...]]):
    """As many numbers as cells: these cells need all of them."""

    name = "distinct-set"
    grade = "hard"

    def _narrow(self, known: Knowledge, constraint: Constraint) -> Narrowings[tuple[Cell, ...]]:
        if not isinstance(constraint, Distinct):
            return
        numbers = known.numbers
        cells = [cell for cell in constraint.group.cells if not settled(numbers[cell])]
        for size in range(2, min(_MOST, len(cells)) + 1):
            for chosen in combinations(cells, size):
                together = 0
                for cell in chosen:
                    together |= numbers[cell]
                if together.bit_count() < size:
                    yield narrowed(known, constraint, dict.fromkeys(chosen, 0), chosen)
                elif together.bit_count() == size:
                    others = [cell for cell in constraint.group.cells if cell not in chosen]
                    left = {cell: numbers[cell] & ~together for cell in others}
                    yield narrowed(known, constraint, left, chosen)

    def _tell(self, known: Knowledge, found: Narrowed[tuple[Cell, ...]]) -> Sentence:
        chosen = found.why
        return Sentence(
            "{claim}. So {cells} show {numbers} in some order, and {conclusion}.",
            claim=at_start(claim(found.constraint)),
            cells=cells_in_words(chosen),
            numbers=_together(known, chosen),
            conclusion=conclusion(known, found),
        )

    def _tell_contradiction(self, known: Knowledge, found: Narrowed[tuple[Cell, ...]]) -> Sentence:
        chosen = found.why
        numbers = _together(known, chosen)
        return Sentence(
            "{claim}. But {cells} can show nothing but {numbers}, which is too little for "
            "{count} cells.",
            claim=at_start(claim(found.constraint)),
            cells=cells_in_words(chosen),
            numbers=numbers,
            count=len(chosen),
        )

    @property
    def advice(self) -> Sentence:
        return Sentence(
            "Look at cells that must be different: do a few of them share just as few numbers?"
        )


def _together(known: Knowledge, cells: tuple[Cell, ...]) -> tuple[int, ...]:
    together = 0
    for cell in cells:
        together |= known.numbers[cell]
    return tuple(bits(together))
