"""What is counted: halves, tiles left out, chains and what they are counted by."""

from collections import Counter
from itertools import pairwise

from domino_math.formulas import counting
from domino_math.formulas.circuits import (
    count_arrows,
    count_closed_by_trying,
    count_open_by_trying,
    count_trees,
    longest_chain,
    without_doubles,
)
from domino_math.formulas.quantity import Quantity
from domino_math.i18n import Sentence
from domino_math.tiles import double_set


def _odd_numbers(n: int) -> int:
    halves = Counter(half for tile in double_set(n) for half in (tile.low, tile.high))
    return sum(count % 2 for count in halves.values())


def _left_out(n: int, *, closed: bool) -> int:
    """Count the tiles that are not in a chain that was really laid."""
    return len(double_set(n)) - (len(longest_chain(n, closed=closed)) - 1)


HALVES = Quantity(
    "H",
    Sentence("the number of halves on which a number stands"),
    counting.halves_of_each_number,
)
ODD = Quantity(
    "O",
    Sentence("how many numbers stand on an odd number of halves"),
    _odd_numbers,
)
LAID = Quantity(
    "Q",
    Sentence("the number of tiles in a closed chain"),
    lambda n: len(longest_chain(int(n), closed=True)) - 1,
)
LEFT_OUT = Quantity(
    "U",
    Sentence("the number of tiles that are left out of an open chain"),
    lambda n: _left_out(n, closed=False),
)
TO_CLOSE = Quantity(
    "W",
    Sentence("the number of tiles that are left out of a closed chain"),
    lambda n: _left_out(int(n), closed=True),
)
PIPS = Quantity(
    "V",
    Sentence("the least number of pips on tiles left out of an open chain"),
    lambda n: counting.pips(n) - sum(_pips_of(longest_chain(n))),
)
WITHOUT = Quantity(
    "E",
    Sentence("the number of closed chains without doubles"),
    lambda n: count_closed_by_trying(without_doubles(int(n))),
)
CLOSED = Quantity(
    "Z",
    Sentence("the number of closed chains of all tiles"),
    lambda n: count_closed_by_trying(double_set(int(n)).tiles),
)
OPEN = Quantity(
    "N",
    Sentence("the number of open chains of all tiles"),
    lambda n: count_open_by_trying(double_set(int(n)).tiles),
)
ARROWS = Quantity(
    "R", Sentence("the number of ways to draw the arrows"), lambda n: count_arrows(int(n))
)
TREES = Quantity("D", Sentence("the number of trees"), lambda n: count_trees(int(n)))
H, O, U, V = (each.symbol for each in (HALVES, ODD, LEFT_OUT, PIPS))  # noqa: E741


def _pips_of(chain: list[int]) -> list[int]:
    """The pips of each tile of a chain."""
    return [one + other for one, other in pairwise(chain)]
