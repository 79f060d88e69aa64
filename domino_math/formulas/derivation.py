"""A derivation: all ways of a topic with their pictures for one n, shown in any language."""

from dataclasses import dataclass, replace
from typing import Any

from sympy import Expr

from domino_math.draw import Scene
from domino_math.errors import InputError
from domino_math.formulas.step import Step
from domino_math.formulas.topic import Topic
from domino_math.formulas.way import Result, Way
from domino_math.i18n import Sentence
from domino_math.words import listed


@dataclass(frozen=True)
class Derivation:
    """A question, ways to its answer in steps that were made sure of, and what comes out.

    It is data, and shows itself as text, Markdown, LaTeX and JSON; in a notebook as Markdown.
    `n`, if it is given, is put in for n beside each formula. `chosen` is the number of the one
    step to show, if not all of them are to be shown.

    >>> from domino_math.formulas import derive
    >>> derivation = derive("set-size", n=6)
    >>> derivation.result
    (n + 1)*(n + 2)/2
    >>> derivation.results[0].table()[6]
    Row(n=6, formula=28, counted=28)
    """

    topic: Topic
    n: int | None
    ways: tuple[Way, ...]
    chosen: int | None = None

    @property
    def name(self) -> str:
        """The topic's name."""
        return self.topic.name

    @property
    def question(self) -> Sentence:
        """What is asked."""
        return self.topic.question

    @property
    def results(self) -> tuple[Result, ...]:
        """What the ways come to, each once; none where only one step is to be shown."""
        if self.chosen is not None:
            return ()
        return tuple(dict.fromkeys(way.result for way in self.ways if way.result))

    @property
    def result(self) -> Expr | None:
        """The formula that the first of these ways comes to, if it comes to one."""
        return self.results[0].formula if self.results else None

    def only(self, name: str, step: int | None = None) -> "Derivation":
        """Return the derivation with just one way, or with just one of its steps, from 1.

        Raises InputError if there is no such way or step.

        >>> from domino_math.formulas import derive
        >>> derive("set-size").only("rows", step=4).steps[0].text("en")
        'Write the same sum once more, backwards.'
        """
        ways = {way.name: way for way in self.ways}
        if name not in ways:
            raise InputError(self.name, f"has no way {name!r}, only {listed(ways)}")
        if step is None:
            return replace(self, ways=(ways[name],))
        if not 1 <= step <= len(ways[name].steps):
            steps = len(ways[name].steps)
            raise InputError(self.name, f"the way {name} has steps 1 to {steps}, no step {step}")
        return replace(self, ways=(ways[name],), chosen=step)

    @property
    def impossible(self) -> bool:
        """Whether what the reader asks for does not exist."""
        return any(way.impossible for way in self.ways)

    def steps_of(self, way: Way) -> tuple[tuple[int, Step], ...]:
        """Return the steps of a way that are to be shown, with their numbers."""
        numbered = tuple(enumerate(way.steps, 1))
        return numbered if self.chosen is None else numbered[self.chosen - 1 : self.chosen]

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps to be shown, in order."""
        return tuple(step for way in self.ways for _, step in self.steps_of(way))

    def scene(self, lang: str | None = None) -> Scene | None:
        """Return all pictures of the steps as one, or None if they have none."""
        from domino_math.formulas.sheet import sheet

        scenes = [scene for step in self.steps if (scene := step.scene(lang))]
        return sheet(self.topic.title.text(lang), scenes) if scenes else None

    def text(self, lang: str | None = None, *, unicode: bool = True) -> str:
        """Return the derivation as text for a terminal, with its pictures."""
        from domino_math.formulas.text import derivation_text

        return derivation_text(self, lang, unicode=unicode)

    def markdown(self, lang: str | None = None) -> str:
        """Return the derivation as Markdown, with formulas in LaTeX and pictures as SVG."""
        from domino_math.formulas.markup import derivation_markdown

        return derivation_markdown(self, lang)

    def latex(self, lang: str | None = None) -> str:
        """Return the derivation in LaTeX, as paragraphs that MathJax shows too."""
        from domino_math.formulas.markup import derivation_latex

        return derivation_latex(self, lang)

    def data(self, lang: str | None = None) -> dict[str, Any]:
        """Return the derivation as what JSON can hold."""
        from domino_math.formulas.data import derivation_data

        return derivation_data(self, lang)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        n = f", n={self.n}" if self.n is not None else ""
        return f"derive({self.name!r}{n})"

    def _repr_markdown_(self) -> str:
        return self.markdown()

    def _repr_latex_(self) -> str:
        return self.latex()
