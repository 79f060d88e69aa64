"""Supplies of tiles: full sets such as double-six, and any other multiset of tiles.

A full set double-n has each pair of the numbers 0 … n once, doubles included. Its facts:

* n + 1 doubles and C(n+1, 2) others make (n+1)(n+2)/2 tiles;
* each number stands on n + 2 halves: once on n mixed tiles, twice on its double;
* so the pips total (0 + 1 + … + n)(n + 2) = n(n+1)(n+2)/2.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from domino_math.tiles.tile import Tile


@dataclass(frozen=True)
class Supply:
    """The tiles there are, kept sorted; a tile may be there more than once.

    Raises TypeError for what is no tile.

    >>> supply = Supply([Tile(2, 4), Tile(1, 1), Tile(4, 2)])
    >>> [str(tile) for tile in supply]
    ['1-1', '2-4', '2-4']
    >>> supply.count(Tile(2, 4)), supply.pips, supply.halves(1)
    (2, 14, 2)
    """

    tiles: tuple[Tile, ...]

    def __init__(self, tiles: Iterable[Tile] = ()) -> None:
        tiles = tuple(tiles)
        for tile in tiles:
            if not isinstance(tile, Tile):
                raise TypeError(f"{tile!r} is not a tile; Tile.parse reads one that is written")
        object.__setattr__(self, "tiles", tuple(sorted(tiles)))

    def __iter__(self) -> Iterator[Tile]:
        return iter(self.tiles)

    def __len__(self) -> int:
        return len(self.tiles)

    def __contains__(self, tile: object) -> bool:
        return tile in self.kinds

    def __str__(self) -> str:
        n = self.double_n
        return f"double-{n}" if n is not None else " ".join(map(str, self.tiles))

    @cached_property
    def kinds(self) -> Mapping[Tile, int]:
        """Each different tile with how often it is there, in order."""
        return dict(sorted(Counter(self.tiles).items()))

    def count(self, tile: Tile) -> int:
        """How often a tile is in the supply."""
        return self.kinds.get(tile, 0)

    @cached_property
    def pips(self) -> int:
        """All the pips on all the tiles."""
        return sum(tile.pips for tile in self.tiles)

    @cached_property
    def _halves(self) -> Counter[int]:
        return Counter(number for tile in self.tiles for number in (tile.low, tile.high))

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers that occur, ascending."""
        return tuple(sorted(self._halves))

    def halves(self, number: int) -> int:
        """On how many halves a number stands."""
        return self._halves[number]

    @cached_property
    def double_n(self) -> int | None:
        """The n for which this is the full set double-n, if it is one."""
        highest = max(self.numbers, default=-1)
        if highest < 0 or len(self) != set_size(highest) or len(self.kinds) != len(self):
            return None
        return highest


def double_set(n: int) -> Supply:
    """Return the full set double-n for any n ≥ 0; double-6 is the common set of 28 tiles.

    Raises ValueError for n below 0.

    >>> len(double_set(6)), double_set(6).pips, double_set(9).count(Tile(0, 0))
    (28, 168, 1)
    """
    _require_set(n)
    return Supply(Tile(low, high) for low in range(n + 1) for high in range(low, n + 1))


def set_size(n: int) -> int:
    """Return the number of tiles in double-n, (n+1)(n+2)/2; ValueError for n below 0.

    >>> [set_size(n) for n in (0, 3, 6, 9, 12)]
    [1, 10, 28, 55, 91]
    """
    _require_set(n)
    return (n + 1) * (n + 2) // 2


def set_pips(n: int) -> int:
    """Return the pips on double-n, n(n+1)(n+2)/2; ValueError for n below 0.

    >>> [set_pips(n) for n in (0, 3, 6, 9, 12)]
    [0, 30, 168, 495, 1092]
    """
    return n * set_size(n)


def halves_of_each(n: int) -> int:
    """Return on how many halves of double-n each number stands, n + 2; ValueError below 0.

    >>> halves_of_each(6)
    8
    """
    _require_set(n)
    return n + 2


def _require_set(n: int) -> None:
    if n < 0:
        raise ValueError(f"there is no set double-{n}; the smallest is double-0")
