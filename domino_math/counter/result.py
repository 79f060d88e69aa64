"""What came of counting: an exact number, or a proved lower bound."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from domino_math.counter.up_to_symmetry import count_up_to_symmetry
from domino_math.puzzle import Puzzle

Method = Literal["lemmas", "trails", "sides", "parts", "sweep", "exact cover", "one by one"]


@dataclass(frozen=True)
class Tally:
    """The number of solutions: `value` if `exact`, else at least that many.

    `method` says how it was found; `seconds` is the time taken. Where the number is not exact,
    `estimate` may tell about how many there are, by one random sample, which proves nothing.
    """

    puzzle: Puzzle
    value: int
    exact: bool
    method: Method
    estimate: int | None = None
    seconds: float = field(default=0.0, compare=False)

    @cached_property
    def up_to_symmetry(self) -> int | None:
        """The number when solutions that a symmetry carries into each other count as one.

        None where it is not known: for a lower bound, and in the cases that
        `count_up_to_symmetry` leaves open.
        """
        return count_up_to_symmetry(self.puzzle, self.value) if self.exact else None

    def __str__(self) -> str:
        return f"{self.value:,}" if self.exact else f"at least {self.value:,}"


class UncountedError(RuntimeError):
    """The exact number is out of reach; `tally` has a lower bound."""

    def __init__(self, tally: Tally) -> None:
        """Keep what is known."""
        super().__init__(
            f"{tally.puzzle.name}: {tally} solutions; the exact number is out of reach"
        )
        self.tally = tally
