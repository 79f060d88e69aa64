"""A sentence as a value: a message in English with the values that belong into it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from numbers import Integral
from string import Formatter

from domino_math.i18n.catalogue import translations
from domino_math.i18n.languages import Language, language


@dataclass(frozen=True)
class Style:
    """How the parts of a sentence are shown, in plain text, Markdown or LaTeX.

    `words` turns the sentence's own words into what the format needs (escapes what is special
    there). `value` shows a value that is neither a whole number, a sentence nor a sequence.
    """

    words: Callable[[str], str] = str
    value: Callable[[object], str] = str


PLAIN = Style()


@dataclass(frozen=True, repr=False)
class Sentence:
    """A message with values for all its names in braces, shown in a language by `text`.

    Raises ValueError when the values are not those that the message names.

    >>> sentence = Sentence("{count} {count:tile lies|tiles lie} on the table.", count=5)
    >>> sentence.text("en")
    '5 tiles lie on the table.'
    >>> sentence
    Sentence('{count} {count:tile lies|tiles lie} on the table.', count=5)
    """

    message: str
    values: tuple[tuple[str, object], ...]
    context: str

    def __init__(self, message: str, /, *, context: str = "", **values: object) -> None:
        if (named := names_in(message)) != values.keys():
            raise ValueError(
                f"the message {message!r} names {sorted(named)}, the values are {sorted(values)}"
            )
        object.__setattr__(self, "message", message)
        object.__setattr__(self, "values", tuple(sorted(values.items())))
        object.__setattr__(self, "context", context)

    def text(self, lang: str | None = None, style: Style = PLAIN) -> str:
        """Return the sentence in a language, or in that of `language_here()`.

        A sentence without a translation is shown in English. Raises ValueError for a language
        that there is not.
        """
        shown_in = language(lang)
        message = translations(shown_in.code).get((self.context, self.message), self.message)
        if message is self.message:
            # Its forms are English ones, and so is the choice among them.
            shown_in = language("en")
        values = dict(self.values)
        return "".join(_rendered(message, values, shown_in, style))

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        values = "".join(f", {name}={value!r}" for name, value in self.values)
        context = f", context={self.context!r}" if self.context else ""
        return f"Sentence({self.message!r}{context}{values})"


class _AtStart(Sentence):
    """A part that begins a sentence, so that its first letter is a capital."""

    def text(self, lang: str | None = None, style: Style = PLAIN) -> str:
        text = super().text(lang, style)
        return text[:1].upper() + text[1:]


def at_start(part: Sentence) -> Sentence:
    """Return a part of a sentence as it stands at the start of one, in any language.

    >>> print(Sentence("{who} is full.", who=at_start(Sentence("the top side"))))
    The top side is full.
    """
    return _AtStart(part.message, context=part.context, **dict(part.values))


def fields_of(message: str) -> Iterator[tuple[str, str | None, tuple[str, ...]]]:
    """Yield the parts of a message: words before a value, its name (or None), its forms.

    Raises ValueError for braces that do not match and for names that are none.

    >>> list(fields_of("All {n} {n:tile|tiles}"))
    [('All ', 'n', ()), (' ', 'n', ('tile', 'tiles'))]
    """
    for words, name, forms, conversion in Formatter().parse(message):
        if name is not None and not name.isidentifier():
            raise ValueError(f"{name!r} in braces is not a name: {message!r}")
        if conversion or "{" in (forms or ""):
            raise ValueError(f"braces hold a name, or a name and forms of a word: {message!r}")
        yield words, name, tuple(forms.split("|")) if forms else ()


@cache
def names_in(message: str) -> frozenset[str]:
    """Return the names that stand in braces in a message.

    >>> sorted(names_in("{n} {n:tile|tiles} of {all}"))
    ['all', 'n']
    """
    return frozenset(name for _, name, _ in fields_of(message) if name is not None)


def _rendered(
    message: str, values: Mapping[str, object], shown_in: Language, style: Style
) -> Iterator[str]:
    for words, name, forms in fields_of(message):
        yield style.words(words)
        if name is None:
            continue
        value = values[name]
        yield (
            style.words(_form(forms, value, shown_in)) if forms else _shown(value, shown_in, style)
        )


def _form(forms: tuple[str, ...], value: object, shown_in: Language) -> str:
    """The form for a number; for a formula such as n + 2 the last one, which is said of many."""
    return forms[shown_in.form_of(int(value))] if isinstance(value, Integral) else forms[-1]


def _shown(value: object, shown_in: Language, style: Style) -> str:
    if isinstance(value, Integral):
        return style.words(shown_in.number(int(value)))
    if isinstance(value, Sentence):
        return value.text(shown_in.code, style)
    if isinstance(value, str):
        return style.words(value)
    if isinstance(value, tuple | list):
        return _listed([_shown(item, shown_in, style) for item in value], shown_in, style)
    return style.value(value)


def _listed(items: list[str], shown_in: Language, style: Style) -> str:
    if len(items) < 2:
        return "".join(items)
    return ", ".join(items[:-1]) + style.words(f" {shown_in.conjunction} ") + items[-1]
