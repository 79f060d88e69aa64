"""The state of a deal: all that a referee knows. It is never changed; a move makes a new one."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from domino_math.games.line import Line
from domino_math.games.moves import Move
from domino_math.games.ruleset import RuleSet
from domino_math.tiles import Tile

Hand = tuple[Tile, ...]  # sorted


class Ending(NamedTuple):
    """How a deal ended: `seat` went out, made a block ("fish"), or reached the target."""

    how: Literal["out", "block", "target"]
    seat: int


@dataclass(frozen=True)
class Lead:
    """Who leads a deal, and with what.

    opening   the holder of the tile that the rules name, which must be led
    free      `seat`, with any tile
    hundred   `seat` leads the highest double "for a hundred", or any tile if he does not hold it
    eggs      the holder of 1-1, or of the next double upwards: a fish with equal hands is replayed

    `may_claim` are the seats that may lead the highest double for a hundred, whoever leads.
    """

    kind: Literal["opening", "free", "hundred", "eggs"] = "opening"
    seat: int | None = None
    may_claim: tuple[int, ...] = ()


class Setting(NamedTuple):
    """What stays the same in a deal.

    `opener` leads, with `must_open` (None: any tile). `claimant`, another seat, may lead the
    highest double instead, and is asked first. `wanted` are the points that each side still needs
    to end the match in mid-deal; () if that cannot be.
    """

    rules: RuleSet
    players: int
    pairs: bool
    lead: Lead
    opener: int
    must_open: Tile | None = None
    claimant: int | None = None
    wanted: tuple[int, ...] = ()

    @property
    def sides(self) -> int:
        """How many accounts there are: one a pair, or one a player."""
        return 2 if self.pairs else self.players

    def side(self, seat: int) -> int:
        """Return the side of a seat: 0 and 2 against 1 and 3 in pairs."""
        return seat % 2 if self.pairs else seat


class State(NamedTuple):
    """A deal as it stands after the moves in `history`, a seat and its move each.

    The boneyard lies in the order in which it will be drawn. `drawn` tiles were drawn in this
    turn; `points` are what each side has scored in play. `for_hundred` is the seat that led the
    highest double for a hundred.
    """

    setting: Setting
    hands: tuple[Hand, ...]
    boneyard: tuple[Tile, ...]
    line: Line
    turn: int
    points: tuple[int, ...]
    drawn: int = 0
    history: tuple[tuple[int, Move], ...] = ()
    for_hundred: int | None = None
    ending: Ending | None = None

    @property
    def rules(self) -> RuleSet:
        """The rule set."""
        return self.setting.rules

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.ending is not None
