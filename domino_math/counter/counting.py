"""Counting: lemmas first, then a method that knows the kind of puzzle, then any that may do."""

from time import perf_counter

from domino_math.counter.by_kind import count_by_kind
from domino_math.counter.plain import MOST_CELLS, count_plain
from domino_math.counter.result import Method, Tally, UncountedError
from domino_math.counter.watch import LateError, StoppedError, TooManyRowsError
from domino_math.errors import check_time
from domino_math.progress import PartDone
from domino_math.puzzle import Puzzle

# Rows of a sweep at a time; so many take up about a gigabyte.
_MOST_ROWS = 8_000_000

# Of a time limit, the part in which a sweep tries to be exact, that in which it ends after failing
# to, and when it gives up; without a limit, so many seconds for the second.
_EXACT, _ENDING, _END = 0.4, 0.3, 0.95
_ENDING_SECONDS = 10.0
# So many seconds go to look for any solution at all where none was found by then.
_ANY_SECONDS = 0.5

# A lower bound that leaves no hope to find all solutions one by one.
_HOPELESS = 1_000_000


def count(puzzle: Puzzle) -> int:
    """Return the exact number of solutions, which can take long.

    Solutions differ if a cell shows another number or belongs to another tile; mirror images
    count as different, copies of a tile do not. Raises UncountedError if the number is out of
    reach; it holds a lower bound. `tally` tells more, and takes a limit in time.

    >>> import domino_math as dm
    >>> dm.count(dm.read("closed-chain-6"))
    7959229931520
    """
    found = tally(puzzle)
    if not found.exact:
        raise UncountedError(found)
    return found.value


def tally(puzzle: Puzzle, *, time: float | None = None, progress: PartDone | None = None) -> Tally:
    """Count for about `time` seconds (None: no limit); see `Tally` for what comes back.

    Ctrl-C ends it with what is known by then. `progress(part, seconds)` is told from time to time
    which part is done, from 0 to 1. Raises ValueError for a time that is not positive.
    """
    check_time(time)
    started = perf_counter()

    def until(part: float) -> float | None:
        """When this part of the limit is over."""
        return None if time is None else started + part * time

    def done(
        value: int, method: Method, *, exact: bool = True, estimate: int | None = None
    ) -> Tally:
        return Tally(puzzle, value, exact, method, estimate, perf_counter() - started)

    at_least: tuple[int, Method] = (0, "sweep")
    interrupted = False
    deadline = until(_EXACT)
    try:
        known = count_by_kind(puzzle, most_rows=_MOST_ROWS, until=until)
        if known is not None:
            return done(*known)
    except StoppedError as stopped:
        at_least, interrupted = (stopped.at_least, stopped.method), stopped.interrupted
        if stopped.method == "exact cover":  # a sweep knows nothing of its many given numbers
            return done(*at_least, exact=False)
        deadline = started  # only a lower bound is left to find
    except (TooManyRowsError, LateError, KeyboardInterrupt) as ended:
        interrupted = isinstance(ended, KeyboardInterrupt)
        deadline = started

    # Imported here: numpy takes longer to load than the rest.
    from domino_math.counter.sweep import sweep

    def told(part: float) -> None:
        if progress:
            progress(part, perf_counter() - started)

    swept = sweep(
        puzzle,
        most_rows=_MOST_ROWS,
        deadline=deadline,
        grace=_ENDING_SECONDS if time is None else _ENDING * time,
        end=until(_END),
        progress=told,
    )
    if swept.exact:
        return done(swept.value, "sweep")
    at_least = max(at_least, (swept.value, "sweep"), key=lambda bound: bound[0])
    # A sample without any solution says nothing about how many there are.
    estimate = round(swept.estimate) if swept.value else None
    left = None if time is None else time - (perf_counter() - started)
    if left is not None and not at_least[0]:
        left = max(left, _ANY_SECONDS)
    go_on = at_least[0] < _HOPELESS and len(puzzle.layout.cells) <= MOST_CELLS
    go_on = go_on and not (swept.interrupted or interrupted)
    if go_on and (left is None or left > 0):
        value, exact = count_plain(puzzle, time=left)
        if exact:
            return done(value, "one by one")
        at_least = max(at_least, (value, "one by one"), key=lambda bound: bound[0])
    return done(*at_least, exact=False, estimate=estimate)
