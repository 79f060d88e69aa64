"""Dominosa puzzles of Simon Tatham's generator, walked to their ends.

His solver listed for each the hardest of its own techniques that it needed.
"""

import csv
from pathlib import Path

import pytest

import domino_math as dm
from domino_math.explainer import GRADES, Knowledge, walk
from domino_math.families.dominosa import read_letters

FOLDER = Path(__file__).parents[1] / "families"


def rows(name: str) -> list[dict[str, str]]:
    with (FOLDER / name).open(encoding="utf-8", newline="") as file:
        lines = (line for line in file if not line.startswith("#"))
        return list(csv.DictReader(lines, delimiter="\t"))


UNIQUE = [row for row in rows("dominosa.tsv") if row["solutions"] == "1"]


@pytest.mark.parametrize("row", UNIQUE, ids=lambda row: row["id"][:20])
def test_no_higher_rung_is_needed_than_by_tatham(row):
    puzzle = dm.read(row["id"])
    steps = list(walk(Knowledge.of_puzzle(puzzle)))
    assert steps[-1].after.solution() == read_letters(row["solution"], puzzle)
    grade = max(GRADES.index(step.technique.grade) for step in steps)
    assert grade <= GRADES.index(row["grade"].lower())
    if row["grade"] in ("Trivial", "Basic"):
        assert GRADES[grade] == row["grade"].lower()


def test_nearly_all_grades_agree():
    """The rest need less here, since chains and sets are told apart in another way."""
    same = 0
    for row in UNIQUE[:120]:
        explanation = dm.explain(dm.read(row["id"]))
        assert explanation.grade
        same += explanation.grade == row["grade"].lower()
    assert same >= 110


@pytest.mark.parametrize("row", rows("dominosa-beyond.tsv"), ids=lambda row: row["id"][:20])
def test_what_his_solver_cannot_finish_is_walked_to_the_end(row):
    puzzle = dm.read(row["id"])
    steps = list(walk(Knowledge.of_puzzle(puzzle)))
    assert steps[-1].after.solution() == read_letters(row["solution"], puzzle)
