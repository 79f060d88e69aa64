"""A progress line on long searches: only on a terminal, and never on quick ones."""

import sys
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn


class SearchProgress:
    """Shows how long a search has taken and what it has found; call it with both."""

    _QUIET_SECONDS = 0.7

    def __init__(self, limit_seconds: float | None) -> None:
        """Take the time limit in seconds, to fill a bar with, or None."""
        self._limit = limit_seconds
        self._display: Progress | None = None

    def __call__(self, found: int, seconds: float) -> None:
        if seconds < self._QUIET_SECONDS:
            return
        if self._display is None:
            self._display = Progress(
                SpinnerColumn(),
                TextColumn("searching, {task.fields[found]} found"),
                BarColumn(),
                TimeElapsedColumn(),
                TextColumn("Ctrl-C stops and keeps them"),
                console=Console(file=sys.stderr),
                transient=True,
            )
            self._task = self._display.add_task("search", total=self._limit, found=found)
            self._display.start()
        self._display.update(self._task, completed=seconds if self._limit else 0, found=found)

    def __enter__(self) -> "SearchProgress":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._display is not None:
            self._display.stop()
