"""Chains in one line of text: what kind of chain, and the tiles, to be laid in any order.

chain 1-2 2-4 4-3      a line of these tiles, with equal ends where they meet
ring 1-2 2-3 3-1       a ring of them
chain 1-2 2-4x2 4-3    the tile 2-4 is there twice
ring double-6          all tiles of a set
"""

import re
from typing import NoReturn

from domino_math.errors import InputError
from domino_math.families.chain_statement import state
from domino_math.fields.limits import HIGHEST_NUMBER, MOST_CELLS
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply, Tile, double_set, set_size

_OPEN, _CLOSED = "chain", "ring"
_TILE = r"[0-9\U0001f030-\U0001f093]"
_BEGINNING = re.compile(rf"({_OPEN}|{_CLOSED})\s+({_TILE}|double-)")
_COPIES = re.compile(r"(.+)[x×]([1-9][0-9]{0,3})")
_SET = re.compile(r"double-([0-9]{1,3})")

# The limits of the project's own files, so that what is read here can be written there.
_MOST_TILES = MOST_CELLS // 2


def recognises(text: str) -> bool:
    """Whether a text begins with `chain` or `ring` and a tile, or a set.

    >>> recognises("chain 1-2 2-4"), recognises("ring double-6"), recognises("ring of tiles")
    (True, True, False)
    """
    return bool(_BEGINNING.match(text.removeprefix("\ufeff").lstrip()))


def read(text: str, place: str = "the chain") -> Puzzle:
    """Read a chain; InputError names the word that is wrong by its number.

    A tile of which there are several says so: `2-4x2`. Written out twice it is taken for a slip,
    since a set has every tile once.

    >>> [str(tile) for tile in read("chain 1-2 2-4x2 4-3").supply]
    ['1-2', '2-4', '2-4', '3-4']
    >>> read("chain 1-2 2-4 4-2 4-3")
    Traceback (most recent call last):
    domino_math.errors.InputError: the chain: word 4: the tile 2-4 is there already, as word 3; \
if there are two of it, write 2-4x2
    """
    kind, *words = text.removeprefix("\ufeff").split() or [""]
    if kind not in (_OPEN, _CLOSED):
        raise InputError(place, f"a chain begins with {_OPEN} or {_CLOSED}, and its tiles follow")
    if not words:
        raise InputError(place, "has no tiles; write them like 1-2 2-4 4-3, or a set like double-6")
    return state(_supply(words, place), closed=kind == _CLOSED)


def write(puzzle: Puzzle) -> str:
    """Write a chain as text; ValueError for a puzzle that demands more, or is no chain.

    >>> write(read("ring 2-3 1-2 2-3 3-1".replace("2-3 1-2 2-3", "3-2x2 1-2")))
    'ring 1-2 1-3 2-3x2'
    """
    supply = puzzle.supply
    for kind in (_OPEN, _CLOSED):
        if _says_the_same(state(supply, closed=kind == _CLOSED), puzzle):
            return f"{kind} {_words(supply)}"
    raise ValueError(f"{puzzle.name} is more than a chain of all its tiles")


def _supply(words: list[str], place: str) -> Supply:
    if len(words) == 1 and words[0].startswith("double-"):
        return _whole_set(words[0], place)
    if len(words) > _MOST_TILES:
        _too_many(place)
    first: dict[Tile, int] = {}
    tiles: list[Tile] = []
    for number, word in enumerate(words, 2):

        def fail(what: str, number: int = number) -> NoReturn:
            raise InputError(place, f"word {number}: {what}") from None

        written = _COPIES.fullmatch(word)
        try:
            tile = Tile.parse(written[1] if written else word)
        except ValueError as error:
            fail(str(error))
        if tile.high > HIGHEST_NUMBER:
            fail(f"{tile} shows more than {HIGHEST_NUMBER} pips on one half")
        if tile in first:
            there = f"the tile {tile} is there already, as word {first[tile]}"
            fail(f"{there}; if there are two of it, write {tile}x2")
        first[tile] = number
        tiles += [tile] * (int(written[2]) if written else 1)
        if len(tiles) > _MOST_TILES:
            _too_many(place)
    return Supply(tiles)


def _whole_set(word: str, place: str) -> Supply:
    written = _SET.fullmatch(word)
    if not written:
        raise InputError(place, f"word 2: there is no set {word[:24]!r}; write it like double-6")
    n = int(written[1])
    if set_size(n) > _MOST_TILES:
        _too_many(place)
    return double_set(n)


def _too_many(place: str) -> NoReturn:
    raise InputError(place, f"there are more than {_MOST_TILES:,} tiles, the most there can be")


def _says_the_same(one: Puzzle, other: Puzzle) -> bool:
    return (one.layout, one.constraints, one.given, one.every_tile) == (
        other.layout,
        other.constraints,
        other.given,
        other.every_tile,
    )


def _words(supply: Supply) -> str:
    if supply.double_n:  # the set double-0 is one tile, and shorter as that
        return str(supply)
    copies = supply.kinds.items()
    return " ".join(f"{tile}x{count}" if count > 1 else f"{tile}" for tile, count in copies)
