"""What `solve` answers, how it ends, and that the same seed gives the same solution."""

import os
import subprocess
import sys
from importlib.abc import MetaPathFinder

import pytest

from domino_math.constraints import Alike, Count, Equation, Matching, SameTotal, Total
from domino_math.errors import InputError
from domino_math.i18n import Sentence
from domino_math.layout import Cell, Group, Layout, Part, Rectangle, Row, layout_of
from domino_math.puzzle import Puzzle, Solution, candidates
from domino_math.solver import Answer, engine, search, solve
from domino_math.solver.model import CpSatModel
from domino_math.solver.search import EXHAUSTED, WrongSolutionError
from domino_math.tiles import Supply, Tile, double_set

from ..random_puzzles import brute_force

ROW = layout_of(Row(6))
FREE_ROW = Puzzle("row", ROW, double_set(1))  # 3! orders of its tiles, 2 ways round for 0-1
CHAIN = Puzzle("chain", ROW, double_set(1), (Matching(ROW.joints),))
STARTED = Puzzle("started", ROW, double_set(1), (Matching(ROW.joints),), ((Cell(0, 0), 0),))


# --- Answers ---


def test_one_solution_is_enough_unless_more_are_asked_for():
    answer = solve(CHAIN)
    assert (answer.status, answer.stopped, answer.complete) == ("solved", "limit", False)
    assert len(answer.solutions) == 1
    assert answer.solutions[0] in brute_force(CHAIN)
    assert answer.unique is None
    assert answer.reasons == ()
    assert answer.seconds > 0


@pytest.mark.parametrize("limit", [2, 5, 11, 12])
def test_limit(limit):
    answer = solve(FREE_ROW, limit=limit)
    assert (answer.status, answer.stopped, answer.complete) == ("solved", "limit", False)
    assert len(set(answer.solutions)) == len(answer.solutions) == limit
    assert answer.unique is False


@pytest.mark.parametrize("limit", [13, 100, None])
def test_all_solutions(limit):
    answer = solve(FREE_ROW, limit=limit)
    assert (answer.status, answer.stopped, answer.complete) == ("solved", "", True)
    assert set(answer.solutions) == set(brute_force(FREE_ROW))
    assert len(answer.solutions) == 12
    assert answer.unique is False


def test_limit_2_settles_that_there_is_one_solution():
    answer = solve(STARTED, limit=2)
    assert (answer.status, answer.complete, answer.unique) == ("solved", True, True)
    assert answer.solutions == brute_force(STARTED)


def test_impossible_with_reasons_of_lemmas():
    row = layout_of(Row(6))
    puzzle = Puzzle("equal ends", row, double_set(1), (Total(row.groups["all"][0], "=", (9,)),))
    answer = solve(puzzle)
    assert (answer.status, answer.complete, answer.stopped) == ("impossible", True, "")
    assert answer.solutions == ()
    assert answer.unique is False
    assert tuple(map(str, answer.reasons)) == (
        "The whole line makes 9, and that is every cell. But all the tiles together have 3 pips. "
        "Impossible.",
    )


@pytest.mark.parametrize("limit", [1, None])
def test_impossible_by_search(limit):
    equal_ends = Alike(ROW.groups["ends"][0])
    answer = solve(
        Puzzle("equal ends", ROW, double_set(1), (*CHAIN.constraints, equal_ends)), limit=limit
    )
    assert (answer.status, answer.complete, answer.stopped) == ("impossible", True, "")
    assert answer.reasons == (EXHAUSTED,)
    assert answer.unique is False


def test_time_limit_leaves_it_undecided(hard):
    answer = solve(hard, time=0.3)
    assert (answer.status, answer.stopped, answer.complete) == ("undecided", "time", False)
    assert answer.solutions == ()
    assert answer.unique is None
    assert 0.2 < answer.seconds < 10


def test_time_limit_keeps_what_was_found(many):
    answer = solve(many, limit=None, time=0.3)
    assert (answer.status, answer.stopped, answer.complete) == ("solved", "time", False)
    assert len(set(answer.solutions)) == len(answer.solutions) > 1


def test_too_many_choices_for_the_solver(monkeypatch):
    placements = list(candidates(FREE_ROW))
    shown = {pair for p in placements for pair in zip(p.cells, p.pips, strict=True)}
    choices = len(placements) + len(shown)
    assert (len(placements), len(shown)) == (12, 12)
    monkeypatch.setattr(search, "MOST_CHOICES", choices)
    assert solve(FREE_ROW).status == "solved"
    monkeypatch.setattr(search, "MOST_CHOICES", choices - 1)
    answer = solve(FREE_ROW)
    assert (answer.status, answer.stopped, answer.complete) == ("undecided", "size", False)
    assert str(answer.reasons[0]).startswith("There are more than 23 choices")


@pytest.mark.parametrize("limit", [0, -1])
def test_limit_must_be_positive(limit):
    with pytest.raises(ValueError, match=f"^limit must be 1 or more, not {limit}$"):
        solve(CHAIN, limit=limit)


@pytest.mark.parametrize("time", [0, -1, float("nan")])
def test_time_must_be_positive(time):
    with pytest.raises(ValueError, match=f"^time must be more than 0 seconds, not {time}$"):
        solve(CHAIN, time=time)


def test_numbers_too_large_to_add_up_are_no_time_limit():
    square = layout_of(Rectangle(2, 2))
    tiles = Supply([Tile(1, 2**62)] * 2)
    puzzle = Puzzle("large", square, tiles, (SameTotal(square.groups["rows"]),))
    with pytest.raises(ValueError, match=r"^large: the numbers are too large for the solver$"):
        solve(puzzle, limit=None)


@pytest.mark.parametrize(
    "equation",
    [
        "row 1 = row 2",
        "row 3 × row 4 = 3 × row 5",
        "row 3 / row 4 = row 5",
        "1 / row 1 = 1 / row 2",
        "1 / 99999999 + a / 88888888 = 99999999 × a",
    ],
)
def test_equations_too_large_for_the_solver(equation):
    rows = [Row(20), Row(20), *[Row(10)] * 3, Row(2)]
    layout = Layout(tuple(Part(row, at=(number, 0)) for number, row in enumerate(rows)))
    groups = layout.groups["all"]
    named = {f"row {n}": Group(f"row {n}", group.cells) for n, group in enumerate(groups, 1)}
    named["a"] = Group("a", groups[-1].cells)
    puzzle = Puzzle(
        "large", layout, double_set(9), (Equation.parse(equation, named),), every_tile=False
    )
    with pytest.raises(InputError, match=r"^large: the numbers are too large for the solver$"):
        solve(puzzle)


def test_a_query_changes_nothing_for_the_next():
    before = (CHAIN, hash(CHAIN))
    first = solve(CHAIN, limit=None)
    solve(CHAIN, limit=1, seed=3)
    assert solve(CHAIN, limit=None) == first
    assert before == (CHAIN, hash(CHAIN))


# --- What the solver returns is not trusted ---


@pytest.mark.parametrize("limit", [1, None])
def test_a_wrong_solution_is_never_returned(monkeypatch, limit):
    monkeypatch.setattr(CpSatModel, "_cover_cells", lambda _: None)
    puzzle = Puzzle("sabotaged", layout_of(Row(4)), double_set(1), every_tile=False)
    with pytest.raises(WrongSolutionError, match=r"^sabotaged: "):
        solve(puzzle, limit=limit)


def test_a_constraint_that_posts_nothing_is_noticed(monkeypatch):
    monkeypatch.setattr(Count, "post", lambda *_: None)
    puzzle = Puzzle("count", ROW, double_set(1), (Count(ROW.groups["ends"][0], 1, 2),))
    message = r"^count: the two ends show 1 (once|0 times), not twice$"
    with pytest.raises(WrongSolutionError, match=message):
        solve(puzzle, limit=None)


def test_what_the_solver_raises_is_raised(monkeypatch):
    def fail(*_):
        raise MemoryError("no room")

    monkeypatch.setattr(engine.cp_model.CpSolver, "solve", fail)
    with pytest.raises(MemoryError, match="no room"):
        solve(CHAIN)


# --- Seeds ---

PROGRAM = """
from domino_math.layout import Rectangle, layout_of
from domino_math.puzzle import Puzzle
from domino_math.solver import solve
from domino_math.tiles import double_set

puzzle = Puzzle("block", layout_of(Rectangle(7, 8)), double_set(6))
print(solve(puzzle, limit=3, seed=7).solutions)
"""


def test_the_same_seed_gives_the_same_solutions_in_every_process():
    said = [
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert said[0] == said[1]
    assert said[0].count("Solution(") == 3


def test_seeds_give_different_solutions():
    puzzle = Puzzle("block", layout_of(Rectangle(7, 8)), double_set(6))
    assert len({solve(puzzle, seed=seed).solutions for seed in range(6)}) > 1
    assert solve(puzzle, seed=5) == solve(puzzle, seed=5)


# --- Answers show themselves ---


def test_an_answer_in_words_and_as_a_picture():
    solved = solve(STARTED, limit=2)
    assert str(solved).startswith("started: solved\n\n")
    assert str(solved.solutions[0]) in str(solved)
    assert solved._repr_svg_().startswith("<svg")
    impossible = Answer(CHAIN, "impossible", reasons=(Sentence("Because."), Sentence("Therefore.")))
    assert str(impossible) == "chain: impossible\n\nBecause.\n\nTherefore."
    assert impossible._repr_svg_().startswith("<svg")


def test_answers_are_equal_whatever_time_they_took():
    assert Answer(CHAIN, "undecided", seconds=1) == Answer(CHAIN, "undecided", seconds=2)
    assert Answer(CHAIN, "undecided") != Answer(CHAIN, "impossible")


@pytest.mark.parametrize(
    ("number", "complete", "unique"),
    [
        (0, True, False),
        (0, False, None),
        (1, True, True),
        (1, False, None),
        (2, True, False),
        (2, False, False),
    ],
)
def test_unique(number, complete, unique):
    answer = Answer(CHAIN, "solved", (Solution(),) * number, complete=complete)
    assert answer.unique is unique


def test_more_than_a_rectangle():
    # A free square has as many solutions as brute force finds, in two tilings.
    puzzle = Puzzle("square", layout_of(Rectangle(2, 2)), double_set(1), every_tile=False)
    assert set(solve(puzzle, limit=None).solutions) == set(brute_force(puzzle))


@pytest.mark.parametrize("seed", [-1, 2**31])
def test_a_seed_must_be_in_range(seed):
    with pytest.raises(ValueError, match=f"seed must be from 0 to 2\\^31 - 1, not {seed}"):
        solve(FREE_ROW, seed=seed)


def test_ctrl_c_while_lemmas_are_looked_for(monkeypatch):
    def interrupted(_):
        raise KeyboardInterrupt

    monkeypatch.setattr(search, "lemmas", interrupted)
    answer = solve(FREE_ROW)
    assert (answer.status, answer.stopped) == ("undecided", "interrupted")


def test_ctrl_c_while_or_tools_loads_is_an_interruption(monkeypatch):
    """Compiled modules turn it into a failed import, with Ctrl-C as its cause."""

    class Interrupted(MetaPathFinder):
        def find_spec(self, name, *_):
            if name == "domino_math.solver.engine":
                raise ImportError("initialization failed") from KeyboardInterrupt()

    monkeypatch.delitem(sys.modules, "domino_math.solver.engine", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Interrupted(), *sys.meta_path])
    answer = solve(FREE_ROW)
    assert (answer.status, answer.stopped) == ("undecided", "interrupted")


def test_a_broken_or_tools_is_told(monkeypatch):
    class Broken(MetaPathFinder):
        def find_spec(self, name, *_):
            if name == "domino_math.solver.engine":
                raise ImportError("no such library")

    monkeypatch.delitem(sys.modules, "domino_math.solver.engine", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Broken(), *sys.meta_path])
    with pytest.raises(ImportError, match="no such library"):
        solve(FREE_ROW)
