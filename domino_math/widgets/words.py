"""Texts in widgets: sentences of the package, or plain text that a lesson brings along."""

from collections.abc import Mapping
from typing import Protocol


class Told(Protocol):
    """What shows itself in a language: a Sentence, a step of a derivation, a hint."""

    def text(self, lang: str | None = None) -> str:
        """Return it in a language."""
        ...


Text = str | Told
"""A plain string is in the reader's language already."""


def shown(text: Text, lang: str | None) -> str:
    """Return a text in a language.

    >>> from domino_math.i18n import Sentence
    >>> shown("Wie viele?", "ru"), shown(Sentence("Hints"), "en")
    ('Wie viele?', 'Hints')
    """
    return text if isinstance(text, str) else text.text(lang)


def all_shown(texts: Mapping[str, Text], lang: str | None) -> dict[str, str]:
    """Return texts by their names in a language."""
    return {name: shown(text, lang) for name, text in texts.items()}
