import json

import pytest
from hypothesis import given, settings

from domino_math.constraints import Matching
from domino_math.errors import InputError
from domino_math.layout import Cell, Row, layout_of
from domino_math.library import Entry, Expect, puzzle_data, read, read_entry
from domino_math.puzzle import Puzzle
from domino_math.tiles import double_set

from .strategies import puzzles

PAIRS = {"name": "pairs", "tiles": "double-1", "layout": {"shape": "row", "columns": 6}}


def complaint(**fields):
    with pytest.raises(InputError) as caught:
        read_entry(json.dumps(PAIRS | fields))
    assert caught.value.place == "the puzzle's text"
    return caught.value.what


def test_the_least_that_a_file_says():
    row = layout_of(Row(6))
    assert read_entry(json.dumps(PAIRS)) == Entry(Puzzle("pairs", row, double_set(1)), Expect())


def test_all_that_a_file_can_say():
    row = layout_of(Row(6))
    file = """
        name = "pairs"
        title = "Three tiles"
        source = "nobody, nowhere"
        story = "Lay them."
        tiles = "double-2"
        use = "some"
        given = ". 1"

        [layout]
        shape = "row"
        columns = 6

        [[constraints]]
        kind = "matching"

        [expect]
        solvable = true
        solutions = 12
        up_to_symmetry = 7
        source = "counted by hand"
    """
    assert read_entry(file) == Entry(
        Puzzle(
            "pairs",
            row,
            double_set(2),
            (Matching(row.joints),),
            ((Cell(0, 1), 1),),
            every_tile=False,
            title="Three tiles",
            source="nobody, nowhere",
            story="Lay them.",
        ),
        Expect(solutions=12, solvable=True, up_to_symmetry=7, source="counted by hand"),
    )


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"name": []}, "name: must be text, not a list"),
        ({"name": ""}, "name: must not be empty"),
        ({"name": "a\nb"}, "name: must be one line of at most 100 characters"),
        ({"title": "a\nb"}, "title: must be one line of at most 1,000 characters"),
        ({"source": "\x1b[2J"}, "source: must be one line of at most 1,000 characters"),
        ({"story": "a\n\x1b[2J"}, "story: must be text that can be printed, without control char"),
        ({"expect": {"source": "\0"}}, "expect: source: must be one line of at most 1,000 chara"),
        ({"title": 3}, "title: must be text, not 3"),
        ({"titel": "x"}, "there is no field 'titel' here; did you mean title?"),
        ({"use": "none"}, "use: cannot be 'none'; it is all or some"),
        ({"given": "1 . . . . . 0"}, "given: cell (0, 6) is outside the layout"),
        ({"constraints": [{"kind": "matching"}, 3]}, "constraint 2: must be a table of fields"),
        ({"expect": {"solution": 3}}, "expect: there is no field 'solution' here; did you mean so"),
        ({"expect": {"solutions": -1}}, "expect: solutions: must be between 0 and 1,000,000,000,"),
        ({"expect": {"solvable": 1}}, "expect: solvable: must be true or false, not 1"),
        ({"expect": {"source": 1}}, "expect: source: must be text, not 1"),
        ({"expect": 1}, "expect: must be a table of fields, not 1"),
        ({"expect": {"impossible": True, "solutions": 3}}, "expect: says both that there is a"),
        ({"expect": {"unique": True, "solvable": False}}, "expect: says both that there is a"),
        ({"expect": {"unique": True, "solutions": 2}}, "expect: unique means 1 solution, not 2"),
    ],
    ids=str,
)
def test_what_is_wrong_is_named(fields, what):
    assert complaint(**fields).startswith(what)


@pytest.mark.parametrize("missing", ["name", "tiles", "layout"])
def test_what_is_missing_is_named(missing):
    rest = {key: value for key, value in PAIRS.items() if key != missing}
    with pytest.raises(InputError, match=f"text: the field '{missing}' is missing$"):
        read(json.dumps(rest))


def test_a_given_number_that_no_tile_has_is_for_the_solver_to_judge():
    assert read(json.dumps(PAIRS | {"given": "5"})).given == ((Cell(0, 0), 5),)


def test_answers_that_agree():
    Expect(solvable=False, impossible=True, solutions=0, up_to_symmetry=0)
    Expect(solvable=True, unique=True, solutions=1, up_to_symmetry=1)


@settings(deadline=None)
@given(puzzles())
def test_round_trip(puzzle):
    assert read(json.dumps(puzzle_data(puzzle))) == puzzle
