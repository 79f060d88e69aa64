"""Solutions by exact cover, one by one.

Choices are made and taken back again, deepest first, and only those that led to the present state
are kept. So memory does not grow with the number of solutions.
"""

from collections.abc import Callable, Iterator
from random import Random

from domino_math.exact_cover.options import (
    as_options,
    few_placements,
    is_of_this_kind,
)
from domino_math.exact_cover.state import DEAD, Cover
from domino_math.puzzle import Placement, Puzzle, Solution


def cover_solutions(
    puzzle: Puzzle, *, seed: int = 0, enough: Callable[[], bool] | None = None
) -> Iterator[Solution] | None:
    """Return an iterator over all solutions, or None for a puzzle that is not of this kind.

    It is of this kind with no constraints and with so many given numbers that there are, on
    average, no more placements than slots. `enough` is asked before each try, and from when it
    says True on, no more solutions come. Seeds but 0 change the order in which they come.

    >>> from domino_math.layout import Rectangle, layout_of
    >>> from domino_math.tiles import Supply, Tile
    >>> tilings = Puzzle("tilings", layout_of(Rectangle(4, 4)), Supply([Tile(0, 0)] * 8))
    >>> sum(1 for tiling in cover_solutions(tilings))
    36
    """
    if not is_of_this_kind(puzzle):
        return None
    if puzzle.has_wrong_size:
        return iter(())
    placements = few_placements(puzzle, 1)
    if placements is None:
        return None
    if seed:
        Random(seed).shuffle(placements)  # noqa: S311 - variety, not secrecy
    cover = Cover(puzzle, as_options(placements))
    cover.enough = enough
    return (Solution(_chosen(placements, way)) for way in ways(cover, cover.start()))


def _chosen(placements: list[Placement], way: int) -> Iterator[Placement]:
    while way:
        option = way & -way
        way ^= option
        yield placements[option.bit_length() - 1]


def ways(cover: Cover, alive: int) -> Iterator[int]:
    """Yield each way to choose among what is alive, as the options chosen.

    Where the open options fall into parts, a dead end in one would be met again for every way of
    another. So a part is not gone into before all others are known to have a way.
    """
    # For each choice: the state before it, options not yet tried, the part that is being gone
    # through, and the other parts.
    choices: list[tuple[int, int, int, list[int]]] = []
    part: int = alive
    others: list[int] = []
    while True:
        if alive != DEAD:
            # A choice in one part leaves the others as they are. The largest is gone into first, so
            # that it is the small ones that are gone through again for each of its ways.
            *new, part = cover.parts(alive & part) or (0,)
            if all(_has_way(cover, other) for other in new):
                others = sorted((*others, *new), key=int.bit_count)
                if not part and others:
                    part = others.pop()
                if part:
                    choices.append((alive, cover.fewest(part), part, others))
                else:
                    yield alive
        while choices and not choices[-1][1]:
            choices.pop()
        if not choices or cover.is_late():
            return
        before, untried, part, others = choices.pop()
        option = untried & -untried
        choices.append((before, untried ^ option, part, others))
        alive = cover.without(before, before & cover.rules_out[option.bit_length()])


def _has_way(cover: Cover, part: int) -> bool:
    return any(True for _ in ways(cover, part))
