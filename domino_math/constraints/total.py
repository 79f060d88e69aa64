"""Totals: the numbers on a group's cells add up to, to less or more than, or to the same as."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from domino_math.constraints.base import (
    Constraint,
    Expression,
    Filling,
    GroupConstraint,
    Model,
    Violation,
)
from domino_math.constraints.fold import SURE, Fold
from domino_math.i18n import Sentence
from domino_math.layout import Cell, CellMap, Group
from domino_math.wording.clauses import clauses
from domino_math.wording.groups import group_in_words
from domino_math.wording.numbers import numbers_in_words
from domino_math.words import either, listed_once, signed

Relation = Literal["=", "<", ">", "in"]
_Open = tuple[tuple[int, int], ...]  # of each group: cells left to read, and pips


@dataclass(frozen=True)
class Total(GroupConstraint):
    """The numbers on the group's cells add up to `values` in the given relation.

    `=`, `<` and `>` take one value, `in` any number of values of which the total is one; each is
    kept once.
    Raises ValueError for a relation with the wrong number of values.

    >>> side = Group("the top side", (Cell(0, 0), Cell(0, 1)))
    >>> total = Total(side, "=", (9,))
    >>> total.describe()
    'the top side adds up to 9'
    >>> filling = Filling(pips={Cell(0, 0): 3, Cell(0, 1): 5}, partner={})
    >>> [str(violation) for violation in total.violations(filling)]
    ['the top side adds up to 8, not 9']
    """

    group: Group
    relation: Relation
    values: tuple[int, ...]

    def __post_init__(self) -> None:
        if self.relation not in ("=", "<", ">", "in"):
            raise ValueError(f"a total cannot be {self.relation!r}; use =, <, > or in")
        if not self.values or (len(self.values) > 1 and self.relation != "in"):
            raise ValueError(f"a total with {self.relation!r} takes one value")
        object.__setattr__(self, "values", tuple(dict.fromkeys(self.values)))

    def violations(self, filling: Filling) -> Iterator[Violation]:
        numbers = filling.numbers(self.group.cells)
        if numbers is None:
            return
        total, value = sum(numbers), self.values[0]
        holds = {
            "=": total == value,
            "<": total < value,
            ">": total > value,
            "in": total in self.values,
        }
        if not holds[self.relation]:
            yield self._broken(self._said(total))

    def _said(self, total: int) -> Sentence:
        name, wanted = group_in_words(self.group), self.amount
        alone, many = len(self.group.cells) == 1, self.group.many
        if alone and many:
            return Sentence(
                "{group} are {total}, not {wanted}", group=name, total=total, wanted=wanted
            )
        if alone:
            return Sentence(
                "{group} is {total}, not {wanted}", group=name, total=total, wanted=wanted
            )
        if many:
            return Sentence(
                "{group} add up to {total}, not {wanted}", group=name, total=total, wanted=wanted
            )
        return Sentence(
            "{group} adds up to {total}, not {wanted}", group=name, total=total, wanted=wanted
        )

    def post(self, model: Model) -> None:
        total, value = total_of(model, self.group), self.values[0]
        match self.relation:
            case "=":
                model.require(total == value)
            case "<":
                model.require(total <= value - 1)
            case ">":
                model.require(total >= value + 1)
            case "in":
                model.require_among(total, self.values)

    def folds(self, numbers: tuple[int, ...]) -> tuple[Fold, ...]:
        # The state: how many cells are left to read, and the total so far.
        least, most, value = min(numbers), max(numbers), self.values[0]

        def read(state: tuple[int, int] | str, _: Cell, number: int) -> Hashable | None:
            if not isinstance(state, tuple):
                return SURE
            left, total = state[0] - 1, state[1] + number
            low, high = total + left * least, total + left * most
            match self.relation:
                case "<":
                    possible, sure = low < value, high < value
                case ">":
                    possible, sure = high > value, low > value
                case _:
                    possible = any(low <= wanted <= high for wanted in self.values)
                    sure = possible and left == 0
            return SURE if sure else (left, total) if possible else None

        return (Fold(self.cells, (len(self.group.cells), 0), read),)

    @property
    def amount(self) -> Sentence | int:
        """The total that is demanded, in any language: 44, less than 5, 3 or 7."""
        value = self.values[0]
        return {
            "<": Sentence("less than {number}", number=value),
            ">": Sentence("more than {number}", number=value),
        }.get(self.relation, numbers_in_words(self.values))

    @property
    def _wanted(self) -> str:
        before = {"=": "", "in": "", "<": "less than ", ">": "more than "}
        return before[self.relation] + either(map(signed, self.values))

    @property
    def _verbs(self) -> tuple[str, str]:
        return ("is", "are") if len(self.group.cells) == 1 else ("adds up to", "add up to")

    @property
    def predicate(self) -> tuple[str, str]:
        one, several = self._verbs
        return f"{one} {self._wanted}", f"{several} {self._wanted}"

    def signature(self, mapping: CellMap) -> Hashable:
        return "total", self._mapped(mapping), self.relation, frozenset(self.values)


@dataclass(frozen=True)
class SameTotal(Constraint):
    """All groups add up to the same, whatever that is. Raises ValueError without a group."""

    groups: tuple[Group, ...]

    def __post_init__(self) -> None:
        if not self.groups:
            raise ValueError("equal totals need at least one group")

    def violations(self, filling: Filling) -> Iterator[Violation]:
        totals: dict[int, list[Group]] = {}
        for group in self.groups:
            numbers = filling.numbers(group.cells)
            if numbers is not None:
                totals.setdefault(sum(numbers), []).append(group)
        if len(totals) > 1:
            found = clauses(have_total(groups, total) for total, groups in sorted(totals.items()))
            # The fewest are taken to be the wrong ones; where as many differ, all are shown.
            fewest = min(map(len, totals.values()))
            odd_ones = [g for groups in totals.values() if len(groups) == fewest for g in groups]
            cells = tuple(dict.fromkeys(cell for group in odd_ones for cell in group.cells))
            said = Sentence("unequal totals: {totals}", totals=found)
            yield Violation(self.describe(), cells, said)

    def post(self, model: Model) -> None:
        first, *others = (total_of(model, group) for group in self.groups)
        for other in others:
            model.require(other == first)

    def folds(self, numbers: tuple[int, ...]) -> tuple[Fold, ...]:
        return (equal_totals([(frozenset(group.cells), 0) for group in self.groups], numbers),)

    def describe(self) -> str:
        return f"{listed_once(self.groups)} add up to the same"

    @property
    def cells(self) -> frozenset[Cell]:
        return frozenset(cell for group in self.groups for cell in group.cells)

    def signature(self, mapping: CellMap) -> Hashable:
        groups = (frozenset(mapping[cell] for cell in group.cells) for group in self.groups)
        return "same total", frozenset(groups)


def have_total(groups: Sequence[Group], total: int) -> Sentence:
    """Say what some groups add up to, each of them."""
    names = tuple(map(group_in_words, groups))
    if len(groups) > 1 or groups[0].many:
        return Sentence("{groups} have {total}", groups=names, total=total)
    return Sentence("{groups} has {total}", groups=names, total=total)


def total_of(model: Model, group: Group) -> Expression:
    """What the numbers on a group's cells add up to."""
    return sum(model.pips(cell) for cell in group.cells)


def equal_totals(groups: Sequence[tuple[frozenset[Cell], int]], numbers: tuple[int, ...]) -> Fold:
    """Return the fold for groups of cells whose totals are equal, each counted from a start."""
    # The state, group by group: how many cells are left to read, and the total so far; once a
    # group is complete, what is still wanted instead, which is all that matters from then on.
    least, most = min(numbers), max(numbers)

    def read(state: tuple[bool, _Open], cell: Cell, number: int) -> Hashable | None:
        known, totals = state
        sign = -1 if known else 1
        now = tuple(
            (left - 1, total + sign * number) if cell in cells else (left, total)
            for (cells, _), (left, total) in zip(groups, totals, strict=True)
        )
        if not known:
            low = max(total + left * least for left, total in now)
            high = min(total + left * most for left, total in now)
            if low > high:
                return None
            complete = [total for left, total in now if left == 0]
            if not complete:
                return False, now
            now = tuple((left, complete[0] - total) for left, total in now)
        if all(left * least <= wanted <= left * most for left, wanted in now):
            return True, now
        return None

    start = (False, tuple((len(cells), total) for cells, total in groups))
    return Fold(frozenset().union(*(cells for cells, _ in groups)), start, read)
