"""How hard a puzzle is: which techniques of the explainer it needs."""

from collections.abc import Sequence
from typing import Any

from domino_math.constraints import Constraint
from domino_math.explainer import GRADES, Grade, Knowledge, Technique, walk
from domino_math.explainer.techniques import LADDER, STEPS


def settled(known: Knowledge, techniques: Sequence[Technique[Any]]) -> Knowledge:
    """Return what is known once none of these techniques finds any more.

    All that a technique finds is used at once, which is much faster than a walk step by step. It
    comes to the same: whoever knows more still finds all that could be found before.
    """
    while not known.solved:
        for technique in techniques:
            lays = removes = 0
            learns: dict[Constraint, None] = {}
            for finding in technique.find(known):
                lays |= finding.lays
                removes |= finding.removes
                learns |= dict.fromkeys(finding.learns)
            if lays or removes or learns:
                known = known.after(lays, removes, tuple(learns))
                break
        else:
            break
    return known


def techniques_up_to(grade: Grade) -> tuple[Technique[Any], ...]:
    """Return the techniques of this grade and below, in the order of the ladder.

    >>> sorted({technique.grade for technique in techniques_up_to("basic")})
    ['basic', 'trivial']
    """
    within = GRADES[: GRADES.index(grade) + 1]
    return tuple(technique for technique in LADDER if technique.grade in within)


def techniques_for(grade: Grade) -> tuple[Technique[Any], ...]:
    """Return the same without the last resort of the ladder, which can take minutes.

    >>> [technique.name for technique in techniques_for("beyond") if technique.grade == "beyond"]
    ['suppose']
    """
    return tuple(technique for technique in techniques_up_to(grade) if technique in STEPS)


def needed_grade(known: Knowledge, most: Grade) -> Grade | None:
    """Return the grade of the techniques that solve it; None if those up to `most` do not.

    The last resort is not tried.
    """
    for grade in GRADES[: GRADES.index(most) + 1]:
        known = settled(known, techniques_for(grade))
        if known.solved:
            return grade
    return None


def walked_grade(known: Knowledge) -> Grade | None:
    """Walk step by step to the end, and return the grade of the hardest step.

    None if the walk ends elsewhere than in a solution.
    """
    hardest = 0
    for step in walk(known):
        if step.contradiction:
            return None
        hardest = max(hardest, GRADES.index(step.technique.grade))
        known = step.after
    return GRADES[hardest] if known.solved else None
