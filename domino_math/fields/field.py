"""A field of a file: a plain value together with where it stands, so that errors can say so."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NoReturn, TypeVar

from domino_math.errors import InputError
from domino_math.fields.limits import HIGHEST_INDEX
from domino_math.words import either, plural

_T = TypeVar("_T")
_SHOWN = 40  # characters of a value that an error repeats


@dataclass(frozen=True)
class Field:
    """A value read from `place`, under the names in `path`.

    Every method that reads raises InputError if the value is not of that kind.

    >>> file = Field({"layout": {"rows": True}}, "frame.toml")
    >>> file.table(["layout"])["layout"].table(["rows"])["rows"].integer()
    Traceback (most recent call last):
    domino_math.errors.InputError: frame.toml: layout: rows: must be a whole number, not true
    """

    value: object
    place: str
    path: tuple[str, ...] = ()

    def fail(self, what: str) -> NoReturn:
        """Raise an InputError that names this field."""
        raise InputError(self.place, ": ".join((*self.path, what)))

    @contextmanager
    def naming(self) -> Iterator[None]:
        """Turn a ValueError of a constructor into an InputError that names this field."""
        try:
            yield
        except InputError:
            raise
        except ValueError as error:
            self.fail(str(error))

    def text(self) -> str:
        """The value as text."""
        if not isinstance(self.value, str):
            self.fail(f"must be text, not {shown(self.value)}")
        return self.value

    def story(self) -> str:
        """The value as text of any number of lines, without what a terminal would obey."""
        text = self.text().replace("\r\n", "\n")
        if not text.replace("\n", "").isprintable():
            self.fail("must be text that can be printed, without control characters")
        return text

    def line(self, longest: int, *, empty: bool = False) -> str:
        """The value as one line of text, which may be `empty` or not."""
        text = self.text()
        if not (empty or text.strip()):
            self.fail("must not be empty")
        if len(text) > longest or not text.isprintable():
            self.fail(f"must be one line of at most {longest:,} characters")
        return text

    def choice(self, options: Iterable[str]) -> str:
        """The value as one of a few words."""
        text, options = self.text(), list(options)
        if text not in options:
            self.fail(
                f"cannot be {shown(text)}; it is {either(options)}{did_you_mean(text, options)}"
            )
        return text

    def integer(self, least: int = 0, most: int = HIGHEST_INDEX) -> int:
        """The value as a whole number within bounds."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            self.fail(f"must be a whole number, not {shown(self.value)}")
        if not least <= self.value <= most:
            self.fail(f"must be between {least:,} and {most:,}, not {shown(self.value)}")
        return self.value

    def flag(self) -> bool:
        """The value as true or false."""
        if not isinstance(self.value, bool):
            self.fail(f"must be true or false, not {shown(self.value)}")
        return self.value

    def items(self, noun: str) -> list["Field"]:
        """The values in a list, each called `noun` with its number in errors."""
        if not isinstance(self.value, list):
            self.fail(f"must be a list, not {shown(self.value)}")
        return [
            Field(item, self.place, (*self.path[:-1], f"{noun} {number}"))
            for number, item in enumerate(self.value, 1)
        ]

    def two(self, what: str) -> tuple["Field", "Field"]:
        """The values in a list of two, which both go by the name of the list.

        `what` says in errors what the list must be: two numbers, for one.
        """
        items = self.items("")
        if len(items) != 2:
            self.fail(f"must be {what}, not {plural(len(items), 'value')}")
        first, second = (Field(item.value, self.place, self.path) for item in items)
        return first, second

    def has(self, key: str) -> bool:
        """Whether a table has this field."""
        return key in self._members

    def member(self, key: str) -> "Field":
        """One field of a table, which has to be there; other fields are not looked at."""
        if not self.has(key):
            self.fail(f"the field {key!r} is missing")
        return Field(self._members[key], self.place, (*self.path, key))

    def table(self, needed: Iterable[str], also: Iterable[str] = ()) -> dict[str, "Field"]:
        """The fields of a table that has all `needed` ones and no others than these and `also`."""
        known = [*needed, *also]
        for key in self._members:
            if key not in known:
                what = f"there is no field {shown(key)} here"
                self.fail(what + (did_you_mean(key, known) or f"; there is {either(known)}"))
        for key in needed:
            self.member(key)
        return {key: self.member(key) for key in known if self.has(key)}

    @property
    def _members(self) -> dict[str, object]:
        if not isinstance(self.value, dict):
            self.fail(f"must be a table of fields, not {shown(self.value)}")
        return self.value


def optional(fields: dict[str, Field], key: str, read: Callable[[Field], _T], default: _T) -> _T:
    """Read a field that need not be there."""
    return read(fields[key]) if key in fields else default


def did_you_mean(word: str, words: Iterable[str], *, most: int = 1) -> str:
    """Return `; did you mean …?` for the `most` closest of the words, or "" if none is close.

    >>> did_you_mean("row", ["rows", "columns"])
    '; did you mean rows?'
    """
    from difflib import get_close_matches  # only needed once something is wrong

    # Long texts would take long to compare, and are no slip of the keyboard.
    names = [name for name in words if len(name) <= _SHOWN]
    close = get_close_matches(word[:_SHOWN].lower(), names, n=most, cutoff=0.6)
    return f"; did you mean {either(close)}?" if close else ""


def shown(value: object) -> str:
    """Return a value as an error repeats it: short, and in the words of a file.

    >>> shown(True), shown([1, 2]), shown("x" * 100)
    ('true', 'a list', "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'")
    """
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case int():
            # Writing out a huge number takes long, and Python refuses beyond some thousand digits.
            return f"{value}" if abs(value) < 10**_SHOWN else "a number that large"
        case float():
            return f"{value}"
        case str():
            return repr(value if len(value) <= _SHOWN else value[:_SHOWN] + "…")
        case list():
            return "a list"
        case dict():
            return "a table"
        case _:
            return "a date or time"
