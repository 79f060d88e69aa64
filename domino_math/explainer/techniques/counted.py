"""A number that stands on exactly so many cells."""

from dataclasses import dataclass

from domino_math.constraints import Constraint, Count
from domino_math.constraints.claims import claim
from domino_math.explainer.conclusions import they_show
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.narrowing import Narrowed, Narrowing, Narrowings, conclusion, narrowed
from domino_math.i18n import Sentence, at_start


@dataclass(frozen=True)
class _Counted:
    """How often the number is to be there, and whether all that can show it are needed."""

    times: int
    needed: bool


class Counted(Narrowing[_Counted]):
    """It is there often enough already, or as many cells as needed can still show it."""

    name = "counted"
    grade = "basic"

    def _narrow(self, known: Knowledge, constraint: Constraint) -> Narrowings[_Counted]:
        if not isinstance(constraint, Count):
            return
        cells, number = constraint.group.cells, 1 << constraint.number
        certain = [cell for cell in cells if known.numbers[cell] == number]
        can = [cell for cell in cells if known.numbers[cell] & number]
        if len(certain) >= constraint.times:
            others = cells if len(certain) > constraint.times else set(can) - set(certain)
            left = {cell: known.numbers[cell] & ~number for cell in others}
            yield narrowed(known, constraint, left, _Counted(constraint.times, False))
        if len(can) <= constraint.times:
            needed = cells if len(can) < constraint.times else can
            left = {cell: known.numbers[cell] & number for cell in needed}
            yield narrowed(known, constraint, left, _Counted(constraint.times, True))

    def _tell(self, known: Knowledge, found: Narrowed[_Counted]) -> Sentence:
        said = at_start(claim(found.constraint))
        if found.why.needed:
            return Sentence(
                "{claim}, and no others can show it. So {conclusion}.",
                claim=said,
                conclusion=conclusion(known, found),
            )
        if found.why.times == 0:  # the cells by name, or it would say it twice
            named = they_show(known.numbers, found.numbers)
            return Sentence("{claim}. So {conclusion}.", claim=said, conclusion=named)
        return Sentence(
            "{claim}, and these are known already. So {conclusion}.",
            claim=said,
            conclusion=conclusion(known, found),
        )

    def _tell_contradiction(self, known: Knowledge, found: Narrowed[_Counted]) -> Sentence:
        said = at_start(claim(found.constraint))
        if found.why.needed:
            return Sentence("{claim}. But fewer can show it.", claim=said)
        return Sentence("{claim}. But more show it already.", claim=said)

    @property
    def advice(self) -> Sentence:
        return Sentence("Count the cells that show a number, and those that still can.")
