"""Moves: lay one tile or several, draw, pass; each is a small value with a text form.

6-6           the opening tile
6-1R          6-1 on the right arm (L left, R right, U up, D down)
6-6L+3-3R     two doubles in one turn
4-4Rx         a double that is closed: it lies face down
4-4Ra         a double laid along the line
draw, pass
"""

import re
from dataclasses import dataclass
from typing import Literal

from domino_math.errors import InputError
from domino_math.tiles import Tile
from domino_math.words import printable

Arm = Literal["L", "R", "U", "D"]

_PLAY = re.compile(r"(\d{1,2})-(\d{1,2})([LRUD]?)([ax]?)", re.ASCII)
_SHOWN = 30


@dataclass(frozen=True, slots=True)
class Play:
    """One tile laid on an arm, or as the opening tile (None)."""

    tile: Tile
    arm: Arm | None
    along: bool = False
    closed: bool = False

    @classmethod
    def parse(cls, text: str) -> "Play":
        """Read a tile as it is laid; InputError for anything else.

        >>> Play.parse("6-1R")
        Play(tile=Tile(low=1, high=6), arm='R', along=False, closed=False)
        """
        found = _PLAY.fullmatch(text)
        if not found:
            shown = text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
            what = "is no move; write 6-6 (the opening), 6-1R, 6-6L+3-3R, draw or pass"
            raise InputError(printable(shown), what)
        arms: dict[str, Arm | None] = {"": None, "L": "L", "R": "R", "U": "U", "D": "D"}
        low, high, arm, how = found.groups()
        return cls(Tile(int(low), int(high)), arms[arm], how == "a", how == "x")

    def __str__(self) -> str:
        how = "a" if self.along else "x" if self.closed else ""
        return f"{self.tile}{self.arm or ''}{how}"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a tile, or several doubles in one turn."""

    plays: tuple[Play, ...]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles that are laid."""
        return tuple(play.tile for play in self.plays)

    def __str__(self) -> str:
        return "+".join(map(str, self.plays))


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the next tile of the boneyard."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing this turn."""

    def __str__(self) -> str:
        return "pass"


Move = Lay | Draw | Pass
DRAW, PASS = Draw(), Pass()


def read_move(text: str) -> Move:
    """Read a move in its text form; InputError for what is none.

    >>> str(read_move("6-6L+3-3R")), read_move("pass")
    ('6-6L+3-3R', Pass())
    """
    text = text.strip()
    if text == "draw":
        return DRAW
    if text == "pass":
        return PASS
    return Lay(tuple(Play.parse(part) for part in text.split("+")))
