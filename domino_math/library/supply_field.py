"""The field `tiles`: `double-6`, `chinese`, `0-1 0-2 …` or a list of tiles."""

import re

from domino_math.fields import Field, shown
from domino_math.fields.limits import HIGHEST_NUMBER, MOST_TILES
from domino_math.tiles import Supply, Tile, chinese_set, double_set, set_size

_DOUBLE_SET = re.compile(r"double-(\d+)", re.ASCII)
# No set within the limit has a longer n, so longer ones are not converted to a number.
_LONGEST_N = len(str(MOST_TILES))


def read_supply(field: Field) -> Supply:
    """Read the tiles there are; a tile may be named more than once.

    >>> len(read_supply(Field("double-6", "frame.toml", ("tiles",))))
    28
    >>> str(read_supply(Field("0-1 12 1|2", "frame.toml", ("tiles",))))
    '0-1 1-2 1-2'
    """
    if not isinstance(field.value, str):
        if not isinstance(field.value, list):
            field.fail(f"must be text or a list of tiles, not {shown(field.value)}")
        return _named_tiles(field, field.items("tile"))
    text = field.text().strip()
    if text == "chinese":
        return chinese_set()
    if written := _DOUBLE_SET.fullmatch(text):
        digits = written[1].lstrip("0") or "0"
        if len(digits) > _LONGEST_N or set_size(int(digits)) > MOST_TILES:
            field.fail(f"{shown(text)} has more than {MOST_TILES:,} tiles, the most there can be")
        return double_set(int(digits))
    if not text or text[0].isalpha():
        field.fail(f"there is no set {shown(text)}; write double-6, chinese, or tiles like 0-1 0-2")
    words = [
        Field(word, field.place, (*field.path[:-1], f"tile {number}"))
        for number, word in enumerate(text.split(), 1)
    ]
    return _named_tiles(field, words)


def _named_tiles(field: Field, words: list[Field]) -> Supply:
    if len(words) > MOST_TILES:
        field.fail(f"there are more than {MOST_TILES:,} tiles, the most there can be")
    return Supply(map(read_tile, words))


def read_tile(field: Field) -> Tile:
    """Read one tile, written `3-5` or in another way that `Tile.parse` knows."""
    with field.naming():
        tile = Tile.parse(field.text())
    if tile.high > HIGHEST_NUMBER:
        field.fail(f"{tile} shows more than {HIGHEST_NUMBER} pips on one half")
    return tile


def supply_data(supply: Supply) -> str | list[str]:
    """Return the supply as the field has it."""
    if supply.double_n is not None:
        return f"double-{supply.double_n}"
    return "chinese" if supply == chinese_set() else [str(tile) for tile in supply]
