import json

import pytest
from hypothesis import HealthCheck, given, settings

import domino_math as dm
from domino_math.library import (
    catalogue,
    puzzle_formats,
    read,
    read_solution,
    read_text,
    solution_formats,
    solution_writer,
    write,
)

from .strategies import puzzles

FRAME = read("frame-44")
SMALL = read("1:001110")
PIPS = read("pips-arrow")


@given(puzzles())
@settings(deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow])
def test_own_formats_keep_a_puzzle(puzzle):
    for form in ("json", "toml"):
        assert read_text(write(puzzle, form), "x") == puzzle


@pytest.mark.parametrize("name", catalogue())
def test_own_formats_keep_the_catalogue(name):
    puzzle = read(name)
    assert read(write(puzzle, "toml")) == read(write(puzzle, "json")) == puzzle


def test_foreign_formats_write_what_they_can_say():
    assert write(SMALL, "id") == "1:001110"
    assert write(SMALL, "grid") == "0 0 1\n1 1 0"
    for form in ("letters", "pips"):
        again = read(write(PIPS, form))
        assert (again.layout, again.supply) == (PIPS.layout, PIPS.supply)
    assert json.loads(write(FRAME, "json"))["name"] == "frame-44"


@pytest.mark.parametrize(
    ("puzzle", "form", "what"),
    [
        (FRAME, "id", "frame-44 is no Dominosa puzzle: its layout is not one rectangle"),
        (FRAME, "grid", "frame-44 is no Dominosa puzzle: its layout is not one rectangle"),
        (FRAME, "letters", "with regions a tile may lie on any two neighbouring cells"),
        (SMALL, "pips", "regions have no given numbers"),
        (PIPS, "id", "pips-arrow is no Dominosa puzzle"),
        (
            FRAME,
            "xml",
            "there is no format 'xml'; it is chain, grid, id, json, letters, pips, sums or toml",
        ),
    ],
)
def test_what_a_format_cannot_say_is_told_by_why(puzzle, form, what):
    with pytest.raises(ValueError, match=what):
        write(puzzle, form)


def test_solutions_are_written_and_read():
    for puzzle, form in ((SMALL, "letters"), (PIPS, "pips")):
        (solution,) = dm.solve(puzzle).solutions
        text = solution_writer(puzzle, form)(solution)
        assert read_solution(text, puzzle) == solution


@pytest.mark.parametrize(
    ("puzzle", "form", "what"),
    [
        (PIPS, "letters", "pips-arrow is no Dominosa puzzle"),
        (SMALL, "pips", "regions have no given numbers"),
        (SMALL, "toml", "there is no format 'toml'; it is letters or pips"),
    ],
)
def test_solutions_that_cannot_be_written_are_told_before_they_are_looked_for(puzzle, form, what):
    with pytest.raises(ValueError, match=what):
        solution_writer(puzzle, form)


def test_formats_are_listed():
    assert list(puzzle_formats()) == [
        *("chain", "grid", "id", "json", "letters", "pips", "sums", "toml")
    ]
    assert list(solution_formats()) == ["letters", "pips"]
