"""CP-SAT begun anew again and again finds the same as at one go, and nothing twice."""

from time import perf_counter

import pytest

from domino_math.puzzle import Solution
from domino_math.solver import engine
from domino_math.solver.engine import CpSatSearch, Region

from ..random_puzzles import brute_force, random_puzzle

SEEDS = [seed for seed in range(150) if 2 <= len(brute_force(random_puzzle(seed))) <= 200]


def search_for(puzzle, **options):
    options = {"one": False, "deadline": None, "seed": 0} | options
    return CpSatSearch(puzzle, puzzle.constraints, **options)


def found_by(puzzle, **options):
    found = []

    def take(solution):
        found.append(solution)
        assert len(found) < 100_000  # what is found again and again has no end
        return True

    return search_for(puzzle, **options).run(take), found


@pytest.fixture
def runs(monkeypatch):
    """Let the solver find few solutions at a time, and count how often it is begun."""
    solve, begun = engine.cp_model.CpSolver.solve, []

    def counted(*args):
        begun.append(args)
        return solve(*args)

    monkeypatch.setattr(engine.cp_model.CpSolver, "solve", counted)
    return begun


@pytest.mark.parametrize("a_run", [1, 3, 10])
def test_all_are_found_and_none_twice(monkeypatch, a_run):
    monkeypatch.setattr(engine, "SOLUTIONS_A_RUN", a_run)
    for seed in SEEDS[:: 1 if a_run > 1 else 4]:
        puzzle = random_puzzle(seed)
        stopped, found = found_by(puzzle)
        assert stopped == ""
        assert len(found) == len(set(found))
        assert set(found) == set(brute_force(puzzle))


def test_it_is_begun_anew(monkeypatch, runs):
    puzzle = max(map(random_puzzle, SEEDS), key=lambda puzzle: len(brute_force(puzzle)))
    number = len(brute_force(puzzle))
    found_by(puzzle)
    assert len(runs) == 1
    monkeypatch.setattr(engine, "SOLUTIONS_A_RUN", 10)
    found_by(puzzle)
    assert number // 10 <= len(runs) - 1 <= 1 + 2 * (number // 10)


def test_the_same_seed_gives_the_same_order(monkeypatch, many):
    monkeypatch.setattr(engine, "SOLUTIONS_A_RUN", 5)

    def first(seed):
        found = []
        search_for(many, seed=seed).run(lambda solution: found.append(solution) or len(found) < 40)
        return found

    assert first(1) == first(1) != first(2)
    assert len(set(first(1))) == 40


def test_no_more_than_asked_for(monkeypatch, many):
    monkeypatch.setattr(engine, "SOLUTIONS_A_RUN", 4)
    for most in (1, 3, 4, 5, 8):
        found = []

        def take(solution, found=found, most=most):
            found.append(solution)
            return len(found) < most

        assert search_for(many).run(take) == "limit"
        assert len(set(found)) == len(found) == most


def test_the_time_ends_it_between_two_runs_and_within_one(monkeypatch, many):
    monkeypatch.setattr(engine, "SOLUTIONS_A_RUN", 4)
    assert found_by(many, deadline=perf_counter() + 0.5)[0] == "time"
    assert found_by(many, deadline=perf_counter() - 1) == ("time", [])


def test_a_region_is_halved():
    puzzle = max(map(random_puzzle, SEEDS), key=lambda puzzle: len(brute_force(puzzle)))
    known = [solution.placements for solution in brute_force(puzzle)]
    region = Region((), known[:5])
    halves = tuple(region.halves(known[5:]))
    (pivot, without), (same, with_it) = (half.chosen[0] for half in halves)
    assert (pivot, without, with_it) == (same, False, True)
    assert sorted((*halves[0].found, *halves[1].found)) == sorted(known)
    for half, chosen in zip(halves, (False, True), strict=True):
        assert half.found
        assert all((pivot in placements) == chosen for placements in half.found)
        (quarter, *_) = half.halves([Solution().placements, half.found[0]])
        assert quarter.chosen[0] == half.chosen[0]
        assert len(quarter.chosen) == 2
