"""What an explanation comes to, in one sentence."""

from domino_math.explainer.explanation import Explanation
from domino_math.explainer.technique import Grade
from domino_math.i18n import Sentence
from domino_math.solver.answer import Stop


def grade_in_words(grade: Grade) -> Sentence:
    """Name a grade.

    >>> grade_in_words("hard").text("en")
    'hard'
    """
    return {
        "trivial": Sentence("trivial"),
        "basic": Sentence("basic"),
        "hard": Sentence("hard"),
        "extreme": Sentence("extreme"),
        "beyond": Sentence("beyond all techniques but trying"),
    }[grade]


def verdict(explanation: Explanation) -> Sentence:
    """Say what is known about the solutions, and how hard it was."""
    steps, grade = len(explanation), explanation.grade
    match explanation.outcome:
        case "solved" if grade:
            return Sentence(
                "exactly one solution, found in {steps} {steps:step|steps}; grade: {grade}.",
                steps=steps,
                grade=grade_in_words(grade),
            )
        case "solved" if explanation.stopped:
            return Sentence(
                "exactly one solution; the steps to it were not all found: {why}.",
                why=_why_stopped(explanation.stopped),
            )
        case "solved":
            return Sentence("exactly one solution; the steps that were found stop before it.")
        case "impossible":
            return Sentence("impossible.")
        case "ambiguous" if explanation.stopped:
            return Sentence(
                "several solutions, of which these two differ; not all that is certain was found: "
                "{why}.",
                why=_why_stopped(explanation.stopped),
            )
        case "ambiguous":
            return Sentence("several solutions, of which these two differ.")
        case "undecided":
            return Sentence("undecided: {why}.", why=_why_stopped(explanation.stopped))


def _why_stopped(stopped: Stop) -> Sentence:
    if stopped == "interrupted":
        return Sentence("it was interrupted")
    if stopped == "size":
        return Sentence("there are too many possibilities")
    return Sentence("the time was up")
