"""All finders of lemmas, in the order in which they build on each other.

A finder looks at a statement and yields lemmas. It sees the statement together with all that the
finders before it have found, so short finders make long arguments. A new finder is a function of
a puzzle, added to the list below.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace

from domino_math.lemmas.apart import enough_tiles_of_a_number
from domino_math.lemmas.blocks import enough_doubles, whole_groups
from domino_math.lemmas.cover import enough_cells, enough_halves, enough_tiles
from domino_math.lemmas.disjoint import apart_totals
from domino_math.lemmas.lemma import Lemma
from domino_math.lemmas.matching import double_between_joints, joints_of_a_number
from domino_math.lemmas.pairs import equal_pairs
from domino_math.lemmas.pieces import one_piece
from domino_math.lemmas.squeeze import squeezed
from domino_math.lemmas.totals import counted_twice
from domino_math.puzzle import Puzzle

Finder = Callable[[Puzzle], Iterator[Lemma]]

FINDERS: tuple[Finder, ...] = (
    enough_cells,
    enough_tiles,
    enough_halves,
    enough_doubles,
    whole_groups,
    counted_twice,
    equal_pairs,
    apart_totals,
    squeezed,
    joints_of_a_number,
    double_between_joints,
    enough_tiles_of_a_number,
    one_piece,
)


def lemmas(puzzle: Puzzle) -> tuple[Lemma, ...]:
    """Return what the finders find out about a puzzle, up to the first contradiction.

    >>> from domino_math.constraints import Matching
    >>> from domino_math.layout import Snake, layout_of
    >>> from domino_math.tiles import double_set
    >>> line = layout_of(Snake(13, 42))
    >>> for lemma in lemmas(Puzzle("line", line, double_set(5), (Matching(line.joints),))):
    ...     print(lemma.reason)
    0, 1, 2, 3, 4 and 5 each stand on an odd number of halves (7). Two equal halves meet wherever \
ends meet, so each of these numbers has a half left at a loose end, one that meets nothing. 6 \
numbers need 6 loose ends, but there are only 2. Impossible.
    """
    found: list[Lemma] = []
    known = puzzle
    for finder in FINDERS:
        for lemma in finder(known):
            found.append(lemma)
            if lemma.contradiction:
                return tuple(found)
        # One finder's lemmas are told together; the next finder may use them all.
        given = (constraint for lemma in found for constraint in lemma.gives)
        known = replace(puzzle, constraints=(*puzzle.constraints, *dict.fromkeys(given)))
    return tuple(found)
