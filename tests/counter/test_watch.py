"""Every method looks at the clock, and keeps what it knows when it is stopped."""

from itertools import count

import pytest

import domino_math as dm
from domino_math.counter import watch
from domino_math.counter.chains import count_chains
from domino_math.counter.parts import count_parts
from domino_math.counter.plain import count_plain
from domino_math.counter.sides import count_sides
from domino_math.counter.sweep import sweep
from domino_math.counter.watch import LateError, StoppedError, added_until_stopped, watch_until

from .test_sides import solvable_ring

STOPPABLE = [(dm.read("open-chain-2"), count_chains), (solvable_ring(106), count_sides)]


@pytest.fixture
def _ticking(monkeypatch):
    """A clock that goes on by 1 with each look, so that a deadline is a number of looks."""
    ticks = count(1)
    monkeypatch.setattr(watch, "perf_counter", lambda: next(ticks))


@pytest.mark.parametrize(("puzzle", "method"), STOPPABLE)
def test_a_method_keeps_what_it_counted_until_it_is_late(monkeypatch, puzzle, method):
    all_ = method(puzzle)
    bounds = []
    for looks in range(0, 5000, 5):
        ticks = count(1)
        monkeypatch.setattr(watch, "perf_counter", lambda ticks=ticks: next(ticks))
        try:
            assert method(puzzle, deadline=looks) == all_
            break
        except StoppedError as stopped:
            bounds.append(stopped.at_least)
    else:
        pytest.fail("it takes more looks than that")
    assert bounds[0] == 0
    assert 0 < bounds[-1] <= all_
    assert bounds == sorted(bounds)


@pytest.mark.parametrize("ended", [LateError, KeyboardInterrupt])
def test_a_sum_is_kept_at_ctrl_c(ended):
    def counts():
        yield from (3, 4)
        raise ended

    with pytest.raises(StoppedError, match="at least 3 solutions") as stopped:
        added_until_stopped(counts(), "sides", lambda found: found // 2)
    assert stopped.value.interrupted == (ended is KeyboardInterrupt)


@pytest.mark.usefixtures("_ticking")
@pytest.mark.parametrize("looks", range(0, 3000, 250))
def test_a_sweep_gives_up_at_its_end(looks):
    """While it is made ready, in tables and between blocks of rows: wherever it is by then."""
    found = sweep(dm.read("addition-28"), most_rows=100, grace=1, end=looks)
    assert (found.value, found.exact, found.interrupted) == (0, False, False)


@pytest.mark.usefixtures("_ticking")
def test_parts_and_single_solutions_are_late_too():
    with pytest.raises(LateError):
        count_parts(dm.read("windows-7"), most_rows=10**6, deadline=50)
    assert count_plain(dm.read("magic-6x6-13"), time=1e-9) == (0, False)


def test_a_tally_keeps_what_the_method_had_counted(monkeypatch):
    def stopped(*_args, **_options):
        raise StoppedError(123_456, "sides", interrupted=True)

    monkeypatch.setattr("domino_math.counter.sides.count_sides", stopped)
    monkeypatch.setattr("domino_math.counter.counting._ENDING_SECONDS", 1e-9)
    found = dm.tally(dm.read("ring-3-9"))
    assert not found.exact
    assert 123_456 <= found.value <= 166_400


@pytest.mark.parametrize(
    "where",
    [
        "domino_math.counter.by_kind.count_exact_cover",
        "domino_math.counter.by_kind.lemmas",
        "domino_math.counter.sweep.best_order",
    ],
)
def test_ctrl_c_at_the_beginning_is_no_error(monkeypatch, where):
    def interrupted(*_args, **_options):
        raise KeyboardInterrupt

    monkeypatch.setattr(where, interrupted)
    monkeypatch.setattr("domino_math.counter.counting._ENDING_SECONDS", 0.01)
    found = dm.tally(dm.read("five-dominoes-5"))
    assert 0 <= found.value <= 8
    assert not found.exact or found.value == 8


def test_no_deadline_is_never_late():
    watch_until(None)()
    with pytest.raises(LateError):
        watch_until(0)()
