r"""A derivation as Markdown for notebooks, and as LaTeX.

The LaTeX is paragraphs with formulas between \( \) and \[ \]: text that both a LaTeX document
and a web page with MathJax show as it is.
"""

import re
from base64 import b64encode
from collections.abc import Iterator
from html import escape

from sympy import Expr

from domino_math.draw import to_svg
from domino_math.formulas import captions
from domino_math.formulas.derivation import Derivation
from domino_math.formulas.equation import Equation
from domino_math.formulas.printing import latex
from domino_math.formulas.quantity import Number
from domino_math.formulas.step import Step
from domino_math.formulas.way import Result
from domino_math.i18n import Sentence, Style

_MARKDOWN_SIGNS = re.compile(r"([\\`*_{}\[\]<>#$|~])")
_LATEX_SIGNS = re.compile(r"([%&#$_{}])")


def _formula(value: object) -> str:
    if isinstance(value, Equation):
        return value.latex()
    return latex(value) if isinstance(value, Expr) else ""


def _markdown_value(value: object) -> str:
    formula = _formula(value)
    return f"${formula}$" if formula else str(value)


def _latex_value(value: object) -> str:
    formula = _formula(value)
    return rf"\({formula}\)" if formula else str(value)


MARKDOWN = Style(lambda words: _MARKDOWN_SIGNS.sub(r"\\\1", words), _markdown_value)
LATEX = Style(lambda words: _LATEX_SIGNS.sub(r"\\\1", words), _latex_value)


def derivation_markdown(derivation: Derivation, lang: str | None) -> str:
    """Return the derivation as Markdown; each picture is an image with its own data."""

    def words(sentence: Sentence) -> str:
        return sentence.text(lang, MARKDOWN)

    def equation_lines(equation: Equation) -> Iterator[str]:
        yield f"   $${equation.latex()}$$"
        if example := derivation.example(equation):
            yield f"   {words(example)}"

    def step_lines(place: int, step: Step) -> Iterator[str]:
        yield f"{place}. {words(captions.told(step))}"
        for equation in step.equations:
            yield from equation_lines(equation)
        if scene := step.scene(lang):
            picture = b64encode(to_svg(scene).encode()).decode()
            source = f"data:image/svg+xml;base64,{picture}"
            yield f'   <img alt="{escape(scene.title)}" src="{source}">'

    def table(result: Result) -> Iterator[str]:
        rows = result.table()
        yield words(captions.table_caption(result))
        lines: list[tuple[str, list[Number]]] = [
            ("$n$", [row.n for row in rows]),
            (words(captions.FORMULA), [row.formula for row in rows]),
            (words(captions.COUNTED), [row.counted for row in rows]),
        ]
        bars = ["| " + " | ".join([label, *map(str, numbers)]) + " |" for label, numbers in lines]
        yield "\n".join([bars[0], "|---" + "|--:" * len(rows) + "|", *bars[1:]])

    parts = [f"## {words(derivation.topic.title)}", words(derivation.question)]
    for number, way in enumerate(derivation.ways, 1):
        parts.append(f"### {words(captions.way_heading(number, way))}")
        for place, step in derivation.steps_of(way):
            parts += step_lines(place, step)
    for result in derivation.results:
        parts += table(result)
    return "\n\n".join(parts) + "\n"


def derivation_latex(derivation: Derivation, lang: str | None) -> str:
    """Return the derivation in LaTeX, without pictures."""

    def words(sentence: Sentence) -> str:
        return sentence.text(lang, LATEX)

    def step_lines(place: int, step: Step) -> Iterator[str]:
        yield f"{place}. {words(captions.told(step))}"
        for equation in step.equations:
            yield rf"\[{equation.latex()}\]"
            if example := derivation.example(equation):
                yield words(example)

    parts = [words(derivation.topic.title), words(derivation.question)]
    for number, way in enumerate(derivation.ways, 1):
        parts.append(words(captions.way_heading(number, way)))
        for place, step in derivation.steps_of(way):
            parts += step_lines(place, step)
    return "\n\n".join(parts) + "\n"
