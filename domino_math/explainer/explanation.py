"""Explaining a puzzle: to its solution, or why it has none, or where it leaves a choice."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Literal, overload

from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.step import Step
from domino_math.explainer.technique import GRADES, Grade, Technique
from domino_math.explainer.techniques import LADDER, STEPS
from domino_math.explainer.walk import walk
from domino_math.i18n import Sentence
from domino_math.puzzle import Puzzle, Solution
from domino_math.solver import solve
from domino_math.solver.search import EXHAUSTED

Outcome = Literal["solved", "impossible", "ambiguous", "undecided"]


@dataclass(frozen=True)
class Explanation(Sequence[Step]):
    """The steps, in order; it is a sequence of them.

    solved      the one solution, in `solutions`; `grade` is that of the hardest step, or None
                where the steps do not lead to it in the time
    impossible  `reasons` that rest on lemmas, or steps that end in a contradiction
    ambiguous   two `solutions`; the steps hold in every solution, and end where a choice is left
    undecided   the time was up before it was known how many solutions there are
    """

    puzzle: Puzzle
    outcome: Outcome
    steps: tuple[Step, ...] = ()
    solutions: tuple[Solution, ...] = ()
    reasons: tuple[Sentence, ...] = ()

    @property
    def grade(self) -> Grade | None:
        """The grade of the hardest step, if the steps lead to the one solution; else None."""
        if self.outcome != "solved" or not self.steps or not self.steps[-1].after.solved:
            return None
        return max((step.technique.grade for step in self.steps), key=GRADES.index)

    @overload
    def __getitem__(self, index: int) -> Step: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Step]: ...

    def __getitem__(self, index: int | slice) -> Step | Sequence[Step]:
        return self.steps[index]

    def __len__(self) -> int:
        return len(self.steps)

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)


def explain(puzzle: Puzzle, *, time: float | None = None) -> Explanation:
    """Explain a puzzle step by step, each step by the easiest technique that finds one.

    `time` limits the search for two solutions, in seconds (None: no limit), and then the steps, of
    which the one that is begun is ended; without the last resort, which can take long. Raises
    ValueError for a time that is not positive.

    >>> import domino_math as dm
    >>> explanation = explain(dm.read("dominosa-3"))
    >>> explanation.outcome, explanation.grade, len(explanation.solutions)
    ('solved', 'trivial', 1)
    """
    deadline = None if time is None else perf_counter() + time
    answer = solve(puzzle, limit=2, time=time)
    if answer.status == "undecided" or (answer.unique is None and answer.solutions):
        return Explanation(puzzle, "undecided", solutions=answer.solutions, reasons=answer.reasons)
    known = Knowledge.of_puzzle(puzzle)
    if answer.status == "impossible":
        if answer.reasons != (EXHAUSTED,):  # lemmas tell it better than steps could
            return Explanation(puzzle, "impossible", reasons=answer.reasons)
        steps = _steps(known, STEPS, deadline)
        if steps and steps[-1].contradiction:
            return Explanation(puzzle, "impossible", steps)
        return Explanation(puzzle, "impossible", reasons=answer.reasons)
    if answer.unique:
        ladder = LADDER if time is None else STEPS
        return Explanation(puzzle, "solved", _steps(known, ladder, deadline), answer.solutions)
    return Explanation(puzzle, "ambiguous", _steps(known, STEPS, deadline), answer.solutions)


def _steps(
    known: Knowledge, ladder: Sequence[Technique], deadline: float | None
) -> tuple[Step, ...]:
    steps = []
    for step in walk(known, ladder):
        steps.append(step)
        if deadline is not None and perf_counter() > deadline:
            break
    return tuple(steps)
