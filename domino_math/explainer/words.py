"""What an explanation comes to, in one sentence."""

from domino_math.explainer.explanation import Explanation
from domino_math.explainer.technique import Grade
from domino_math.i18n import Sentence


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
    steps = len(explanation)
    match explanation.outcome:
        case "solved":
            if explanation.grade is None:
                return Sentence("exactly one solution; the steps that were found stop before it.")
            return Sentence(
                "exactly one solution, found in {steps} {steps:step|steps}; grade: {grade}.",
                steps=steps,
                grade=grade_in_words(explanation.grade),
            )
        case "impossible":
            return Sentence("impossible.")
        case "ambiguous":
            return Sentence("several solutions, of which these two differ.")
        case "undecided":
            return Sentence("undecided: the time was up.")
