import json
from pathlib import Path

SMALL = "3:20331220030112201133"


def test_a_walk_is_numbered_and_ends_with_the_solution(invoke):
    ran = invoke("explain", "dominosa-3")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0].startswith("1. Tile 0-0 fits in one place only")
    assert lines[9].startswith("10. ")
    assert lines[-1] == "dominosa-3: exactly one solution, found in 10 steps; grade: trivial."


def test_pictures_of_each_step(invoke):
    ran = invoke("explain", SMALL, "--pictures")
    plain = invoke("explain", SMALL)
    assert ran.out.count("┌") > plain.out.count("┌")


def test_one_step_with_its_picture(invoke, tmp_path):
    file = tmp_path / "step.svg"
    ran = invoke("explain", SMALL, "--step", "1", "--svg", str(file))
    assert ran.code == 0
    assert ran.out.startswith("1. However")
    svg = file.read_text("utf-8")
    assert "However row 1, column 5 is covered" in svg
    too_many = invoke("explain", SMALL, "--step", "99")
    assert too_many.code == 2
    assert "--step 99: there are" in too_many.err


def test_json_has_every_step(invoke):
    ran = invoke("explain", SMALL, "--json")
    data = json.loads(ran.out)
    assert data["outcome"] == "solved"
    assert data["grade"] == "basic"
    first = data["steps"][0]
    assert first["technique"] == "same-tile"
    assert first["because"]["cells"] == [[0, 4]]
    assert first["rules_out"]
    assert len(data["solutions"]) == 1


def test_no_solution_and_several(invoke):
    ran = invoke("explain", "frame-43")
    assert ran.code == 1
    assert ran.out.splitlines()[-1] == "frame-43: impossible."
    assert ran.out.startswith("1. Together the 4 sides")
    ran = invoke("explain", "dominosa-6-several")
    assert ran.code == 1
    assert ran.out.splitlines()[-1].endswith("several solutions, of which these two differ.")


def test_out_of_time_is_undecided(invoke):
    assert invoke("explain", "frame-44", "--time", "0.000001").code == 3


def test_hint_tells_no_more_than_its_level(invoke):
    assert invoke("hint", SMALL).out == "Look around row 4, column 4.\n"
    assert invoke("hint", SMALL, "--level", "2").out.startswith("Look for a cell that the same")
    third = invoke("hint", SMALL, "--level", "3")
    assert third.out.startswith("However row 1")
    assert "┌" in third.out
    assert "steps" not in json.loads(invoke("hint", SMALL, "--level", "2", "--json").out)
    data = json.loads(invoke("hint", SMALL, "--level", "3", "--json").out)
    assert data["steps"][0]["technique"] == data["technique"] == "same-tile"
    assert invoke("hint", SMALL, "--level", "4").code == 2


def test_a_mistake_is_named_first(invoke, tmp_path):
    file = tmp_path / "begun.json"
    placement = {"tile": "0-2", "cells": [[0, 0], [0, 1]], "pips": [2, 0]}
    file.write_text(json.dumps({"placements": [placement]}), "utf-8")
    ran = invoke("hint", SMALL, str(file), "--level", "3")
    assert ran.code == 1
    assert ran.out.startswith("2-0 on row 1, columns 1 and 2 cannot be")


def test_a_picture_that_is_begun_can_be_brought(invoke, tmp_path):
    file = tmp_path / "begun.txt"
    file.write_text("\n\n\n\n\n\n0-1\n", "utf-8")
    ran = invoke("hint", SMALL, str(file), "--level", "3")
    assert ran.code in (0, 1)


def test_both_from_standard_input(invoke):
    assert invoke("hint", "-", "-").code == 2


# Totals that no lemma and no step is against: a puzzle of four tiles in two rows.
CONFLICT = {
    "name": "conflict",
    "tiles": "double-3",
    "use": "some",
    "layout": {"shape": "rectangle", "rows": 2, "columns": 5},
    "constraints": [
        {"kind": "total", "groups": "row 1", "less_than": 14},
        {"kind": "total", "groups": "row 2", "more_than": 2},
    ],
}


def test_demands_that_contradict_each_other_are_told_and_marked(invoke, monkeypatch):
    # No step is known that would tell this one otherwise.
    monkeypatch.setattr("domino_math.explainer.explanation.STEPS", ())
    ends = {"name": "the ends", "cells": [[0, 0], [1, 4]], "many": True}
    constraints = [
        *CONFLICT["constraints"],
        {"kind": "alike", "groups": ends},
        {"kind": "count", "groups": ends, "number": 2, "times": 1},
    ]
    text = json.dumps({**CONFLICT, "constraints": constraints}).encode()
    ran = invoke("explain", "-", "--svg", "why.svg", stdin=text)
    assert ran.code == 1
    assert "these 2 demands contradict each other: the ends have the same number" in " ".join(
        ran.out.split()
    )
    assert ran.out.count("(·)") == 2
    russian = " ".join(invoke("explain", "-", "--lang", "ru", stdin=text).out.split())
    assert "эти условия (их 2) противоречат друг другу" in russian
    data = json.loads(invoke("explain", "-", "--json", stdin=text).out)
    assert data["conflict"]["cells"] == [[0, 0], [1, 4]]
    assert (data["conflict"]["minimal"], len(data["conflict"]["demands"])) == (True, 2)
    assert "contradict each other" in Path("why.svg").read_text("utf-8")


def test_short_names_of_cells_are_explained_first(invoke):
    ran = invoke("explain", "dominosa-6-deep")
    assert ran.out.startswith("(1, 1) stands for row 1, column 1, counted from the top left.\n1. ")
    assert "stands for" not in invoke("explain", SMALL).out
