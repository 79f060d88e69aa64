"""Why tiles that lie already cannot lie so together, although each of them alone may be right."""

from dataclasses import replace
from time import perf_counter

from domino_math.explainer.conflict import find_conflict
from domino_math.i18n import Sentence
from domino_math.lemmas import lemmas, reasons, why_impossible
from domino_math.puzzle import Placement, Puzzle, Solution

# Longer than this nobody waits for the fewest tiles that cannot lie together.
_LOOK = 5.0


def showing(puzzle: Puzzle, laid: Solution) -> Puzzle:
    """Return the puzzle with the numbers that are laid given too."""
    shown = laid.filling().pips
    given = tuple((cell, number) for cell, number in puzzle.given if cell not in shown)
    return replace(puzzle, given=(*given, *shown.items()))


def proved_apart(puzzle: Puzzle, laid: Solution) -> tuple[Sentence, ...]:
    """Return a proof that nothing can go on from what is laid; () if no lemma gives one.

    >>> import domino_math as dm
    >>> frame = dm.read("free-frame-44")
    >>> top = dm.Placement((dm.Cell(0, 0), dm.Cell(0, 1)), (6, 0))
    >>> bottom = dm.Placement((dm.Cell(14, 0), dm.Cell(14, 1)), (6, 6))
    >>> print(proved_apart(frame, dm.Solution([top, bottom]))[-1])  # doctest: +ELLIPSIS
    The four corners add up to 8. But these 4 numbers are at least 6, 0, 0 and 6, so together ...
    """
    return reasons(why_impossible(lemmas(showing(puzzle, laid))))


def fewest_apart(
    puzzle: Puzzle, laid: Solution, deadline: float | None = None
) -> tuple[Placement, ...]:
    """Return some of the tiles that cannot lie so together, as few as were found in the time.

    For what is known to have no solution. `deadline` is compared with `perf_counter()`.
    """
    end = perf_counter() + _LOOK
    conflict = find_conflict(showing(puzzle, laid), end if deadline is None else min(end, deadline))
    about = {demand[0] for demand in conflict.demands if isinstance(demand, tuple)}
    return tuple(placement for placement in laid if not about.isdisjoint(placement.cells))
