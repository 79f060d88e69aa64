"""Leaving out the steps that a walk could do without.

A walk takes the first step that the easiest technique finds, and much of what it finds is not
needed in the end. Each technique says what a step of its own rests on, as placements that had to
be impossible (`Technique.rests_on`). So, from the last step back: a step is needed if it lays a
tile, or rules out or learns something that a needed step rests on.

The hardest grade stays: a walk turns to a harder technique only where all easier ones are stuck,
and the steps that are left lead past that point too.
"""

from collections.abc import Iterable

from domino_math.constraints import Constraint
from domino_math.explainer.choices import bits
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.step import Step


def without_needless(steps: Iterable[Step]) -> tuple[Step, ...]:
    """Return the steps of a walk to its end that it needs, each from where the one before ends.

    The end is the solution, or a contradiction, for which no tile is needed for its own sake.

    >>> import domino_math as dm
    >>> from domino_math.explainer import Knowledge, walk
    >>> steps = tuple(walk(Knowledge.of_puzzle(dm.read("dominosa-6-deep"))))
    >>> short = without_needless(steps)
    >>> len(short) < len(steps), short[-1].after.solved
    (True, True)
    """
    steps = tuple(steps)
    if not steps:
        return ()
    kept: list[Step] = []
    needed = 0
    learned: set[Constraint] = set()
    for step in reversed(steps):
        lays = step.finding.lays and not steps[-1].contradiction
        rules_out = _rules_out(step)
        if lays or step.contradiction or rules_out & needed or learned.intersection(step.learns):
            kept.append(step)
            rests_on = step.technique.rests_on(step.known, step.finding)
            needed = needed & ~rules_out | rests_on & ~step.known.possible
            learned.update(step.finding.constraints)
    known = steps[0].known
    short = []
    for step in reversed(kept):
        short.append(Step(known, step.technique, step.finding))
        known = short[-1].after
    return tuple(short)


def _rules_out(step: Step) -> int:
    """All that it rules out, also what had been ruled out before: that may be left out then."""
    found = step.known.possible & ~step.after.possible | step.finding.removes
    for number in bits(step.finding.lays):
        found |= step.known.choices.rules_out[number]
    return found


def needed_for_last(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Return the steps without those that the last one can be made without.

    From the end on, each is dropped if all that follow it still find what they found.
    """
    kept = list(steps)
    for place in range(len(steps) - 2, -1, -1):
        rest = kept[:place] + kept[place + 1 :]
        if (again := _again(steps[0].known, rest)) is not None:
            kept = again
    return tuple(kept)


def _again(known: Knowledge, steps: list[Step]) -> list[Step] | None:
    """Make the same steps from what is known; None if one of them cannot be made."""
    made = []
    for step in steps:
        wanted = step.finding
        for finding in step.technique.find(known):
            if (
                finding.lays == wanted.lays
                and not wanted.removes & known.possible & ~finding.removes
            ):
                break
        else:
            return None
        made.append(Step(known, step.technique, finding))
        known = made[-1].after
    return made
