"""Looking for solutions: lemmas first, then the solver, then the independent check.

Every query builds a model of its own, so nothing that one query adds can mislead the next.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Any

from domino_math.checker import check
from domino_math.layout import Cell
from domino_math.lemmas import lemmas, reasons, why_impossible
from domino_math.puzzle import Puzzle, Solution, candidates
from domino_math.solver.answer import Answer, Status, Stop

Progress = Callable[[int, float], None]

# About 1 KB of memory each, so that a search stays under half a gigabyte.
MOST_CHOICES = 300_000

EXHAUSTED = "A search through all arrangements found none that satisfies everything."


class WrongSolutionError(RuntimeError):
    """The solver returned something that the check rejects: a defect of this program."""


def solve(
    puzzle: Puzzle,
    *,
    limit: int | None = 1,
    time: float | None = None,
    up_to_symmetry: bool = False,
    seed: int = 0,
    progress: Progress | None = None,
) -> Answer:
    """Look for up to `limit` solutions (None: all) for up to `time` seconds (None: no limit).

    `limit=2` settles uniqueness: see `Answer.unique`. With `up_to_symmetry`, solutions that a
    symmetry of the puzzle carries into each other count as one. `progress(found, seconds)` is
    called several times a second. Ctrl-C ends the search and keeps what was found. The same seed
    gives the same solutions. Raises ValueError for a limit or time that is not positive, and for
    a seed below 0 or above 2^31 - 1.

    >>> from domino_math.layout import Row, layout_of
    >>> from domino_math.tiles import double_set
    >>> answer = solve(Puzzle("row", layout_of(Row(6)), double_set(1)), limit=None)
    >>> answer.status, len(answer.solutions), answer.complete
    ('solved', 12, True)
    """
    if limit is not None and limit < 1:
        raise ValueError(f"limit must be 1 or more, not {limit}")
    if time is not None and not time > 0:
        raise ValueError(f"time must be more than 0 seconds, not {time}")
    if not 0 <= seed < 2**31:
        raise ValueError(f"seed must be from 0 to 2^31 - 1, not {seed}")
    started = perf_counter()

    def answer(status: Status, **found: Any) -> Answer:
        took = perf_counter() - started
        return Answer(puzzle, status, up_to_symmetry=up_to_symmetry, seconds=took, **found)

    known = lemmas(puzzle)
    if chain := why_impossible(known):
        return answer("impossible", complete=True, reasons=reasons(chain))
    if not _fits(puzzle):
        too_many = (
            f"There are more than {MOST_CHOICES:,} choices (ways to lay a tile, and numbers that "
            "cells can show), too many for the solver; given numbers would leave fewer."
        )
        return answer("undecided", stopped="size", reasons=(too_many,))

    collector = _Collector(puzzle, limit, up_to_symmetry)
    implied = (constraint for lemma in known for constraint in lemma.gives)

    def heartbeat() -> None:
        if progress:
            progress(len(collector.found), perf_counter() - started)

    try:
        search = _load_search()
        stopped: Stop = search(
            puzzle,
            (*puzzle.constraints, *implied),
            collector,
            one=limit == 1,
            time=None if time is None else time - (perf_counter() - started),
            seed=seed,
            heartbeat=heartbeat,
        )
    except KeyboardInterrupt:  # before the search itself, which has its own way to stop
        stopped = "interrupted"
    found = tuple(collector.found)
    status: Status = "solved" if found else "undecided" if stopped else "impossible"
    return answer(
        status,
        solutions=found,
        complete=not stopped,
        stopped=stopped,
        reasons=(EXHAUSTED,) if status == "impossible" else (),
    )


def _fits(puzzle: Puzzle) -> bool:
    """Whether the solver can be given all choices: placements, and numbers on cells."""
    shown: set[tuple[Cell, int]] = set()
    for number, placement in enumerate(candidates(puzzle), 1):
        shown.update(zip(placement.cells, placement.pips, strict=True))
        if number + len(shown) > MOST_CHOICES:
            return False
    return True


def _load_search() -> "Callable[..., Stop]":
    """Load OR-Tools, which takes longer than everything else together."""
    try:
        from domino_math.solver.engine import search
    except ImportError as error:
        # Ctrl-C while compiled modules load comes out as a failed import.
        if isinstance(error.__cause__ or error.__context__, KeyboardInterrupt):
            raise KeyboardInterrupt from error
        raise
    return search


class _Collector:
    """Keeps checked solutions, up to a limit; called with each solution found."""

    def __init__(self, puzzle: Puzzle, limit: int | None, up_to_symmetry: bool) -> None:
        self._puzzle = puzzle
        self._limit = limit
        self._symmetries = puzzle.symmetries if up_to_symmetry else ()
        self._seen: set[Solution] = set()
        self.found: list[Solution] = []

    def __call__(self, solution: Solution) -> bool:
        if broken := check(self._puzzle, solution):
            raise WrongSolutionError(f"{self._puzzle.name}: {broken[0]}")
        if self._symmetries:
            images = (solution.moved(mapping) for mapping in self._symmetries)
            first = min(images, key=lambda image: image.placements)
            if first in self._seen:
                return True
            self._seen.add(first)
        self.found.append(solution)
        return self._limit is None or len(self.found) < self._limit
