"""Putting clauses one after another, so that the lists inside them stay apart."""

from collections.abc import Iterable

from domino_math.i18n import Sentence


def clauses(parts: Iterable[Sentence]) -> Sentence:
    """Return several clauses as one.

    >>> tile = Sentence("no tile lies here")
    >>> print(clauses([Sentence("row 1, column 2 shows 1 or 3"), tile]))
    row 1, column 2 shows 1 or 3; no tile lies here
    """
    so_far, *others = parts
    for part in others:
        so_far = Sentence("{clauses}; {clause}", clauses=so_far, clause=part)
    return so_far
