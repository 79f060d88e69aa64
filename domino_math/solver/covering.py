"""Looking for solutions by exact cover, where given numbers settle which tile a slot holds.

That takes no time to load and little to run. But it learns nothing from its dead ends, of which
some puzzles have very many; CP-SAT does, and such puzzles are left to it.
"""

from itertools import chain, islice
from time import perf_counter

from domino_math.exact_cover import cover_solutions
from domino_math.puzzle import Puzzle
from domino_math.solver.answer import Stop
from domino_math.solver.running import Found

# Two solutions, or that there are none or one, must come out within so many tries; 30 are usual.
# They take a fraction of a second. A number of tries, unlike seconds, is the same on all machines.
MOST_TRIES = 2000


class CoverSearch:
    """A search by exact cover; `is_fit` says whether it is the one to use for this puzzle."""

    def __init__(self, puzzle: Puzzle, *, deadline: float | None, seed: int) -> None:
        """Begin with up to two solutions, which shows whether the others will come easily."""
        self._deadline = deadline
        self._stopping = False
        self._tries: int | None = 0
        found = cover_solutions(puzzle, seed=seed, enough=self._enough)
        first = list(islice(found or (), 2))
        self.is_fit = found is not None and not self._stopping
        self._tries = None
        self._found = chain(first, found or ())

    def _enough(self) -> bool:
        if self._tries is not None:
            self._tries += 1
            self._stopping = self._tries > MOST_TRIES
        if self._deadline is not None and perf_counter() > self._deadline:
            self._stopping = True
        return self._stopping

    def run(self, found: Found) -> Stop:
        for solution in self._found:
            if not found(solution):
                return "limit"
        return "time" if self._stopping else ""

    def stop(self) -> None:
        self._stopping = True
