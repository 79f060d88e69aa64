import json

from domino_math.constraints import Filling, Total
from domino_math.i18n import Sentence
from domino_math.layout import Cell, Group
from domino_math.library import answer_data, read, violations_data
from domino_math.puzzle import Placement, Solution
from domino_math.solver import Answer

PUZZLE = read('{"name": "pair", "tiles": "0-1", "layout": {"shape": "row", "columns": 2}}')


def test_an_answer_is_written_as_promised():
    solution = Solution([Placement((Cell(0, 0), Cell(0, 1)), (1, 0))])
    answer = Answer(PUZZLE, "solved", (solution,), stopped="limit", seconds=1.5)
    assert json.loads(json.dumps(answer_data(answer))) == {
        "puzzle": "pair",
        "status": "solved",
        "complete": False,
        "solutions": [{"placements": [{"tile": "0-1", "cells": [[0, 0], [0, 1]], "pips": [1, 0]}]}],
        "reasons": [],
    }


def test_reasons_are_written():
    answer = Answer(PUZZLE, "impossible", complete=True, reasons=(Sentence("It is odd."),))
    assert answer_data(answer) == {
        "puzzle": "pair",
        "status": "impossible",
        "complete": True,
        "solutions": [],
        "reasons": ["It is odd."],
    }


def test_violations_are_written():
    row = (Cell(0, 0), Cell(0, 1))
    (broken,) = Total(Group("row 1", row), "=", (3,)).violations(
        Filling({row[0]: 0, row[1]: 1}, {})
    )
    assert violations_data([broken]) == {
        "valid": False,
        "violations": [
            {
                "constraint": "row 1 adds up to 3",
                "cells": [[0, 0], [0, 1]],
                "message": "row 1 adds up to 1, not 3",
            }
        ],
    }
