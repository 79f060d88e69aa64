"""Solutions as a loop takes them: looked for ahead of the loop, but only a few."""

import atexit
from collections.abc import Iterator
from queue import Empty, SimpleQueue

from domino_math.lemmas import lemmas, why_impossible
from domino_math.puzzle import Puzzle, Solution
from domino_math.solver.collector import Collector
from domino_math.solver.running import Running
from domino_math.solver.search import check_seed, search_for

# How many solutions are looked for ahead of the loop.
_AHEAD = 16
# On Windows, Ctrl-C does not reach a wait without end.
_PATIENCE_SECONDS = 0.1


def solutions(puzzle: Puzzle, *, up_to_symmetry: bool = False, seed: int = 0) -> Iterator[Solution]:
    """Yield the solutions one by one, each checked, in little memory however many there are.

    The loop over them may be left at any time, which ends the search; when it comes to its end,
    these were all. With `up_to_symmetry`, solutions that a symmetry of the puzzle carries into
    each other count as one. Seeds change the order. Raises ValueError for a seed below 0 or above
    2^31 - 1 and for a puzzle that is too large for the solver.

    >>> from itertools import islice
    >>> from domino_math.layout import Rectangle, layout_of
    >>> from domino_math.tiles import double_set
    >>> puzzle = Puzzle("block", layout_of(Rectangle(7, 8)), double_set(6))
    >>> [len(solution) for solution in islice(solutions(puzzle), 3)]
    [28, 28, 28]
    """
    check_seed(seed)  # at once, not when the loop begins
    return _stream(puzzle, up_to_symmetry, seed)


def _stream(puzzle: Puzzle, up_to_symmetry: bool, seed: int) -> Iterator[Solution]:
    known = lemmas(puzzle)
    if why_impossible(known):
        return
    search = search_for(puzzle, known, one=False, deadline=None, seed=seed)
    ready: SimpleQueue[Solution | None] = SimpleQueue()  # None is the end
    room: SimpleQueue[None] = SimpleQueue()  # one item for each solution that may be looked for
    for _ in range(_AHEAD):
        room.put(None)

    def hand_on(solution: Solution) -> None:
        room.get()
        ready.put(solution)

    collector = Collector(puzzle, hand_on, limit=None, up_to_symmetry=up_to_symmetry)
    running = Running(search, collector, at_end=lambda: ready.put(None))

    def end() -> None:
        running.stopping = True
        room.put(None)  # it may be waiting for room
        running.end()

    # A loop that was left without an end keeps its search waiting. Ended later than this, while
    # Python shuts down and other threads stand still, it would be waited for in vain.
    atexit.register(end)
    try:
        while (solution := _next(ready)) is not None:
            yield solution
            room.put(None)
        if running.error:
            raise running.error
    finally:
        end()
        atexit.unregister(end)


def _next(ready: "SimpleQueue[Solution | None]") -> Solution | None:
    while True:
        try:
            return ready.get(timeout=_PATIENCE_SECONDS)
        except Empty:
            continue
