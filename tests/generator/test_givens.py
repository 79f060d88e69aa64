"""Frames, windows and magic squares: all have some of their tiles given."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_math.checker import check
from domino_math.counter import count
from domino_math.dice import Dice
from domino_math.explainer import GRADES, Knowledge, explain
from domino_math.generator import from_code
from domino_math.generator.frames import MAKER as FRAMES
from domino_math.generator.grading import needed_grade
from domino_math.generator.magic import MAKER as MAGIC
from domino_math.generator.windows import MAKER as WINDOWS
from domino_math.tiles import double_set

EACH = [(FRAMES, 4), (FRAMES, 5), (WINDOWS, 1), (WINDOWS, 2), (MAGIC, 4)]


@settings(max_examples=8, deadline=None)
@given(st.sampled_from(EACH), st.sampled_from(GRADES[:3]), st.integers(0, 2**31 - 1))
def test_every_puzzle_has_one_solution_its_grade_and_no_given_tile_too_many(kind, grade, seed):
    maker, size = kind
    made = maker.make(size, grade, Dice(seed), lambda: None)
    puzzle = made.puzzle
    assert check(puzzle, made.solution) == []
    explanation = explain(puzzle)
    assert explanation.solutions == (made.solution,)
    assert explanation.grade == grade
    assert count(puzzle) == 1
    given_tiles = [each for each in made.solution if puzzle.given_at.keys() >= {*each.cells}]
    assert 2 * len(given_tiles) == len(puzzle.given)
    for dropped in given_tiles:
        fewer = tuple(pair for pair in puzzle.given if pair[0] not in dropped.cells)
        without = Knowledge.of_puzzle(replace(puzzle, given=fewer))
        assert needed_grade(without, grade) is None


def test_a_frame_of_all_28_tiles():
    made = FRAMES.make(15, "basic", Dice(5), lambda: None)
    assert list(made.puzzle.supply) == list(double_set(6))
    assert check(made.puzzle, made.solution) == []
    assert explain(made.puzzle).grade == "basic"


# Codes, with the tiles and the given numbers that they stood for when they were handed out.
HELD = {
    "W1t-2229C": ("1-4 2-5 3-3 4-5", "524154"),
    "W2b-2229H": ("0-6 1-4 2-2 2-6 3-3 3-5 4-5 4-6", "453506"),
    "M4b-2229B": ("0-2 0-4 1-1 1-4 1-5 2-5 3-6 4-5", "1454"),
}


@pytest.mark.parametrize("code", HELD)
def test_codes_keep_their_puzzles(code):
    puzzle = from_code(code).puzzle
    numbers = "".join(str(number) for _, number in puzzle.given)
    assert (str(puzzle.supply), numbers) == HELD[code]
