"""A search in its own thread ends when it is told to, whenever that is."""

from threading import Event, Thread

import pytest

from domino_math.puzzle import Solution
from domino_math.solver.running import Running, run


class Endless:
    """A search that finds the same thing again and again, until it is stopped."""

    def __init__(self):
        self.stopped = Event()

    def run(self, found):
        while found(Solution()) and not self.stopped.is_set():
            pass
        return ""

    def stop(self):
        self.stopped.set()


def test_it_ends_when_it_is_told_to():
    running = Running(Endless(), lambda _: True)
    running.end()
    assert running.ended.is_set()
    assert running.error is None


def test_it_does_not_wait_for_itself():
    # A loop that was left behind may be cleared away in the thread of its own search.
    begun, waited = Event(), Event()

    def found(_):
        begun.wait()
        running.end()
        waited.set()
        return True

    running = Running(Endless(), found)
    begun.set()
    assert running.ended.wait(timeout=60)
    assert waited.is_set()


def test_it_says_at_its_end_that_it_has_ended():
    told = []
    running = Running(Endless(), lambda _: False, at_end=lambda: told.append("the end"))
    while not told:
        running.wait()
    assert running.ended.is_set()


def test_nothing_is_handed_on_after_ctrl_c_while_the_thread_starts(monkeypatch):
    start = Thread.start

    def interrupted(thread):
        start(thread)
        raise KeyboardInterrupt

    monkeypatch.setattr(Thread, "start", interrupted)
    search, handed = Endless(), []
    with pytest.raises(KeyboardInterrupt):
        run(search, lambda solution: handed.append(solution) or True, lambda: None)
    assert search.stopped.wait(timeout=60)


def test_what_a_search_raises_is_raised():
    class Broken(Endless):
        def run(self, _):
            raise MemoryError("no room")

    with pytest.raises(MemoryError, match="no room"):
        run(Broken(), lambda _: True, lambda: None)
