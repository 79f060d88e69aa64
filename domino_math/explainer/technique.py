"""Techniques: named ways to learn something, each of a grade of difficulty."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar, Generic, Literal, TypeVar, get_args

from domino_math.constraints import Constraint
from domino_math.explainer.knowledge import Knowledge
from domino_math.i18n import Sentence
from domino_math.layout import Cell
from domino_math.tiles import Tile

Grade = Literal["trivial", "basic", "hard", "extreme", "beyond"]
GRADES: tuple[Grade, ...] = get_args(Grade)

F = TypeVar("F", bound="Finding")
D = TypeVar("D")


@dataclass(frozen=True)
class Finding:
    """What a technique found: placements that are certain (`lays`) and impossible (`removes`).

    `learns` are constraints that are now known to follow. `cells`, `tiles` and `constraints` are
    what it rests on. A finding that neither lays, removes nor learns anything says that there is
    no solution.
    """

    lays: int = 0
    removes: int = 0
    cells: tuple[Cell, ...] = ()
    tiles: tuple[Tile, ...] = ()
    constraints: tuple[Constraint, ...] = ()
    learns: tuple[Constraint, ...] = ()


@dataclass(frozen=True)
class Detailed(Finding, Generic[D]):
    """A finding with what else its technique needs to tell it."""

    detail: D = field(kw_only=True)


class Technique(ABC, Generic[F]):
    """A way to learn something. It holds no state; there is one object of each."""

    name: ClassVar[str]
    grade: ClassVar[Grade]

    @abstractmethod
    def find(self, known: Knowledge) -> Iterator[F]:
        """Yield what it finds, the first as soon as it can."""

    @abstractmethod
    def tell(self, known: Knowledge, finding: F) -> Sentence:
        """Say what was found and why."""

    def rests_on(self, known: Knowledge, finding: F) -> int:
        """The placements that matter to it, whatever is known of others.

        Here they are all at the cells and of the tiles that it rests on.
        """
        found = 0
        for cell in finding.cells:
            found |= known.choices.at[cell]
        for tile in finding.tiles:
            found |= known.choices.of[tile]
        return found

    @property
    @abstractmethod
    def advice(self) -> Sentence:
        """Say how to look for it, without giving anything away."""
