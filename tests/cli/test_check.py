import json
from pathlib import Path

import pytest


@pytest.fixture
def frame(invoke):
    """A right frame as `solve --json` prints it."""
    return json.loads(invoke("solve", "frame-44", "--json").out)


def check(invoke, answer, *options):
    Path("mine.json").write_text(json.dumps(answer))
    return invoke("check", "frame-44", "mine.json", *options)


def test_a_right_frame_is_valid(invoke, frame):
    ran = check(invoke, frame)
    assert ran.code == 0
    assert ran.out == "frame-44: valid; 28 tiles, every constraint holds.\n"
    assert check(invoke, frame["solutions"][0]).code == 0
    assert json.loads(check(invoke, frame, "--json").out) == {"valid": True, "violations": []}
    assert check(invoke, frame, "--lang", "ru").out == (
        "frame-44: решение верное; 28 костей, все условия выполнены.\n"
    )


def test_a_solution_comes_from_standard_input_too(invoke, frame):
    ran = invoke("check", "frame-44", "-", stdin=json.dumps(frame).encode())
    assert ran.code == 0


def test_two_faults_are_both_named_and_drawn(invoke, frame):
    placements = frame["solutions"][0]["placements"]
    gone = placements.pop(0)
    moved = placements[-1]
    moved["cells"] = [[7, 7], [7, 8]]
    ran = check(invoke, frame, "--json", "--svg", "faults.svg")
    assert ran.code == 1
    found = json.loads(ran.out)
    assert found["valid"] is False
    messages = [violation["message"] for violation in found["violations"]]
    assert f"tile {gone['tile']} is missing" in messages
    outside = f"tile {moved['tile']} lies outside the layout at row 8, columns 8 and 9"
    assert outside in messages
    (at,) = (v["cells"] for v in found["violations"] if v["message"] == outside)
    assert at == [[7, 7], [7, 8]]
    text = check(invoke, frame)
    assert text.code == 1
    assert f"  {outside[0].upper()}{outside[1:]}." in text.out.splitlines()
    assert "!" in text.out
    russian = check(invoke, frame, "--lang", "ru").out
    assert f"frame-44: {len(found['violations'])} ошиб" in russian
    assert f"  Не хватает кости {gone['tile']}.\n" in russian
    said = f"кость {moved['tile']} выходит за пределы поля: строка 8, столбцы 8 и 9"
    assert f"  К{said[1:]}.\n" in russian
    in_json = json.loads(check(invoke, frame, "--json", "--lang", "ru").out)["violations"]
    assert said in [violation["message"] for violation in in_json]
    # What was broken is a name, the same in every language.
    assert [v["constraint"] for v in in_json] == [v["constraint"] for v in found["violations"]]
    assert Path("faults.svg").stat().st_size > 0


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "mine.json"),
        (b"{", "mine.json"),
        (b"\x00\xff\x80", "mine.json"),
        (b"[" * 100_000, "mine.json"),
        (b'{"placements": [{"tile": "1-2", "cells": [[1e9, 0], [0, 1]], "pips": [1, 2]}]}', "1"),
        (b'{"placements": 5}', "placements"),
    ],
)
def test_bad_input_is_one_line(invoke, content, said):
    Path("mine.json").write_bytes(content)
    ran = invoke("check", "frame-44", "mine.json")
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_a_cell_far_away_is_a_violation_and_costs_nothing(invoke, frame):
    frame["solutions"][0]["placements"][0]["cells"] = [[10**9, 0], [0, 10**9]]
    ran = check(invoke, frame)
    assert ran.code in (1, 2)
    assert "1,000,000,001" in ran.out + ran.err


def test_too_much_on_standard_input(invoke):
    ran = invoke("show", "-", stdin=b" " * 5_000_000)
    assert (ran.code, ran.out) == (2, "")
    assert "standard input: is larger than 4 MB" in ran.err
