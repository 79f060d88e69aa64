"""The Chinese set of 32 tiles: 21 kinds, without blanks, in two suits.

The 11 civilian kinds are there twice and have names of their own; the 10 military kinds are there
once and are called by their total. Source: pravilaigr.ru, the Chinese set (text S0), which gives
the names and colours; that the civilian kinds are the doubled ones follows from 11·2 + 10 = 32.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from domino_math.tiles.supply import Supply
from domino_math.tiles.tile import Tile

Suit = Literal["civilian", "military"]


@dataclass(frozen=True)
class ChineseKind:
    """One kind of tile in the Chinese set: its suit, its name, and what the name means.

    >>> kind = next(kind for kind in CHINESE_KINDS if kind.tile == Tile(1, 3))
    >>> kind.name, kind.meaning, kind.copies, kind.red_pips, kind.white_pips
    ('ngo', 'goose or harmony', 2, 1, 3)
    """

    tile: Tile
    suit: Suit
    name: str
    meaning: str

    @property
    def copies(self) -> int:
        """How many of this kind the set has."""
        return 2 if self.suit == "civilian" else 1

    @property
    def red_pips(self) -> int:
        """How many pips are red: ones and fours, and one row of three on each half of 6-6."""
        if self.tile == Tile(6, 6):
            return 6
        return sum(number for number in (self.tile.low, self.tile.high) if number in (1, 4))

    @property
    def white_pips(self) -> int:
        """How many pips are white: all that are not red."""
        return self.tile.pips - self.red_pips


_CIVILIAN = {
    Tile(1, 1): ("dei", "earth"),
    Tile(2, 2): ("ban", "bench"),
    Tile(3, 3): ("cheung", "long"),
    Tile(4, 4): ("yan", "man"),
    Tile(5, 5): ("mui", "plum blossom"),
    Tile(6, 6): ("tin", "heaven"),
    Tile(1, 3): ("ngo", "goose or harmony"),
    Tile(1, 5): ("luk", "big-headed six"),
    Tile(1, 6): ("tsat", "long-legged seven"),
    Tile(4, 6): ("ping", "partition"),
    Tile(5, 6): ("fu", "hatchet"),
}
_TOTALS = {3: "three", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine"}


def _kinds() -> Iterator[ChineseKind]:
    for tile in (Tile(low, high) for low in range(1, 7) for high in range(low, 7)):
        if tile in _CIVILIAN:
            yield ChineseKind(tile, "civilian", *_CIVILIAN[tile])
        else:
            word = _TOTALS[tile.pips]
            yield ChineseKind(tile, "military", word, f"a {word} by its total")


CHINESE_KINDS: tuple[ChineseKind, ...] = tuple(_kinds())


def chinese_set() -> Supply:
    """Return the 32 tiles of the Chinese set.

    >>> len(chinese_set()), chinese_set().pips, len(chinese_set().kinds)
    (32, 227, 21)
    """
    return Supply(kind.tile for kind in CHINESE_KINDS for _ in range(kind.copies))
