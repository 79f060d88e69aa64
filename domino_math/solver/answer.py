"""What came of looking for solutions: solved, impossible with reasons, or undecided."""

from dataclasses import dataclass, field
from typing import Literal

from domino_math.i18n import Sentence
from domino_math.puzzle import Puzzle, Solution

Status = Literal["solved", "impossible", "undecided"]
Stop = Literal["", "limit", "time", "interrupted", "size"]


@dataclass(frozen=True)
class Answer:
    """The answer to a puzzle.

    `solutions` have all passed the independent check; `found` is how many there were, which is
    more where they were handed on and not kept. `complete` says that they are proved to be all
    there are. `stopped` says what ended the search early, if anything did. `reasons` tell, in any
    language, why there is no solution, or why it stays undecided. `seconds` is the time taken.
    """

    puzzle: Puzzle
    status: Status
    solutions: tuple[Solution, ...] = ()
    complete: bool = False
    stopped: Stop = ""
    reasons: tuple[Sentence, ...] = ()
    up_to_symmetry: bool = False
    seconds: float = field(default=0.0, compare=False)
    found: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "found", max(self.found, len(self.solutions)))

    @property
    def unique(self) -> bool | None:
        """Whether there is exactly one solution; None while that is not known."""
        if self.found > 1:
            return False
        return self.found == 1 if self.complete else None

    def __str__(self) -> str:
        pictures = [str(solution) for solution in self.solutions]
        others = self.found - len(self.solutions)
        more = [f"{others:,} more, not kept"] if others else []
        said = [f"{self.puzzle.name}: {self.status}", *pictures, *more, *map(str, self.reasons)]
        return "\n\n".join(said)

    def _repr_svg_(self) -> str:
        from domino_math.draw.svg import to_svg
        from domino_math.puzzle.scene import puzzle_scene

        return to_svg(puzzle_scene(self.puzzle, next(iter(self.solutions), None)))
