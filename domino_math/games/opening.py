"""Who leads the first deal: whoever holds the tile that comes first in the order of the rules."""

from functools import cache

from domino_math.games.ruleset import RuleSet
from domino_math.tiles import Tile, double_set


def opening_order(rules: RuleSet, *, eggs: bool = False) -> tuple[Tile, ...]:
    """Return the tiles that a deal is opened with, the first that is held before any other.

    Doubles come first, in the order that the rules name, then the other tiles: by their pips, from
    the highest or the lowest on, and where these are equal the one with the lower half first (A18).
    `eggs` is for a deal that replays a fish with equal hands: 1-1 and upwards.

    >>> from domino_math.games import rules
    >>> order = list(map(str, opening_order(rules("kozel-karapysik"))))
    >>> order[:8], order[-2:]
    (['1-1', '2-2', '3-3', '4-4', '5-5', '6-6', '0-0', '0-1'], ['4-6', '5-6'])
    """
    return _order(rules.highest, rules.opening, falling=rules.no_double == "highest", eggs=eggs)


@cache
def _order(n: int, opening: str, *, falling: bool, eggs: bool) -> tuple[Tile, ...]:
    numbers = {
        "down": range(n, -1, -1),
        "up": range(n + 1),
        "blank last": (*range(1, n + 1), 0),
        "blank first, then down": (0, *range(n, 0, -1)),
        "down, never blank": range(n, 0, -1),
        "one first, then down": (1, *range(n, 1, -1)),
        "lot": range(n + 1),
    }["blank last" if eggs else opening]
    doubles = tuple(Tile(number, number) for number in numbers)
    falling = falling and not eggs
    rest = [tile for tile in double_set(n) if tile not in doubles]
    return (*doubles, *sorted(rest, key=lambda tile: (-tile.pips if falling else tile.pips, tile)))
