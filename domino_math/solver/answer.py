"""What came of looking for solutions: solved, impossible with reasons, or undecided."""

from dataclasses import dataclass, field
from typing import Literal

from domino_math.puzzle import Puzzle, Solution

Status = Literal["solved", "impossible", "undecided"]
Stop = Literal["", "limit", "time", "interrupted", "size"]


@dataclass(frozen=True)
class Answer:
    """The answer to a puzzle.

    `solutions` have all passed the independent check. `complete` says that they are proved to be
    all there are. `stopped` says what ended the search early, if anything did. `reasons` tell in
    words why there is no solution, or why it stays undecided. `seconds` is the time taken.
    """

    puzzle: Puzzle
    status: Status
    solutions: tuple[Solution, ...] = ()
    complete: bool = False
    stopped: Stop = ""
    reasons: tuple[str, ...] = ()
    up_to_symmetry: bool = False
    seconds: float = field(default=0.0, compare=False)

    @property
    def unique(self) -> bool | None:
        """Whether there is exactly one solution; None while that is not known."""
        if len(self.solutions) > 1:
            return False
        return len(self.solutions) == 1 if self.complete else None

    def __str__(self) -> str:
        pictures = [str(solution) for solution in self.solutions]
        return "\n\n".join([f"{self.puzzle.name}: {self.status}", *pictures, *self.reasons])

    def _repr_svg_(self) -> str:
        from domino_math.draw.svg import to_svg
        from domino_math.puzzle.scene import puzzle_scene

        return to_svg(puzzle_scene(self.puzzle, next(iter(self.solutions), None)))
