"""The widget that says where a lesson keeps the answers to its questions, and begins them anew."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, ClassVar, Protocol

from domino_math.errors import InputError
from domino_math.i18n import Sentence
from domino_math.widgets.answers_file import AnswersFile
from domino_math.widgets.base import Message, Widget
from domino_math.widgets.frontend import script, style
from domino_math.widgets.words import Text, shown


@dataclass(frozen=True)
class WhereKept:
    """What is said of a file: that answers are kept in it, or why not.

    `asking` is whether all questions are to begin anew, which has to be said twice.
    """

    kept: Text
    works: bool = True
    asking: bool = False
    said: Text = ""
    mark = ""

    def told(self, message: Message) -> "WhereKept":
        """Return it after one of its buttons; the file is put away by the widget."""
        wanted = self.works and message.get("do") == "anew"
        return replace(self, asking=wanted, said="")

    def view(self, lang: str) -> dict[str, Any]:
        """Return what to show."""
        return {"kept": shown(self.kept, lang), "works": self.works, "asking": self.asking}


class Begun(Protocol):
    """A question that can begin anew."""

    def begin_anew(self) -> None:
        """Forget all answers."""
        ...


class Keeping(Widget):
    """Where answers are kept; `keeping["how-many"]` is the place for one of them."""

    _esm = script("keeping")
    _css = style("keeping")
    words: ClassVar[Mapping[str, Sentence]] = {
        "anew": Sentence("Begin all questions anew"),
        "sure": Sentence("Take all answers away? They go to another file."),
        "yes": Sentence("Yes, begin anew"),
        "no": Sentence("No, keep them"),
    }
    model: WhereKept

    def __init__(self, file: AnswersFile) -> None:
        """Read what is kept already; a file of something else is left alone."""
        self.file = file
        self.questions: dict[str, Begun] = {}
        name = file.path.name
        try:
            self.before = file.read()
            model = WhereKept(Sentence("Your answers are kept in {file}.", file=name))
        except (InputError, OSError) as error:
            self.before = {}
            model = WhereKept(not_kept(name, error), works=False)
        super().__init__(model)

    def __getitem__(self, name: str) -> "Place":
        """Return the place for the answer to the question of this name."""
        return Place(self, name)

    def tell(self, message: Message) -> None:
        """Ask whether all questions are to begin anew, and let them."""
        if self.model.asking and message.get("do") == "anew all":
            self.model = replace(self.model, asking=False, said=self._put_away())
            self.show()
        else:
            super().tell(message)

    def _put_away(self) -> Sentence:
        try:
            away = self.file.put_away()
        except OSError as error:
            return not_kept(self.file.path.name, error)
        self.before = {}
        for question in self.questions.values():
            question.begin_anew()
        if away is None:
            return Sentence("All questions begin anew.")
        return Sentence(
            "All questions begin anew. The answers from before are now in {file}.", file=away.name
        )


@dataclass(frozen=True)
class Place:
    """Where the answer to one question is kept."""

    keeping: Keeping = field(repr=False)
    name: str

    def begin(self, question: Begun) -> object:
        """Return what was kept for a question, None if nothing was; it may have to begin anew."""
        self.keeping.questions[self.name] = question
        return self.keeping.before.get(self.name)

    def keep(self, answer: Mapping[str, Any]) -> Text:
        """Keep an answer, and return why it could not be kept; nothing is an empty text."""
        if not self.keeping.model.works:
            return self.keeping.model.kept
        try:
            self.keeping.file.keep(self.name, answer)
        except (InputError, OSError) as error:
            return not_kept(self.keeping.file.path.name, error)
        self.keeping.before = {**self.keeping.before, self.name: answer}
        return ""


def not_kept(file: str, error: Exception) -> Sentence:
    """Say of a file that nothing can be kept in it."""
    if isinstance(error, InputError):
        return Sentence(
            "{file} holds something else, so your answers are not kept in it. Give it another "
            "name, and open the lesson again.",
            file=file,
        )
    why = getattr(error, "strerror", None) or str(error)
    return Sentence("Your answers could not be kept in {file}: {why}.", file=file, why=why)


def kept_in(file: str | Path) -> Keeping:
    """Keep the answers of a lesson in a file beside the notebook, and show where.

    Each question gets its place by its name: `number(…, save=keep["how-many"])`.

    >>> import tempfile
    >>> from domino_math.widgets import exactly, number
    >>> path = Path(tempfile.mkdtemp(), "answers.json")
    >>> number("How many?", exactly(28), save=kept_in(path)["size"]).tell(
    ...     {"do": "answer", "value": "28"}
    ... )
    >>> number("How many?", exactly(28), save=kept_in(path)["size"]).view["said"]
    'You have found this already.'
    """
    return Keeping(AnswersFile(Path(file)))
