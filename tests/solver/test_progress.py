"""A search tells how far it is, and ends when it is told to."""

import os
import signal
import sys
import threading
from time import monotonic, sleep

import pytest

from domino_math.solver import engine, solve

SIGINT_TO_SELF = pytest.mark.skipif(
    sys.platform == "win32", reason="on Windows os.kill ends the process instead of signalling it"
)


def send_sigint_soon():
    """Press Ctrl-C from another thread while the search goes on in this one."""
    threading.Timer(0.05, os.kill, (os.getpid(), signal.SIGINT)).start()


class Reports:
    """Collects what `progress` is told; acts once at the first report that `when` accepts."""

    def __init__(self, when=lambda _: False, act=lambda: None):
        self.told = []
        self.when, self.act, self.done = when, act, False

    def __call__(self, found, seconds):
        self.told.append((found, seconds))
        if not self.done and self.when(found):
            self.done = True
            self.act()


def other_threads(than=()):
    return {*threading.enumerate()}.difference(than, {threading.main_thread()})


@pytest.fixture(autouse=True)
def _no_search_goes_on():
    """Wait for what is about to end; what goes on searching would still be there."""
    before = other_threads()
    yield
    deadline = monotonic() + 5
    while other_threads(than=before) and monotonic() < deadline:
        sleep(0.01)
    assert other_threads(than=before) == set()


@SIGINT_TO_SELF
def test_progress_is_told_again_and_again(many):
    reports = Reports(when=lambda _: len(reports.told) >= 4, act=send_sigint_soon)
    answer = solve(many, limit=None, time=60, progress=reports)
    assert len(reports.told) >= 4
    assert answer.stopped == "interrupted"
    assert reports.told == sorted(reports.told)
    found, seconds = reports.told[-1]
    assert 1 < found <= len(answer.solutions)
    assert 0 < seconds <= answer.seconds


def test_a_search_can_be_seen_while_it_goes_on(many):
    before, seen = other_threads(), set()
    solve(many, limit=None, time=0.3, progress=lambda *_: seen.update(other_threads(before)))
    assert seen


@SIGINT_TO_SELF
def test_ctrl_c_keeps_what_was_found(many):
    reports = Reports(when=lambda found: found > 0, act=send_sigint_soon)
    answer = solve(many, limit=None, time=60, progress=reports)
    assert (answer.status, answer.stopped, answer.complete) == ("solved", "interrupted", False)
    assert len(set(answer.solutions)) == len(answer.solutions) > 0
    assert answer.seconds < 30


@SIGINT_TO_SELF
def test_ctrl_c_before_anything_is_found(hard):
    reports = Reports(when=lambda found: found == 0, act=send_sigint_soon)
    answer = solve(hard, time=60, progress=reports)
    assert (answer.status, answer.stopped, answer.complete) == ("undecided", "interrupted", False)
    assert answer.solutions == ()
    assert answer.unique is None
    assert answer.seconds < 30


@pytest.mark.parametrize("found_before", [False, True])
def test_what_progress_raises_ends_the_search_and_is_raised(many, hard, found_before):
    def give_up():
        raise LookupError("enough")

    reports = Reports(when=lambda found: found > 0 or not found_before, act=give_up)
    with pytest.raises(LookupError, match="enough"):
        solve(many if found_before else hard, limit=None, time=60, progress=reports)


def test_an_end_asked_for_before_the_solver_has_begun_is_not_forgotten(hard, monkeypatch):
    solve_at_once = engine.cp_model.CpSolver.solve

    def solve_later(*args):
        sleep(0.5)
        return solve_at_once(*args)

    monkeypatch.setattr(engine.cp_model.CpSolver, "solve", solve_later)

    def press_ctrl_c():
        raise KeyboardInterrupt

    reports = Reports(when=lambda _: True, act=press_ctrl_c)
    answer = solve(hard, time=20, progress=reports)
    assert (answer.status, answer.stopped) == ("undecided", "interrupted")
    assert answer.seconds < 10
