"""Looking for solutions: lemmas first, then a search, then the independent check.

Every query builds a model of its own, so nothing that one query adds can mislead the next.
"""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any

from domino_math.errors import check_time
from domino_math.i18n import Sentence
from domino_math.layout import Cell
from domino_math.lemmas import Lemma, lemmas, reasons, why_impossible
from domino_math.progress import NumberSoFar
from domino_math.puzzle import Puzzle, Solution, candidates
from domino_math.solver.answer import Answer, Status, Stop
from domino_math.solver.collector import Collector, WrongSolutionError
from domino_math.solver.covering import CoverSearch
from domino_math.solver.running import Search, run

if TYPE_CHECKING:
    from domino_math.solver.engine import CpSatSearch

__all__ = ["EXHAUSTED", "TooLargeError", "WrongSolutionError", "check_seed", "search_for", "solve"]

# About 1 KB of memory each, so that a search stays under half a gigabyte.
MOST_CHOICES = 300_000

EXHAUSTED = Sentence("A search through all arrangements found none that satisfies everything.")

# What is kept of solutions that are handed on: enough for a picture, and to show that two differ.
_KEPT = 2


class TooLargeError(ValueError):
    """The solver cannot be given so many choices; `reason` says so in any language."""

    def __init__(self) -> None:
        """Name the limit."""
        self.reason = Sentence(
            "There are more than {most} choices (ways to lay a tile, and numbers that cells can "
            "show), too many for the solver; given numbers would leave fewer.",
            most=MOST_CHOICES,
        )
        super().__init__(self.reason.text("en"))


def solve(
    puzzle: Puzzle,
    *,
    limit: int | None = 1,
    time: float | None = None,
    up_to_symmetry: bool = False,
    seed: int = 0,
    progress: NumberSoFar | None = None,
    found: Callable[[Solution], object] | None = None,
) -> Answer:
    """Look for up to `limit` solutions (None: all) for up to `time` seconds (None: no limit).

    `limit=2` settles uniqueness: see `Answer.unique`. With `up_to_symmetry`, solutions that a
    symmetry of the puzzle carries into each other count as one. `progress(number, seconds)` is
    called several times a second. Ctrl-C ends the search and keeps what was found. The same seed
    gives the same solutions.

    There may be more solutions than memory has room for. With `found`, each is handed to this
    function as it is found, in the thread that searches, and the answer keeps the first two and
    the number; see `solutions` for a loop over them. What `found` or `progress` raises ends the
    search and is raised here.

    Raises ValueError for a limit or time that is not positive, and for a seed below 0 or above
    2^31 - 1.

    >>> from domino_math.layout import Row, layout_of
    >>> from domino_math.tiles import double_set
    >>> answer = solve(Puzzle("row", layout_of(Row(6)), double_set(1)), limit=None)
    >>> answer.status, len(answer.solutions), answer.complete
    ('solved', 12, True)
    """
    if limit is not None and limit < 1:
        raise ValueError(f"limit must be 1 or more, not {limit}")
    check_time(time)
    check_seed(seed)
    started = perf_counter()
    kept: list[Solution] = []

    def hand_on(solution: Solution) -> None:
        if found is None or len(kept) < _KEPT:
            kept.append(solution)
        if found is not None:
            found(solution)

    collector = Collector(puzzle, hand_on, limit=limit, up_to_symmetry=up_to_symmetry)

    def heartbeat() -> None:
        if progress:
            progress(collector.number, perf_counter() - started)

    def answer(status: Status, **more: Any) -> Answer:
        return Answer(
            puzzle,
            status,
            solutions=tuple(kept),
            up_to_symmetry=up_to_symmetry,
            seconds=perf_counter() - started,
            found=collector.number,
            **more,
        )

    stopped: Stop
    try:
        known = lemmas(puzzle)
        if chain := why_impossible(known):
            return answer("impossible", complete=True, reasons=reasons(chain))
        deadline = None if time is None else started + time
        search = search_for(puzzle, known, one=limit == 1, deadline=deadline, seed=seed)
        stopped = run(search, collector, heartbeat)
    except TooLargeError as error:
        return answer("undecided", stopped="size", reasons=(error.reason,))
    except KeyboardInterrupt:  # before the search itself, which has its own way to stop
        stopped = "interrupted"
    status: Status = "solved" if kept else "undecided" if stopped else "impossible"
    return answer(
        status,
        complete=not stopped,
        stopped=stopped,
        reasons=(EXHAUSTED,) if status == "impossible" else (),
    )


def check_seed(seed: int) -> None:
    """Raise ValueError for a seed that the solver does not take."""
    if not 0 <= seed < 2**31:
        raise ValueError(f"seed must be from 0 to 2^31 - 1, not {seed}")


def search_for(
    puzzle: Puzzle, known: Sequence[Lemma], *, one: bool, deadline: float | None, seed: int
) -> Search:
    """Return the way to look for solutions that fits, ready to begin.

    `one` says that one will do; the search ends when `perf_counter()` passes the deadline. Raises
    TooLargeError.
    """
    covering = CoverSearch(puzzle, deadline=deadline, seed=seed)
    if covering.is_fit:
        return covering
    if not _fits(puzzle):
        raise TooLargeError
    implied = (constraint for lemma in known for constraint in lemma.gives)
    return _load_cp_sat()(
        puzzle, (*puzzle.constraints, *implied), one=one, deadline=deadline, seed=seed
    )


def _fits(puzzle: Puzzle) -> bool:
    """Whether the solver can be given all choices: placements, and numbers on cells."""
    layout, supply = puzzle.layout, puzzle.supply
    most = 2 * len(layout.slots) * len(supply.kinds) + len(layout.cells) * len(supply.numbers)
    if most <= MOST_CHOICES:  # nearly always, and counting one by one takes longer
        return True
    shown: set[tuple[Cell, int]] = set()
    for number, placement in enumerate(candidates(puzzle), 1):
        shown.update(zip(placement.cells, placement.pips, strict=True))
        if number + len(shown) > MOST_CHOICES:
            return False
    return True


def _load_cp_sat() -> "type[CpSatSearch]":
    """Load OR-Tools, which takes longer than everything else together."""
    try:
        from domino_math.solver.engine import CpSatSearch
    except ImportError as error:
        # Ctrl-C while compiled modules load comes out as a failed import.
        if isinstance(error.__cause__ or error.__context__, KeyboardInterrupt):
            raise KeyboardInterrupt from error
        raise
    return CpSatSearch
