"""What every constraint can do: judge a filling, post itself to a solver, say itself in words.

A constraint has one meaning, told twice on purpose: `violations` judges plain integers and never
sees a solver; `post` says the same to a solver's model. A test holds the two against each other.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from domino_math.constraints.fold import Fold
from domino_math.i18n import Sentence
from domino_math.layout import Cell, CellMap, Group, Slot

# A number that the solver has yet to find: supports +, -, *, ==, <=, >= like an int.
Expression = Any
Demand = Any  # what comparing expressions gives


@dataclass(frozen=True)
class Filling:
    """What lies on the layout: the number each cell shows, and the cell it shares its tile with.

    Cells that nothing lies on are absent from both.
    """

    pips: Mapping[Cell, int]
    partner: Mapping[Cell, Cell]

    def numbers(self, cells: Iterable[Cell]) -> list[int] | None:
        """The numbers on these cells, or None while one of them is uncovered."""
        found = [self.pips.get(cell) for cell in cells]
        return [number for number in found if number is not None] if None not in found else None


@dataclass(frozen=True)
class Violation:
    """A broken constraint: which, on what cells, and what is seen there."""

    constraint: str
    cells: tuple[Cell, ...]
    said: Sentence

    @property
    def message(self) -> str:
        """What is seen, in English."""
        return self.said.text("en")

    def __str__(self) -> str:
        return self.said.text()


class Model(Protocol):
    """What a constraint may say to a solver."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """All numbers that a cell could show."""

    def pips(self, cell: Cell) -> Expression:
        """The number on a cell."""

    def shows(self, cell: Cell, number: int) -> Expression:
        """1 if the cell shows this number, else 0."""

    def joined(self, slot: Slot) -> Expression:
        """1 if one tile lies on both cells, else 0."""

    def product(self, factors: Sequence[tuple[Expression, int]]) -> Expression:
        """The product of expressions, each from 0 up to the number beside it."""

    def look_up(self, cells: Sequence[Cell], table: Mapping[tuple[int, ...], int]) -> Expression:
        """What the table has for the numbers on these cells, which are demanded to be in it.

        Nothing in the table is below 0.
        """

    def require(self, demand: Demand, *, unless: Expression = 0) -> None:
        """Demand it, wherever `unless` (0 or 1) is 0."""

    def require_among(self, expression: Expression, values: Iterable[int]) -> None:
        """Demand that an expression takes one of these values."""


class Constraint(ABC):
    """One demand of a puzzle. Constraints are frozen values."""

    @abstractmethod
    def violations(self, filling: Filling) -> Iterator[Violation]:
        """Name each way in which it is broken; what is not covered yet is not judged."""

    @abstractmethod
    def post(self, model: Model) -> None:
        """Demand the same of a solver's model. Raises OverflowError if it has no such numbers."""

    @abstractmethod
    def describe(self) -> str:
        """Say it in words, as the end of the sentence `it is demanded that …`."""

    @property
    @abstractmethod
    def cells(self) -> frozenset[Cell]:
        """The cells it speaks about."""

    @abstractmethod
    def signature(self, mapping: CellMap) -> Hashable:
        """Return a value equal for two constraints that mean the same once cells are mapped."""

    def folds(self, numbers: tuple[int, ...]) -> tuple[Fold, ...]:
        """Say the same a third time, to a counter: as folds, all of which must hold.

        `numbers` are all that a cell could show. Here one fold remembers every number, which is
        right for each constraint that does not ask which cells share a tile; a constraint that
        can make do with less says so itself, and is counted the faster for it.
        """

        def read(known: frozenset[tuple[Cell, int]], cell: Cell, number: int) -> Hashable | None:
            more = known | {(cell, number)}
            return more if self.holds(Filling(dict(more), {})) else None

        return (Fold(self.cells, frozenset(), read),)

    def holds(self, filling: Filling) -> bool:
        """Whether a complete filling satisfies it."""
        return next(self.violations(filling), None) is None

    def __str__(self) -> str:
        return self.describe()


class GroupConstraint(Constraint):
    """A constraint on one group of cells: `the top side` + `adds up to 44`."""

    group: Group

    @property
    @abstractmethod
    def predicate(self) -> tuple[str, str]:
        """What is demanded, after a singular and after a plural name: adds up, add up."""

    def describe(self) -> str:
        return f"{self.group} {self.predicate[self.group.many]}"

    @property
    def cells(self) -> frozenset[Cell]:
        return frozenset(self.group.cells)

    def _broken(self, said: Sentence) -> Violation:
        return Violation(self.describe(), self.group.cells, said)

    def _mapped(self, mapping: CellMap) -> frozenset[Cell]:
        return frozenset(mapping[cell] for cell in self.group.cells)
