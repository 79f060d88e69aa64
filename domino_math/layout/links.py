"""Things that are joined in pairs: cells by slots or joints, numbers by tiles."""

from collections.abc import Hashable, Iterable, Mapping
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def neighbours(things: Iterable[T], links: Iterable[tuple[T, T]]) -> Mapping[T, tuple[T, ...]]:
    """Return the things that each one is joined to, in the order of the links.

    >>> neighbours("abcd", [("a", "b"), ("c", "a")])
    {'a': ('b', 'c'), 'b': ('a',), 'c': ('a',), 'd': ()}
    """
    joined: dict[T, list[T]] = {thing: [] for thing in things}
    for a, b in links:
        joined[a].append(b)
        joined[b].append(a)
    return {thing: tuple(others) for thing, others in joined.items()}


def connected(beside: Mapping[T, Iterable[T]]) -> list[frozenset[T]]:
    """Return what hangs together by neighbours, in the order of the first thing of each piece.

    >>> [sorted(piece) for piece in connected(neighbours("abcd", [("a", "c"), ("c", "d")]))]
    [['a', 'c', 'd'], ['b']]
    """
    found: list[frozenset[T]] = []
    seen: set[T] = set()
    for first in beside:
        if first in seen:
            continue
        piece = [first]
        seen.add(first)
        for thing in piece:  # grows on the way
            new = [other for other in dict.fromkeys(beside[thing]) if other not in seen]
            seen.update(new)
            piece += new
        found.append(frozenset(piece))
    return found
