"""Progression: the totals of groups, one after another, rise or fall by the same step."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from domino_math.constraints.base import Constraint, Filling, Model, Violation
from domino_math.constraints.total import SameTotal, total_of
from domino_math.layout import Cell, CellMap, Group
from domino_math.words import listed, signed


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
                message = (
                    f"{group} {_have(group)} {total}, not {signed(wanted)}: the totals "
                    f"{self._move}, and {earlier} {_have(earlier)} {had}"
                )
                cells = tuple(dict.fromkeys((*earlier.cells, *group.cells)))
                yield Violation(self.describe(), cells, message)

    def post(self, model: Model) -> None:
        totals = [total_of(model, group) for group in self.groups]
        for one, following in pairwise(totals):
            model.require(following == one + self.step)

    def describe(self) -> str:
        return f"the totals of {listed(self.groups)} {self._move}"

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


def _have(group: Group) -> str:
    return "have" if group.many else "has"
