"""What every family must bring, run over all that discovery finds."""

import pytest

import domino_math as dm
from domino_math.families import families

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
        if form.write:
            text = form.write(puzzle)
            assert form.recognises(text)
            again = form.read(text, "here")
            assert (again.layout, again.supply, again.given) == (
                puzzle.layout,
                puzzle.supply,
                puzzle.given,
            )
            assert again.constraints == puzzle.constraints
