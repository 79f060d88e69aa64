"""A topic: a question, and the ways to its answer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from domino_math.formulas.way import Way
from domino_math.i18n import Sentence


@dataclass(frozen=True)
class Given:
    """Numbers that a reader may give a topic, by their names, and the way that answers for them.

    `way` raises InputError for numbers that it cannot do anything with.
    """

    names: tuple[str, ...]
    way: Callable[[Mapping[str, int]], Way]
    example: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Topic:
    """What a module of `topics` offers as TOPIC.

    `ways(size)` builds the ways, with pictures of the set double-`size`; it has to do so for
    sizes from 0 to 18.
    """

    name: str
    title: Sentence
    question: Sentence
    ways: Callable[[int], tuple[Way, ...]]
    given: Given | None = None
