"""One logical step at a time, by named techniques, from the easiest on.

Choices     all placements that a puzzle allows, numbered
Knowledge   which of them are still possible, and which are certain
Technique   a named way to learn something, of a grade: trivial, basic, hard, extreme, beyond
Step        what was known, the technique, and what it found; it tells itself in words
conflict    demands that contradict each other, where no step says why there is no solution
walk        from step to step, always by the easiest technique that finds something

A new technique is a class in a module of `techniques` and an entry in its list, the ladder.
"""

from domino_math.explainer.conflict import Conflict, find_conflict
from domino_math.explainer.explanation import Explanation, explain
from domino_math.explainer.hint import Hint, Level, hint
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.mistakes import Mistake
from domino_math.explainer.scene import conflict_scene, step_scene
from domino_math.explainer.step import Step
from domino_math.explainer.technique import GRADES, Finding, Grade, Technique
from domino_math.explainer.walk import next_step, walk

__all__ = [
    "GRADES",
    "Conflict",
    "Explanation",
    "Finding",
    "Grade",
    "Hint",
    "Knowledge",
    "Level",
    "Mistake",
    "Step",
    "Technique",
    "conflict_scene",
    "explain",
    "find_conflict",
    "hint",
    "next_step",
    "step_scene",
    "walk",
]
