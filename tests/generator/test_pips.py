import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_math.checker import check
from domino_math.counter import count
from domino_math.dice import Dice
from domino_math.explainer import explain
from domino_math.families.letter_text import write
from domino_math.families.regions import KINDS, regions_of
from domino_math.generator import from_code
from domino_math.generator.cutting import MOST_CELLS
from domino_math.generator.pips import MAKER, make
from domino_math.layout import hang_together
from domino_math.tiles import double_set

seeds = st.integers(0, 2**31 - 1)


@settings(max_examples=10, deadline=None)
@given(st.integers(3, 7), st.sampled_from(["trivial", "basic", "hard"]), seeds)
def test_every_puzzle_has_one_solution_and_its_grade(size, grade, seed):
    made = make(size, grade, Dice(seed), lambda: None)
    tiles = made.puzzle.supply.tiles
    assert len(tiles) == len({*tiles}) == size
    assert {*tiles} <= {*double_set(6)}
    assert check(made.puzzle, made.solution) == []
    explanation = explain(made.puzzle)
    assert explanation.solutions == (made.solution,)
    assert explanation.grade == grade
    assert count(made.puzzle) == 1


@settings(max_examples=10, deadline=None)
@given(st.integers(3, 9), seeds)
def test_regions_hang_together_and_have_six_cells_at_most(size, seed):
    made = make(size, "basic", Dice(seed), lambda: None)
    for region in regions_of(made.puzzle):
        assert len(region.cells) <= MOST_CELLS == 6
        assert hang_together(region.cells)


def test_one_that_needs_suppositions():
    made = make(3, "beyond", Dice(7), lambda: None)
    assert explain(made.puzzle).grade == "beyond"


def test_every_kind_of_region_occurs():
    puzzles = [make(4, "basic", Dice(seed), lambda: None).puzzle for seed in range(40)]
    assert {region.kind for puzzle in puzzles for region in regions_of(puzzle)} == {*KINDS}


def test_the_largest_uses_the_whole_set():
    made = make(28, "trivial", Dice(1), lambda: None)
    assert made.puzzle.supply == double_set(6)


def test_no_extreme_ones_are_promised():
    assert MAKER.grades(12) == ("trivial", "basic", "hard", "beyond")
    assert MAKER.grades(13) == ("trivial", "basic", "hard")


HELD = {
    "P5b-2229G": """\
.AB.
CADD
EEFF

A 3
B <2
C >1
D 10
E 3
F >2

01 05 12 24 25""",
    "P6h-2229N": """\
.AB.
.CB.
DEBF
GEHH

A 4
B 6
C >2
D <4
E =
F <2
G <2
H =

01 03 15 25 44 46""",
}


@pytest.mark.parametrize("code", HELD)
def test_codes_keep_their_puzzles(code):
    """What these codes gave when they were first handed out; see the package for what to do."""
    assert write(from_code(code).puzzle) == HELD[code]
