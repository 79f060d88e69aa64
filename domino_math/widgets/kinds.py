"""The kinds of answers: how each is asked for, and read from what comes from the browser."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from domino_math.i18n import Sentence
from domino_math.tiles import Tile
from domino_math.widgets.words import Text, shown

_MOST_DIGITS = 12
_SPACES = dict.fromkeys(map(ord, " \t\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"))
_LONGEST_SHOWN = 20


class NoAnswerError(ValueError):
    """Nothing that could be right or wrong; `said` says to the pupil what is missing."""

    def __init__(self, said: Sentence) -> None:
        super().__init__(said.message)
        self.said = said


class Kind(Protocol):
    """A kind of answer."""

    @property
    def name(self) -> str:
        """What the script knows it by."""
        ...

    def read(self, value: object, picked: frozenset[int]) -> Any:
        """Return the answer in what came from the browser; NoAnswerError if there is none."""
        ...

    def view(self, lang: str, answer: Any, picked: frozenset[int]) -> dict[str, Any]:
        """Return what else there is to show."""
        ...

    def words(self, answer: Any) -> Text:
        """Return an answer in words."""
        ...

    def plain(self, answer: Any) -> Any:
        """Return an answer as it is kept in a file."""
        ...

    def again(self, value: object) -> Any:
        """Return the answer that was kept; NoAnswerError for what can be none here."""
        ...


@dataclass(frozen=True)
class Number:
    """A whole number, typed."""

    name = "number"

    def read(self, value: object, picked: frozenset[int]) -> int:  # noqa: ARG002 - see Kind
        """Read digits, perhaps with a sign and with spaces between them."""
        typed = str(value if value is not None else "").strip()
        digits = typed.translate(_SPACES).replace("−", "-")
        if not digits:
            raise NoAnswerError(Sentence("Write a number first, then press the button."))
        if not digits.removeprefix("-").isdecimal():
            said = Sentence(
                "“{typed}” is not a whole number. Write digits only, such as 12.",
                typed=_short(typed),
            )
            raise NoAnswerError(said)
        if len(digits) > _MOST_DIGITS:
            raise NoAnswerError(Sentence("This number is too long to be meant."))
        return int(digits)

    def view(self, lang: str, answer: Any, picked: frozenset[int]) -> dict[str, Any]:  # noqa: ARG002
        """Return what stands in the field from the start."""
        return {"value": "" if answer is None else str(answer)}

    def words(self, answer: int) -> Text:
        """Return its digits."""
        return str(answer)

    def plain(self, answer: int) -> int:
        """Return it as it is."""
        return answer

    def again(self, value: object) -> int:
        """Read it as if it were typed."""
        return self.read(value, frozenset())


@dataclass(frozen=True)
class Choice:
    """One of several texts, by their keys."""

    options: Mapping[str, Text]
    name = "choice"

    def read(self, value: object, picked: frozenset[int]) -> str:  # noqa: ARG002 - see Kind
        """Take a key that there is."""
        if not isinstance(value, str) or value not in self.options:
            raise NoAnswerError(Sentence("Choose one of the answers first."))
        return value

    def view(self, lang: str, answer: Any, picked: frozenset[int]) -> dict[str, Any]:  # noqa: ARG002
        """Return the options, in their order."""
        return {
            "options": [
                {"value": key, "text": shown(text, lang), "chosen": key == answer}
                for key, text in self.options.items()
            ]
        }

    def words(self, answer: str) -> Text:
        """Return the text of the option."""
        return self.options[answer]

    def plain(self, answer: str) -> str:
        """Return its key."""
        return answer

    def again(self, value: object) -> str:
        """Take a key that there is."""
        return self.read(value, frozenset())


@dataclass(frozen=True)
class Tray:
    """Some of the tiles on a tray."""

    tiles: tuple[Tile, ...]
    name = "tiles"

    def read(self, value: object, picked: frozenset[int]) -> tuple[Tile, ...]:  # noqa: ARG002
        """Take the tiles that are picked."""
        if not picked:
            raise NoAnswerError(Sentence("Pick at least one tile first."))
        return tuple(self.tiles[place] for place in sorted(picked))

    def view(self, lang: str, answer: Any, picked: frozenset[int]) -> dict[str, Any]:  # noqa: ARG002
        """Return the tiles, which of them are picked, and how many."""
        return {
            "tray": [
                {
                    "halves": [tile.low, tile.high],
                    "name": Sentence("tile {tile}", tile=str(tile)).text(lang),
                    "picked": place in picked,
                }
                for place, tile in enumerate(self.tiles)
            ],
            "picked": _count(len(picked)).text(lang),
        }

    def words(self, answer: tuple[Tile, ...]) -> Text:
        """Return how many tiles were picked."""
        return _count(len(answer))

    def plain(self, answer: tuple[Tile, ...]) -> list[str]:
        """Return the names of the tiles."""
        return [str(tile) for tile in answer]

    def again(self, value: object) -> tuple[Tile, ...]:
        """Find the tiles of these names."""
        names = value if isinstance(value, list) else []
        left = Counter(map(str, self.tiles))
        left.subtract(map(str, names))
        if not names or min(left.values()) < 0:
            raise NoAnswerError(Sentence("Pick at least one tile first."))
        found = {str(tile): tile for tile in self.tiles}
        return tuple(found[name] for name in names)

    def places(self, tiles: Iterable[Tile]) -> frozenset[int]:
        """Return where tiles are on the tray."""
        wanted = Counter(tiles)
        found = set()
        for place, tile in enumerate(self.tiles):
            if wanted[tile]:
                wanted[tile] -= 1
                found.add(place)
        return frozenset(found)


def _count(count: int) -> Sentence:
    return Sentence("{count} {count:tile|tiles} picked", count=count)


def _short(typed: str) -> str:
    return typed if len(typed) <= _LONGEST_SHOWN else typed[:_LONGEST_SHOWN] + "…"
