"""What happens to each solution that a search finds, before anyone sees it."""

from collections.abc import Callable

from domino_math.checker import check
from domino_math.puzzle import Puzzle, Solution
from domino_math.solver.orbits import Orbits


class WrongSolutionError(RuntimeError):
    """The solver returned something that the check rejects: a defect of this program."""


class Collector:
    """Checks each solution, leaves out images of others if asked to, counts it and hands it on."""

    def __init__(
        self,
        puzzle: Puzzle,
        hand_on: Callable[[Solution], object],
        *,
        limit: int | None,
        up_to_symmetry: bool,
    ) -> None:
        self._puzzle, self._hand_on, self._limit = puzzle, hand_on, limit
        self._orbits = Orbits(puzzle) if up_to_symmetry else None
        self.number = 0

    def __call__(self, solution: Solution) -> bool:
        """Take a solution; say whether to go on looking."""
        if broken := check(self._puzzle, solution):
            raise WrongSolutionError(f"{self._puzzle.name}: {broken[0]}")
        if self._orbits and not self._orbits.is_told(solution):
            return True
        self.number += 1
        self._hand_on(solution)
        return self._limit is None or self.number < self._limit
