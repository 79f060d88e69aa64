"""Taking steps by the techniques of a ladder, always by the easiest that finds something."""

from collections.abc import Iterator, Sequence
from typing import Any

from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.step import Step
from domino_math.explainer.technique import Technique


def step_by(known: Knowledge, ladder: Sequence[Technique[Any]]) -> Step | None:
    """Return a step of the first technique that finds one; None if none does."""
    for technique in ladder:
        known.choices.tick()
        for finding in technique.find(known):
            return Step(known, technique, finding)
    return None


def steps_by(known: Knowledge, ladder: Sequence[Technique[Any]]) -> Iterator[Step]:
    """Yield steps until all is solved, a contradiction is met, or no technique finds any more."""
    while not (known.solved and known.right):
        step = step_by(known, ladder)
        if step is None:
            return
        yield step
        if step.contradiction:
            return
        known = step.after
