"""A progress line on long searches: only on a terminal, and never on quick ones."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress


_QUIET_SECONDS = 0.7


class SearchProgress:
    """Shows how long a search has taken and what it has found; call it with both."""

    def __init__(self, limit_seconds: float | None) -> None:
        """Take the time limit in seconds, to fill a bar with, or None."""
        self._limit = limit_seconds
        self._is_shown = is_terminal(sys.stderr)
        self._is_in_the_way = self._is_shown and is_terminal(sys.stdout)
        self._display: Progress | None = None
        self._seconds = 0.0
        self._quiet_until = _QUIET_SECONDS
        # It is called in one thread, and set aside in another.
        self._lock = Lock()

    def __call__(self, found: int, seconds: float) -> None:
        if not self._is_shown:
            return
        with self._lock:
            self._seconds = seconds
            if seconds < self._quiet_until:
                return
            if self._display is None:
                self._display = _display(
                    "searching, {task.fields[found]} found", "Ctrl-C stops and keeps them"
                )
                self._task = self._display.add_task("search", total=self._limit, found=found)
                self._display.start()
            self._display.update(self._task, completed=seconds if self._limit else 0, found=found)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Make way for what is written on the same terminal; that shows progress, too."""
        if not self._is_in_the_way:
            yield
            return
        with self._lock:
            self._clear()
            self._quiet_until = self._seconds + _QUIET_SECONDS
            yield

    def _clear(self) -> None:
        if self._display is not None:
            self._display.stop()
            self._display = None

    def __enter__(self) -> "SearchProgress":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._clear()


class PartProgress:
    """Shows which part of the work is done, from 0 to 1; call it with that and the seconds."""

    def __init__(self, what: str, ending: str) -> None:
        """Take what is being done and what Ctrl-C would do; show nothing yet."""
        self._words = what, ending
        self._is_shown = is_terminal(sys.stderr)
        self._display: Progress | None = None

    def __call__(self, part: float, seconds: float) -> None:
        if not self._is_shown or seconds < _QUIET_SECONDS:
            return
        if self._display is None:
            self._display = _display(*self._words)
            self._task = self._display.add_task("part", total=1.0)
            self._display.start()
        self._display.update(self._task, completed=part)

    def __enter__(self) -> "PartProgress":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._display is not None:
            self._display.stop()


def is_terminal(stream: object) -> bool:
    """Whether a stream leads to a terminal."""
    isatty = getattr(stream, "isatty", None)  # a closed stream is None
    return bool(isatty and isatty())


def _display(what: str, ending: str) -> "Progress":
    # Imported here: most searches are over before it would be needed.
    from rich.console import Console
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    return Progress(
        SpinnerColumn(),
        TextColumn(what),
        BarColumn(),
        TimeElapsedColumn(),
        TextColumn(ending),
        console=Console(file=sys.stderr),
        transient=True,
        redirect_stdout=False,  # what goes to standard output must not come out here
        redirect_stderr=False,
    )
