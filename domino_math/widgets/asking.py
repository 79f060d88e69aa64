"""The model of a question: predict, answer, be told how far off it is, take hints."""

from dataclasses import dataclass, replace
from typing import Any

from domino_math.i18n import Sentence
from domino_math.widgets.base import Message
from domino_math.widgets.checks import Check
from domino_math.widgets.kinds import Kind, NoAnswerError, Tray
from domino_math.widgets.words import Text, shown


@dataclass(frozen=True)
class Asking:
    """A question and how far a pupil has come with it.

    `attempts` counts different answers that were checked. With `predict`, the first answer is
    kept as a prediction and not judged. `kept` is why an answer could not be kept in a file.

    >>> from domino_math.widgets import checks, kinds
    >>> asking = Asking("How many?", kinds.Number(), checks.exactly(28), hints=("Look.",))
    >>> asking.told({"do": "answer", "value": "27"}).said
    Sentence('{answer} is too low by {fewer}.', answer=27, fewer=1)
    >>> asking.told({"do": "hint"}).view("en")["hints"]
    ['Look.']
    """

    ask: Text
    kind: Kind
    check: Check
    hints: tuple[Text, ...] = ()
    predict: bool = False
    prediction: Any = None
    answer: Any = None
    right: bool | None = None
    attempts: int = 0
    hints_taken: int = 0
    picked: frozenset[int] = frozenset()
    said: Text = ""
    kept: Text = ""

    @property
    def mark(self) -> str:
        """Right, wrong, or neither."""
        return {True: "right", False: "wrong", None: ""}[self.right] if self.said else ""

    def told(self, message: Message) -> "Asking":
        """Return the question after an answer, a hint, or a tile being picked."""
        match message:
            case {"do": "answer"} if not self.right:
                return self._answered(message.get("value"))
            case {"do": "hint"} if self.hints_taken < len(self.hints):
                # What was said to the last answer stays: a hint is about that.
                return replace(self, hints_taken=self.hints_taken + 1)
            case {"do": "pick", "tile": int(place)} if not self.right:
                return self._picked(place)
        return self

    def _picked(self, place: int) -> "Asking":
        if not isinstance(self.kind, Tray) or not 0 <= place < len(self.kind.tiles):
            return self
        return replace(self, picked=self.picked ^ {place}, right=None, said="")

    def _answered(self, value: object) -> "Asking":
        try:
            answer = self.kind.read(value, self.picked)
        except NoAnswerError as nothing:
            return replace(self, right=None, said=nothing.said)
        if self._predicting:
            kept = Sentence("Your prediction is kept. Now find out.")
            return replace(self, prediction=answer, said=kept)
        verdict = self.check(answer)
        # A double click, or the same answer again, is one attempt.
        again = answer == self.answer
        return replace(
            self,
            answer=answer,
            right=verdict.right,
            said=verdict.said or Sentence("Well done."),
            attempts=self.attempts + (not again),
        )

    @property
    def _predicting(self) -> bool:
        return self.predict and self.prediction is None

    def view(self, lang: str) -> dict[str, Any]:
        """Return what to show."""
        check = Sentence("Predict") if self._predicting else Sentence("Check")
        return {
            "kind": self.kind.name,
            "ask": shown(self.ask, lang),
            "check": check.text(lang),
            "done": bool(self.right),
            "prediction": self._prediction_text(lang),
            "attempts": self._attempts_text(lang),
            "hint": self._hint_text(lang),
            "hints": [shown(hint, lang) for hint in self.hints[: self.hints_taken]],
            "kept": shown(self.kept, lang),
            **self.kind.view(lang, self.answer, self.picked),
        }

    def _prediction_text(self, lang: str) -> str:
        if self.prediction is None:
            return ""
        words = shown(self.kind.words(self.prediction), lang)
        return Sentence("Your prediction: {words}", words=words).text(lang)

    def _attempts_text(self, lang: str) -> str:
        if not self.attempts:
            return ""
        return Sentence("{count} {count:attempt|attempts}", count=self.attempts).text(lang)

    def _hint_text(self, lang: str) -> str:
        """The words on the button for the next hint, if there is one."""
        if self.right or self._predicting or self.hints_taken == len(self.hints):
            return ""
        number, hints = self.hints_taken + 1, len(self.hints)
        return Sentence("Hint {number} of {hints}", number=number, hints=hints).text(lang)
