r"""Steps and derivations as Markdown for notebooks, and as LaTeX.

The LaTeX is paragraphs with formulas between \( \) and \[ \]: text that both a LaTeX document
and a web page with MathJax show as it is.
"""

import re
from base64 import b64encode
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
from domino_math.i18n import Style

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


def step_markdown(step: Step, lang: str | None, *, mark: str = "", n: int | None = None) -> str:
    """Return a step as Markdown, behind a `mark` such as its number, with `n` put in for n."""
    blocks = [mark + captions.told(step).text(lang, MARKDOWN)]
    for equation in step.equations:
        blocks.append(f"$${equation.latex()}$$")
        if example := captions.example(equation, n):
            blocks.append(example.text(lang, MARKDOWN))
    if scene := step.scene(lang):
        picture = b64encode(to_svg(scene).encode()).decode()
        source = f"data:image/svg+xml;base64,{picture}"
        blocks.append(f'<img alt="{escape(scene.title)}" src="{source}">')
    return ("\n\n" + " " * len(mark)).join(blocks)


def step_latex(step: Step, lang: str | None, *, mark: str = "", n: int | None = None) -> str:
    """Return a step in LaTeX, without its picture."""
    blocks = [mark + captions.told(step).text(lang, LATEX)]
    for equation in step.equations:
        blocks.append(rf"\[{equation.latex()}\]")
        if example := captions.example(equation, n):
            blocks.append(example.text(lang, LATEX))
    return "\n\n".join(blocks)


def derivation_markdown(derivation: Derivation, lang: str | None) -> str:
    """Return the derivation as Markdown; each picture is an image with its own data."""
    topic = derivation.topic
    parts = [f"## {topic.title.text(lang, MARKDOWN)}", topic.question.text(lang, MARKDOWN)]
    for number, way in enumerate(derivation.ways, 1):
        parts.append(f"### {captions.way_heading(number, way).text(lang, MARKDOWN)}")
        parts += (
            step_markdown(step, lang, mark=f"{place}. ", n=derivation.n)
            for place, step in derivation.steps_of(way)
        )
    for result in derivation.results:
        parts += (captions.table_caption(result).text(lang, MARKDOWN), _table(result, lang))
    return "\n\n".join(parts) + "\n"


def derivation_latex(derivation: Derivation, lang: str | None) -> str:
    """Return the derivation in LaTeX, without pictures."""
    topic = derivation.topic
    parts = [topic.title.text(lang, LATEX), topic.question.text(lang, LATEX)]
    for number, way in enumerate(derivation.ways, 1):
        parts.append(captions.way_heading(number, way).text(lang, LATEX))
        parts += (
            step_latex(step, lang, mark=f"{place}. ", n=derivation.n)
            for place, step in derivation.steps_of(way)
        )
    return "\n\n".join(parts) + "\n"


def _table(result: Result, lang: str | None) -> str:
    rows = result.table()
    lines: list[tuple[str, list[Number]]] = [
        ("$n$", [row.n for row in rows]),
        (captions.FORMULA.text(lang, MARKDOWN), [row.formula for row in rows]),
        (captions.COUNTED.text(lang, MARKDOWN), [row.counted for row in rows]),
    ]
    bars = ["| " + " | ".join([label, *map(str, numbers)]) + " |" for label, numbers in lines]
    return "\n".join([bars[0], "|---" + "|--:" * len(rows) + "|", *bars[1:]])
