"""Techniques that find out, from one constraint, which numbers cells can still show."""

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import cast

from domino_math.constraints import Constraint, GroupConstraint
from domino_math.constraints.claims import claim
from domino_math.explainer.conclusions import they_show
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.technique import Finding, Technique
from domino_math.i18n import Sentence, at_start
from domino_math.layout import Cell


@dataclass(frozen=True)
class Narrowed:
    """What some cells can still show, as bits, by a constraint, and what else is to be told.

    A cell that can show nothing makes a contradiction.
    """

    constraint: Constraint
    numbers: Mapping[Cell, int]
    why: object = None


def narrowed(
    known: Knowledge, constraint: Constraint, numbers: Mapping[Cell, int], why: object = None
) -> Finding | None:
    """Return the finding that cells show only these of their numbers; None if that is known."""
    fewer = {cell: mask for cell, mask in numbers.items() if mask != known.numbers[cell]}
    if not fewer:
        return None
    detail = Narrowed(constraint, fewer, why)
    removes = 0
    if all(fewer.values()):
        for cell, mask in fewer.items():
            removes |= known.showing(cell, known.numbers[cell] & ~mask)
    cells = tuple(sorted(constraint.cells))
    return Finding(removes=removes, cells=cells, detail=detail, constraints=(constraint,))


def impossible(known: Knowledge, constraint: Constraint, why: object = None) -> Finding | None:
    """Return the finding that a constraint cannot be met any more."""
    return narrowed(known, constraint, dict.fromkeys(constraint.cells, 0), why)


class Narrowing(Technique):
    """A technique that looks at one constraint after another."""

    def find(self, known: Knowledge) -> Iterator[Finding]:
        for constraint in known.constraints:
            for finding in self._narrow(known, constraint):
                if finding is not None:
                    yield finding

    @abstractmethod
    def _narrow(self, known: Knowledge, constraint: Constraint) -> Iterator[Finding | None]:
        """Yield what it finds out from a constraint."""

    def tell(self, known: Knowledge, finding: Finding) -> Sentence:
        found = cast(Narrowed, finding.detail)
        if finding.removes:
            return self._tell(known, found)
        return self._tell_contradiction(known, found)

    def rests_on(self, known: Knowledge, finding: Finding) -> int:
        return known.not_showing(cast(Narrowed, finding.detail).constraint.cells)

    @abstractmethod
    def _tell(self, known: Knowledge, found: Narrowed) -> Sentence:
        """Say what is impossible now, and why."""

    def _tell_contradiction(self, known: Knowledge, found: Narrowed) -> Sentence:
        """Say why the constraint cannot be met."""
        return Sentence(
            "{claim}. But with what is left for these cells, that cannot be.",
            claim=at_start(claim(found.constraint)),
        )


def conclusion(known: Knowledge, found: Narrowed) -> Sentence:
    """Say what the cells show now."""
    group = found.constraint
    cells = group.group.cells if isinstance(group, GroupConstraint) else ()
    return they_show(known.numbers, found.numbers, cells)
