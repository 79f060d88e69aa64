"""One logical step: what was known, which technique was used, and what it found."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from domino_math.constraints import Constraint
from domino_math.explainer.choices import bits
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.technique import Finding, Technique
from domino_math.i18n import Sentence
from domino_math.layout import Cell
from domino_math.puzzle import Placement
from domino_math.tiles import Tile


@dataclass(frozen=True, eq=False)
class Step:
    """A step from what was `known` by a `technique` to what it found."""

    known: Knowledge
    technique: Technique[Any]
    finding: Finding

    @property
    def lays(self) -> tuple[Placement, ...]:
        """The placements that are now certain."""
        return tuple(map(self.known.placement, bits(self.finding.lays)))

    @property
    def removes(self) -> tuple[Placement, ...]:
        """The placements that are now impossible, other than by what was laid."""
        return tuple(map(self.known.placement, bits(self.finding.removes)))

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells that it rests on."""
        return self.finding.cells

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles that it rests on."""
        return self.finding.tiles

    @property
    def constraints(self) -> tuple[Constraint, ...]:
        """The constraints that it rests on."""
        return self.finding.constraints

    @property
    def learns(self) -> tuple[Constraint, ...]:
        """The constraints that are now known to follow from the statement."""
        return self.finding.learns

    @property
    def contradiction(self) -> bool:
        """Whether it shows that there is no solution."""
        found = self.finding
        return not (found.lays or found.removes or found.learns)

    @cached_property
    def sentence(self) -> Sentence:
        """What it says and why, in any language."""
        return self.technique.tell(self.known, self.finding)

    @cached_property
    def after(self) -> Knowledge:
        """What is known after it."""
        return self.known.after(self.finding.lays, self.finding.removes, self.finding.learns)

    def __str__(self) -> str:
        return self.sentence.text()
