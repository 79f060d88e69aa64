"""The solver finds exactly the solutions that trying everything finds.

This proves every constraint (`post` against `holds`), the model, and the lemmas that `solve` adds.
"""

from collections import Counter

import pytest

from domino_math.constraints import Constraint, Equation, Matching, Total, posting
from domino_math.layout import Rectangle, Ring
from domino_math.solver import Answer, search, solve

from ..random_puzzles import LAYOUTS, brute_force, random_puzzle, tilings

SEEDS = range(400)


def sorted_solutions(answer: Answer):
    """All of them, so that a solution found twice shows."""
    return tuple(sorted(answer.solutions, key=lambda solution: solution.placements))


@pytest.mark.parametrize("seed", SEEDS)
def test_solver_finds_all_solutions_and_no_other(seed):
    puzzle = random_puzzle(seed)
    answer = solve(puzzle, limit=None)
    expected = brute_force(puzzle)
    assert sorted_solutions(answer) == expected, puzzle
    assert answer.complete
    assert answer.status == ("solved" if expected else "impossible")
    assert answer.unique == (len(expected) == 1)


@pytest.mark.parametrize("seed", SEEDS[1::3])
def test_lemmas_change_nothing_but_the_time(seed, monkeypatch):
    monkeypatch.setattr(search, "lemmas", lambda _: ())
    puzzle = random_puzzle(seed)
    assert sorted_solutions(solve(puzzle, limit=None)) == brute_force(puzzle), puzzle


WITH_EQUATIONS = [
    seed for seed in SEEDS if any(isinstance(c, Equation) for c in random_puzzle(seed).constraints)
]


@pytest.mark.parametrize("most_rows", [30, 0])
@pytest.mark.parametrize("seed", WITH_EQUATIONS)
def test_equations_mean_the_same_with_small_tables_or_none(seed, most_rows, monkeypatch):
    monkeypatch.setattr(posting, "MOST_ROWS", most_rows)
    puzzle = random_puzzle(seed)
    assert sorted_solutions(solve(puzzle, limit=None)) == brute_force(puzzle), puzzle


# --- The collection is worth trying ---


def kind_of(constraint: Constraint) -> str:
    relation = constraint.relation if isinstance(constraint, Total) else ""
    return type(constraint).__name__ + relation


def leaf_classes(kind: type) -> set[type]:
    below = kind.__subclasses__()
    return {kind} if not below else set().union(*map(leaf_classes, below))


def test_every_kind_of_constraint_and_relation_occurs_often():
    kinds = Counter(kind_of(c) for seed in SEEDS for c in random_puzzle(seed).constraints)
    named = {c.__name__ for c in leaf_classes(Constraint) if c.__module__.startswith("domino_math")}
    expected = named - {"Total"} | {f"Total{relation}" for relation in ("=", "<", ">", "in")}
    assert kinds.keys() == expected
    assert min(kinds.values()) > 50


def test_every_kind_of_statement_occurs_often():
    puzzles = [random_puzzle(seed) for seed in SEEDS]
    solved = [puzzle for puzzle in puzzles if brute_force(puzzle)]
    often = {
        "every tile used": [puzzle.every_tile for puzzle in solved],
        "tiles left over": [2 * len(p.supply) > len(p.layout.cells) for p in solved],
        "given numbers": [bool(puzzle.given) for puzzle in solved],
        "a tile twice": [len(p.supply.kinds) < len(p.supply) for p in solved],
        **{f"double-{n}": [p.supply.double_n == n for p in solved] for n in (1, 2, 3)},
        "several tilings": [len(tilings(puzzle.layout)) > 1 for puzzle in solved],
        "two parts": [len(puzzle.layout.parts) > 1 for puzzle in solved],
        "matched rings that start either way": [
            isinstance(shape := p.layout.parts[0].shape, Ring)
            and shape.starts == "either"
            and any(isinstance(c, Matching) and c.joints == p.layout.joints for c in p.constraints)
            for p in puzzles
        ],
        "areas that are not square": [
            isinstance(s := p.layout.parts[0].shape, Rectangle) and s.rows != s.columns
            for p in solved
        ],
    }
    assert {what: sum(times) for what, times in often.items() if sum(times) < 5} == {}
    assert {puzzle.layout for puzzle in puzzles} == set(LAYOUTS)


def test_fair_shares_have_no_one_and_many_solutions():
    numbers = [len(brute_force(random_puzzle(seed))) for seed in SEEDS]
    none, one = numbers.count(0), numbers.count(1)
    assert none > 0.2 * len(SEEDS)
    assert one > 0.1 * len(SEEDS)
    assert len(SEEDS) - none - one > 0.3 * len(SEEDS)
    assert max(numbers) > 1000
