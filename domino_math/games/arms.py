"""The line of play as one sees it: a tile in the middle, and the arms that go out from it."""

from typing import NamedTuple

from domino_math.games.line import ARMS, Laid, Line
from domino_math.games.moves import Arm


class Placed(NamedTuple):
    """A tile of an arm, or in the middle: `near` and `far` are its numbers going outwards.

    `across` is whether it lies across its arm, as doubles do; `at` is its place in `line.laid`.
    """

    near: int
    far: int
    across: bool
    closed: bool
    at: int


class Table(NamedTuple):
    """A line of play around its middle: the spinner, or else the opening tile.

    Of the tile in the middle `near` is left and `far` is right. Each arm goes outwards.
    """

    middle: Placed
    arms: dict[Arm, tuple[Placed, ...]]

    @property
    def row(self) -> tuple[Placed, ...]:
        """The tiles from the left end to the right end; `near` is left."""
        left = (_turned(placed) for placed in reversed(self.arms["L"]))
        return (*left, self.middle, *self.arms["R"])


def table(line: Line) -> Table | None:
    """Return the line as tiles around a middle; None for an empty one.

    >>> from domino_math.games import rules
    >>> from domino_math.games.line import lay
    >>> from domino_math.games.moves import Play
    >>> line = Line()
    >>> for text in ("5-5", "0-5L", "3-5R"):
    ...     line = lay(line, Play.parse(text), rules("classic"))
    >>> [(placed.near, placed.far) for placed in table(line).row]
    [(0, 5), (5, 5), (5, 3)]
    """
    if not line.laid:
        return None
    opened = _placed(line.laid[0], line.laid[0].tile.low, 0)
    arms: dict[Arm, list[Placed]] = {arm: [] for arm in ARMS}
    for at, laid in enumerate(line.laid[1:], 1):
        assert laid.arm
        arm = arms[laid.arm]
        if arm:
            number = arm[-1].far
        elif laid.arm == "L":
            number = opened.near
        elif laid.arm == "R":
            number = opened.far
        else:
            number = line.laid[line.spinner].tile.low
        arm.append(_placed(laid, number, at))
    whole = Table(opened, {arm: tuple(tiles) for arm, tiles in arms.items()})
    return whole if line.spinner <= 0 else _around(whole, line.spinner)


def _placed(laid: Laid, near: int, at: int) -> Placed:
    across = laid.tile.is_double and not laid.along
    return Placed(near, laid.tile.other(near), across, laid.closed, at)


def _around(whole: Table, spinner: int) -> Table:
    """Return the same table with the spinner, which is not the opening tile, in the middle."""
    row = whole.row
    place = next(index for index, placed in enumerate(row) if placed.at == spinner)
    left = tuple(_turned(placed) for placed in reversed(row[:place]))
    return Table(row[place], {**whole.arms, "L": left, "R": row[place + 1 :]})


def _turned(placed: Placed) -> Placed:
    return placed._replace(near=placed.far, far=placed.near)
