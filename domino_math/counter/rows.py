"""Rows of a sweep: ways to cover the cells so far, those that go on alike taken together."""

from collections.abc import Hashable
from dataclasses import dataclass

import numpy as np

from domino_math.counter.exactly import Ints, Limbs, joined, sums
from domino_math.counter.fields import Fields


@dataclass(frozen=True)
class Rows:
    """Ways to cover the cells so far, those that go on alike together."""

    words: list[Ints]
    counts: Limbs

    def __len__(self) -> int:
        return len(self.words[0])

    def pick(self, chosen: Ints | slice) -> "Rows":
        return Rows(
            [word[chosen] for word in self.words], tuple(limb[chosen] for limb in self.counts)
        )


@dataclass(frozen=True)
class State:
    """All rows between two steps, what the bits of their keys are, and the states of open folds.

    In `fields` stand tiles (how many were used), cells ahead (1: covered), and folds by number
    (which of their `states`).
    """

    rows: Rows
    fields: Fields
    states: dict[int, tuple[Hashable, ...]]


def nothing(rows: int, words: int = 1) -> Rows:
    """So many rows, each a single way, that remember nothing."""
    return Rows([np.zeros(rows, dtype=np.int64)] * words, (np.ones(rows, dtype=np.int64),))


def added_up(waiting: list[Rows], words: int) -> Rows:
    """Put rows together, and add up those of equal keys, which have so many words."""
    if not waiting:
        return nothing(0, words)
    keys = [np.concatenate([_word(rows, word) for rows in waiting]) for word in range(words)]
    counts = joined([rows.counts for rows in waiting])
    if not len(keys[0]):
        return Rows(keys, counts)
    order = np.argsort(keys[0]) if len(keys) == 1 else np.lexsort(keys)
    keys = [key[order] for key in keys]
    new = np.zeros(len(order), dtype=np.bool_)
    new[0] = True
    for key in keys:
        new[1:] |= key[1:] != key[:-1]
    starts = np.flatnonzero(new)
    counts = sums(tuple(limb[order] for limb in counts), starts)
    return Rows([key[starts] for key in keys], counts)


def _word(rows: Rows, word: int) -> Ints:
    return rows.words[word] if word < len(rows.words) else np.zeros_like(rows.words[0])
