"""Where the tiles of a line of play lie in a picture: its arms bend where there is no more room.

Each arm has a quarter of the table, or a half where there are two arms, and they follow each other
like the sails of a windmill: right bends downwards, down bends to the left, left bends upwards, up
bends to the right. So no arm ever meets another, and one computation, turned, does for all four.

An arm runs outwards from the middle. Where the next tile would pass the width it turns, goes on for
a tile or two, turns again and runs back, and so on. It does not turn right behind a double, which
lies across, so that a tile at a bend always begins at the last half of an ordinary tile.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from domino_math.games.arms import Placed, Table
from domino_math.games.moves import Arm

_ROWS_APART = 3.0  # at least: a double that lies across takes one cell of the gap
_FREE = 2.0  # how near a run may come to the arm whose column it runs back to

# In a narrower picture, an arm might turn back without room for a double before the next arm: it
# turns where a double would pass the width, so at 5 or more, and takes up to 3 from there on; the
# next arm takes 1. A line without a cross has no next arm in the way.
NARROWEST, NARROWEST_LINE = 16, 10

# How the directions of an arm, (along, aside), are turned into (down, right).
_TURNS: dict[Arm, tuple[tuple[int, int], tuple[int, int]]] = {
    "R": ((0, 1), (1, 0)),
    "D": ((1, 0), (0, -1)),
    "L": ((0, -1), (-1, 0)),
    "U": ((-1, 0), (0, 1)),
}


class Spot(NamedTuple):
    """Where a tile lies: the centres of its two halves, (row, column); `near` comes first.

    `arm` is the arm that it lies in, None in the middle, and `way` how that one goes there, as
    (down, right).
    """

    placed: Placed
    near: tuple[float, float]
    far: tuple[float, float]
    arm: Arm | None = None
    way: tuple[float, float] = (0, 0)


def end_of(spot: Spot, arm: Arm) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return where an arm ends that has this tile at its tip, and the way it goes on from there.

    That is the middle of the tile's outer edge; the tile in the middle is the tip of any arm in
    which nothing lies yet.
    """
    down, right = way = _TURNS[arm][0] if spot.arm is None else spot.way
    (row, column), (far_row, far_column) = spot.near, spot.far
    # How far the tile reaches from its centre: a whole cell the long way, half a cell the other.
    reach = 0.5 + abs((far_row - row) * down + (far_column - column) * right) / 2
    return ((row + far_row) / 2 + reach * down, (column + far_column) / 2 + reach * right), way


def spots(table: Table, width: int) -> tuple[Spot, ...]:
    """Return where each tile lies around the middle at (0, 0), in a picture about `width` wide.

    What is narrower than NARROWEST, or NARROWEST_LINE for a line with two arms only, is drawn as
    wide as that.
    """
    middle = table.middle
    half = ((0.5, 0.0), (-0.5, 0.0)) if middle.across else ((0.0, -0.5), (0.0, 0.5))
    found = [Spot(middle, *half)]
    crossed = bool(table.arms["U"] or table.arms["D"])
    width = max(width, NARROWEST if crossed else NARROWEST_LINE)
    for arm, tiles in table.arms.items():
        upright = arm in ("U", "D")
        start = 0.5 if middle.across and not upright else 1.0
        back = _FREE if crossed else -width / 2
        (along_down, along_right), (aside_down, aside_right) = _TURNS[arm]
        for placed, *places in _run(tiles, start, width / 2, back):
            near, far, way = (
                (x * along_down + y * aside_down, x * along_right + y * aside_right)
                for x, y in places
            )
            found.append(Spot(placed, near, far, arm, way))
    return tuple(found)


def _run(
    tiles: Sequence[Placed], start: float, limit: float, back: float
) -> Iterator[tuple[Placed, tuple[float, float], tuple[float, float], tuple[int, int]]]:
    """Yield the tiles of an arm with the centres of their halves and the way, (along, aside)."""
    x, y = start, 0.0  # where the next tile begins
    across_from = 0.0  # where the last run was
    way, run = (1, 0), 1  # the way now, and the way of the last run along
    for index, placed in enumerate(tiles):
        if index and not tiles[index - 1].across:
            turn = _turn(tiles, index, (x, y), way, run, limit, back, across_from)
            if turn:
                # From the end of the last half to the side of it.
                x, y = (
                    x + (turn[0] - way[0]) / 2,
                    y + (turn[1] - way[1]) / 2,
                )
                if way[0] == 0:
                    run, across_from = turn[0], y
                way = turn
        if placed.across:
            centre = (x + way[0] / 2, y + way[1] / 2)
            aside = (abs(way[1]) / 2, abs(way[0]) / 2)
            ends = (
                (centre[0] - aside[0], centre[1] - aside[1]),
                (centre[0] + aside[0], centre[1] + aside[1]),
            )
            yield placed, *ends, way
            x, y = x + way[0], y + way[1]
        else:
            near = (x + way[0] / 2, y + way[1] / 2)
            far = (x + 3 * way[0] / 2, y + 3 * way[1] / 2)
            yield placed, near, far, way
            x, y = x + 2 * way[0], y + 2 * way[1]


def _turn(
    tiles: Sequence[Placed],
    index: int,
    at: tuple[float, float],
    way: tuple[int, int],
    run: int,
    limit: float,
    back: float,
    across_from: float,
) -> tuple[int, int] | None:
    """Return the way to go on if the arm turns before this tile."""
    x, y = at
    if way[0] == 0:  # between two runs: on to the next, once it is far enough from the last
        return (-run, 0) if y - 0.5 - across_from >= _ROWS_APART else None
    # A double is followed by a tile that goes the same way.
    needed = 3 if tiles[index].across else 2
    reached = x + way[0] * needed
    beyond = reached > limit if way[0] > 0 else reached < back
    return (0, 1) if beyond else None
