"""The languages there are, and how each writes numbers and chooses among forms of a word."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass

ENVIRONMENT_VARIABLE = "DOMINO_MATH_LANG"


@dataclass(frozen=True)
class Language:
    """A language: `forms` forms of a counted noun, and `form_of(count)` says which one fits.

    Whole numbers of `grouped_from` digits and more are written in groups of three, and
    `conjunction` comes before the last item of a list.

    >>> russian = language("ru")
    >>> [("кость", "кости", "костей")[russian.form_of(count)] for count in (1, 22, 11)]
    ['кость', 'кости', 'костей']
    """

    code: str
    name: str
    forms: int
    form_of: Callable[[int], int]
    separator: str
    grouped_from: int
    conjunction: str

    def number(self, number: int) -> str:
        """Return a whole number as this language writes it, with a true minus sign.

        >>> language("en").number(-12345)
        '−12,345'
        """
        digits = str(abs(number))
        if len(digits) >= self.grouped_from:
            digits = f"{abs(number):,}".replace(",", self.separator)
        return f"−{digits}" if number < 0 else digits


def _english_form(count: int) -> int:
    return int(abs(count) != 1)


def _russian_form(count: int) -> int:
    """1, 21, 101 кость; 2, 23, 104 кости; 5, 11, 112 костей."""
    count = abs(count)
    if count % 10 == 1 and count % 100 != 11:
        return 0
    return 1 if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else 2


_LANGUAGES = (
    Language(
        "en",
        "English",
        forms=2,
        form_of=_english_form,
        separator=",",
        grouped_from=4,
        conjunction="and",
    ),
    Language(
        "ru",
        "русский",
        forms=3,
        form_of=_russian_form,
        separator="\N{NO-BREAK SPACE}",  # a line must not break inside a number
        grouped_from=5,
        conjunction="и",
    ),
)


def languages() -> Mapping[str, Language]:
    """Return the languages by code; English, which sentences are written in, is the first.

    >>> [language.name for language in languages().values()]
    ['English', 'русский']
    """
    return {language.code: language for language in _LANGUAGES}


def language(code: str | None = None) -> Language:
    """Return a language by its code, or that of `language_here()`; ValueError for another code.

    >>> language("ru").name
    'русский'
    """
    known = languages()
    if code is None:
        return known[language_here()]
    if code not in known:
        raise ValueError(f"there is no language {code!r}, only {', '.join(known)}")
    return known[code]


def language_here() -> str:
    """Return the code of the language to show things in where nothing else is said.

    It is that of the environment variable DOMINO_MATH_LANG, so that one line at the top of a
    notebook, `%env DOMINO_MATH_LANG=ru`, turns all of it; English if that names no language.
    """
    wanted = os.environ.get(ENVIRONMENT_VARIABLE, "")
    return wanted if wanted in languages() else _LANGUAGES[0].code
