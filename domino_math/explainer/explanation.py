"""Explaining a puzzle: to its solution, or why it has none, or where it leaves a choice."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Literal, overload

from domino_math.explainer.clock import TimeUpError, until
from domino_math.explainer.conflict import Conflict, find_conflict
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.needed import without_needless
from domino_math.explainer.step import Step
from domino_math.explainer.technique import GRADES, Grade, Technique
from domino_math.explainer.techniques import LADDER, STEPS
from domino_math.explainer.walk import walk
from domino_math.i18n import Sentence
from domino_math.puzzle import Puzzle, Solution
from domino_math.solver import solve
from domino_math.solver.answer import Stop
from domino_math.solver.search import EXHAUSTED

Outcome = Literal["solved", "impossible", "ambiguous", "undecided"]


@dataclass(frozen=True)
class Explanation(Sequence[Step]):
    """The steps, in order; it is a sequence of them.

    solved      the one solution, in `solutions`; `grade` is that of the hardest step, or None
                where the steps do not lead to it in the time
    impossible  `reasons` that rest on lemmas, or steps that end in a contradiction, or else a
                `conflict`: demands that contradict each other
    ambiguous   two `solutions`; the steps hold in every solution, and end where a choice is left
    undecided   it was stopped before it was known how many solutions there are

    `stopped` says what ended the search or the steps early, if anything did.
    """

    puzzle: Puzzle
    outcome: Outcome
    steps: tuple[Step, ...] = ()
    solutions: tuple[Solution, ...] = ()
    reasons: tuple[Sentence, ...] = ()
    conflict: Conflict | None = None
    stopped: Stop = ""

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

    `time` limits it, in seconds (None: no limit): first the search for two solutions, then the
    steps, then the search for a conflict. Ctrl-C ends it too, and keeps what was found. Raises
    ValueError for a time that is not positive.

    >>> import domino_math as dm
    >>> explanation = explain(dm.read("dominosa-3"))
    >>> explanation.outcome, explanation.grade, len(explanation.solutions)
    ('solved', 'trivial', 1)
    """
    deadline = None if time is None else perf_counter() + time
    answer = solve(puzzle, limit=2, time=time)
    if answer.status == "undecided" or (answer.unique is None and answer.solutions):
        return Explanation(
            puzzle,
            "undecided",
            solutions=answer.solutions,
            reasons=answer.reasons,
            stopped=answer.stopped,
        )
    if answer.status == "impossible" and answer.reasons != (EXHAUSTED,):
        # Lemmas tell it better than steps could.
        return Explanation(puzzle, "impossible", reasons=answer.reasons)
    if answer.status == "impossible":
        return _why_impossible(puzzle, deadline)
    known = Knowledge.of_puzzle(puzzle, until(deadline))
    outcome: Outcome = "solved" if answer.unique else "ambiguous"
    steps, stopped = _steps(known, LADDER if answer.unique else STEPS)
    return Explanation(puzzle, outcome, steps, answer.solutions, stopped=stopped)


def _why_impossible(puzzle: Puzzle, deadline: float | None) -> Explanation:
    """Explain it by steps; else by a conflict, for which half of the time is kept."""
    half = None if deadline is None else (perf_counter() + deadline) / 2
    steps, stopped = _steps(Knowledge.of_puzzle(puzzle, until(half)), STEPS)
    if steps and steps[-1].contradiction:
        return Explanation(puzzle, "impossible", steps)
    if stopped == "interrupted":
        return Explanation(puzzle, "impossible", reasons=(EXHAUSTED,), stopped=stopped)
    conflict = find_conflict(puzzle, deadline)
    reasons = (EXHAUSTED, conflict.sentence)
    return Explanation(puzzle, "impossible", reasons=reasons, conflict=conflict)


def _steps(known: Knowledge, ladder: Sequence[Technique[Any]]) -> tuple[tuple[Step, ...], Stop]:
    """Return the steps that are needed, and what ended them early, if anything did."""
    steps = []
    try:
        for step in walk(known, ladder):
            steps.append(step)
    except TimeUpError:
        return tuple(steps), "time"
    except KeyboardInterrupt:
        return tuple(steps), "interrupted"
    at_the_end = steps and (steps[-1].contradiction or steps[-1].after.solved)
    return without_needless(steps) if at_the_end else tuple(steps), ""
