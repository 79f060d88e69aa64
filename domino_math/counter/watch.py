"""Looks at the clock, for all loops that can take long, and what is known once they are stopped."""

from collections.abc import Callable, Iterable
from time import perf_counter

from domino_math.counter.result import Method

# Called often in long loops; raises LateError once the time is up.
Watch = Callable[[], None]


class LateError(Exception):
    """The time is up."""


class TooManyRowsError(Exception):
    """There are more rows than were allowed, or they took too long."""


class StoppedError(Exception):
    """Counting was stopped, by the clock or by Ctrl-C; there are `at_least` so many solutions."""

    def __init__(self, at_least: int, method: Method, *, interrupted: bool = False) -> None:
        """Keep what was proved, and how."""
        super().__init__(f"stopped; there are at least {at_least:,} solutions")
        self.at_least = at_least
        self.method = method
        self.interrupted = interrupted


def watch_until(deadline: float | None) -> Watch:
    """Return a watch that raises LateError once `perf_counter()` has passed `deadline`.

    >>> watch_until(None)()
    >>> watch_until(0.0)()
    Traceback (most recent call last):
    ...
    domino_math.counter.watch.LateError
    """

    def watch() -> None:
        if deadline is not None and perf_counter() > deadline:
            raise LateError

    return watch


def added_until_stopped(counts: Iterable[int], method: Method, share: Callable[[int], int]) -> int:
    """Add up counts, and return the `share` of the sum that is the number of solutions.

    Where counting them is stopped, StoppedError holds the share of what was added by then: `share`
    must not be more for a smaller sum.

    >>> added_until_stopped([2, 4], "trails", lambda whole: whole // 2)
    3
    """
    found = 0
    try:
        for count in counts:
            found += count
    except (LateError, KeyboardInterrupt) as ended:
        interrupted = isinstance(ended, KeyboardInterrupt)
        raise StoppedError(share(found), method, interrupted=interrupted) from None
    return share(found)
