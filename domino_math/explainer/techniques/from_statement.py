"""Lemmas: what follows from the statement as a whole, before any tile is laid."""

from collections.abc import Iterator

from domino_math.constraints import Constraint, Total
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.technique import Detailed, Technique
from domino_math.explainer.techniques.one_cell import allowed
from domino_math.i18n import Sentence
from domino_math.lemmas import Lemma, lemmas


class FromStatement(Technique[Detailed[Lemma]]):
    """A lemma that gives something new."""

    name = "from-the-statement"
    grade = "basic"

    def find(self, known: Knowledge) -> Iterator[Detailed[Lemma]]:
        puzzle = known.choices.puzzle
        if not puzzle.constraints:
            return
        for lemma in known.choices.remembered("lemmas", lambda: lemmas(puzzle)):
            new = tuple(each for each in lemma.gives if each not in known.constraints)
            if not lemma.contradiction and (not new or _plain(lemma)):
                continue
            cells = {cell for each in (*lemma.rests_on, *new) for cell in each.cells}
            yield Detailed(
                removes=0 if lemma.contradiction else _against(known, new),
                cells=tuple(sorted(cells)),
                detail=lemma,
                constraints=lemma.rests_on,
                learns=new,
            )

    def tell(self, known: Knowledge, finding: Detailed[Lemma]) -> Sentence:
        return finding.detail.reason

    def rests_on(self, known: Knowledge, finding: Detailed[Lemma]) -> int:
        return 0

    @property
    def advice(self) -> Sentence:
        return Sentence("Think about the statement as a whole, before you lay any tile.")


def _plain(lemma: Lemma) -> bool:
    """Whether it only says what some single cells show, which other techniques find as well."""
    return all(
        isinstance(each, Total) and len(each.cells) == 1 and each.relation == "="
        for each in lemma.gives
    )


def _against(known: Knowledge, constraints: tuple[Constraint, ...]) -> int:
    """The placements that constraints on one cell make impossible."""
    removes = 0
    for constraint in constraints:
        if found := allowed(known.choices, constraint):
            cell, numbers = found
            removes |= known.showing(cell, known.numbers[cell] & ~numbers)
    return removes & ~known.laid
