"""Tiles and the supplies a puzzle or game is played with. Imports nothing else of the package."""

from domino_math.tiles.chinese import CHINESE_KINDS, ChineseKind, Suit, chinese_set
from domino_math.tiles.supply import Supply, double_set, halves_of_each, set_pips, set_size
from domino_math.tiles.tile import Tile

__all__ = [
    "CHINESE_KINDS",
    "ChineseKind",
    "Suit",
    "Supply",
    "Tile",
    "chinese_set",
    "double_set",
    "halves_of_each",
    "set_pips",
    "set_size",
]
