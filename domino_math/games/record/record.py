"""What a record holds. Seats and sides are counted from 0 here, and from 1 in the text."""

import re
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from domino_math.errors import InputError
from domino_math.games.discovery import rules
from domino_math.games.moves import Move
from domino_math.games.ruleset import RuleSet
from domino_math.games.state import Ending
from domino_math.tiles import Tile

SeenHand = tuple[Tile | None, ...]  # None: a tile that is not known

OWN_HEADERS = ("Game", "Set", "Players", "Pairs")
SEED_HEADER = "Seed"  # of a whole match: from it, all its deals can be found
HEADER_NAME = re.compile(r"[A-Za-z][A-Za-z0-9 -]{0,39}", re.ASCII)


class Outcome(NamedTuple):
    """Which sides have won a match, or lost it where the game names a loser."""

    how: Literal["won by", "lost by"]
    sides: tuple[int, ...]


@dataclass(frozen=True)
class RecordedMove:
    """A move of a seat, with the tile that was drawn if that is known, and the points scored."""

    seat: int
    move: Move
    drawn: Tile | None = None
    scored: int = 0
    comment: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "comment", one_line(self.comment, "a comment", "{}"))


@dataclass(frozen=True)
class RecordedDeal:
    """A deal: the tiles as dealt, who led, the moves, and how it ended, if it did.

    `accounts` are the points and the remembered points of each side after it. `write_off` is what
    the fisherman of a sea goat decided, if he was asked. The comment stands before all moves.
    """

    hands: tuple[SeenHand, ...]
    boneyard: SeenHand
    lead: int
    moves: tuple[RecordedMove, ...] = ()
    seed: int | None = None
    ending: Ending | None = None
    write_off: bool = True
    accounts: tuple[tuple[int, int], ...] = ()
    comment: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "comment", one_line(self.comment, "a comment", "{}"))
        object.__setattr__(self, "hands", tuple(map(_sorted, self.hands)))

    @property
    def known(self) -> bool:
        """Whether all tiles are known."""
        return None not in self.boneyard and all(None not in hand for hand in self.hands)


@dataclass(frozen=True)
class Record:
    """A match in writing; only its last deal may be unfinished. `headers` are names and texts."""

    game: str
    highest: int
    players: int
    pairs: bool = False
    headers: tuple[tuple[str, str], ...] = ()
    deals: tuple[RecordedDeal, ...] = ()
    outcome: Outcome | None = None

    def __post_init__(self) -> None:
        taken = set(OWN_HEADERS)
        for name, _ in self.headers:
            if name in taken or not HEADER_NAME.fullmatch(name):
                raise InputError(name, "cannot be the name of one more header")
            taken.add(name)
        clean = tuple((name, one_line(text, name, "")) for name, text in self.headers)
        object.__setattr__(self, "headers", clean)

    @property
    def rules(self) -> RuleSet:
        """The rules by which it was played; InputError if there is no such game or set."""
        return rules(self.game, highest=self.highest)

    def with_headers(self, **headers: str) -> "Record":
        """Return the record with more headers.

        >>> Record("classic", 6, 2).with_headers(Date="2027-01-31").headers
        (('Date', '2027-01-31'),)
        """
        return replace(self, headers=(*self.headers, *headers.items()))


def _sorted(hand: SeenHand) -> SeenHand:
    """Return a hand in order, unknown tiles last."""
    known = sorted(tile for tile in hand if tile is not None)
    return (*known, *(None for _ in range(len(hand) - len(known))))


def one_line(text: str, place: str, forbidden: str) -> str:
    """Return a text with single spaces; InputError if it has a forbidden character."""
    for letter in forbidden:
        if letter in text:
            raise InputError(place, f"cannot have {letter} in it")
    return " ".join(text.split())
