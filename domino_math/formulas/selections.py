"""Choosing some of the tiles: in how many ways, and which, when their pips are known."""

from collections.abc import Iterator, Sequence

from domino_math.tiles import Tile


def count_selections(pips: Sequence[int], size: int, total: int) -> int:
    """Count the ways to choose `size` of these numbers of pips that add up to `total`.

    >>> count_selections([0, 1, 2, 2], 2, 2), count_selections([0, 1, 2, 2], 2, 9)
    (2, 0)
    """
    if not 0 <= size <= len(pips) or total < 0:
        return 0
    # Each entry is a polynomial in y, the coefficient of y^p being the number of choices with p
    # pips. Its coefficients stand in one whole number, side by side, with room for the largest:
    # that is its value for y = 2^room. The product of all 1 + x·y^p grows number by number.
    room = len(pips) + 1
    chosen = [1] + [0] * size
    for number in pips:
        for count in range(size, 0, -1):
            chosen[count] += chosen[count - 1] << (room * number)
    return (chosen[size] >> (room * total)) & ((1 << room) - 1)


def selections(tiles: Sequence[Tile], size: int, total: int) -> Iterator[tuple[Tile, ...]]:
    """Yield each choice of `size` of the tiles that have `total` pips together.

    >>> [[str(tile) for tile in one] for one in selections([Tile(0, 2), Tile(1, 1)], 1, 2)]
    [['0-2'], ['1-1']]
    """
    falling = sorted(tiles, key=lambda tile: (-tile.pips, tile))

    def choose(start: int, size: int, total: int) -> Iterator[tuple[Tile, ...]]:
        if size == 0:
            if total == 0:
                yield ()
            return
        for at in range(start, len(falling) - size + 1):
            # The most that can still be had are the next tiles, the least are the last ones.
            if _pips(falling[at : at + size]) < total:
                return
            if falling[at].pips + _pips(falling[len(falling) - size + 1 :]) <= total:
                for others in choose(at + 1, size - 1, total - falling[at].pips):
                    yield (falling[at], *others)

    return choose(0, size, total)


def least_and_most(pips: Sequence[int], size: int) -> tuple[int, int]:
    """Return the least and the most that `size` of these numbers of pips make.

    >>> least_and_most([0, 1, 2, 2], 2)
    (1, 4)
    """
    rising = sorted(pips)
    return sum(rising[:size]), sum(rising[len(rising) - size :])


def _pips(tiles: Sequence[Tile]) -> int:
    return sum(tile.pips for tile in tiles)
