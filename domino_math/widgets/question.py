"""The widget for a question, and the three kinds of it."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from domino_math.i18n import Sentence
from domino_math.tiles import Tile
from domino_math.widgets.asking import Asking
from domino_math.widgets.base import Widget
from domino_math.widgets.checks import Check
from domino_math.widgets.frontend import script, style
from domino_math.widgets.kinds import Choice, Number, Tray
from domino_math.widgets.words import Text


class Question(Widget):
    """A question; its `model` is an `Asking`, which has the answer, the attempts and the hints."""

    _esm = script("question")
    _css = style("question")
    words: ClassVar[Mapping[str, Sentence]] = {
        "hints": Sentence("Hints"),
        "number": Sentence("(a number)"),
        "tray": Sentence("Tiles to pick from"),
    }


def number(
    ask: Text, check: Check, *, hints: Iterable[Text] = (), predict: bool = False
) -> Question:
    """Ask for a whole number; with `predict`, for a prediction first.

    >>> from domino_math.widgets.checks import exactly
    >>> question = number("How many?", exactly(28))
    >>> question.tell({"do": "answer", "value": "twelve"})
    >>> question.view["said"]
    '“twelve” is not a whole number. Write digits only, such as 12.'
    """
    return Question(Asking(ask, Number(), check, tuple(hints), predict=predict))


def choice(
    ask: Text,
    options: Mapping[str, Text],
    check: Check,
    *,
    hints: Iterable[Text] = (),
    predict: bool = False,
) -> Question:
    """Ask to choose one of the options; `check` is told its key."""
    return Question(Asking(ask, Choice(dict(options)), check, tuple(hints), predict=predict))


def tiles(ask: Text, tray: Iterable[Tile], check: Check, *, hints: Iterable[Text] = ()) -> Question:
    """Ask to pick some tiles of a tray; `check` is told the picked ones as a tuple of tiles."""
    kind = Tray(tuple(tray))
    numbers = {half for tile in kind.tiles for half in (tile.low, tile.high)}
    return Question(Asking(ask, kind, check, tuple(hints)), numbers=numbers)
