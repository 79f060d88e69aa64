"""A derivation as text for a terminal."""

import re
from collections.abc import Iterator
from textwrap import fill, indent

from domino_math.draw import to_text
from domino_math.formulas import captions
from domino_math.formulas.derivation import Derivation
from domino_math.formulas.equation import Equation
from domino_math.formulas.printing import LOWERED, line, plain
from domino_math.formulas.quantity import Number
from domino_math.formulas.step import Step
from domino_math.formulas.symbols import n
from domino_math.formulas.way import Result, Way
from domino_math.i18n import Sentence, Style

_WIDTH = 96
_MARGIN = 4
_COLUMNS = 10  # of numbers beside each other in a table


_PLAIN = str.maketrans(
    {"·": "*", "…": "...", "−": "-", "“": '"', "”": '"', "≠": "!=", "√": "sqrt ", "π": "pi"}
)
_RAISED = re.compile("[⁰¹²³⁴⁵⁶⁷⁸⁹]+")


def _plain(text: str) -> str:
    """The text for a terminal that has none of our signs."""
    return _RAISED.sub(lambda raised: "^" + raised[0].translate(LOWERED), text).translate(_PLAIN)


STYLE = Style(value=plain)
# A formula in a sentence stays on its line.
_NO_BREAK = "\N{NO-BREAK SPACE}"
_UNBROKEN = Style(value=lambda value: plain(value).replace(" ", _NO_BREAK))


def derivation_text(derivation: Derivation, lang: str | None, *, unicode: bool) -> str:
    """Return the derivation as text, each picture below the step that it belongs to."""
    return _Text(derivation, lang, unicode).whole()


class _Text:
    def __init__(self, derivation: Derivation, lang: str | None, unicode: bool) -> None:
        self._derivation = derivation
        self._lang = lang
        self._unicode = unicode

    def whole(self) -> str:
        topic = self._derivation.topic
        parts = [self._heading(topic.title, "═="), self._paragraph(topic.question)]
        for number, way in enumerate(self._derivation.ways, 1):
            parts += self._way(number, way)
        parts += map(self._table, self._derivation.results)
        text = "\n\n".join(parts)
        return text if self._unicode else _plain(text)

    def _words(self, sentence: Sentence, style: Style = STYLE) -> str:
        return sentence.text(self._lang, style)

    def _paragraph(self, sentence: Sentence, mark: str = "") -> str:
        wrapped = fill(
            self._words(sentence, _UNBROKEN),
            width=_WIDTH,
            initial_indent=mark,
            subsequent_indent=" " * len(mark),
            break_long_words=False,
            break_on_hyphens=False,  # a tile, such as 3-5, stays on its line
        )
        return wrapped.replace(_NO_BREAK, " ")

    def _heading(self, sentence: Sentence, lines: str, name: str = "") -> str:
        words = self._words(sentence) + (name and f" ({name})")
        return f"{words}\n{lines[0 if self._unicode else 1] * len(words)}"

    def _block(self, text: str) -> str:
        return indent(text, " " * _MARGIN)

    def _way(self, number: int, way: Way) -> Iterator[str]:
        yield self._heading(captions.way_heading(number, way), "─-", way.name)
        for place, step in self._derivation.steps_of(way):
            yield "\n".join(self._step(place, step))

    def _step(self, place: int, step: Step) -> Iterator[str]:
        yield self._paragraph(captions.told(step), f"{place:2}. ")
        for equation in step.equations:
            yield from self._equation(equation)
        if scene := step.scene(self._lang):
            picture = to_text(scene, ascii_only=not self._unicode)
            wide = max(map(len, picture.splitlines()), default=0) > _WIDTH - _MARGIN
            yield self._block(self._words(captions.TOO_WIDE) if wide else picture)

    def _equation(self, equation: Equation) -> Iterator[str]:
        yield self._block(equation.pretty(unicode=self._unicode))
        if example := captions.example(equation, self._derivation.n):
            yield self._block(self._words(example))

    def _table(self, result: Result) -> str:
        rows = result.table()
        lines: list[tuple[str, list[Number]]] = [
            (line(n), [row.n for row in rows]),
            (self._words(captions.FORMULA), [row.formula for row in rows]),
            (self._words(captions.COUNTED), [row.counted for row in rows]),
        ]
        label_width = max(len(label) for label, _ in lines)
        width = max(len(str(row.formula)) for row in rows) + 2
        blocks = [self._paragraph(captions.table_caption(result))]
        for start in range(0, len(rows), _COLUMNS):
            blocks += (
                self._block(label.ljust(label_width) + _columns(numbers[start:][:_COLUMNS], width))
                for label, numbers in lines
            )
        return "\n".join(blocks)


def _columns(numbers: list[Number], width: int) -> str:
    return "".join(str(number).rjust(width) for number in numbers)
