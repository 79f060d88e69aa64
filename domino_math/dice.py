"""Random choices that come out the same on every machine and in every version of Python.

Python promises one thing only: `random()` of a generator that was seeded with a whole number gives
the same values for ever. So everything here is made of that. The values are multiples of 2^-53,
which are exact on every machine, and so is their product with a small whole number once it is
rounded down. `shuffle`, `choice` and `randrange` may change; they are not used.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """A source of random choices; equal seeds make equal choices.

    `random` is what all are made of: it returns a number from 0 to below 1.

    >>> dice = Dice(6, 7)
    >>> dice.below(10), dice.pick("abcdef"), dice.shuffled(range(6))
    (3, 'a', [5, 4, 1, 2, 0, 3])
    """

    def __init__(self, *seeds: int) -> None:
        """Take whole numbers from 0 on.

        As many others below 2^32, or the same in another order, make other choices.
        """
        together = 0
        for seed in seeds:
            together = together << 32 | seed
        self.random = Random(together).random  # noqa: S311 - variety, not secrecy

    def below(self, limit: int) -> int:
        """Return a whole number from 0 to limit - 1."""
        return int(self.random() * limit)

    def coin(self) -> bool:
        """Return True or False."""
        return self.below(2) == 1

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in any order, all orders alike."""
        mixed = list(items)
        random = self.random
        for last in range(len(mixed) - 1, 0, -1):
            other = int(random() * (last + 1))  # below(last + 1), without the call
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed
