"""Names of games on the command line."""

from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import TYPE_CHECKING

from domino_math.cli.input import STANDARD_INPUT, exists
from domino_math.errors import InputError
from domino_math.words import either

if TYPE_CHECKING:
    from domino_math.games import RuleSet


def game_named(name: str) -> "RuleSet | None":
    """Return the rules of the game of this name, or None where it is not the name of one.

    A file goes first, whatever its name. Raises InputError for the Chinese set, which has no game.
    """
    from domino_math.games import games, rules

    if exists(name):
        return None
    return rules(name) if name in games() or name.startswith("chinese") else None


@contextmanager
def hint_at_games(name: str) -> Iterator[None]:
    """Let an InputError about something that is not there name games that sound alike."""
    from domino_math.games import games

    try:
        yield
    except InputError as error:
        close = get_close_matches(name[:40], games(), n=3)
        if not close or name == STANDARD_INPUT or exists(name):
            raise
        raise InputError(error.place, f"{error.what}; for a game, try {either(close)}") from None
