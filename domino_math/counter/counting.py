"""Counting: lemmas first, then a method that knows the kind of puzzle, else one by one."""

from time import perf_counter

from domino_math.counter.plain import count_plain
from domino_math.counter.result import Method, Tally
from domino_math.errors import check_time
from domino_math.exact_cover import UnfinishedError, count_exact_cover
from domino_math.lemmas import lemmas, why_impossible
from domino_math.puzzle import Puzzle


def count(puzzle: Puzzle) -> int:
    """Return the exact number of solutions, however long that takes.

    Solutions differ if a cell shows another number or belongs to another tile; mirror images
    count as different, copies of a tile do not.

    >>> import domino_math as dm
    >>> dm.count(dm.read("closed-chain-6"))
    7959229931520
    """
    return tally(puzzle).value


def tally(puzzle: Puzzle, *, time: float | None = None) -> Tally:
    """Count for up to `time` seconds (None: no limit); see `Tally` for what comes back.

    The limit bounds counting one by one, which Ctrl-C ends too; the methods for chains and rings
    take seconds at most. Raises ValueError for a time that is not positive.
    """
    check_time(time)
    started = perf_counter()

    def done(value: int, method: Method, *, exact: bool = True) -> Tally:
        return Tally(puzzle, value, exact, method, perf_counter() - started)

    try:
        value = count_exact_cover(puzzle, deadline=None if time is None else started + time)
    except UnfinishedError as stopped:
        return done(stopped.at_least, "exact cover", exact=False)
    if value is not None:
        return done(value, "exact cover")
    if why_impossible(lemmas(puzzle)):
        return done(0, "lemmas")
    # Imported here: numpy takes longer to load than the rest.
    from domino_math.counter.chains import count_chains
    from domino_math.counter.sides import count_sides

    if (value := count_chains(puzzle)) is not None:
        return done(value, "trails")
    if (value := count_sides(puzzle)) is not None:
        return done(value, "sides")
    value, exact = count_plain(puzzle, time=time)
    return done(value, "one by one", exact=exact)
