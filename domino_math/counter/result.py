"""What came of counting: an exact number, or a proved lower bound."""

from dataclasses import dataclass, field
from typing import Literal

from domino_math.puzzle import Puzzle

Method = Literal["lemmas", "trails", "sides", "exact cover", "one by one"]


@dataclass(frozen=True)
class Tally:
    """The number of solutions: `value` if `exact`, else at least that many.

    `method` says how it was found; `seconds` is the time taken.
    """

    puzzle: Puzzle
    value: int
    exact: bool
    method: Method
    seconds: float = field(default=0.0, compare=False)

    def __str__(self) -> str:
        return f"{self.value:,}" if self.exact else f"at least {self.value:,}"
