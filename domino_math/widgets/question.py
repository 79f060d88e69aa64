"""The widget for a question, and the three kinds of it."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import ClassVar

from domino_math.i18n import Sentence
from domino_math.tiles import Tile
from domino_math.widgets.asking import Asking
from domino_math.widgets.asking_kept import kept, taken_up
from domino_math.widgets.base import Message, Widget
from domino_math.widgets.checks import Check
from domino_math.widgets.frontend import script, style
from domino_math.widgets.keeping import Place
from domino_math.widgets.kinds import Choice, Number, Tray
from domino_math.widgets.words import Text


class Question(Widget):
    """A question; its `model` is an `Asking`, which has the answer, the attempts and the hints."""

    model: Asking

    _esm = script("question")
    _css = style("question")
    words: ClassVar[Mapping[str, Sentence]] = {
        "hints": Sentence("Hints"),
        "number": Sentence("(a number)"),
        "tray": Sentence("Tiles to pick from"),
    }

    def __init__(
        self, asking: Asking, *, save: Place | None = None, numbers: Iterable[int] = ()
    ) -> None:
        """Show a question, as it was kept in its place if it has one."""
        self._anew, self._place = asking, save
        before = save.begin(self) if save else None
        super().__init__(asking if before is None else taken_up(asking, before), numbers=numbers)

    def tell(self, message: Message) -> None:
        """Hand on what was done, and keep what has changed."""
        before = kept(self.model)
        super().tell(message)
        now = kept(self.model)
        if self._place is None or now == before:
            return
        failed = self._place.keep(now)
        if failed != self.model.kept:
            self.model = replace(self.model, kept=failed)
            self.show()

    def begin_anew(self) -> None:
        """Forget all answers, and what was kept of them."""
        self.model = self._anew
        self.show()


def number(
    ask: Text,
    check: Check,
    *,
    hints: Iterable[Text] = (),
    predict: bool = False,
    save: Place | None = None,
) -> Question:
    """Ask for a whole number; with `predict`, for a prediction first.

    `save` is a place for the answer in a file, see `kept_in`.

    >>> from domino_math.widgets.checks import exactly
    >>> question = number("How many?", exactly(28))
    >>> question.tell({"do": "answer", "value": "twelve"})
    >>> question.view["said"]
    '“twelve” is not a whole number. Write digits only, such as 12.'
    """
    return Question(Asking(ask, Number(), check, tuple(hints), predict=predict), save=save)


def choice(
    ask: Text,
    options: Mapping[str, Text],
    check: Check,
    *,
    hints: Iterable[Text] = (),
    predict: bool = False,
    save: Place | None = None,
) -> Question:
    """Ask to choose one of the options; `check` is told its key."""
    asking = Asking(ask, Choice(dict(options)), check, tuple(hints), predict=predict)
    return Question(asking, save=save)


def tiles(
    ask: Text,
    tray: Iterable[Tile],
    check: Check,
    *,
    hints: Iterable[Text] = (),
    save: Place | None = None,
) -> Question:
    """Ask to pick some tiles of a tray; `check` is told the picked ones as a tuple of tiles."""
    kind = Tray(tuple(tray))
    numbers = {half for tile in kind.tiles for half in (tile.low, tile.high)}
    return Question(Asking(ask, kind, check, tuple(hints)), save=save, numbers=numbers)
