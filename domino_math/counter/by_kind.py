"""Methods that know a kind of puzzle, from the quickest to the slowest."""

from collections.abc import Callable

from domino_math.counter.result import Method
from domino_math.counter.watch import StoppedError
from domino_math.exact_cover import UnfinishedError, count_exact_cover
from domino_math.lemmas import lemmas, why_impossible
from domino_math.puzzle import Puzzle

# Of a time limit, the part for the methods that know the kind of puzzle, and that for parts, which
# leave no lower bound of their own: there must be time to find one.
_KIND, _PARTS = 0.7, 0.4


def count_by_kind(
    puzzle: Puzzle, *, most_rows: int, until: Callable[[float], float | None]
) -> tuple[int, Method] | None:
    """Return the number of solutions and how it was found; None for a puzzle of no known kind.

    `until(part)` says when this part of the time limit is over, by `perf_counter()`. Raises
    StoppedError for a method that was stopped with a lower bound; LateError, TooManyRowsError or
    KeyboardInterrupt where nothing is known by then.
    """
    # With one kind of tile all tilings are alike to a sweep, and exact cover has none to cut.
    if len(puzzle.supply.kinds) > 1:
        try:
            value = count_exact_cover(puzzle, deadline=until(1))
        except UnfinishedError as stopped:
            raise StoppedError(stopped.at_least, "exact cover") from None
        if value is not None:
            return value, "exact cover"
    if why_impossible(lemmas(puzzle)):
        return 0, "lemmas"
    # Imported here: numpy takes longer to load than the rest.
    from domino_math.counter.chains import count_chains
    from domino_math.counter.parts import count_parts
    from domino_math.counter.sides import count_sides

    if (value := count_chains(puzzle, deadline=until(_KIND))) is not None:
        return value, "trails"
    if (value := count_sides(puzzle, deadline=until(_KIND))) is not None:
        return value, "sides"
    value = count_parts(puzzle, most_rows=most_rows, deadline=until(_PARTS))
    return None if value is None else (value, "parts")
