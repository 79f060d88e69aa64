"""What a player types at the table: numbers, moves and words, in the language shown or English."""

from collections.abc import Collection, Mapping
from typing import Literal

from domino_math.errors import InputError
from domino_math.games.moves import Move, read_move
from domino_math.i18n import Sentence

Command = Literal["hint", "undo", "rules", "save", "quit"]


def command_words() -> Mapping[Command, Sentence]:
    """Return the word for each command."""
    return {
        "hint": Sentence("hint"),
        "undo": Sentence("undo"),
        "rules": Sentence("rules"),
        "save": Sentence("save"),
        "quit": Sentence("quit"),
    }


def read_command(text: str, lang: str, known: Collection[Command]) -> Command | None:
    """Return the command that begins like this, in the language or in English, if it is one only.

    >>> known = ("hint", "undo")
    >>> [read_command(text, "ru", known) for text in ("h", "подс", "выйти")]
    ['hint', 'hint', None]
    """
    text = text.strip().lower()
    if not text:
        return None
    words = command_words()
    found = {
        command
        for command, word in words.items()
        if command in known and (word.text(lang).startswith(text) or command.startswith(text))
    }
    return found.pop() if len(found) == 1 else None


def read_number(text: str, most: int) -> int | None:
    """Return a number from 1 to `most`, or None.

    >>> read_number(" 2", 3), read_number("4", 3), read_number("²", 3)
    (2, None, None)
    """
    text = text.strip()
    if not (text.isascii() and text.isdigit()) or len(text) > 4:
        return None
    return int(text) if 1 <= int(text) <= most else None


def read_typed_move(text: str) -> Move | None:
    """Return a move in its text form, or None.

    >>> str(read_typed_move("1-6R")), read_typed_move("one six")
    ('1-6R', None)
    """
    try:
        return read_move(text)
    except InputError:
        return None
