"""Reading the catalogues: files in the format of GNU gettext, a folder for each language.

Python's own `gettext` reads compiled catalogues only. These are small, and read as they stand:
what a translator edits is what is shown, there is no second copy that could be out of date, and
catalogues that several people work on can be merged as text. Plural forms stand inside messages
(see `sentence`), since one sentence often counts several things.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

Key = tuple[str, str]  # context and message

_ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}


@cache
def translations(code: str) -> Mapping[Key, str]:
    """Return the translations of all messages into a language; none for English."""
    folder = files("domino_math.i18n").joinpath(code)
    found: dict[Key, str] = {}
    for file in _catalogues(folder) if folder.is_dir() else ():
        found |= read_catalogue(file.read_text("utf-8"))
    return found


def _catalogues(folder: Traversable) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _catalogues(entry)
        elif entry.name.endswith(".po"):
            yield entry


def read_catalogue(text: str) -> dict[Key, str]:
    r"""Return the translations in the text of a catalogue, without its header.

    Messages that are not translated yet are left out. Raises ValueError with the line's number
    for what cannot be read, plural entries among them.

    >>> read_catalogue('msgid "tile"\nmsgstr "кость"\n')
    {('', 'tile'): 'кость'}
    """
    found: dict[Key, str] = {}
    entry: dict[str, str] = {}
    keyword = ""
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if not line.startswith('"'):
            keyword, _, line = line.partition(" ")
            if "msgstr" in entry:  # the last line that an entry can have
                _keep(entry, found)
                entry = {}
            if keyword not in ("msgctxt", "msgid", "msgstr") or keyword in entry:
                raise ValueError(f"line {number}: cannot read {raw!r}")
            entry[keyword] = ""
        if not keyword:
            raise ValueError(f"line {number}: cannot read {raw!r}")
        entry[keyword] += _unquoted(line.strip(), number)
    _keep(entry, found)
    return found


def _keep(entry: dict[str, str], found: dict[Key, str]) -> None:
    if entry.get("msgid") and entry.get("msgstr"):
        found[entry.get("msgctxt", ""), entry["msgid"]] = entry["msgstr"]


def _unquoted(quoted: str, number: int) -> str:
    if len(quoted) < 2 or quoted[0] != '"' or quoted[-1] != '"':
        raise ValueError(f"line {number}: {quoted!r} is not text in quotes")
    characters = iter(quoted[1:-1])
    text = ""
    for character in characters:
        if character == "\\":
            character = _ESCAPES.get(next(characters, ""), "")
            if not character:
                raise ValueError(f"line {number}: an unknown escape in {quoted!r}")
        text += character
    return text
