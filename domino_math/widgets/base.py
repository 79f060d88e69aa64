"""The base of all widgets: a model in Python, a view in the browser, messages between them."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Protocol

import anywidget
import traitlets

from domino_math.i18n import Sentence, language
from domino_math.widgets.faces import faces
from domino_math.widgets.words import Text, all_shown, shown

Message = Mapping[str, Any]
"""What was done in the browser, such as {"do": "answer", "value": "28"}. Not to be trusted."""


class Model(Protocol):
    """The state of a widget. It is never changed: `told` returns the next one."""

    @property
    def said(self) -> Text:
        """What to say to what was done last; nothing is an empty text."""
        ...

    @property
    def mark(self) -> str:
        """The name of the word before it: "right", "wrong", or "" for none."""
        ...

    def told(self, message: Message) -> "Model":
        """Return the model after something was done; itself if that means nothing here."""
        ...

    def view(self, lang: str) -> dict[str, Any]:
        """Return what the browser is to show, all its words in a language."""
        ...


_WORDS = {
    "right": Sentence("Right!"),
    "wrong": Sentence("Not yet."),
    "stopped": Sentence("No answer."),
    "no_reply": Sentence(
        "Nothing has come back for a while. Either there is much to work out, or the program "
        "behind this page was stopped. In that case load the page again, and run all its cells."
    ),
}
_FAILED = Sentence("Something went wrong here, and it is not your fault. Tell your teacher.")


class Widget(anywidget.AnyWidget):
    """A widget over a model. Subclasses name their script, their style sheet and their `words`.

    `words` are the texts of buttons and names for screen readers, by the names that the script
    knows them by. `numbers` are those that tiles in the browser may show. The language is that
    of `language_here()` unless one is given; ValueError for one that there is not.
    """

    words: ClassVar[Mapping[str, Sentence]] = {}

    lang = traitlets.Unicode().tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)
    pips = traitlets.Dict().tag(sync=True)
    view = traitlets.Dict().tag(sync=True)
    # Counts replies. The browser waits for it, so that an answer that changes nothing is seen too.
    turn = traitlets.Int().tag(sync=True)

    def __init__(
        self, model: Model, *, lang: str | None = None, numbers: Iterable[int] = ()
    ) -> None:
        """Show a model."""
        code = language(lang).code
        self.model = model
        super().__init__(
            lang=code,
            labels=all_shown({**_WORDS, **self.words}, code),
            pips=faces(numbers),
            view=_view(model, code),
        )
        self.on_msg(lambda _widget, message, _buffers: self.tell(message))

    def tell(self, message: Message) -> None:
        """Hand what was done to the model, and show the next one.

        What a lesson's own function raises is raised again, for the notebook's log; the pupil is
        told that it is not their fault.
        """
        try:
            self.model = self.model.told(message)
        except Exception:
            self._show({**self.view, "said": _FAILED.text(self.lang), "mark": ""})
            raise
        self.show()

    def show(self) -> None:
        """Show the model as it is now."""
        self._show(_view(self.model, self.lang))

    def _show(self, view: dict[str, Any]) -> None:
        with self.hold_sync():  # one message for both
            self.view = view
            self.turn += 1


def _view(model: Model, lang: str) -> dict[str, Any]:
    return {**model.view(lang), "said": shown(model.said, lang), "mark": model.mark}
