"""Tiles of a set in groups that make 10 or 20, with as little as possible left over."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement

from domino_math.tiles import Tile, double_set

TEN = 10
_MOST_TILES = 5  # in a group
_MOST_TRIED = 20_000  # groups; the sets up to double-18 need less than 300

Totals = tuple[int, ...]


@dataclass(frozen=True)
class Grouping:
    """All tiles of a set: `groups` that have 10, 20, … pips each, and those `left` over."""

    groups: tuple[tuple[Tile, ...], ...]
    left: tuple[Tile, ...]

    def of(self, pips: int) -> tuple[tuple[Tile, ...], ...]:
        """Return the groups with so many pips."""
        return tuple(group for group in self.groups if pips_of(group) == pips)

    @property
    def tens(self) -> int:
        """How many tens there are in all groups: one in a ten, two in a twenty."""
        return sum(map(pips_of, self.groups)) // TEN

    @property
    def pips_left(self) -> int:
        """How many pips are left over."""
        return pips_of(self.left)


def pips_of(tiles: Iterable[Tile]) -> int:
    """Count the pips of some tiles.

    >>> pips_of([Tile(4, 6), Tile(5, 5)])
    20
    """
    return sum(tile.pips for tile in tiles)


@cache
def grouping(n: int) -> Grouping:
    """Return all tiles of double-n in groups of 10 or 20 pips, the least left over.

    Groups take away whole tens, so no less than `pips % 10` can be left; a search finds groups
    that leave just that. From double-11 on there are tiles with more than 20 pips, and groups of
    30 and 40 as well. The blank tile 0-0 is among those left over. Raises ValueError where the
    search finds nothing.

    >>> found = grouping(6)
    >>> len(found.of(10)), len(found.of(20)), found.pips_left
    (10, 3, 8)
    """
    tiles = list(double_set(n))
    totals = Counter(tile.pips for tile in tiles if tile.pips)
    for left in _left_over(pips_of(tiles) % TEN, totals):
        groups = _search(totals - Counter(left), max(2 * TEN, _tens_above(2 * n)))
        if groups is not None:
            left_over = _take((*left, 0), tiles)
            return Grouping(tuple(_take(group, tiles) for group in groups), left_over)
    raise ValueError(f"no groups found for double-{n}")


def _left_over(pips: int, totals: Counter[int]) -> Iterator[Totals]:
    """Yield the tiles that may be left over, the fewest first."""
    for size in range(_MOST_TILES):
        for left in combinations_with_replacement(sorted(totals, reverse=True), size):
            if sum(left) == pips and Counter(left) <= totals:
                yield left


def _search(totals: Counter[int], most: int) -> list[Totals] | None:
    """Put all totals into groups of up to `most` pips, always the largest first.

    Each goes with as few others as possible, and with such as there are many of.
    """
    tried = 0
    groups: list[Totals] = []

    def fill(rest: Counter[int]) -> bool:
        nonlocal tried
        if not rest:
            return True
        largest = max(rest)
        others = rest - Counter([largest])
        for size in range(_MOST_TILES):
            choices = [
                parts
                for pips in range(_tens_above(largest), most + 1, TEN)
                for parts in _parts(pips - largest, largest, others, size)
            ]
            choices.sort(key=lambda parts: (-len(set(parts)), -_scarcest(parts, others)))
            for parts in choices:
                tried += 1
                if tried > _MOST_TRIED:
                    return False
                groups.append((largest, *parts))
                if fill(others - Counter(parts)):
                    return True
                groups.pop()
        return False

    return groups if fill(totals) else None


def _scarcest(parts: Totals, totals: Counter[int]) -> int:
    return min((totals[part] for part in parts), default=0)


def _parts(pips: int, largest: int, totals: Counter[int], size: int) -> Iterator[Totals]:
    """Yield what makes so many pips with `size` of the totals, falling from `largest` on."""
    if size == 0:
        if pips == 0:
            yield ()
        return
    for total in range(min(pips, largest), 0, -1):
        if total * size < pips:
            return
        if totals[total]:
            rest = totals - Counter([total])
            for parts in _parts(pips - total, total, rest, size - 1):
                yield (total, *parts)


def _tens_above(pips: int) -> int:
    """The first of 0, 10, 20, … that is not below."""
    return -(-pips // TEN) * TEN


def _take(totals: Totals, tiles: list[Tile]) -> tuple[Tile, ...]:
    """Take a tile for each total away, the first that there is."""
    taken = []
    for total in totals:
        taken.append(next(tile for tile in tiles if tile.pips == total))
        tiles.remove(taken[-1])
    return tuple(taken)
