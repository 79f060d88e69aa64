"""Laying tiles so that groups of cells get the totals that are wanted, by many small changes."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from domino_math.dice import Dice

T = TypeVar("T")

# A change that makes things worse by one is accepted once in so many times: so few searches stick.
_WORSE = 12


def climb(
    start: T,
    change: Callable[[T], T],
    wrong: Callable[[T], int],
    most_changes: int,
    dice: Dice,
) -> T | None:
    """Change something again and again until nothing is wrong with it; None if that takes too long.

    `wrong` tells how much is wrong, from 0 on. Changes that make it no worse are kept, and a few
    that make it a little worse.

    >>> climb(9, lambda number: max(0, number - 1), lambda number: number, 100, Dice(1))
    0
    """
    now, now_wrong = start, wrong(start)
    for _ in range(most_changes):
        if not now_wrong:
            return now
        changed = change(now)
        changed_wrong = wrong(changed)
        if changed_wrong <= now_wrong or (
            changed_wrong <= now_wrong + 2 and dice.below(_WORSE) == 0
        ):
            now, now_wrong = changed, changed_wrong
    return None if now_wrong else now


Pips = tuple[int, int]


def exchanged(shown: Sequence[Pips], used: int, dice: Dice) -> list[Pips]:
    """Let two tiles change places, either way round, or turn one.

    Only the first `used` tiles are laid; the others lie aside, and come in only this way.

    >>> sorted(map(sorted, exchanged([(0, 1), (2, 3), (4, 5)], 2, Dice(3))))
    [[0, 1], [2, 3], [4, 5]]
    """
    one, other = dice.below(used), dice.below(len(shown))
    changed = list(shown)
    changed[one], changed[other] = changed[other], changed[one]
    if one == other or dice.coin():
        changed[one] = changed[one][::-1]
    return changed
