"""The daily Pips JSON: read null-safe, level by level, and refused with the place named."""

import json
from copy import deepcopy

import pytest

import domino_math as dm
from domino_math import InputError
from domino_math.families import pips_json
from domino_math.families.pips import regions_of

EASY = {
    "id": 7,
    "constructors": "A. Maker",
    "dominoes": [[3, 1], [2, 2], [0, 5]],
    "regions": [
        {"indices": [[0, 1], [0, 0]], "type": "sum", "target": 4},
        {"indices": [[1, 0]], "type": "empty"},
        {"indices": [[1, 1]], "type": "equals"},
        {"indices": [[2, 0], [2, 1]], "type": "unequal", "target": None, "new": 1},
    ],
    "solution": [[[0, 0], [0, 1]], [[1, 0], [1, 1]], [[2, 1], [2, 0]]],
    "another field": {},
}
DAY = {"printDate": "2026-01-31", "editor": "E. Ditor", "easy": EASY, "medium": None, "x": [1]}


def day(**changes):
    return json.dumps({**DAY, **changes})


def changed(path, value):
    """Return the day as text, with one value inside `easy` changed, or taken away."""
    level = deepcopy(EASY)
    *way, last = path
    inside = level
    for step in way:
        inside = inside[step]
    if value is ...:
        del inside[last]
    else:
        inside[last] = value
    return day(easy=level)


def test_a_level_is_read():
    puzzle = pips_json.read(day(), "day.json")
    assert puzzle.name == "pips-2026-01-31-easy"
    assert puzzle.source == "A. Maker"
    assert [str(tile) for tile in puzzle.supply] == ["0-5", "1-3", "2-2"]
    assert [(r.name, r.kind, r.target) for r in regions_of(puzzle)] == [
        ("region A", "total", 4),
        ("region B", "alike", None),
        ("region C", "distinct", None),
        ("", "free", None),
    ]
    assert puzzle.layout.size == (3, 2)


def test_less_and_greater_compare_the_sum():
    for word, kind in (("less", "less"), ("greater", "more")):
        text = changed(["regions", 0, "type"], word)
        assert regions_of(pips_json.read(text))[0].kind == kind


def test_the_solution_says_which_number_lies_where():
    read = pips_json.read_levels(day())
    assert read.solutions["easy"].filling().pips == {
        (0, 0): 3,
        (0, 1): 1,
        (1, 0): 2,
        (1, 1): 2,
        (2, 1): 0,
        (2, 0): 5,
    }
    assert dm.check(read["easy"], read.solutions["easy"]) == []
    assert read.print_date == "2026-01-31"
    assert read.editor == "E. Ditor"


def test_levels_without_a_puzzle_are_skipped_with_a_note():
    """Faults, row 11."""
    text = day(hard={**EASY, "dominoes": None})
    read = pips_json.read_levels(text, "day.json")
    assert list(read) == ["easy"]
    assert len(read) == 1
    assert read.notes == (
        "the level medium is null: skipped",
        "the level hard has no dominoes: skipped",
    )
    assert pips_json.read(text) == read["easy"] == pips_json.read_level(text, "day.json", "easy")
    for level, why in (("medium", "is null"), ("hard", "has no dominoes")):
        with pytest.raises(InputError, match=f"^day.json: the level {level} {why}$"):
            pips_json.read_level(text, "day.json", level)


def test_a_solution_that_cannot_be_read_is_left_out_with_a_note():
    for wrong in (3, [], [[[0, 0]]] * 3, [[[0, 0], [0, True]]] * 3, [[[0, 0], [-1, 0]]] * 3):
        read = pips_json.read_levels(changed(["solution"], wrong))
        assert list(read) == ["easy"]
        assert read.solutions == {}
        assert any("the solution in the file is left out" in note for note in read.notes)
    for none in (None, ...):
        read = pips_json.read_levels(changed(["solution"], none))
        assert (read.solutions, len(read.notes)) == ({}, 1)


def test_a_wrong_solution_is_read_as_it_is_and_not_believed():
    wrong = [[[0, 1], [0, 0]], [[0, 0], [1, 1]], [[2, 0], [2, 1]]]
    read = pips_json.read_levels(changed(["solution"], wrong))
    assert dm.check(read["easy"], read.solutions["easy"])
    answer = dm.solve(read["easy"])
    assert dm.check(read["easy"], answer.solutions[0]) == []


def test_one_of_several_levels_has_to_be_picked():
    text = day(hard=EASY)
    with pytest.raises(InputError, match="holds 2 puzzles; pick one by #easy or #hard after the"):
        pips_json.read(text, "day.json")
    assert pips_json.read_level(text, "day.json", "hard").name == "pips-2026-01-31-hard"
    with pytest.raises(InputError, match="there is no level 'huge'; it is easy, medium or hard"):
        pips_json.read_level(text, "day.json", "huge")
    with pytest.raises(InputError, match="has no level hard, only easy and medium"):
        pips_json.read_level(day(), "day.json", "hard")


def test_a_level_is_read_whatever_the_others_hold():
    text = day(hard={"dominoes": 3})
    assert pips_json.read_level(text, "day.json", "easy").name == "pips-2026-01-31-easy"
    with pytest.raises(InputError, match="hard: dominoes: must be a list, not 3"):
        pips_json.read_levels(text, "day.json")


def test_what_only_describes_may_be_anything():
    level = {**EASY, "constructors": None}
    puzzle = pips_json.read(day(printDate=5, editor=None, easy=level))
    assert (puzzle.name, puzzle.source) == ("pips-easy", "")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("  ", "is empty"),
        ("{", "not valid JSON: line 1, column 2"),
        ("[" * 100_000, "is nested too deeply"),
        ("[1]", "must be a table of fields, not a list"),
        ('{"easy": null, "easy": 1}', "the field 'easy' is there twice"),
        ('{"x": 1}', "has no level: easy, medium or hard"),
        ('{"easy": null}', "has no puzzle to read: the level easy is null"),
        ('{"easy": true}', "easy: must be a table of fields, not true"),
        ('{"easy": {"x": ' + "9" * 5000 + "}}", "a number of 5,000 digits is too large"),
        (changed(["dominoes"], ...), "easy: the field 'dominoes' is missing"),
        (changed(["regions"], ...), "easy: the field 'regions' is missing"),
        (changed(["regions"], None), "easy: regions: must be a list, not null"),
        (changed(["regions"], []), "easy: there are no cells"),
        (changed(["dominoes"], {}), "easy: dominoes: must be a list, not a table"),
        (
            changed(["dominoes", 1], [2]),
            "easy: domino 2: must be two numbers, like [3, 5], not 1 value",
        ),
        (changed(["dominoes", 1], [2, "2"]), "easy: domino 2: must be a whole number, not '2'"),
        (changed(["dominoes", 1], [True, 2]), "easy: domino 2: must be a whole number, not true"),
        (changed(["dominoes", 1], [-1, 2]), "easy: domino 2: must be between 0 and 999, not -1"),
        (changed(["dominoes", 1], [10**20, 2]), "easy: domino 2: must be between 0 and 999"),
        (changed(["dominoes"], [[0, 1]]), "easy: 1 tile covers 2 cells, but there are 6"),
        (changed(["dominoes"], [[0, 1]] * 4), "easy: 4 tiles cover 8 cells, but there are 6"),
        (changed(["regions", 2], 1), "easy: region 3: must be a table of fields, not 1"),
        (changed(["regions", 2, "type"], ...), "easy: region 3: the field 'type' is missing"),
        (changed(["regions", 2, "indices"], ...), "region 3: the field 'indices' is missing"),
        (changed(["regions", 2, "indices"], []), "easy: region 3: has no cells"),
        (changed(["regions", 2, "indices"], "x"), "region 3: indices: must be a list, not 'x'"),
        (
            changed(["regions", 2, "type"], "product"),
            "easy: region 3: type: cannot be 'product'; it is empty, sum, less, greater, equals "
            "or unequal",
        ),
        (changed(["regions", 2, "type"], ["sum"]), "region 3: type: must be text, not a list"),
        (changed(["regions", 0, "target"], ...), "easy: region 1: the type 'sum' needs a target"),
        (changed(["regions", 0, "target"], None), "easy: region 1: the type 'sum' needs a target"),
        (changed(["regions", 0, "target"], 4.0), "region 1: target: must be a whole number"),
        (changed(["regions", 0, "target"], True), "region 1: target: must be a whole number"),
        (changed(["regions", 0, "target"], 10**25), "region 1: target: must be between"),
        (
            changed(["regions", 2, "indices"], [[0, 0]]),
            "easy: regions 1 and 3 both have the cell (0, 0)",
        ),
        (
            changed(["regions", 0, "indices"], [[0, 0], [0, 0]]),
            "easy: region 1: has the cell (0, 0) twice",
        ),
        (
            changed(["regions", 0, "indices", 1], [0, -1]),
            "easy: region 1: cell 2: must be between 0 and 499, not -1",
        ),
        (
            changed(["regions", 0, "indices", 1], [0]),
            "region 1: cell 2: must be a row and a column",
        ),
        (changed(["regions", 0, "indices", 1], 5), "region 1: cell 2: must be a list, not 5"),
        (changed(["regions", 0, "indices", 1], [0, 0.0]), "cell 2: must be a whole number"),
        (changed(["regions", 0, "indices", 1], [0, 10**9]), "cell 2: must be between 0 and 499"),
    ],
)
def test_what_is_wrong_is_said_in_one_line_with_its_place(text, message):
    with pytest.raises(InputError) as error:
        pips_json.read(text, "day.json")
    assert str(error.value).startswith("day.json: ")
    assert message in str(error.value)
    assert len(str(error.value)) < 200


# --- The solution of a level ---

HARD = {
    "dominoes": [[1, 2], [3, 3]],
    "regions": [
        {"indices": [[0, 0], [0, 1]], "type": "sum", "target": 6},
        {"indices": [[1, 0], [1, 1]], "type": "empty"},
    ],
    "solution": [[[1, 0], [1, 1]], [[0, 0], [0, 1]]],
}


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_the_solution_of_the_level_with_the_same_puzzle_is_read(level):
    text = day(hard=HARD)
    puzzle = pips_json.read_level(text, "day.json", level)
    same = dm.Puzzle("mine", puzzle.layout, puzzle.supply, puzzle.constraints[::-1])
    solution = pips_json.read_solution(text, "day.json", same)
    assert solution == pips_json.read_level_solution(text, "day.json", level)
    assert dm.check(same, solution) == []


def test_which_solution_is_meant_has_to_be_clear():
    other = pips_json.read(day(easy={**HARD, "dominoes": [[0, 0], [3, 3]]}))
    with pytest.raises(InputError) as error:
        pips_json.read_solution(day(hard=HARD), "day.json", other)
    assert error.value.what == (
        "holds 2 solutions, and no level has the puzzle pips-2026-01-31-easy; "
        "pick one by #easy or #hard after the name of the file"
    )
    only = pips_json.read_solution(day(), "day.json", other)
    assert dm.check(other, only)
    broken = day(easy={**EASY, "regions": 3}, hard=HARD)
    hard = pips_json.read_level(broken, "day.json", "hard")
    assert dm.check(hard, pips_json.read_solution(broken, "day.json", hard)) == []


@pytest.mark.parametrize("none", [None, ...])
def test_a_level_may_bring_no_solution(none):
    text = changed(["solution"], none)
    with pytest.raises(InputError, match=r"^day.json: holds no solution$"):
        pips_json.read_solution(text, "day.json", pips_json.read(text))
    with pytest.raises(InputError, match=r"^day.json: the level easy has no solution$"):
        pips_json.read_level_solution(text, "day.json", "easy")
    with pytest.raises(InputError, match=r"^day.json: the level medium is null$"):
        pips_json.read_level_solution(text, "day.json", "medium")


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        (3, "easy: solution: must be a list, not 3"),
        ([], "easy: solution: 0 places for 3 tiles"),
        ([[[0, 0]]] * 3, "easy: solution 1: must be two cells, like [[0, 2], [0, 3]], not 1 value"),
        ([[[0, 0], [0, True]]] * 3, "easy: solution 1: cell 2: must be a whole number, not true"),
        ([[[0, 0], [-1, 0]]] * 3, "easy: solution 1: cell 2: must be between 0 and 499, not -1"),
    ],
)
def test_a_solution_that_cannot_be_read_is_told_with_its_place(wrong, what):
    text = changed(["solution"], wrong)
    with pytest.raises(InputError) as error:
        pips_json.read_level_solution(text, "day.json", "easy")
    assert str(error.value) == f"day.json: {what}"


def test_a_file_is_the_same_when_written_and_read():
    read = pips_json.read_levels(day(hard={**EASY, "solution": None}))
    again = pips_json.read_levels(pips_json.write_levels(read))
    assert again.puzzles == read.puzzles
    assert again.solutions == read.solutions
    assert (again.print_date, again.editor) == (read.print_date, read.editor)


def test_what_cannot_be_written():
    puzzle = pips_json.read(day())
    with pytest.raises(ValueError, match="there is no level 'huge'"):
        pips_json.write(puzzle, level="huge")
    with pytest.raises(ValueError, match="the solution does not use the tiles of the puzzle"):
        pips_json.write(puzzle, dm.Solution())


@pytest.mark.parametrize(
    "text", ["easy", '{"tiles": "double-6"}', '{"title": "easy: x"}', "", "[]"]
)
def test_other_texts_are_not_taken_for_pips(text):
    assert not pips_json.recognises(text)
