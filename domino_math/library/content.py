"""From a file to its text, and from a text to plain values; errors say where.

Reads UTF-8, with or without a byte order mark, and UTF-16 with one, which is what `>` writes in
Windows PowerShell.
"""

import re
import tomllib
from errno import ENAMETOOLONG
from pathlib import Path
from typing import NoReturn

from domino_math.errors import InputError
from domino_math.fields import parsed_json
from domino_math.fields.limits import MOST_BYTES, MOST_DOTS, MOST_TOML_BYTES

_UTF16_MARKS = (b"\xff\xfe", b"\xfe\xff")

# Strings and comments of TOML, in which dots mean nothing, and a key of very many dotted parts.
_STRING_OR_COMMENT = re.compile(
    # A string without an end takes all that follows: looking for it anew at each quote inside
    # would take time that grows with the square.
    r'''"""(?:\\.|[^\\])*?(?:"""|\Z)|'{3}.*?(?:'{3}|\Z)'''
    r"""|"(?:\\.|[^"\\\n])*"?|'[^'\n]*'?|\#[^\n]*""",
    re.DOTALL,
)
_LONG_KEY = re.compile(rf"(?<![\w-])(?:[\w-]+[ \t]*\.[ \t]*){{{MOST_DOTS + 1}}}", re.ASCII)


def is_text(source: str) -> bool:
    r"""Whether this is a text itself and not a name: names have one line and begin otherwise.

    >>> is_text("frame-44"), is_text('{"name": "x"}'), is_text("a = 1\nb = 2")
    (False, True, True)
    """
    return "\n" in source or source.lstrip("\ufeff \t\r").startswith("{")


def may_be_file(path: Path) -> bool:
    """Whether there is something under this name that can be looked at, or refused by name."""
    try:
        return path.exists() and str(path) != "."
    except OSError as error:  # not allowed to look, for one; a name too long is no file at all
        return error.errno != ENAMETOOLONG


def file_and_part(source: str) -> tuple[Path, str] | None:
    """Take `day.json#hard` apart, if the file before the last # may be there.

    >>> file_and_part("no-such-day.json#hard") is None
    True
    """
    name, mark, part = source.rpartition("#")
    return (Path(name), part) if mark and may_be_file(Path(name)) else None


def file_text(path: Path, place: str) -> str:
    """Return the text of a file; InputError if it cannot be read or is too large."""
    try:
        if path.is_dir():
            raise InputError(place, "is a folder, not a file")
        if path.is_file() and path.stat().st_size > MOST_BYTES:
            _too_large(place)
        with path.open("rb") as file:
            return decoded(file.read(MOST_BYTES + 1), place)
    except OSError as error:
        raise InputError(place, error.strerror or str(error)) from None
    except ValueError as error:  # a name with a zero byte, or with half a surrogate pair
        if isinstance(error, InputError):
            raise
        raise InputError(place, "is not a name that a file can have") from None


def decoded(content: str | bytes, place: str) -> str:
    """Return content as text without a byte order mark; InputError if it is no text."""
    if len(content) > MOST_BYTES:
        _too_large(place)
    if isinstance(content, bytes):
        encoding = "utf-16" if content.startswith(_UTF16_MARKS) else "utf-8"
        try:
            content = content.decode(encoding)
        except UnicodeDecodeError as error:
            what = f"is not text in {encoding.upper()}: byte {error.start + 1} cannot be read"
            raise InputError(place, what) from None
    content = content.removeprefix("\ufeff")
    if "\0" in content:
        raise InputError(place, "is not text: it has zero bytes")
    if not content.strip():
        raise InputError(place, "is empty")
    return content


def _too_large(place: str) -> NoReturn:
    raise InputError(place, f"is larger than {MOST_BYTES // 1_000_000} MB, the most that is read")


def parsed(text: str, place: str, *, suffix: str = "") -> object:
    """Return the values in a JSON or TOML text, told apart by the suffix or by a leading brace."""
    is_json = suffix == ".json" or (suffix != ".toml" and text.lstrip().startswith("{"))
    return parsed_json(text, place) if is_json else _parsed_toml(text, place)


def _parsed_toml(text: str, place: str) -> object:
    if len(text) > MOST_TOML_BYTES:
        most = f"{MOST_TOML_BYTES // 1000} kB"
        raise InputError(place, f"is larger than {most}, the most that is read as TOML; use JSON")
    if _LONG_KEY.search(_STRING_OR_COMMENT.sub("_", text)):
        raise InputError(place, f"a key has more than {MOST_DOTS} dots")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InputError(place, f"not valid TOML: {error}") from None
    except RecursionError:
        raise InputError(place, "is nested too deeply") from None
    except ValueError:  # the only other one is Python's limit on the digits of an integer
        raise InputError(place, "a number has too many digits") from None
