"""Likeness: all cells of a group show the same number, or no two of them do."""

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from domino_math.constraints.base import Filling, GroupConstraint, Model, Violation
from domino_math.constraints.fold import Fold
from domino_math.layout import Cell, CellMap, Group
from domino_math.words import listed, times


@dataclass(frozen=True)
class Alike(GroupConstraint):
    """All cells of the group show the same number."""

    group: Group

    def violations(self, filling: Filling) -> Iterator[Violation]:
        numbers = filling.numbers(self.group.cells)
        if numbers is not None and len(set(numbers)) > 1:
            found = listed(sorted(set(numbers)))
            yield self._broken(f"{self.group} {self._shows} {found}, not one number throughout")

    def post(self, model: Model) -> None:
        first, *others = self.group.cells
        for cell in others:
            for number in model.numbers:
                model.require(model.shows(cell, number) == model.shows(first, number))

    def folds(self, numbers: tuple[int, ...]) -> tuple[Fold, ...]:
        # The state: the number, once there is one.
        def read(state: int | str, _: Cell, number: int) -> Hashable | None:
            return number if state in ("", number) else None

        return (Fold(self.cells, "", read),)

    @property
    def predicate(self) -> tuple[str, str]:
        return "shows one number throughout", "show one number throughout"

    def signature(self, mapping: CellMap) -> Hashable:
        return "alike", self._mapped(mapping)


@dataclass(frozen=True)
class Distinct(GroupConstraint):
    """No number is shown by two cells of the group."""

    group: Group

    def violations(self, filling: Filling) -> Iterator[Violation]:
        numbers = filling.numbers(self.group.cells)
        if numbers is None:
            return
        for number, found in sorted(Counter(numbers).items()):
            if found > 1:
                cells = tuple(cell for cell in self.group.cells if filling.pips[cell] == number)
                message = (
                    f"{self.group} {self._shows} {number} {times(found)}; no number may come twice"
                )
                yield Violation(self.describe(), cells, message)

    def post(self, model: Model) -> None:
        for number in model.numbers:
            model.require(sum(model.shows(cell, number) for cell in self.group.cells) <= 1)

    def folds(self, numbers: tuple[int, ...]) -> tuple[Fold, ...]:
        # The state: the numbers shown so far.
        def read(shown: frozenset[int], _: Cell, number: int) -> Hashable | None:
            return None if number in shown else shown | {number}

        return (Fold(self.cells, frozenset(), read),)

    @property
    def predicate(self) -> tuple[str, str]:
        return "shows no number twice", "show no number twice"

    def signature(self, mapping: CellMap) -> Hashable:
        return "distinct", self._mapped(mapping)
