"""The lessons there are, and copies of them in the user's folder."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import BinaryIO

from domino_math.cli.output import why
from domino_math.errors import InputError
from domino_math.fields import parsed_json
from domino_math.words import either

_PACKAGE = Path(__file__).parent.parent
_FILE = re.compile(r"(\d+)-(.+)", re.ASCII)


@dataclass(frozen=True)
class Lesson:
    """A lesson in one language: its number, its name, and the notebook."""

    number: int
    name: str
    path: Path
    lang: str

    @property
    def title(self) -> str:
        """The first heading of the notebook."""
        notebook = parsed_json(self.path.read_text("utf-8"), str(self.path))
        cells = notebook["cells"] if isinstance(notebook, dict) else []
        first = "".join(cells[0]["source"]) if cells else ""
        return first.partition("\n")[0].lstrip("# ")


def lessons(lang: str) -> Mapping[str, Lesson]:
    """Return the lessons in a language by their names, in order of their numbers.

    >>> lessons("en")["staircase"].path.name
    '03-staircase.ipynb'
    """
    # An installed package carries the lessons inside; in a checkout they lie beside it.
    inside, beside = _PACKAGE / "lessons", _PACKAGE.parent / "lessons"
    folder = (inside if inside.is_dir() else beside) / lang
    found = [
        Lesson(int(match[1]), match[2], path, lang)
        for path in sorted(folder.glob("*.ipynb"))
        if (match := _FILE.fullmatch(path.stem))
    ]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda lesson: lesson.number)}


def find_lesson(name: str, lang: str) -> Lesson:
    """Return a lesson by its name, its number, or both as its file has them; InputError if none.

    >>> find_lesson("3", "en").name, find_lesson("03-staircase", "en").name
    ('staircase', 'staircase')
    """
    known = lessons(lang)
    for lesson in known.values():
        if name in (lesson.name, lesson.path.stem, str(lesson.number), f"{lesson.number:02}"):
            return lesson
    close = get_close_matches(name[:40], known, n=2)
    hint = f"; did you mean {either(close)}?" if close else f", only {either(known)}"
    raise InputError(name[:40], f"is no lesson{hint}")


def copy_of(lesson: Lesson, folder: Path, *, fresh: bool) -> tuple[Path, bool]:
    """Return the user's copy of a lesson, and whether it was made now.

    One that is there already is never written over: it is the copy, or with `fresh` the new one
    gets a number after its name. Raises InputError where nothing can be written.
    """
    stem = f"{lesson.path.stem}-{lesson.lang}"
    path, number = folder / f"{stem}.ipynb", 1
    content = lesson.path.read_bytes()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        while True:
            try:
                with path.open("xb") as file:  # two commands at once do not get the same one
                    _written(file, content, path)
            except FileExistsError:
                if not fresh:
                    _check_notebook(path)
                    return path, False
                number += 1
                path = folder / f"{stem}-{number}.ipynb"
            else:
                return path, True
    except OSError as error:
        raise InputError(str(folder), why(error)) from None


def _written(file: BinaryIO, content: bytes, path: Path) -> None:
    """Write all of a new file, or leave none."""
    try:
        file.write(content)
        file.flush()
    except BaseException:
        file.close()
        path.unlink()
        raise


def _check_notebook(path: Path) -> None:
    """Raise InputError for a file in the place of a copy that no lesson can be read from."""
    try:
        notebook = parsed_json(path.read_text("utf-8"), str(path))
    except ValueError:  # no JSON, or no UTF-8
        notebook = None
    if not isinstance(notebook, dict) or not isinstance(notebook.get("cells"), list):
        raise InputError(str(path), "is no notebook; move it, or ask for one more copy by --new")
