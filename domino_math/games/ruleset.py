"""A rule set: everything in which one domino game differs from another, as plain data.

Options that the source texts leave open are named A01 to A38 in the comments; the default of an
option is what we take where a text says nothing. `highest` is the n of the set double-n: "the
highest double" is 6-6 in the texts, which all play with double-six.
"""

from dataclasses import dataclass, replace
from typing import Literal

from domino_math.errors import InputError
from domino_math.i18n import Sentence
from domino_math.words import either

SMALLEST_SET, LARGEST_SET = 3, 18

Opening = Literal[
    "down",
    "up",
    "blank last",
    "blank first, then down",
    "down, never blank",
    "one first, then down",
    "lot",
]
NextLead = Literal["winner", "rotate", "opening"]
FishLead = Literal["winner", "maker"]
Drawing = Literal["until playable", "one", "none"]
Block = Literal["no move", "all passed"]
Branches = Literal["none", "first placed", "first covered"]
OutScore = Literal[
    "winner records others",
    "losers record own",
    "winner records a fixed number",
    "losers write off",
    "winner records units, nearest",
    "winner records units, up",
    "winner records rounded",
]
FishScore = Literal[
    "others minus own",
    "sum of differences",
    "others",
    "losers record difference",
    "all but lowest record own",
    "all but maker record own",
    "highest takes all",
    "highest takes others",
    "units of difference",
    "units of others, up",
    "rounded others",
    "rounded difference",
    "all write off",
    "highest writes off",
    "sea goat",
]
FishTie = Literal["void", "maker wins", "all pay", "carry"]
Target = Literal["first wins", "first loses", "fixed deals"]


@dataclass(frozen=True)
class Redeal:
    """When tiles are dealt anew: a hand with so many doubles, or so many tiles of one number."""

    doubles: int = 5
    same: int = 6
    everybody: bool = True  # A16: else only that hand is changed for tiles of the boneyard


@dataclass(frozen=True)
class Alone:
    """What certain last tiles count instead of their pips (None: their pips).

    `blank` is for 0-0 as the only tile of a hand, `highest` for the highest double, and `both` for
    these two together.
    """

    blank: int | None = None
    highest: int | None = None
    both: int | None = None


@dataclass(frozen=True)
class Threshold:
    """From how many points of a deal on a player's account is opened.

    Before that, points are remembered if `remember`, and added when the account is opened; they
    open it together if `together` (A23). They are forgotten when the player goes out, or in any
    deal that costs him nothing if `forget_at_zero`.
    """

    points: int
    remember: bool = False
    together: bool = False
    forget_at_zero: bool = False


@dataclass(frozen=True)
class SeaGoat:
    """What only the sea goat knows.

    Going out with 0-0 wins the match.

    bare_highest       what going out with the highest double wins: the match, or the match only
                       if the losers hold at least the threshold, and else the lead for a hundred
    failed             what it costs to lead for a hundred and not go out: all points are written
                       off, or one's own, or the match if one is left with the threshold or more
    hundred_needs_lead whether only the leader may lead for a hundred (A26)
    fisherman          whether the maker of a fish has the rights of the text S2: a hundred for a
                       small hand, writing off the fish in so many `attempts`, and eggs
    eggs               what a replayed fish is for: the pips of both hands, or nothing (A27)
    uneven             what the side with less records where the text is silent about a fish: what
                       the others hold, or how much more than itself (A28)
    """

    bare_highest: Literal["match", "match or a hundred"] = "match"
    failed: Literal["all to zero", "own to zero", "match"] = "all to zero"
    hundred_needs_lead: bool = False  # A26
    fisherman: bool = False
    eggs: Literal["pot", "replay"] = "pot"  # A27
    attempts: int = 3
    uneven: Literal["others", "difference"] = "others"  # A28


@dataclass(frozen=True)
class RuleSet:
    """The rules of one variant.

    dealt         tiles for each of 2, 3 and 4 players; 0 where the game is not for so many
    pairs         whether 4 players sit in pairs, who share one account: never, if they like
                  ("may"), or always
    opening       who leads the first deal: the holder of the first double of this order ("lot": a
                  lot decides, and any tile may be led); `no_double` tells which tile is led when
                  nobody holds a double, and `equal_tiles` which of two with as many pips.
                  `must_lead` is whether that very tile must be led. In a lot each lifts a tile,
                  and the lightest leads; `equal_lots` tells what happens with as many pips
    next_lead     who leads later deals, with any tile: who won, each seat in turn, or as in the
                  first deal; after a fish the winner or its maker (`fish_lead`)
    draw          what happens when nothing fits; `leave` tiles stay in the boneyard;
                  `draw_when_able` whether one may draw though something fits
    block         a fish is when nobody can move ("no move"), or when all have passed in a row
    branches      whether a double opens two more arms: none, the first that is placed, or the
                  first that is covered on both sides; `sides_at_once` whether its sides may be
                  played before both ends of it are covered
    spinner_counts  how the double with four arms counts while it is an end: "all" of its open
                  sides, or only while it is "played" as an end; `early_spinner` whether it
                  counts at all before two of its sides are covered
    doubles       laid "across", or along the line as well ("choice"; then one half counts)
    at_once       the most doubles of one turn
    closing       whether a double may be closed (turned face down: the arm is dead);
                  `closed_first` tells whether the next double can have four arms then, and
                  `close_opening` whether an opening double may be closed too
    base, units   a total of the open ends that is a multiple of `base` scores: the total, or how
                  many times it holds the base if `units`
    out_score     what going out brings; `fixed` is the number of points where that is fixed
    fish_score    what a fish brings; `fish_tie` for equal hands; `maker` is who laid the last
                  tile, or the last that is no double
    rounding      the number that is rounded to, `fish_round` which way in a fish
    target, aim   a match ends at `target` points, and is won or lost by who gets there; or it has
                  a fixed number of deals, `target`. `both_over`: who wins, or loses, when several
                  get there in one deal: who has most, or all. `at_once_over`: a match that is
                  won by points ends in mid-deal
    ours          the options that the source text leaves open, as `draw` or `threshold.remember`:
                  their values are our reading
    notes         what is odd about the source text, and what we made of it
    """

    name: str
    title: Sentence
    source: str
    dealt: tuple[int, int, int] = (7, 7, 7)
    pairs: Literal["never", "may", "always"] = "never"
    highest: int = 6
    redeal: Redeal | None = None
    opening: Opening = "down"  # A01, A02, A17, A19
    no_double: Literal["highest", "lowest"] = "highest"
    equal_tiles: Literal["lower half", "first seat"] = "lower half"  # A18
    must_lead: bool = True  # A02
    equal_lots: Literal["lower half", "again"] = "lower half"  # A10
    next_lead: NextLead = "winner"  # A03
    fish_lead: FishLead = "winner"
    draw: Drawing = "until playable"  # A04
    leave: int = 0
    draw_when_able: bool = False
    block: Block = "no move"  # A06
    branches: Branches = "none"
    sides_at_once: bool = True
    spinner_counts: Literal["all", "played"] = "played"  # A11
    early_spinner: bool = True
    doubles: Literal["across", "choice"] = "across"  # A33
    at_once: Literal[1, 2, 4] = 1
    closing: bool = False
    closed_first: Literal["no arms", "next double"] = "no arms"  # A30
    close_opening: bool = False
    base: int = 0
    units: bool = False
    out_score: OutScore = "losers record own"
    fixed: int = 0
    fish_score: FishScore = "others minus own"  # A07, A20, A21, A28, A32
    fish_tie: FishTie = "void"  # A08
    maker: Literal["last tile", "last that is no double"] = "last tile"  # A22
    rounding: int = 5
    fish_round: Literal["nearest", "up", "down"] = "nearest"  # A34
    partner_counts: bool = False  # A12: whether the partner's tiles are counted with the others'
    alone: Alone = Alone()  # A09
    threshold: Threshold | None = None
    single_holder: bool = False
    sea: SeaGoat | None = None
    target: int = 100
    aim: Target = "first wins"
    both_over: Literal["highest", "all"] = "highest"  # A38
    at_once_over: bool = False  # A13
    ours: frozenset[str] = frozenset()
    notes: tuple[Sentence, ...] = ()

    def __post_init__(self) -> None:
        if not SMALLEST_SET <= self.highest <= LARGEST_SET:
            what = f"is played with double-{SMALLEST_SET} to double-{LARGEST_SET}"
            raise InputError(self.name, f"{what}, not with double-{self.highest}")

    @property
    def players(self) -> tuple[int, ...]:
        """How many can play."""
        return tuple(number for number, dealt in zip((2, 3, 4), self.dealt, strict=True) if dealt)

    @property
    def tiles(self) -> int:
        """How many tiles the set has: (n+1)(n+2)/2."""
        return (self.highest + 1) * (self.highest + 2) // 2

    @property
    def plain(self) -> bool:
        """Whether a line has two ends, one tile is laid a turn, and only the end of it counts."""
        return self.branches == "none" and self.at_once == 1 and not self.base and not self.closing

    def with_set(self, highest: int) -> "RuleSet":
        """Return the same rules for the set double-n."""
        return replace(self, highest=highest)

    def hand_size(self, players: int) -> int:
        """Return how many tiles each gets; InputError when so many cannot play.

        >>> from domino_math.games import rules
        >>> rules("classic").hand_size(2), rules("classic").hand_size(4)
        (7, 5)
        """
        if not (2 <= players <= 4 and self.dealt[players - 2]):
            raise InputError(self.name, f"is for {either(self.players)} players, not {players}")
        size = self.dealt[players - 2]
        if players * size > self.tiles:
            what = f"{players} players with {size} tiles each want {players * size} tiles, and"
            raise InputError(self.name, f"{what} double-{self.highest} has {self.tiles}")
        return size

    def in_pairs(self, players: int, asked: bool | None = None) -> bool:
        """Return whether so many play in pairs; `asked` is what they would like (None: either)."""
        allowed = self.pairs if players == 4 else "never"
        if asked and allowed == "never":
            raise InputError(self.name, f"{players} players do not play in pairs here")
        if asked is False and allowed == "always":
            raise InputError(self.name, f"{players} players always play in pairs here")
        return allowed == "always" if asked is None else asked
