"""Likeness: all cells of a group show the same number, or no two of them do."""

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from domino_math.constraints.base import Filling, GroupConstraint, Model, Violation
from domino_math.constraints.fold import Fold
from domino_math.i18n import Sentence
from domino_math.layout import Cell, CellMap, Group
from domino_math.wording.groups import group_in_words
from domino_math.wording.numbers import often_in_words


@dataclass(frozen=True)
class Alike(GroupConstraint):
    """All cells of the group show the same number."""

    group: Group

    def violations(self, filling: Filling) -> Iterator[Violation]:
        numbers = filling.numbers(self.group.cells)
        if numbers is not None and len(set(numbers)) > 1:
            yield self._broken(self._said(tuple(sorted(set(numbers)))))

    def _said(self, found: tuple[int, ...]) -> Sentence:
        name = group_in_words(self.group)
        if self.group.many:
            return Sentence(
                "{group} show {numbers}, not one number throughout", group=name, numbers=found
            )
        return Sentence(
            "{group} shows {numbers}, not one number throughout", group=name, numbers=found
        )

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
                yield Violation(self.describe(), cells, self._said(number, found))

    def _said(self, number: int, found: int) -> Sentence:
        name, often = group_in_words(self.group), often_in_words(found)
        if self.group.many:
            return Sentence(
                "{group} show {number} {often}; no number may come twice",
                group=name,
                number=number,
                often=often,
            )
        return Sentence(
            "{group} shows {number} {often}; no number may come twice",
            group=name,
            number=number,
            often=often,
        )

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
