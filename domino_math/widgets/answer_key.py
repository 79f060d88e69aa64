"""Key questions with their answers, folded away: for the teacher's part of a lesson."""

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape

from domino_math.i18n import Sentence, language_here

_ANSWERS = Sentence("Key questions and answers")


@dataclass(frozen=True)
class AnswerKey:
    """Questions and answers; a notebook shows them when they are unfolded.

    >>> print(AnswerKey((("How many tiles?", "28"),), "en"))
    How many tiles? 28
    """

    pairs: tuple[tuple[str, str], ...]
    lang: str

    def _repr_html_(self) -> str:
        lines = "".join(
            f"<li>{escape(question)} <strong>{escape(answer)}</strong></li>"
            for question, answer in self.pairs
        )
        summary = escape(_ANSWERS.text(self.lang))
        return f"<details><summary>{summary}</summary><ul>{lines}</ul></details>"

    def __str__(self) -> str:
        return "\n".join(f"{question} {answer}" for question, answer in self.pairs)


def answers(pairs: Mapping[str, object]) -> AnswerKey:
    """Return key questions with what the engine answers: numbers, tiles, texts.

    >>> str(answers({"How many?": 28}))
    'How many? 28'
    """
    return AnswerKey(
        tuple((question, str(answer)) for question, answer in pairs.items()), language_here()
    )
