"""One step of a derivation: a sentence, what it states, why that holds, and perhaps a picture."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Literal

from domino_math.draw import Scene
from domino_math.formulas.equation import Equation
from domino_math.formulas.printing import plain
from domino_math.i18n import Sentence, Style

Words = Callable[[Sentence], str]
Picture = Callable[[Words], Scene]
"""A picture is drawn when it is wanted; its words are shown by what it is given."""

Ground = Literal["counted", "supposed", "proved", "by induction"]


class Reason(Enum):
    """The kind of reasoning: a word for the reader, and how the step is made sure of.

    What is *counted* is compared with real tiles for n = 0 … 18; what is *proved* SymPy has shown
    to follow from the steps before it; what is *supposed*, or given by the reader, is no result.
    """

    LOOK = Sentence("counted"), "counted"
    MOVE = Sentence("laid another way, and counted"), "counted"
    GIVEN = Sentence("given"), "supposed"
    SUPPOSE = Sentence("supposed"), "supposed"
    CALCULATE = Sentence("calculated"), "proved"
    INDUCTION = Sentence("by the domino principle"), "by induction"

    def __init__(self, label: Sentence, ground: Ground) -> None:
        self.label = label
        self.ground = ground


@dataclass(frozen=True)
class Step:
    """A step, as `look`, `move`, `given`, `suppose`, `calculate` and `induction` make it.

    A step is made sure of in the `Way` that it is part of, since it rests on the steps before.
    """

    reason: Reason
    sentence: Sentence
    equations: tuple[Equation, ...] = ()
    picture: Picture | None = None

    def text(self, lang: str | None = None) -> str:
        """Return the sentence in a language, its formulas on one line."""
        return self.sentence.text(lang, Style(value=plain))

    def markdown(self, lang: str | None = None) -> str:
        """Return the step as Markdown, with its formulas in LaTeX and its picture as SVG."""
        from domino_math.formulas.markup import step_markdown

        return step_markdown(self, lang)

    def latex(self, lang: str | None = None) -> str:
        """Return the step in LaTeX, as paragraphs that MathJax shows too."""
        from domino_math.formulas.markup import step_latex

        return step_latex(self, lang)

    def _repr_markdown_(self) -> str:
        return self.markdown()

    def _repr_latex_(self) -> str:
        return self.latex()

    def scene(self, lang: str | None = None) -> Scene | None:
        """Return the picture with its words in a language, or None if the step has none."""
        return self.picture(lambda sentence: sentence.text(lang)) if self.picture else None


def look(sentence: Sentence, *equations: Equation, picture: Picture | None = None) -> Step:
    """Return a step that can be seen: its equations hold for real tiles, counted."""
    return Step(Reason.LOOK, sentence, equations, picture)


def move(sentence: Sentence, *equations: Equation, picture: Picture | None = None) -> Step:
    """Return a step that lays the same tiles another way; its equations are counted too."""
    return Step(Reason.MOVE, sentence, equations, picture)


def given(sentence: Sentence, *equations: Equation, picture: Picture | None = None) -> Step:
    """Return a step that says what the reader has given."""
    return Step(Reason.GIVEN, sentence, equations, picture)


def suppose(sentence: Sentence, *equations: Equation, picture: Picture | None = None) -> Step:
    """Return a step that supposes its equations, as an induction does for some k."""
    return Step(Reason.SUPPOSE, sentence, equations, picture)


def calculate(sentence: Sentence, *equations: Equation, picture: Picture | None = None) -> Step:
    """Return a step whose equations SymPy proves from those of the steps before."""
    return Step(Reason.CALCULATE, sentence, equations, picture)


def induction(sentence: Sentence, *equations: Equation, picture: Picture | None = None) -> Step:
    """Return a step that concludes for all n: SymPy proves the start, and from k to k + 1."""
    return Step(Reason.INDUCTION, sentence, equations, picture)
