"""Count: a number stands on exactly so many cells of a group."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from domino_math.constraints.base import Filling, GroupConstraint, Model, Violation
from domino_math.constraints.fold import Fold
from domino_math.i18n import Sentence
from domino_math.layout import Cell, CellMap, Group
from domino_math.wording.groups import group_in_words
from domino_math.wording.numbers import often_in_words
from domino_math.words import times


@dataclass(frozen=True)
class Count(GroupConstraint):
    """Exactly `times` cells of the group show `number`. Raises ValueError for times below 0."""

    group: Group
    number: int
    times: int

    def __post_init__(self) -> None:
        if self.times < 0:
            raise ValueError(f"a number cannot be shown {self.times} times")

    def violations(self, filling: Filling) -> Iterator[Violation]:
        numbers = filling.numbers(self.group.cells)
        if numbers is not None and numbers.count(self.number) != self.times:
            yield self._broken(self._said(numbers.count(self.number)))

    def _said(self, found: int) -> Sentence:
        name, number = group_in_words(self.group), self.number
        often, wanted = often_in_words(found), often_in_words(self.times)
        if self.group.many:
            return Sentence(
                "{group} show {number} {often}, not {wanted}",
                group=name,
                number=number,
                often=often,
                wanted=wanted,
            )
        return Sentence(
            "{group} shows {number} {often}, not {wanted}",
            group=name,
            number=number,
            often=often,
            wanted=wanted,
        )

    def post(self, model: Model) -> None:
        found = sum(model.shows(cell, self.number) for cell in self.group.cells)
        model.require(found == self.times)

    def folds(self, numbers: tuple[int, ...]) -> tuple[Fold, ...]:
        # The state: how many cells are left to read, and how many of them must show the number.
        def read(state: tuple[int, int], _: Cell, number: int) -> Hashable | None:
            left, wanted = state[0] - 1, state[1] - (number == self.number)
            return (left, wanted) if 0 <= wanted <= left else None

        start = (len(self.group.cells), self.times)
        return (Fold(self.cells, start, read),)

    @property
    def predicate(self) -> tuple[str, str]:
        wanted = f"{self.number} {'exactly ' if self.times else ''}{_often(self.times)}"
        return f"shows {wanted}", f"show {wanted}"

    def signature(self, mapping: CellMap) -> Hashable:
        return "count", self._mapped(mapping), self.number, self.times


def _often(count: int) -> str:
    return times(count) if count else "nowhere"
