"""Reading a puzzle by its name in the catalogue, from a file, or from a text."""

from pathlib import Path

from domino_math.errors import InputError
from domino_math.families import format_of
from domino_math.library.catalogue import catalogue
from domino_math.library.content import decoded, file_text, is_text, parsed
from domino_math.library.entry import Entry, Expect, read_fields
from domino_math.library.fields import Field, did_you_mean, shown
from domino_math.puzzle import Puzzle


def read(source: str | Path) -> Puzzle:
    """Read a puzzle: a name of the catalogue, a file, or the text of one.

    Files are our TOML or JSON, or in a format that a family knows; `day.json#hard` picks one of
    several puzzles in a file. A source with several lines, or that begins with a brace, is a text,
    and so is a Dominosa game ID. The code of a generated puzzle, such as D6h-7F3K2, makes it anew.
    Raises InputError, which says in one line what is wrong and where.

    >>> read("frame-44").supply.double_n
    6
    >>> read('{"name": "pair", "tiles": "0-1", "layout": {"shape": "row", "columns": 2}}').name
    'pair'
    """
    return read_entry(source).puzzle


def read_text(text: str | bytes, place: str) -> Puzzle:
    """Read a puzzle from the text of a TOML or JSON file; `place` is its name in errors."""
    return _entry(decoded(text, place), place).puzzle


def read_entry(source: str | Path) -> Entry:
    """Read a puzzle as `read` does, together with the answers that its file says are known.

    >>> read_entry("frame-43").expect.impossible
    True
    """
    if isinstance(source, str) and is_text(source):
        place = "the puzzle's text"
        return _entry(decoded(source, place), place)
    path = Path(source)
    if isinstance(source, str) and source in (names := catalogue()):
        path = names[source]
        return _entry(file_text(path, path.name), path.name, path.suffix)
    if isinstance(source, str) and not _may_be_file(path):
        if form := format_of(source):
            return Entry(form.read(source, form.name), Expect())
        if (whole := Path(source.rpartition("#")[0])) and "#" in source and _may_be_file(whole):
            return _entry_in(whole, source.rpartition("#")[2])
        # Only now: the generator takes longer to load than all else here.
        from domino_math.generator import from_code, recognises

        if recognises(source):
            return Entry(from_code(source).puzzle, Expect(unique=True))
        close = did_you_mean(source, names, most=3)
        what = f"is neither a puzzle of the catalogue nor a file{close}"
        raise InputError(shown(source), what)
    return _entry(file_text(path, str(source)), str(source), path.suffix)


def _may_be_file(path: Path) -> bool:
    """Whether there is something under this name that can be looked at, or refused by name."""
    try:
        return path.exists() and str(path) != "."
    except OSError as error:  # not allowed to look, for one; a name too long is no file at all
        from errno import ENAMETOOLONG

        return error.errno != ENAMETOOLONG


def _entry_in(path: Path, part: str) -> Entry:
    """Read one of several puzzles in a file."""
    text = file_text(path, str(path))
    form = format_of(text)
    if form is None or form.pick is None:
        raise InputError(str(path), f"holds one puzzle: there is no #{part} in it")
    return Entry(form.pick(text, str(path), part), Expect())


def _entry(text: str, place: str, suffix: str = "") -> Entry:
    if suffix.lower() != ".toml" and (form := format_of(text)):
        return Entry(form.read(text, place), Expect())
    return read_fields(Field(parsed(text, place, suffix=suffix.lower()), place))
