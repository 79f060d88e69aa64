"""Small numbers packed into 64-bit words: the key of a row says all that a row remembers.

A field is a few bits of one word. Which bits a field has can change from step to step; bits that
no field has are 0.
"""

from collections.abc import Hashable, Iterable, Mapping

import numpy as np

from domino_math.counter.exactly import Ints

_WORD_BITS = 62  # so that signed words stay positive

Place = tuple[int, int, int]  # word, lowest bit, number of bits


class Fields:
    """Which bits each field has. The names can be any values.

    >>> fields = Fields({}).changed(dropped=(), wanted={"a": 3, "b": 2})
    >>> words = fields.put([np.zeros(2, dtype=np.int64)], "b", np.array([1, 2]))
    >>> fields.get(words, "a").tolist(), fields.get(words, "b").tolist()
    ([0, 0], [1, 2])
    """

    def __init__(self, places: Mapping[Hashable, Place]) -> None:
        """Take the places as they are."""
        self._places = dict(places)

    def __contains__(self, name: Hashable) -> bool:
        return name in self._places

    @property
    def words(self) -> int:
        """How many words a key has."""
        return 1 + max((word for word, _, _ in self._places.values()), default=0)

    def changed(self, dropped: Iterable[Hashable], wanted: Mapping[Hashable, int]) -> "Fields":
        """Return fields without `dropped`, and with new ones of so many bits each.

        All others stay where they are.
        """
        gone = set(dropped)
        places = {name: place for name, place in self._places.items() if name not in gone}
        taken: list[int] = []
        for word, low, bits in places.values():
            taken += [0] * (word + 1 - len(taken))
            taken[word] |= ((1 << bits) - 1) << low
        for name, bits in sorted(wanted.items(), key=lambda pair: -pair[1]):
            word, low = _free(taken, bits)
            taken += [0] * (word + 1 - len(taken))
            taken[word] |= ((1 << bits) - 1) << low
            places[name] = (word, low, bits)
        return Fields(places)

    def get(self, words: list[Ints], name: Hashable) -> Ints:
        """Read a field of every row."""
        word, low, bits = self._places[name]
        return (words[word] >> low) & ((1 << bits) - 1)

    def put(self, words: list[Ints], name: Hashable, values: Ints | int) -> list[Ints]:
        """Return words with a field of every row increased by these values."""
        word, low, _ = self._places[name]
        words = words + [np.zeros_like(words[0])] * (word + 1 - len(words))
        words[word] = words[word] + (values << low)
        return words

    def cleared(self, words: list[Ints], names: Iterable[Hashable]) -> list[Ints]:
        """Return words in which these fields are 0."""
        masks: dict[int, int] = {}
        for name in names:
            word, low, bits = self._places[name]
            masks[word] = masks.get(word, 0) | (((1 << bits) - 1) << low)
        words = list(words)
        for word, mask in masks.items():
            words[word] = words[word] & ~mask
        return words


def _free(taken: list[int], bits: int) -> tuple[int, int]:
    """Find so many free bits side by side, in a new word if need be."""
    mask = (1 << bits) - 1
    for word, used in enumerate(taken):
        for low in range(_WORD_BITS - bits + 1):
            if not used & (mask << low):
                return word, low
    return len(taken), 0
