"""What the statement tells of a single cell."""

from collections.abc import Iterator

from domino_math.constraints import Constraint, Filling
from domino_math.constraints.claims import claim
from domino_math.explainer.choices import Choices
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.narrowing import narrowed
from domino_math.explainer.technique import Finding, Technique
from domino_math.i18n import Sentence, at_start
from domino_math.layout import Cell


class OneCell(Technique[Finding]):
    """Constraints on one cell, all of them together."""

    name = "one-cell"
    grade = "trivial"

    def find(self, known: Knowledge) -> Iterator[Finding]:
        removes, told, cells = 0, [], []
        for constraint in known.constraints:
            if (found := allowed(known.choices, constraint)) is None:
                continue
            cell, numbers = found
            finding = narrowed(known, constraint, {cell: known.numbers[cell] & numbers}, None)
            if finding and not finding.removes:
                yield Finding(cells=(cell,), constraints=(constraint,))
                return
            if finding:
                removes |= finding.removes
                told.append(constraint)
                cells.append(cell)
        if told:
            yield Finding(
                removes=removes,
                cells=tuple(sorted(cells)),
                constraints=tuple(told),
            )

    def tell(self, known: Knowledge, finding: Finding) -> Sentence:
        claims = tuple(map(claim, finding.constraints))
        if not finding.removes:
            return Sentence(
                "{claim}. But no tile that is left can show that there.", claim=at_start(claims[0])
            )
        if len(claims) == 1:
            return Sentence("One cell is told at once: {claim}.", claim=claims[0])
        return Sentence("Some cells are told at once: {claims}.", claims=claims)

    def rests_on(self, known: Knowledge, finding: Finding) -> int:
        return 0 if finding.removes else known.not_showing(finding.cells)

    @property
    def advice(self) -> Sentence:
        return Sentence("Look for what is demanded of a single cell.")


def allowed(choices: Choices, constraint: Constraint) -> tuple[Cell, int] | None:
    """The cell that a constraint speaks of, if it is one alone, and the numbers it allows."""

    def look() -> tuple[Cell, int] | None:
        if len(constraint.cells) != 1:
            return None
        (cell,) = constraint.cells
        numbers = choices.showing[cell]
        return cell, sum(1 << n for n in numbers if constraint.holds(Filling({cell: n}, {})))

    return choices.remembered(("one cell", constraint), look)
