"""Counting: lemmas first, then a method that knows the kind of puzzle, then any that may do."""

from collections.abc import Callable
from time import perf_counter

from domino_math.counter.plain import count_plain
from domino_math.counter.result import Method, Tally, UncountedError
from domino_math.errors import check_time
from domino_math.exact_cover import UnfinishedError, count_exact_cover
from domino_math.lemmas import lemmas, why_impossible
from domino_math.puzzle import Puzzle

# Rows of a sweep at a time; so many take up about a gigabyte.
_MOST_ROWS = 8_000_000

# Of a time limit, the part in which a sweep tries to be exact, and that in which it ends after
# failing to; without a limit, so many seconds for the latter.
_EXACT, _ENDING = 0.5, 0.3
_ENDING_SECONDS = 10.0

# A lower bound that leaves no hope to find all solutions one by one.
_HOPELESS = 1_000_000

# Told the part that is done, from 0 to 1, and the seconds it took.
Progress = Callable[[float, float], None]


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


def tally(puzzle: Puzzle, *, time: float | None = None, progress: Progress | None = None) -> Tally:
    """Count for about `time` seconds (None: no limit); see `Tally` for what comes back.

    Ctrl-C ends it with what is known by then. The methods for chains and for matched rings heed
    no limit: they take seconds at most. `progress(part, seconds)` is told from time to time which
    part is done, from 0 to 1. Raises ValueError for a time that is not positive.
    """
    check_time(time)
    started = perf_counter()

    def done(
        value: int, method: Method, *, exact: bool = True, estimate: int | None = None
    ) -> Tally:
        return Tally(puzzle, value, exact, method, estimate, perf_counter() - started)

    try:
        # With one kind of tile all tilings are alike to a sweep, and exact cover has none to cut.
        value = None
        if len(puzzle.supply.kinds) > 1:
            value = count_exact_cover(puzzle, deadline=None if time is None else started + time)
    except UnfinishedError as stopped:
        return done(stopped.at_least, "exact cover", exact=False)
    if value is not None:
        return done(value, "exact cover")
    if why_impossible(lemmas(puzzle)):
        return done(0, "lemmas")
    # Imported here: numpy takes longer to load than the rest.
    from domino_math.counter.chains import count_chains
    from domino_math.counter.parts import count_parts
    from domino_math.counter.sides import count_sides
    from domino_math.counter.sweep import TooManyRowsError, sweep

    deadline = None if time is None else started + _EXACT * time
    interrupted = False
    try:
        if (value := count_chains(puzzle)) is not None:
            return done(value, "trails")
        if (value := count_sides(puzzle)) is not None:
            return done(value, "sides")
        if (value := count_parts(puzzle, most_rows=_MOST_ROWS, deadline=deadline)) is not None:
            return done(value, "parts")
    except (TooManyRowsError, KeyboardInterrupt) as ended:
        interrupted = isinstance(ended, KeyboardInterrupt)
        deadline = started  # only a lower bound is left to find

    def told(part: float) -> None:
        if progress:
            progress(part, perf_counter() - started)

    swept = sweep(
        puzzle,
        most_rows=_MOST_ROWS,
        deadline=deadline,
        grace=_ENDING_SECONDS if time is None else _ENDING * time,
        progress=told,
    )
    if swept.exact:
        return done(swept.value, "sweep")
    # A sample without any solution says nothing about how many there are.
    estimate = round(swept.estimate) if swept.value else None
    left = None if time is None else time - (perf_counter() - started)
    go_on = swept.value < _HOPELESS and not (swept.interrupted or interrupted)
    if go_on and (left is None or left > 0):
        value, exact = count_plain(puzzle, time=left)
        if exact:
            return done(value, "one by one")
        if value > swept.value:
            return done(value, "one by one", exact=False, estimate=estimate)
    return done(swept.value, "sweep", exact=False, estimate=estimate)
