"""Walking from the statement to the solution, by the easiest technique at each step."""

from collections.abc import Iterator, Sequence
from typing import Any

from domino_math.explainer.climb import step_by, steps_by
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.step import Step
from domino_math.explainer.technique import Technique
from domino_math.explainer.techniques import LADDER


def next_step(known: Knowledge, ladder: Sequence[Technique[Any]] = LADDER) -> Step | None:
    """Return a step of the easiest technique that finds one; None if none does."""
    return step_by(known, ladder)


def walk(known: Knowledge, ladder: Sequence[Technique[Any]] = LADDER) -> Iterator[Step]:
    """Yield steps until all is solved, a contradiction is met, or no technique finds any more.

    Raises TimeUpError where what is known comes with a limit in time: see `Knowledge.of_puzzle`.

    >>> import domino_math as dm
    >>> steps = list(walk(Knowledge.of_puzzle(dm.read("1:001110"))))
    >>> print(steps[0])
    Tile 0-0 fits in one place only: row 1, columns 1 and 2. So it lies there.
    """
    return steps_by(known, ladder)
