"""Progression: the totals of groups, one after another, rise or fall by the same step."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from domino_math.constraints.base import Constraint, Filling, Model, Violation
from domino_math.constraints.fold import Fold
from domino_math.constraints.total import SameTotal, equal_totals, have_total, total_of
from domino_math.i18n import Sentence
from domino_math.layout import Cell, CellMap, Group
from domino_math.words import listed


@dataclass(frozen=True)
class Progression(Constraint):
    """Each group's total is `step` more than that of the group before; less if `step` is below 0.

    Raises ValueError without a group.

    >>> tiles = Group("tile 1", (Cell(0, 0), Cell(0, 1))), Group("tile 2", (Cell(0, 2), Cell(0, 3)))
    >>> rising = Progression(tiles, 1)
    >>> rising.describe()
    'the totals of tile 1 and tile 2 rise by 1 each time'
    >>> filling = Filling({Cell(0, column): column for column in range(4)}, partner={})
    >>> [str(violation) for violation in rising.violations(filling)]
    ['tile 2 has 5, not 2: the totals rise by 1 each time, and tile 1 has 1']
    """

    groups: tuple[Group, ...]
    step: int

    def __post_init__(self) -> None:
        if not self.groups:
            raise ValueError("a progression needs at least one group")

    def violations(self, filling: Filling) -> Iterator[Violation]:
        # Where groups between are not covered, the totals on either side still tell.
        covered = [
            (place, group, sum(numbers))
            for place, group in enumerate(self.groups)
            if (numbers := filling.numbers(group.cells)) is not None
        ]
        for (before, earlier, had), (place, group, total) in pairwise(covered):
            wanted = had + (place - before) * self.step
            if total != wanted:
                said = Sentence(
                    "{now}, not {wanted}: {rule}, and {before}",
                    now=have_total([group], total),
                    wanted=wanted,
                    rule=self._rule,
                    before=have_total([earlier], had),
                )
                cells = tuple(dict.fromkeys((*earlier.cells, *group.cells)))
                yield Violation(self.describe(), cells, said)

    def post(self, model: Model) -> None:
        totals = [total_of(model, group) for group in self.groups]
        for one, following in pairwise(totals):
            model.require(following == one + self.step)

    def folds(self, numbers: tuple[int, ...]) -> tuple[Fold, ...]:
        # Less what each group is ahead of the first, all totals are the same.
        ahead = [
            (frozenset(group.cells), -place * self.step) for place, group in enumerate(self.groups)
        ]
        return (equal_totals(ahead, numbers),)

    def describe(self) -> str:
        return f"the totals of {listed(self.groups)} {self._move}"

    @property
    def _rule(self) -> Sentence:
        if self.step == 0:
            return Sentence("the totals stay the same")
        if self.step > 0:
            return Sentence("the totals rise by {step} each time", step=self.step)
        return Sentence("the totals fall by {step} each time", step=-self.step)

    @property
    def _move(self) -> str:
        if self.step == 0:
            return "stay the same"
        return f"{'rise' if self.step > 0 else 'fall'} by {abs(self.step)} each time"

    @property
    def cells(self) -> frozenset[Cell]:
        return frozenset(cell for group in self.groups for cell in group.cells)

    def signature(self, mapping: CellMap) -> Hashable:
        if self.step == 0:
            return SameTotal(self.groups).signature(mapping)
        groups = [frozenset(mapping[cell] for cell in group.cells) for group in self.groups]
        # Read backwards, what falls rises.
        rising = groups if self.step > 0 else groups[::-1]
        return "progression", tuple(rising), abs(self.step)
