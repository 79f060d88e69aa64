"""A placement beside which a constraint cannot be met."""

from collections.abc import Iterator

from domino_math.constraints import Constraint
from domino_math.constraints.claims import claim
from domino_math.explainer.choices import bits
from domino_math.explainer.feasible import left_by
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.removals import ruled_out_in_words
from domino_math.explainer.technique import Finding, Technique
from domino_math.i18n import Sentence, at_start
from domino_math.layout import Cell


class Breaks(Technique[Finding]):
    """Placements that leave a constraint no way to be met: of one constraint, all at once."""

    name = "breaks"
    grade = "hard"

    def find(self, known: Knowledge) -> Iterator[Finding]:
        for constraint in known.constraints:
            at_cells = 0
            for cell in constraint.cells:
                at_cells |= known.at(cell)
            removes = 0
            for number in bits(at_cells & ~known.laid):
                if not _possible_beside(known, constraint, number):
                    removes |= 1 << number
            if removes:
                cells = tuple(sorted(constraint.cells))
                yield Finding(removes=removes, cells=cells, constraints=(constraint,))

    def tell(self, known: Knowledge, finding: Finding) -> Sentence:
        return Sentence(
            "{claim}. Otherwise that could not be, so {conclusion}.",
            claim=at_start(claim(finding.constraints[0])),
            conclusion=ruled_out_in_words(known, finding.removes),
        )

    @property
    def advice(self) -> Sentence:
        return Sentence("Look for a tile beside which one of the demands could not be met.")


def _possible_beside(known: Knowledge, constraint: Constraint, number: int) -> bool:
    """Whether the constraint can be met with a placement and what it leaves possible."""
    choices = known.choices
    possible = known.possible & ~choices.rules_out[number]
    showing = choices.showing

    def numbers(cell: Cell) -> int:
        return sum(1 << shown for shown, mask in showing[cell].items() if mask & possible)

    return left_by(choices, constraint, numbers, possible) is not None
