import json
import subprocess
import sys
from pathlib import Path

import pytest

import domino_math as dm
from domino_math import widgets
from domino_math.widgets.advice import Aside, advice

LAY = [{"do": "pick", "tile": 1}, {"do": "cell", "cell": 0}]


def lay(table):
    for message in LAY:
        table.tell(message)
    return table


def test_a_table_shows_any_puzzle_of_the_catalogue():
    for name in dm.catalogue():
        table = widgets.table(name)
        assert len(table.view["tray"]) == len(table.model.puzzle.supply.kinds)
        json.dumps(table.view)


def test_what_is_laid_can_be_had_and_given():
    begun = lay(widgets.table("ring-3-8")).solution
    assert [str(placement) for placement in begun] == ["0-1 on row 1, columns 1 and 2"]
    assert widgets.table(dm.read("ring-3-8"), begun).solution == begun
    assert dm.check(dm.read("ring-3-8"), begun)  # it is a solution like any other


def test_a_free_table_takes_any_supply_and_has_nothing_to_check():
    tiles = [dm.Tile(0, 1), dm.Tile(1, 1)]
    table = lay(widgets.free_table(tiles, rows=2, columns=3))
    assert table.view["lines"][0]["text"] == "1 tile with 2 pips on the table"
    assert (table.view["check"], table.view["hint"]) == (False, "")
    before = table.view
    table.tell({"do": "hint"})
    assert table.view == before
    with pytest.raises(ValueError, match="no cells"):
        widgets.free_table(tiles, rows=0, columns=3)


# --- keeping


def test_what_is_laid_is_kept_and_lies_there_again(tmp_path):
    file = tmp_path / "ring.json"
    table = widgets.table("ring-3-8", save=file)
    assert not file.exists()
    lay(table)
    assert table.view["kept"] == "What you lay is kept in ring.json."
    again = widgets.table("ring-3-8", save=str(file))
    assert again.solution == table.solution != dm.Solution()
    # It is a solution that the rest of the program reads.
    assert dm.read_solution(file, dm.read("ring-3-8")) == table.solution
    assert list(tmp_path.iterdir()) == [file]


def test_marks_are_kept_too(tmp_path):
    file = tmp_path / "dominosa.json"
    table = widgets.table("dominosa-3", save=file)
    for number in (0, 1):
        table.tell({"do": "bar", "cell": number})
    assert widgets.table("dominosa-3", save=file).model.now == table.model.now


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "no JSON",
        '{"placements": 3}',
        '{"placements": [], "puzzle": "frame-44"}',
        '{"placements": [{"tile": "0-1", "cells": [[0, 1], [0, 2]], "pips": [0, 1]}]}',
        '{"placements": [{"tile": "0-1", "cells": [[9, 9], [9, 8]], "pips": [0, 1]}]}',
    ],
)
def test_a_file_of_something_else_is_told_and_left_alone(tmp_path, text):
    file = tmp_path / "ring.json"
    file.write_text(text, "utf-8")
    table = lay(widgets.table("ring-3-8", save=file))
    assert table.view["kept"].startswith("ring.json holds something else, so this table is not")
    assert len(table.solution) == 1
    assert file.read_text("utf-8") == text


def test_a_folder_that_is_not_there_is_told(tmp_path):
    table = lay(widgets.table("ring-3-8", save=tmp_path / "gone" / "ring.json"))
    assert table.view["kept"].startswith("This table could not be kept in ring.json: ")
    assert len(table.solution) == 1


# --- hints from another process


def test_hints_come_from_a_process_of_their_own(tmp_path):
    """The lesson's own process never loads the solver."""
    program = """
import sys
import domino_math as dm
from domino_math import widgets

if __name__ == "__main__":
    table = widgets.table("dominosa-3")
    while not table.view["hints"]:
        table.tell({"do": "hint"})
    print(table.view["hints"][0], "ortools" in sys.modules)
"""
    file = Path(tmp_path) / "lesson.py"
    file.write_text(program, "utf-8")
    told = subprocess.run(
        [sys.executable, str(file)], capture_output=True, text=True, check=True, timeout=60
    )
    puzzle = dm.read("dominosa-3")
    assert told.stdout == f"{advice(puzzle, dm.Solution()).levels[0][0]} False\n"


def test_a_question_that_is_put_again_is_answered_once_it_is_ready():
    aside = Aside(wait=0)
    ring, dominosa = dm.read("ring-3-8"), dm.read("dominosa-3")
    assert aside(ring, dm.Solution()) is None
    assert aside(dominosa, dm.Solution()) is None  # the first question is given up
    aside.wait = 60
    assert aside(dominosa, dm.Solution()) == advice(dominosa, dm.Solution())
    aside.close()


def test_a_process_that_has_ended_is_told_and_started_anew():
    aside = Aside(wait=0)
    puzzle = dm.read("dominosa-3")
    assert aside(puzzle, dm.Solution()) is None
    aside._process.kill()
    aside._process.join()
    aside.wait = 60
    with pytest.raises((EOFError, OSError)):
        aside(puzzle, dm.Solution())
    assert aside(puzzle, dm.Solution()).next_tile is not None
    aside.close()


def test_a_search_that_ran_out_of_time_is_no_hint(monkeypatch):
    monkeypatch.setattr("domino_math.widgets.advice.SEARCH", 1e-4)
    assert advice(dm.read("frame-44"), dm.Solution()) is None


def test_a_mistake_comes_first():
    puzzle = dm.read("ring-3-8")
    wrong = dm.Solution(dm.Placement(slot, (3, 3)) for slot in puzzle.layout.slots[:2])
    found = advice(puzzle, wrong)
    assert found.wrong
    assert found.levels[0][0].text("en") == "Something that is laid already cannot be right."
