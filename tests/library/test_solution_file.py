import json
from pathlib import Path

import pytest
from hypothesis import given, settings

from domino_math.checker import check
from domino_math.errors import InputError
from domino_math.layout import Cell
from domino_math.library import (
    answer_data,
    read,
    read_solution,
    read_solution_text,
    solution_data,
)
from domino_math.puzzle import Placement, Solution
from domino_math.solver import Answer

from .strategies import solved

ROW = read('{"name": "row", "tiles": "double-1", "layout": {"shape": "row", "columns": 6}}')
FIRST = {"tile": "0-1", "cells": [[0, 0], [0, 1]], "pips": [1, 0]}


def solution(*placements):
    return read_solution_text(json.dumps({"placements": placements}), "mine.json", ROW)


def complaint(*placements):
    with pytest.raises(InputError) as caught:
        solution(*placements)
    assert caught.value.place == "mine.json"
    return caught.value.what


@settings(deadline=None)
@given(solved(partly=True))
def test_round_trip(drawn):
    puzzle, laid = drawn
    assert read_solution(json.dumps(solution_data(laid)), puzzle) == laid
    answer = json.dumps(answer_data(Answer(puzzle, "solved", (laid, Solution()))))
    assert read_solution(answer, puzzle) == laid


def test_the_order_of_cells_is_free():
    turned = {"tile": "1-0", "cells": [[0, 1], [0, 0]], "pips": [0, 1]}
    assert solution(turned) == solution(FIRST)


def test_files_and_texts(tmp_path):
    picture = "1-0 0-0 1-1\n"
    file = tmp_path / "mine.txt"
    file.write_text(picture, encoding="utf-8")
    expected = Solution(
        Placement((Cell(0, c), Cell(0, c + 1)), pips)
        for c, pips in ((0, (1, 0)), (2, (0, 0)), (4, (1, 1)))
    )
    assert read_solution(file, ROW) == read_solution(str(file), ROW) == expected
    assert read_solution(picture, ROW) == expected
    assert read_solution_text(picture.encode("utf-16"), "x", ROW) == expected


@pytest.mark.parametrize(
    ("source", "what"),
    [
        (Path("none.json"), "none.json: No such file or directory"),
        ("none.json", "none.json: No such file or directory"),
        ("a\0b", "a\\x00b: is not a name that a file can have"),
        ("", ".: is a folder, not a file"),
        ("{", "the solution's text: not valid JSON: line 1, column 2: "),
    ],
)
def test_what_is_not_there(source, what, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(InputError) as caught:
        read_solution(source, ROW)
    assert str(caught.value).startswith(what.replace(".: is", "the solution: is"))


def test_an_answer_without_a_solution():
    for status, said in (("impossible", "; its status is impossible"), ([1], "")):
        text = json.dumps({"status": status, "solutions": []})
        with pytest.raises(InputError) as caught:
            read_solution_text(text, "x", ROW)
        assert str(caught.value) == f"x: has no solution to read{said}"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("{}", "x: the field 'placements' is missing"),
        ("[]", "x: must be a table of fields, not a list"),
        ('{"placements": 3}', "x: placements: must be a list, not 3"),
        ('{"solutions": 3}', "x: solutions: must be a list, not 3"),
        ('{"solutions": [3]}', "x: solution 1: must be a table of fields, not 3"),
        ('{"solutions": [{"placements": [3]}]}', "x: solution 1: placement 1: must be a table of"),
        ("", "x: is empty"),
    ],
)
def test_what_is_no_solution(text, what):
    with pytest.raises(InputError) as caught:
        read_solution_text(text, "x", ROW)
    assert str(caught.value).startswith(what)


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"pips": [1, 1]}, "placement 2: pips are 1 and 1, but the tile is 0-1"),
        ({"pips": [1]}, "placement 2: pips: must be two numbers, one for each cell, not 1"),
        ({"pips": [True, 0]}, "placement 2: pips: must be a whole number, not true"),
        ({"pips": [1.0, 0]}, "placement 2: pips: must be a whole number, not 1.0"),
        ({"pips": [-1, 0]}, "placement 2: pips: must be between 0 and 999, not -1"),
        ({"pips": None}, "placement 2: pips: must be a list, not null"),
        ({"tile": [0, 1]}, "placement 2: tile: must be text, not a list"),
        ({"tile": "0+1"}, "placement 2: tile: '0+1' is not a tile; write it like 3-5"),
        ({"tile": "0-1000"}, "placement 2: tile: 0-1000 shows more than 999 pips on one half"),
        ({"cells": [[0, 0]]}, "placement 2: cells: must be two cells, like [[0, 2], [0, 3]], not"),
        ({"cells": [[0, 0], [0]]}, "placement 2: cells: cell 2: must be a row and a column"),
        ({"cells": [[0, 0], [True, 0]]}, "placement 2: cells: cell 2: must be a whole number"),
        ({"cells": [[0, 0], [-1, 0]]}, "placement 2: cells: cell 2: must be between 0 and 2,147,"),
        ({"cells": [[0, 0], [1e9, 0]]}, "placement 2: cells: cell 2: must be a whole number"),
        ({"cell": []}, "placement 2: there is no field 'cell' here; did you mean cells?"),
    ],
    ids=str,
)
def test_what_is_no_placement(changed, what):
    assert complaint(FIRST, {**FIRST, **changed}).startswith(what)


def test_pips_say_which_way_round_a_tile_lies():
    cells = [[0, 0], [0, 1]]
    assert complaint({"tile": "0-1", "cells": cells}) == (
        "placement 1: pips is missing: which way round does 0-1 lie?"
    )
    assert complaint({"cells": cells, "pips": [0, 1]}) == (
        "placement 1: the field 'tile' is missing"
    )
    double = solution({"tile": "1-1", "cells": cells})
    assert double.placements[0].pips == (1, 1)


def test_far_cells_and_foreign_tiles_are_for_check_to_judge():
    far = solution({"tile": "7-8", "cells": [[0, 0], [10**9, 0]], "pips": [7, 8]})
    messages = [violation.message for violation in check(ROW, far)]
    assert "tile 7-8 lies outside the layout at row 1,000,000,001, column 1" in messages
    assert "tile 7-8 is not in the supply" in messages


def test_too_many_placements():
    assert complaint(*[FIRST] * 10_001) == "has more than 10,000 placements"
