"""The file of a pupil's in which a lesson keeps the answers to its questions.

It is small JSON that can be read and copied: {"lesson answers": {"how-many": {"answer": 28, …}}}.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from domino_math.errors import InputError
from domino_math.fields import parsed_json
from domino_math.widgets.kept_match import free_path
from domino_math.widgets.whole_files import write_json

_KEY = "lesson answers"


@dataclass(frozen=True)
class AnswersFile:
    """The answers in a file, by the names of their questions."""

    path: Path

    def read(self) -> dict[str, Any]:
        """Return all answers; none if there is no file yet.

        Raises InputError for a file that holds something else, OSError for one that cannot be read.
        """
        if not self.path.exists():
            return {}
        try:
            data = parsed_json(self.path.read_text("utf-8"), self.path.name)
        except ValueError:  # no text, or no JSON
            data = None
        answers = data.get(_KEY) if isinstance(data, dict) else None
        if not isinstance(answers, dict):
            raise InputError(self.path.name, "is no file that answers were kept in")
        return answers

    def keep(self, name: str, answer: Mapping[str, Any]) -> None:
        """Put one answer there, and leave all others as they are now. Raises as `read` does."""
        write_json(self.path, {_KEY: {**self.read(), name: answer}})

    def put_away(self) -> Path | None:
        """Give the file another name, so that nothing is lost, and return it; None without one."""
        if not self.path.exists():
            return None
        return self.path.rename(free_path(self.path))
