"""The last resort: suppose a placement, and use all techniques on what follows from it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from domino_math.explainer.choices import bits
from domino_math.explainer.climb import steps_by
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.technique import Detailed, Technique
from domino_math.i18n import Sentence
from domino_math.puzzle.placement_words import placement_in_words


@dataclass(frozen=True)
class _Branch:
    """What follows from a placement: what each step says, in order."""

    steps: tuple[Sentence, ...]


class SupposeDeeper(Technique[Detailed[_Branch]]):
    """A placement that leads to a contradiction by any of the techniques."""

    name = "suppose-deeper"
    grade = "beyond"

    def __init__(self, others: Sequence[Technique[Any]]) -> None:
        """Take the techniques that are used to follow a placement, before this one itself."""
        self._others = tuple(others)

    def find(self, known: Knowledge) -> Iterator[Detailed[_Branch]]:
        for ladder in (self._others, (*self._others, self)):
            found = []
            for number in bits(known.possible & ~known.laid):
                steps = self._branch(known.after(1 << number, 0), ladder)
                if steps:
                    found.append((len(steps), number, steps))
            for _, number, steps in sorted(found, key=lambda each: each[:2]):
                cells = known.placement(number).cells
                yield Detailed(removes=1 << number, cells=cells, detail=_Branch(steps))

    def _branch(self, known: Knowledge, ladder: Sequence[Technique[Any]]) -> tuple[Sentence, ...]:
        """What follows, up to a contradiction; nothing if there is none."""
        told = []
        for step in steps_by(known, ladder):
            told.append(step.sentence)
            if step.contradiction:
                return tuple(told)
        return ()

    def tell(self, known: Knowledge, finding: Detailed[_Branch]) -> Sentence:
        branch = finding.detail
        placement = placement_in_words(known.placement(finding.removes.bit_length() - 1))
        return Sentence(
            "Suppose {placement}, and follow it step by step: {steps}. That cannot be, so "
            "{placement} is impossible.",
            placement=placement,
            steps=tuple(
                Sentence("[{number}] {step}", number=number, step=step)
                for number, step in enumerate(branch.steps, 1)
            ),
        )

    def rests_on(self, known: Knowledge, finding: Detailed[_Branch]) -> int:
        return known.choices.all

    @property
    def advice(self) -> Sentence:
        return Sentence("Suppose that a tile lies somewhere, and use all you know on what follows.")
