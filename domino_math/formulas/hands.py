"""Hands of tiles from a full set: counted tile by tile, listed, and dealt at random."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from random import Random

from domino_math.tiles import Tile, double_set

DEALT = 10_000  # hands of a simulation

Hand = frozenset[Tile]


def hands_by(n: int, size: int, kind: Callable[[Tile], bool]) -> list[int]:
    """Count the hands of `size` tiles of double-n by how many tiles of some kind they hold.

    They grow tile by tile: a hand either goes without a tile, or holds it.

    >>> hands_by(1, 2, lambda tile: tile.is_double)
    [0, 2, 1]
    """
    hands = [[0] * (size + 1) for _ in range(size + 1)]  # by their tiles, then by those of a kind
    hands[0][0] = 1
    for tile in double_set(n):
        step = int(kind(tile))
        for held in range(size, 0, -1):
            for of_kind in range(step, held + 1):
                hands[held][of_kind] += hands[held - 1][of_kind - step]
    return hands[size]


def pips_in_hands(n: int, size: int) -> tuple[int, int]:
    """Count all hands of `size` tiles of double-n, and the pips of all of them together.

    >>> pips_in_hands(1, 2)
    (3, 6)
    """
    hands = [1] + [0] * size
    pips = [0] * (size + 1)
    for tile in double_set(n):
        for held in range(size, 0, -1):
            pips[held] += pips[held - 1] + tile.pips * hands[held - 1]
            hands[held] += hands[held - 1]
    return hands[size], pips[size]


def hands_with_many_of_one(n: int) -> set[Hand]:
    """List the hands of n + 1 tiles of double-n with n or more tiles of one number.

    >>> len(hands_with_many_of_one(2))
    19
    """
    tiles = frozenset(double_set(n))
    return {
        frozenset(together) | frozenset(others)
        for number in range(n + 1)
        for many in (n, n + 1)
        for together in combinations([tile for tile in tiles if holds(tile, number)], many)
        for others in combinations(
            [tile for tile in tiles if not holds(tile, number)], n + 1 - many
        )
    }


def holds(tile: Tile, number: int) -> bool:
    """Say whether a number stands on a tile.

    >>> holds(Tile(0, 3), 3)
    True
    """
    return number in (tile.low, tile.high)


@dataclass(frozen=True)
class Dealt:
    """How many of `DEALT` hands, dealt at random, were of some kind; and the pips of them all."""

    without_double: int
    with_largest: int
    with_many_doubles: int
    with_many_of_one: int
    pips: int


@cache
def dealt(n: int) -> Dealt:
    """Deal hands of n + 1 tiles of double-n, the same on every machine.

    >>> dealt(0).pips, dealt(0).with_largest
    (0, 10000)
    """
    without = largest = doubles = of_one = pips = 0
    for hand in _deals(n):
        halves = [half for tile in hand for half in tile]
        held = sum([low == high for low, high in hand])
        without += held == 0
        largest += n in halves
        doubles += held >= n - 1
        # Only one tile may be without the number, so it is on the first or on the second.
        of_one += any(
            halves.count(number) >= n and sum([number in tile for tile in hand]) >= n
            for number in set(halves[:4])
        )
        pips += sum(halves)
    return Dealt(without, largest, doubles, of_one, pips)


def _deals(n: int) -> Iterator[list[tuple[int, int]]]:
    """Deal the numbers of tiles, from a set that is shuffled as far as it is dealt.

    Of Python's random numbers only `random()` is promised to stay the same.
    """
    chance = Random(n)  # noqa: S311 - games, not secrets
    tiles = [(tile.low, tile.high) for tile in double_set(n)]
    for _ in range(DEALT):
        for place in range(n + 1):
            other = place + int(chance.random() * (len(tiles) - place))
            tiles[place], tiles[other] = tiles[other], tiles[place]
        yield tiles[: n + 1]
