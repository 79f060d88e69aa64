"""Techniques that find out, from one constraint, which numbers cells can still show."""

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from domino_math.constraints import Constraint, GroupConstraint
from domino_math.constraints.claims import claim
from domino_math.explainer.conclusions import they_show
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.technique import Detailed, Technique
from domino_math.i18n import Sentence, at_start
from domino_math.layout import Cell

W = TypeVar("W")
W_co = TypeVar("W_co", covariant=True)


@dataclass(frozen=True)
class Narrowed(Generic[W_co]):
    """What some cells can still show, as bits, by a constraint, and what else is to be told.

    A cell that can show nothing makes a contradiction.
    """

    constraint: Constraint
    numbers: Mapping[Cell, int]
    why: W_co


Narrowings = Iterator[Detailed[Narrowed[W]] | None]


def narrowed(
    known: Knowledge, constraint: Constraint, numbers: Mapping[Cell, int], why: W
) -> Detailed[Narrowed[W]] | None:
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
    return Detailed(removes=removes, cells=cells, detail=detail, constraints=(constraint,))


def impossible(known: Knowledge, constraint: Constraint, why: W) -> Detailed[Narrowed[W]] | None:
    """Return the finding that a constraint cannot be met any more."""
    return narrowed(known, constraint, dict.fromkeys(constraint.cells, 0), why)


class Narrowing(Technique[Detailed[Narrowed[W]]], Generic[W]):
    """A technique that looks at one constraint after another."""

    def find(self, known: Knowledge) -> Iterator[Detailed[Narrowed[W]]]:
        for constraint in known.constraints:
            for finding in self._narrow(known, constraint):
                if finding is not None:
                    yield finding

    @abstractmethod
    def _narrow(self, known: Knowledge, constraint: Constraint) -> Narrowings[W]:
        """Yield what it finds out from a constraint."""

    def tell(self, known: Knowledge, finding: Detailed[Narrowed[W]]) -> Sentence:
        found = finding.detail
        if finding.removes:
            return self._tell(known, found)
        return self._tell_contradiction(known, found)

    def rests_on(self, known: Knowledge, finding: Detailed[Narrowed[W]]) -> int:
        return known.not_showing(finding.detail.constraint.cells)

    @abstractmethod
    def _tell(self, known: Knowledge, found: Narrowed[W]) -> Sentence:
        """Say what is impossible now, and why."""

    def _tell_contradiction(self, known: Knowledge, found: Narrowed[W]) -> Sentence:
        """Say why the constraint cannot be met."""
        return Sentence(
            "{claim}. But with what is left for these cells, that cannot be.",
            claim=at_start(claim(found.constraint)),
        )


def conclusion(known: Knowledge, found: Narrowed[object]) -> Sentence:
    """Say what the cells show now."""
    group = found.constraint
    cells = group.group.cells if isinstance(group, GroupConstraint) else ()
    return they_show(known.numbers, found.numbers, cells)
