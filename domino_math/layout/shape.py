"""What every shape of cells tells. A shape's own cells start at row 0, column 0.

There are two kinds: *areas*, where a tile may lie on any two neighbouring cells, and *paths*,
where tiles follow each other along a line and their ends can meet.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping

from domino_math.i18n import Sentence
from domino_math.layout.cell import Cell, Group, Joint, Slot

Families = Mapping[str, tuple[Group, ...]]


class Shape(ABC):
    """A shape: its cells, slots, joints, and its families of named groups."""

    # Whether it is a path that comes back to where it began.
    closed = False

    @property
    @abstractmethod
    def cells(self) -> tuple[Cell, ...]:
        """Its cells, in reading order for an area and along the line for a path."""

    @property
    def starting(self) -> Sentence | None:
        """Where its tiles start, where that is not free: else nothing."""
        return None

    @property
    @abstractmethod
    def slots(self) -> tuple[Slot, ...]:
        """Where a tile can lie."""

    @property
    @abstractmethod
    def joints(self) -> tuple[Joint, ...]:
        """Where the ends of two tiles can meet; none in an area."""

    @property
    @abstractmethod
    def families(self) -> Families:
        """Named groups by family, such as `sides`, `corners` or `rows`."""


def require(condition: bool, message: str) -> None:
    """Raise ValueError with the message unless the condition holds."""
    if not condition:
        raise ValueError(message)
