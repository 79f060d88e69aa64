"""A limit in time for long looks: whoever looks long ticks, and a tick ends it once time is up."""

from collections.abc import Callable
from time import perf_counter

Tick = Callable[[], None]


class TimeUpError(Exception):
    """The time that was given is up."""


def no_limit() -> None:
    """Tick without an end."""


def until(deadline: float | None) -> Tick:
    """Return a tick that raises TimeUpError once `perf_counter()` is past the deadline.

    >>> tick = until(0.0)
    >>> tick()
    Traceback (most recent call last):
    ...
    domino_math.explainer.clock.TimeUpError
    """
    if deadline is None:
        return no_limit

    def tick() -> None:
        if perf_counter() > deadline:
            raise TimeUpError

    return tick
