"""Which puzzles are solved by exact cover, and that it makes no difference to the answer."""

import subprocess
import sys

import pytest

from domino_math.checker import check
from domino_math.layout import Outline, Rectangle, layout_of
from domino_math.puzzle import Puzzle
from domino_math.solver import covering, search, solve
from domino_math.solver.covering import CoverSearch
from domino_math.solver.search import EXHAUSTED
from domino_math.tiles import Supply, Tile, double_set

from ..exact_cover.puzzles import by_cp_sat, dominosa, puzzle_of


@pytest.fixture
def _no_cp_sat(monkeypatch):
    def refuse():
        raise AssertionError("CP-SAT is not to be used")

    monkeypatch.setattr(search, "_load_cp_sat", refuse)


@pytest.mark.usefixtures("_no_cp_sat")
def test_dominosa_needs_no_cp_sat():
    puzzle = dominosa(6, seed=1)
    answer = solve(puzzle, limit=None)
    assert (answer.status, answer.complete, answer.stopped) == ("solved", True, "")
    assert set(answer.solutions) == set(by_cp_sat(puzzle))
    assert all(check(puzzle, solution) == [] for solution in answer.solutions)
    for limit in (1, 2, 3):
        some = solve(puzzle, limit=limit)
        assert some.solutions == answer.solutions[:limit]
        assert (some.complete, some.stopped) == (False, "limit")
    assert len(answer.solutions) > 3
    assert solve(puzzle, limit=len(answer.solutions) + 1).complete


@pytest.mark.usefixtures("_no_cp_sat")
def test_one_solution_is_unique():
    only = next(
        puzzle
        for puzzle in (dominosa(3, seed) for seed in range(1000))
        if len(by_cp_sat(puzzle)) == 1
    )
    answer = solve(only, limit=2)
    assert (answer.unique, answer.complete) == (True, True)


@pytest.mark.usefixtures("_no_cp_sat")
def test_impossible_says_that_all_was_searched():
    answer = solve(puzzle_of([[number] * 8 for number in range(7)], double_set(6)))
    assert (answer.status, answer.complete, answer.reasons) == ("impossible", True, (EXHAUSTED,))


@pytest.mark.usefixtures("_no_cp_sat")
def test_seeds_give_different_first_solutions():
    puzzle = dominosa(6, seed=1)
    assert solve(puzzle, seed=4) == solve(puzzle, seed=4)
    assert len({solve(puzzle, seed=seed).solutions for seed in range(8)}) > 1


@pytest.mark.usefixtures("_no_cp_sat")
def test_up_to_symmetry():
    puzzle = Puzzle("tilings", layout_of(Rectangle(4, 4)), Supply([Tile(0, 0)] * 8))
    assert len(solve(puzzle, limit=None, up_to_symmetry=True).solutions) == 9


def test_puzzles_of_another_kind_are_not_for_it():
    bare = Puzzle("bare", layout_of(Rectangle(7, 8)), double_set(6))
    assert not CoverSearch(bare, deadline=None, seed=0).is_fit
    assert solve(bare).status == "solved"


def test_where_it_is_lost_cp_sat_takes_over(monkeypatch):
    puzzle = dominosa(6, seed=1)
    assert CoverSearch(puzzle, deadline=None, seed=0).is_fit
    monkeypatch.setattr(covering, "MOST_TRIES", 3)
    assert not CoverSearch(puzzle, deadline=None, seed=0).is_fit
    answer = solve(puzzle, limit=None)
    assert answer.complete
    assert set(answer.solutions) == set(by_cp_sat(puzzle))


def test_where_there_are_many_dead_ends_cp_sat_takes_over():
    rows = [".#######", *["########"] * 6, "#######."]
    cells = layout_of(Outline(tuple(rows)))
    puzzle = Puzzle("cut", cells, Supply([Tile(0, 0)] * 31))
    assert not CoverSearch(puzzle, deadline=None, seed=0).is_fit


def test_no_time_is_no_answer():
    answer = solve(dominosa(6, seed=1), time=1e-9)
    assert (answer.status, answer.stopped) == ("undecided", "time")


NOTHING_HEAVY = """
import sys
import domino_math as dm

assert dm.solve(dm.read("dominosa-6"), limit=2).unique
assert len(list(dm.solutions(dm.read("dominosa-6-several")))) == 8
print([name for name in ("ortools", "numpy", "pandas") if name in sys.modules])
"""


def test_or_tools_is_not_even_loaded():
    done = subprocess.run(
        [sys.executable, "-c", NOTHING_HEAVY], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
