from dataclasses import replace
from fractions import Fraction

import pytest

import domino_math as dm
from domino_math.counter import counting, sweep

from ..random_puzzles import brute_force, random_puzzle

OPEN_CHAINS = {1: 2, 2: 12, 3: 0, 4: 126_720, 5: 0, 6: 7_959_229_931_520}  # OEIS A284287
CLOSED_CHAINS_UP_TO_ROTATION = {6: 284_258_211_840}  # M. Reiss, 1871


def chain(n: int) -> dm.Puzzle:
    tiles = dm.double_set(n)
    layout = dm.layout_of(dm.Row(2 * len(tiles)))
    return dm.Puzzle(f"open-{n}", layout, tiles, (dm.Matching(layout.joints),))


@pytest.mark.parametrize(("n", "expected"), OPEN_CHAINS.items())
def test_open_chains_of_full_sets(n, expected):
    assert dm.count(chain(n)) == expected


def test_closed_chains_of_double_6():
    assert dm.count(dm.read("closed-chain-6")) == 28 * CLOSED_CHAINS_UP_TO_ROTATION[6]


@pytest.mark.parametrize("total", [42, 43, 47, 48])
def test_lemmas_answer_for_impossible_frames(total):
    found = dm.tally(dm.read(f"frame-{total}"))
    assert (found.value, found.exact, found.method) == (0, True, "lemmas")
    assert str(found) == "0"


@pytest.fixture
def _enough_rows(monkeypatch):
    """However slow the machine is, so many rows go on to the end that some come to solutions."""
    monkeypatch.setattr(counting, "_END", 1000)
    monkeypatch.setattr(sweep, "_LEAST", 500)


@pytest.mark.usefixtures("_enough_rows")
def test_a_limit_in_time_gives_a_lower_bound():
    found = dm.tally(dm.read("free-frame-44"), time=1)
    assert not found.exact
    assert found.method == "sweep"
    assert found.value > 10**6
    assert str(found) == f"at least {found.value:,}"
    assert found.up_to_symmetry is None


def test_a_puzzle_of_no_known_kind_is_swept():
    layout = dm.layout_of(dm.Rectangle(2, 3))
    found = dm.tally(dm.Puzzle("block", layout, dm.double_set(1)))
    # 3 tilings, 3! ways to deal out the tiles, 2 ways to lay 0-1.
    assert (found.value, found.exact, found.method) == (36, True, "sweep")


def test_parts_are_counted_apart():
    layout = dm.Layout((dm.Part(dm.Row(2)), dm.Part(dm.Row(2), at=(1, 0))))
    found = dm.tally(dm.Puzzle("two", layout, dm.double_set(2), every_tile=False))
    assert (found.value, found.exact, found.method) == (9 * 9 - 3 * 1 - 3 * 4, True, "parts")


def test_few_solutions_among_too_many_rows_are_counted_one_by_one(monkeypatch):
    monkeypatch.setattr(counting, "_MOST_ROWS", 3)
    monkeypatch.setattr(counting, "_ENDING_SECONDS", 0.1)
    monkeypatch.setattr(sweep, "_FEWEST", 2)
    found = dm.tally(dm.read("five-dominoes-5"))
    assert (found.value, found.exact, found.method) == (8, True, "one by one")
    assert found.up_to_symmetry == 4


@pytest.mark.usefixtures("_enough_rows")
def test_parts_with_too_many_rows_give_a_lower_bound(monkeypatch):
    monkeypatch.setattr(counting, "_MOST_ROWS", 1000)
    found = dm.tally(dm.read("nested-frames-24"), time=2)
    assert not found.exact
    assert found.value > 0


@pytest.mark.usefixtures("_enough_rows")
def test_count_never_gives_a_number_that_is_not_exact(monkeypatch):
    monkeypatch.setattr(counting, "_MOST_ROWS", 1000)
    monkeypatch.setattr(counting, "_ENDING_SECONDS", 1.0)
    with pytest.raises(dm.UncountedError, match=r"free-frame-44: at least [0-9,]+ solutions") as e:
        dm.count(dm.read("free-frame-44"))
    assert e.value.tally.value > 10**6


def test_progress_is_told():
    told: list[float] = []
    dm.tally(dm.read("ring-3-8"), progress=lambda part, _: told.append(part))
    assert told[-1] == 1


def test_a_time_that_is_not_positive_is_an_error():
    with pytest.raises(ValueError, match="time must be more than 0 seconds, not 0"):
        dm.tally(chain(1), time=0)


def test_exact_cover_counts_when_all_numbers_are_given():
    found = dm.tally(dm.read("dominosa-6-several"))
    assert (found.value, found.exact, found.method) == (8, True, "exact cover")


def test_exact_cover_out_of_time_gives_a_lower_bound():
    found = dm.tally(dm.read("dominosa-6-several"), time=1e-9)
    assert (found.exact, found.method) == (False, "exact cover")
    assert 0 <= found.value <= 8


@pytest.mark.parametrize("seed", range(150))
def test_any_method_agrees_with_brute_force(seed):
    """Whatever method is chosen; a matched path often has demands beside the matching."""
    puzzle = random_puzzle(seed)
    if puzzle.layout.joints and seed % 2:
        matched = dm.Matching(puzzle.layout.joints)
        puzzle = replace(puzzle, constraints=(*puzzle.constraints[:2], matched), given=())
    found = dm.tally(puzzle)
    assert (found.value, found.exact) == (len(brute_force(puzzle)), True)


def test_ctrl_c_leaves_a_lower_bound(monkeypatch):
    def interrupted(*_args, **_options):
        raise KeyboardInterrupt

    monkeypatch.setattr("domino_math.counter.sides.count_sides", interrupted)
    found = dm.tally(dm.read("ring-3-9"), time=1)
    assert (found.exact, found.method) == (False, "sweep") or found.value == 166_400


def test_tilings_are_swept():
    """OEIS A004003."""
    layout = dm.layout_of(dm.Rectangle(12, 12))
    found = dm.tally(dm.Puzzle("tilings", layout, dm.Supply([dm.Tile(0, 0)] * 72)))
    assert (found.value, found.method) == (53_060_477_521_960_000, "sweep")


def test_ctrl_c_in_the_sweep_begins_no_other_search(monkeypatch):
    def interrupted(*_args, **_options):
        return sweep.Swept(0, exact=False, estimate=Fraction(0), interrupted=True)

    monkeypatch.setattr(sweep, "sweep", interrupted)
    found = dm.tally(dm.read("ring-3-9"))
    assert (found.value, found.exact, found.method) == (0, False, "sweep")


def test_a_layout_too_large_to_go_one_by_one_still_gets_a_lower_bound():
    layout = dm.layout_of(dm.Rectangle(41, 42))
    found = dm.tally(dm.Puzzle("tilings", layout, dm.Supply([dm.Tile(0, 0)] * 861)), time=0.01)
    assert not found.exact
