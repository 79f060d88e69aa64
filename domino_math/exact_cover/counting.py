"""Counting by exact cover.

Parts are counted apart, each by trying all options of an item that has few, and the counts are
multiplied.
"""

from time import perf_counter

from domino_math.exact_cover.options import is_of_this_kind, options_of
from domino_math.exact_cover.state import DEAD, Cover
from domino_math.puzzle import Puzzle


class UnfinishedError(Exception):
    """Counting was stopped by its deadline or Ctrl-C; there are `at_least` so many solutions."""

    def __init__(self, at_least: int) -> None:
        """Keep what was proved."""
        super().__init__(f"stopped; there are at least {at_least:,} solutions")
        self.at_least = at_least


def count_exact_cover(
    puzzle: Puzzle, *, limit: int | None = None, deadline: float | None = None
) -> int | None:
    """Return the exact number of solutions, or None for a puzzle that is not of this kind.

    It is of this kind with no constraints and with given numbers on all cells, or on so many that
    few placements are left. With a `limit`, counting stops there: `limit` then means that many or
    more. Raises UnfinishedError, with what was found, once `perf_counter()` has passed `deadline`,
    and at Ctrl-C; ValueError for a limit below 1.

    >>> from domino_math.layout import Cell, Rectangle, layout_of
    >>> from domino_math.tiles import double_set
    >>> given = [(Cell(r, c), int("001110"[3 * r + c])) for r in range(2) for c in range(3)]
    >>> block = Puzzle("block", layout_of(Rectangle(2, 3)), double_set(1), given=tuple(given))
    >>> count_exact_cover(block)
    1
    """
    if limit is not None and limit < 1:
        raise ValueError(f"limit must be 1 or more, not {limit}")
    if not is_of_this_kind(puzzle):
        return None
    if puzzle.has_wrong_size:
        return 0
    options = options_of(puzzle)
    if options is None:
        return None
    cover = Cover(puzzle, options)
    if deadline is not None:
        cover.enough = lambda: perf_counter() > deadline
    found = 0
    try:
        alive = cover.start()
        if alive != DEAD:
            found = _count_apart(cover, alive, limit)
    except KeyboardInterrupt:
        cover.late = True
    if cover.late and found != limit:
        raise UnfinishedError(found)
    return found


def _count_apart(cover: Cover, alive: int, limit: int | None) -> int:
    """Count; if there is a deadline, first make sure that each part has a solution.

    Then a part that there was no time to count leaves a proved lower bound for the whole.
    """
    if limit is not None or cover.enough is None:
        return _count(cover, alive, limit)
    some = all(_count_part(cover, part, 1) for part in cover.parts(alive))
    return _count(cover, alive, None, at_least=1) if some else 0


def _count(cover: Cover, alive: int, limit: int | None, at_least: int = 0) -> int:
    """Count the ways to choose among what is alive, up to a limit.

    Every part is known to have `at_least` so many.
    """
    found = 1
    for part in cover.parts(alive):
        enough = 1 if limit is not None and found >= limit else limit
        found *= max(at_least, _count_part(cover, part, enough))
        if not found:
            return 0
    return found if limit is None else min(found, limit)


def _count_part(cover: Cover, part: int, limit: int | None) -> int:
    found = 0
    options = cover.fewest(part)
    while options and not cover.is_late():
        option = options & -options
        options ^= option
        # What is found so far stays true when Ctrl-C comes in between.
        try:
            alive = cover.without(part, part & cover.rules_out[option.bit_length()])
            found += _count(cover, alive, limit) if alive != DEAD else 0
        except KeyboardInterrupt:
            cover.late = True
        if limit is not None and found >= limit:
            return limit
    return found
