"""Solutions in a loop: as they are found, a few at a time, and no search goes on behind it."""

import os
import signal
import subprocess
import sys
import threading
from itertools import islice
from time import monotonic, sleep
from weakref import WeakSet

import pytest

from domino_math.layout import Rectangle, Row, layout_of
from domino_math.puzzle import Puzzle
from domino_math.solver import collector, search, solutions, solve, stream
from domino_math.solver.collector import WrongSolutionError
from domino_math.solver.model import CpSatModel
from domino_math.tiles import double_set

from ..random_puzzles import brute_force, random_puzzle

SIGINT_TO_SELF = pytest.mark.skipif(
    sys.platform == "win32", reason="on Windows os.kill ends the process instead of signalling it"
)


@pytest.fixture(autouse=True)
def _no_search_goes_on():
    before = set(threading.enumerate())
    yield
    deadline = monotonic() + 5
    while set(threading.enumerate()) - before and monotonic() < deadline:
        sleep(0.01)
    assert set(threading.enumerate()) - before == set()


@pytest.fixture
def alive(monkeypatch):
    """The solutions that were found and have not been let go."""
    found = WeakSet()

    def remember(_, solution):
        found.add(solution)
        return []

    monkeypatch.setattr(collector, "check", remember)
    return found


@pytest.mark.parametrize("seed", range(40))
def test_all_solutions_come_once(seed):
    puzzle = random_puzzle(seed)
    found = list(solutions(puzzle))
    assert len(found) == len(set(found))
    assert set(found) == set(brute_force(puzzle))


def test_the_same_as_solve_finds(many):
    assert tuple(islice(solutions(many, seed=3), 20)) == solve(many, limit=20, seed=3).solutions


def test_up_to_symmetry():
    puzzle = Puzzle("square", layout_of(Rectangle(2, 2)), double_set(1), every_tile=False)
    found = list(solutions(puzzle, up_to_symmetry=True))
    assert tuple(found) == solve(puzzle, limit=None, up_to_symmetry=True).solutions
    assert len(found) < len(brute_force(puzzle))


def test_the_loop_gets_solutions_before_the_search_has_ended(many):
    before = threading.active_count()
    for number, _ in enumerate(solutions(many)):
        assert threading.active_count() == before + 1
        if number == 30:
            break


def test_only_a_few_solutions_are_alive_at_a_time(many, alive):
    for number, _ in enumerate(solutions(many)):
        # Those ahead of the loop, this one, and those that are just being handed on.
        assert len(alive) <= stream._AHEAD + 5
        if number == 500:
            break


def test_nothing_begins_before_the_loop_does(many):
    before = threading.active_count()
    waiting = solutions(many)
    assert threading.active_count() == before
    next(waiting)
    assert threading.active_count() == before + 1
    waiting.close()
    assert threading.active_count() == before


def run_through(found, act):
    for _ in found:
        act()


def test_what_the_loop_raises_ends_the_search(many):
    before = threading.active_count()

    def fail():
        raise LookupError("enough")

    with pytest.raises(LookupError, match="enough"):
        run_through(solutions(many), fail)
    assert threading.active_count() == before


@SIGINT_TO_SELF
def test_ctrl_c_in_the_loop(many):
    with pytest.raises(KeyboardInterrupt):
        run_through(solutions(many), lambda: signal.raise_signal(signal.SIGINT))


@SIGINT_TO_SELF
def test_ctrl_c_while_the_loop_waits(hard, monkeypatch):
    # A loop that took this for the end would take what it has for all there is.
    monkeypatch.setattr(stream, "lemmas", lambda _: ())
    threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        next(solutions(hard), None)


def test_a_wrong_solution_is_never_handed_on(monkeypatch):
    monkeypatch.setattr(CpSatModel, "_cover_cells", lambda _: None)
    puzzle = Puzzle("sabotaged", layout_of(Row(4)), double_set(1), every_tile=False)
    with pytest.raises(WrongSolutionError, match=r"^sabotaged: "):
        next(solutions(puzzle))


def test_impossible_puzzles_have_none():
    assert list(solutions(Puzzle("odd", layout_of(Rectangle(3, 3)), double_set(3)))) == []


def test_too_large_for_the_solver(monkeypatch):
    monkeypatch.setattr(search, "MOST_CHOICES", 10)
    with pytest.raises(ValueError, match=r"^There are more than 10 choices"):
        next(solutions(Puzzle("row", layout_of(Row(6)), double_set(1))))


def test_a_wrong_seed_is_told_before_the_loop():
    with pytest.raises(ValueError, match="seed must be from 0"):
        solutions(Puzzle("row", layout_of(Row(6)), double_set(1)), seed=-1)


LEFT_OPEN = """
import domino_math as dm

puzzle = dm.Puzzle("many", dm.layout_of(dm.Rectangle(7, 8)), dm.double_set(6))
found = dm.solutions(puzzle)
print(len(next(found)))
"""


def test_python_ends_though_a_loop_was_left_open():
    done = subprocess.run(
        [sys.executable, "-c", LEFT_OPEN], capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "28\n", "")
