"""What is read stays: no file that a verb writes may be one that it reads."""

import os
import subprocess
import sys

import pytest


@pytest.fixture
def puzzle(tmp_path):
    from domino_math import read
    from domino_math.library import write

    path = tmp_path / "two.toml"
    path.write_text(write(read("five-dominoes-5"), "toml"), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("verb", "option"),
    [
        ("solve", "--jsonl"),
        ("solve", "--svg"),
        ("show", "--png"),
        ("show", "--pdf"),
        ("explain", "--svg"),
        ("hint", "--svg"),
    ],
)
def test_a_puzzle_is_not_overwritten(invoke, puzzle, verb, option):
    before = puzzle.read_bytes()
    ran = invoke(verb, "two.toml", option, f".{os.sep}two.toml")
    assert (ran.code, ran.out) == (2, "")
    assert "two.toml: is what two.toml is read from, and would be overwritten" in ran.err
    assert ran.err.count("\n") == 1
    assert puzzle.read_bytes() == before


def test_a_link_to_the_puzzle_is_the_puzzle(invoke, puzzle):
    link = puzzle.with_name("link.svg")
    try:
        link.symlink_to(puzzle)
    except OSError:
        pytest.skip("this system makes no links")
    assert invoke("show", "two.toml", "--svg", "link.svg").code == 2


@pytest.mark.parametrize(
    ("given", "option"), [(["show", "-"], "--svg"), (["solve", "-"], "--jsonl")]
)
def test_a_puzzle_on_standard_input_is_not_overwritten(puzzle, given, option):
    before = puzzle.read_bytes()

    def run(name):
        whole = [sys.executable, "-m", "domino_math", *given, option, name]
        with puzzle.open("rb") as stdin:
            return subprocess.run(whole, stdin=stdin, cwd=puzzle.parent, capture_output=True)

    ran = run("two.toml")
    assert (ran.returncode, ran.stdout) == (2, b"")
    said = b"two.toml: is what standard input is read from, and would be overwritten"
    assert ran.stderr.splitlines() == [said]
    assert puzzle.read_bytes() == before
    assert run("other").returncode == 0


def test_a_solution_on_standard_input_is_not_overwritten(puzzle):
    solved = puzzle.with_name("solved.json")
    whole = [sys.executable, "-m", "domino_math", "check", "two.toml", "-", "--svg", "solved.json"]
    solved.write_text("{}")
    with solved.open("rb") as stdin:
        ran = subprocess.run(whole, stdin=stdin, cwd=puzzle.parent, capture_output=True)
    assert (ran.returncode, solved.read_text()) == (2, "{}")
    assert b"solved.json: is what standard input is read from" in ran.stderr


def test_a_puzzle_of_the_catalogue_is_not_overwritten(invoke):
    from domino_math.library import catalogue

    path = catalogue()["five-dominoes-5"]
    before = path.read_bytes()
    assert invoke("show", "five-dominoes-5", "--svg", str(path)).code == 2
    assert path.read_bytes() == before


def test_a_solution_is_not_overwritten(invoke, puzzle):
    solved = puzzle.with_name("solved.json")
    solved.write_text(invoke("solve", "two.toml", "--json").out, encoding="utf-8")
    before = solved.read_bytes()
    ran = invoke("check", "two.toml", "solved.json", "--svg", "solved.json")
    assert (ran.code, ran.out) == (2, "")
    assert solved.read_bytes() == before


def test_other_files_are_written(invoke, puzzle):
    assert invoke("show", "two.toml", "--svg", "two.svg").code == 0
    assert puzzle.with_name("two.svg").exists()
