"""Running a search in a thread of its own, so that progress and Ctrl-C reach us while it works."""

from collections.abc import Callable
from threading import Event, Thread, get_ident
from typing import Protocol

from domino_math.puzzle import Solution
from domino_math.solver.answer import Stop

# Takes a solution, and says whether to go on looking.
Found = Callable[[Solution], bool]

_HEARTBEAT_SECONDS = 0.1


class Search(Protocol):
    """One way to look for solutions, ready to begin."""

    def run(self, found: Found) -> Stop:
        """Hand each solution to `found` until it returns False; return what ended the search.

        "" means that all has been searched. What it returns after `stop` is not looked at.
        """

    def stop(self) -> None:
        """End `run` soon. Called from another thread, and again as long as it has not ended."""


class Running:
    """A search that has begun; `stopped` and `error` tell how it went once it has `ended`."""

    def __init__(
        self, search: Search, found: Found, *, at_end: Callable[[], None] = lambda: None
    ) -> None:
        """Begin: `found` is called with each solution, and `at_end` last, in the search's thread.

        Whatever `found` raises ends the search, and is kept as the `error`.
        """
        self.ended = Event()
        self.stopping = False
        self.stopped: Stop = ""
        self.error: BaseException | None = None
        self._search, self._found, self._at_end = search, found, at_end
        self._thread = Thread(target=self._run, daemon=True)
        try:
            self._thread.start()
        except BaseException:  # Ctrl-C at this moment, when the thread may run already
            self.stopping = True
            search.stop()
            raise

    def _run(self) -> None:
        try:
            self.stopped = self._search.run(self._take)
        except BaseException as error:  # raised again in the caller's thread
            self.error = error
        finally:
            self.ended.set()
            self._at_end()

    def _take(self, solution: Solution) -> bool:
        if self.stopping:
            return False
        try:
            return self._found(solution)
        except BaseException as error:  # must not pass through the solver's own code
            self.error = error
            return False

    def wait(self) -> bool:
        """Wait for the end, for a moment; say whether it has come."""
        if self.stopping:
            self._search.stop()  # each time: it is lost on a solver that has yet to begin
        # Not Thread.join: in Python 3.11, Ctrl-C within it makes a running thread pass for ended.
        return self.ended.wait(_HEARTBEAT_SECONDS)

    def end(self) -> None:
        """Stop the search and wait for its end."""
        self.stopping = True
        # What a loop left behind may be cleared away in any thread, even in that of the search.
        while get_ident() != self._thread.ident and not self.wait():
            pass


def run(search: Search, found: Found, heartbeat: Callable[[], None]) -> Stop:
    """Run a search to its end, calling `heartbeat` several times a second.

    Ctrl-C ends it; so does what `found` or `heartbeat` raises, which is then raised here.
    """
    running = Running(search, found)
    interrupted = False
    while not running.ended.is_set():
        try:
            if not running.wait() and not running.stopping:
                heartbeat()
        except KeyboardInterrupt:  # a second one changes nothing
            interrupted = running.stopping = True
        except BaseException as error:
            running.error, running.stopping = error, True
    if running.error:
        raise running.error
    return "interrupted" if interrupted else running.stopped
