"""How hard a puzzle is: which techniques of the explainer it needs."""

from collections.abc import Sequence

from domino_math.explainer import GRADES, Grade, Knowledge, Technique, walk
from domino_math.explainer.techniques import LADDER


def settled(known: Knowledge, techniques: Sequence[Technique]) -> Knowledge:
    """Return what is known once none of these techniques finds any more.

    All that a technique finds is used at once, which is much faster than a walk step by step. It
    comes to the same: whoever knows more still finds all that could be found before.
    """
    while not known.solved:
        for technique in techniques:
            lays = removes = 0
            for finding in technique.find(known):
                lays |= finding.lays
                removes |= finding.removes
            if lays or removes:
                known = known.after(lays, removes)
                break
        else:
            break
    return known


def techniques_up_to(grade: Grade) -> tuple[Technique, ...]:
    """Return the techniques of this grade and below, in the order of the ladder.

    >>> sorted({technique.grade for technique in techniques_up_to("basic")})
    ['basic', 'trivial']
    """
    within = GRADES[: GRADES.index(grade) + 1]
    return tuple(technique for technique in LADDER if technique.grade in within)


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
