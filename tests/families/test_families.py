"""What every family must bring, run over all that discovery finds."""

import pytest

import domino_math as dm
from domino_math.families import (
    families,
    format_of,
    formats,
    solution_format_of,
    solution_formats,
)

ALL = families()
EXAMPLES = [(name, puzzle) for name, family in ALL.items() for puzzle in family.examples()]


def test_families_are_found():
    assert list(ALL) == sorted(ALL)
    assert ALL


@pytest.mark.parametrize("family", ALL.values(), ids=ALL)
def test_a_family_tells_what_it_is_about(family):
    assert family.title
    assert family.text.count(".") >= 2
    assert family.state.__doc__
    assert family.examples()


@pytest.mark.parametrize(("name", "puzzle"), EXAMPLES, ids=[p.name for _, p in EXAMPLES])
def test_an_example_is_solved_and_its_count_agrees(name, puzzle):
    answer = dm.solve(puzzle, limit=50, time=20)
    assert answer.status in ("solved", "impossible"), name
    for solution in answer.solutions:
        assert dm.check(puzzle, solution) == []


@pytest.mark.parametrize(("name", "puzzle"), EXAMPLES, ids=[p.name for _, p in EXAMPLES])
def test_formats_read_back_what_they_write(name, puzzle):
    for form in ALL[name].formats:
        text = form.write(puzzle)
        assert format_of(text) == form
        again = form.read(text, "here")
        assert (again.layout, again.supply, again.given) == (
            puzzle.layout,
            puzzle.supply,
            puzzle.given,
        )
        assert again.constraints == puzzle.constraints


@pytest.mark.parametrize(("name", "puzzle"), EXAMPLES, ids=[p.name for _, p in EXAMPLES])
def test_formats_of_solutions_read_back_what_they_write(name, puzzle):
    for form in ALL[name].solution_formats:
        form.require(puzzle)
        for solution in dm.solve(puzzle, limit=5, time=20).solutions:
            text = form.write(solution, puzzle)
            assert solution_format_of(text, puzzle) == form
            assert form.read(text, "here", puzzle) == solution


def test_each_format_has_a_key_of_its_own():
    puzzles = [form.key for family in ALL.values() for form in family.formats]
    solutions = [form.key for family in ALL.values() for form in family.solution_formats]
    assert sorted(puzzles) == sorted(formats())
    assert sorted(solutions) == sorted(solution_formats())
    assert not {"json", "toml"} & {*puzzles, *solutions}


def test_other_texts_are_in_no_format():
    puzzle = ALL["dominosa"].examples()[0]
    for text in (
        "frame-44",
        "0-1 1-1",
        '{"placements": []}',
        "name = 1",
        "",
        "letters",
        "1-0\n-\n",
    ):
        assert solution_format_of(text, puzzle) is None
        assert format_of(text) is None


SAMPLES = {key: form.sample for key, form in formats().items() if form.sample}


@pytest.mark.parametrize(("key", "sample"), SAMPLES.items(), ids=SAMPLES)
def test_a_sample_of_a_format_is_a_puzzle_with_a_solution(key, sample):
    assert format_of(sample) == formats()[key]
    assert dm.solve(formats()[key].read(sample, "sample")).solutions


def test_every_format_that_is_easy_to_type_has_a_sample():
    assert set(formats()) - set(SAMPLES) == {"pips"}  # JSON
