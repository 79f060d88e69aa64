"""How a lesson begins: its language, and the texts that only it has."""

import os
from types import SimpleNamespace

from domino_math.i18n import language
from domino_math.i18n.languages import ENVIRONMENT_VARIABLE


def lesson(lang: str, **texts: str) -> SimpleNamespace:
    """Show everything from here on in a language, and return the lesson's texts by their names.

    This is the one cell that differs between the languages of a lesson: all others only name
    texts. Raises ValueError for a language that there is not.

    >>> say = lesson("en", how_many="How many tiles are there?")
    >>> say.how_many
    'How many tiles are there?'
    """
    os.environ[ENVIRONMENT_VARIABLE] = language(lang).code
    return SimpleNamespace(**texts)
