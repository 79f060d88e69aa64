"""Whatever a constraint demands: numbers that no way to satisfy it has on a cell."""

from functools import partial

from domino_math.constraints import Alike, Constraint, Count, Matching, SameTotal, Total
from domino_math.constraints.claims import claim
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.narrowing import Narrowed, Narrowing, Narrowings, conclusion, narrowed
from domino_math.explainer.support import supported
from domino_math.i18n import Sentence, at_start

# Techniques of their own find all that there is to find about one of these.
_COVERED = (Total, SameTotal, Alike, Count, Matching)


class Supported(Narrowing[None]):
    """A number that no way to satisfy a constraint has there."""

    name = "supported"
    grade = "hard"

    def _narrow(self, known: Knowledge, constraint: Constraint) -> Narrowings[None]:
        if isinstance(constraint, _COVERED):
            return
        every = known.choices.puzzle.supply.numbers
        folds = known.choices.remembered(("folds", constraint), partial(constraint.folds, every))
        for place, fold in enumerate(folds):
            masks = tuple((cell, known.numbers[cell]) for cell in fold.cells)
            if not all(mask for _, mask in masks):
                return
            if (slot := fold.unless_joined) and known.at(slot[0]) & known.at(slot[1]):
                continue
            choices = known.choices
            left = choices.remembered(
                ("supported", constraint, place, masks),
                partial(supported, fold, dict(masks), choices.tick),
            )
            if left is not None:
                yield narrowed(known, constraint, left, None)

    def _tell(self, known: Knowledge, found: Narrowed[None]) -> Sentence:
        return Sentence(
            "{claim}. In all the ways to do that, {conclusion}.",
            claim=at_start(claim(found.constraint)),
            conclusion=conclusion(known, found),
        )

    @property
    def advice(self) -> Sentence:
        return Sentence(
            "Take one of the demands, and look for a number that no way to fill its cells has."
        )
