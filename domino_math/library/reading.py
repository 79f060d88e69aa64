"""Reading a puzzle by its name in the catalogue, from a file, or from a text."""

from pathlib import Path

from domino_math.errors import InputError
from domino_math.families import format_of
from domino_math.fields import Field, did_you_mean, shown
from domino_math.library.catalogue import catalogue
from domino_math.library.content import (
    decoded,
    file_and_part,
    file_text,
    is_text,
    may_be_file,
    parsed,
)
from domino_math.library.entry import Entry, Expect, read_fields
from domino_math.puzzle import Puzzle


def read(source: str | Path) -> Puzzle:
    """Read a puzzle: a name of the catalogue, a file, or the text of one.

    Files are our TOML or JSON, or in a format that a family knows; `day.json#hard` picks one of
    several puzzles in a file. A source with several lines, or that begins with a brace, is a text,
    and so is a Dominosa game ID. The code of a generated puzzle, such as D6h-7F3K2, makes it anew.
    Raises InputError, which says in one line what is wrong and where. What is left out of a file
    without harm is told by `read_entry`.

    >>> read("frame-44").supply.double_n
    6
    >>> read('{"name": "pair", "tiles": "0-1", "layout": {"shape": "row", "columns": 2}}').name
    'pair'
    """
    return read_entry(source).puzzle


def read_text(text: str | bytes, place: str) -> Puzzle:
    """Read a puzzle from the text of a file; `place` is its name in errors."""
    return read_entry_text(text, place).puzzle


def read_entry(source: str | Path) -> Entry:
    """Read a puzzle as `read` does, together with what its file says beside it.

    That is the answers that are known, and notes on what was left out: levels of a day that are
    null, for one.

    >>> read_entry("frame-43").expect.impossible
    True
    """
    if isinstance(source, str) and is_text(source):
        return read_entry_text(source, "the puzzle's text")
    path = Path(source)
    if isinstance(source, str) and source in (names := catalogue()):
        path = names[source]
        return _entry(file_text(path, path.name), path.name, path.suffix)
    if isinstance(source, str) and not may_be_file(path):
        if form := format_of(source):
            return Entry(form.read(source, form.name))
        if found := file_and_part(source):
            return _entry_in(*found)
        # Only now: the generator takes longer to load than all else here.
        from domino_math.generator import from_code, recognises

        if recognises(source):
            return Entry(from_code(source).puzzle, Expect(unique=True))
        close = did_you_mean(source, names, most=3)
        what = f"is neither a puzzle of the catalogue nor a file{close}"
        raise InputError(shown(source), what)
    return _entry(file_text(path, str(source)), str(source), path.suffix)


def read_entry_text(text: str | bytes, place: str) -> Entry:
    """Read what `read_entry` does from the text of a file."""
    return _entry(decoded(text, place), place)


def _entry_in(path: Path, part: str) -> Entry:
    """Read one of several puzzles in a file."""
    place = str(path)
    text = file_text(path, place)
    form = format_of(text)
    if form is None or form.pick is None:
        raise InputError(place, f"holds one puzzle: there is no #{part} in it")
    return Entry(form.pick(text, place, part))


def _entry(text: str, place: str, suffix: str = "") -> Entry:
    if suffix.lower() != ".toml" and (form := format_of(text)):
        return Entry(form.read(text, place), notes=form.notes(text, place) if form.notes else ())
    return read_fields(Field(parsed(text, place, suffix=suffix.lower()), place))
