"""Puzzles and solutions in the formats of others, in and out."""

import json
from pathlib import Path

import pytest

from domino_math.families import pips_json
from domino_math.library import puzzle_formats, read

SMALL = "1:001110"
WRONG = "1:001111"
GRID = "┌───┬───┬───┐\n│ 0 │ 0 │ 1 │\n├───┼───┼───┤\n│ 1 │ 1 │ 1 │\n└───┴───┴───┘\n"
WHY = (
    "Dominosa game ID: 0 occurs twice and 1 occurs 4 times, "
    "but on the tiles of double-1 each number occurs 3 times\n"
)
EASY = {
    "dominoes": [[1, 2], [3, 3]],
    "regions": [
        {"indices": [[0, 0], [0, 1]], "type": "sum", "target": 3},
        {"indices": [[1, 0], [1, 1]], "type": "equals"},
    ],
    "solution": [[[0, 0], [0, 1]], [[1, 0], [1, 1]]],
}
HARD = {
    **EASY,
    "regions": [{**region, "type": "less", "target": 7} for region in EASY["regions"]],
    "solution": [[[1, 1], [1, 0]], [[0, 0], [0, 1]]],
}


@pytest.fixture
def day(invoke):  # noqa: ARG001 - which goes to a folder of its own
    """Write levels into day.json."""

    def write(**levels):
        Path("day.json").write_text(json.dumps({"printDate": "2026-01-31", **levels}))

    return write


# --- Puzzles ---


def test_list_formats(invoke):
    ran = invoke("list", "formats")
    assert (ran.code, ran.err) == (0, "")
    assert "id       puzzles: Dominosa game ID\n" in ran.out
    assert "letters  solutions: Dominosa letters L R T B\n" in ran.out
    assert "letters  puzzles: letter text of regions\n             AB\n             AC\n" in ran.out


@pytest.mark.parametrize(
    ("puzzle", "form"),
    [
        (SMALL, "id"),
        (SMALL, "grid"),
        ("pips-heart", "pips"),
        ("pips-heart", "letters"),
        ("frame-44", "toml"),
        ("frame-44", "json"),
    ],
)
def test_show_writes_what_it_reads(invoke, puzzle, form):
    ran = invoke("show", puzzle, "--as", form)
    assert (ran.code, ran.err) == (0, "")
    written = Path("written.txt")
    written.write_text(ran.out, "utf-8")
    again, brought = read(written), read(puzzle)
    assert (again.layout, again.supply) == (brought.layout, brought.supply)
    assert invoke("show", "written.txt", "--as", form).out == ran.out


def test_show_still_writes_pictures_in_another_format(invoke):
    ran = invoke("show", SMALL, "--as", "id", "--svg", "small.svg")
    assert ran == (0, f"{SMALL}\n", "wrote small.svg\n")


@pytest.mark.parametrize("form", [*puzzle_formats(), "xml"])
def test_show_says_why_a_format_cannot_be_written(invoke, form):
    if form in ("json", "toml"):
        return
    ran = invoke("show", "frame-44", "--as", form)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"--as {form}: ")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("verb", ["show", "solve"])
def test_a_wrong_puzzle_that_can_be_drawn_is_drawn(invoke, verb):
    assert invoke(verb, WRONG) == (2, GRID, WHY)


@pytest.mark.parametrize(
    "arguments",
    [
        ("solve", WRONG, "--json"),
        ("solve", WRONG, "--as", "letters"),
        ("show", WRONG, "--as", "id"),
        ("count", WRONG),
        ("check", WRONG, "LRTLRB"),
    ],
)
def test_a_program_gets_no_picture_of_a_wrong_puzzle(invoke, arguments):
    assert invoke(*arguments) == (2, "", WHY)


# --- Levels of a day ---


def test_levels_without_a_puzzle_are_noted(invoke, day):
    day(easy=EASY, medium=None, hard={**EASY, "dominoes": None})
    notes = (
        "day.json: the level medium is null: skipped\n"
        "day.json: the level hard has no dominoes: skipped\n"
    )
    ran = invoke("solve", "day.json", "--limit", "1")
    assert (ran.code, ran.err) == (0, notes)
    assert invoke("solve", "day.json#easy", "--limit", "1").err == ""
    ran = invoke("show", "-", stdin=Path("day.json").read_bytes())
    assert (ran.code, ran.err) == (0, notes.replace("day.json", "standard input"))


@pytest.mark.parametrize("verb", ["show", "solve", "count"])
def test_one_of_several_levels_has_to_be_named(invoke, day, verb):
    day(easy=EASY, medium=EASY, hard=HARD)
    ran = invoke(verb, "day.json")
    said = "holds 3 puzzles; pick one by #easy, #medium or #hard after the name of the file"
    assert ran == (2, "", f"day.json: {said}\n")
    assert invoke(verb, "day.json#hard").code == 0


# --- Solutions ---


def test_solve_prints_letters_and_check_reads_them(invoke):
    ran = invoke("solve", SMALL, "--as", "letters")
    assert (ran.code, ran.out) == (0, "LRTLRB\n")
    assert ran.err.startswith("dominosa-1: solved; the independent check passed.")
    Path("mine.txt").write_text("lrt\nlrb\n")
    for solution in ("LRTLRB", "mine.txt", "-"):
        ran = invoke("check", SMALL, solution, stdin=b"LRT LRB")
        assert ran == (0, "dominosa-1: valid; 3 tiles, every constraint holds.\n", "")
    assert invoke("check", SMALL, "TTTBBB").code == 1


def test_all_solutions_in_letters_are_a_line_each(invoke):
    ran = invoke("solve", "3:21011232002133320130", "--all", "--as", "letters")
    lines = ran.out.splitlines()
    assert len(set(lines)) == len(lines) > 1
    for line in lines:
        assert invoke("check", "3:21011232002133320130", line).code == 0


def test_where_there_is_no_solution_nothing_is_printed_but_why(invoke):
    impossible = "2:012012110220"
    ran = invoke("solve", impossible, "--as", "letters")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("dominosa-2: impossible.")
    assert ran.err.count("\n") > 1


@pytest.mark.parametrize(
    ("puzzle", "solution", "said"),
    [
        (SMALL, "LRTLR", "Dominosa letters L R T B: has 5 letters, but the puzzle has 6 cells"),
        (SMALL, "LRTLRX", "position 6: 'X' is none of L, R, T and B"),
        (SMALL, "LRLX", "position 4: 'X' is none of L, R, T and B"),
        (SMALL, "LRTLRT", "position 3: T at row 1, column 3 has no B below it"),
        (SMALL, "mine", "mine: No such file or directory"),
        ("frame-44", "LR", "is in the letters of Dominosa, but frame-44 is no Dominosa puzzle"),
        (SMALL, "none.json#hard", "none.json#hard: No such file or directory"),
    ],
)
def test_wrong_letters_are_one_line(invoke, puzzle, solution, said):
    ran = invoke("check", puzzle, solution)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_the_solution_in_a_day_is_checked(invoke, day):
    day(easy=EASY, medium=None, hard=HARD)
    for level in ("easy", "hard"):
        for solution in ("day.json", f"day.json#{level}"):
            ran = invoke("check", f"day.json#{level}", solution)
            assert ran == (
                0,
                f"pips-2026-01-31-{level}: valid; 2 tiles, every constraint holds.\n",
                "",
            )
    assert invoke("check", "day.json#easy", "day.json#hard").code == 1
    ran = invoke("check", "day.json#easy", "day.json#medium")
    assert ran == (2, "", "day.json: the level medium is null\n")


def test_a_solution_without_parts_has_none_to_pick(invoke):
    Path("mine.txt").write_text("1-0\n")
    ran = invoke("check", SMALL, "mine.txt#easy")
    assert ran == (2, "", "mine.txt: holds one solution: there is no #easy in it\n")


def test_solve_writes_a_day_that_check_reads(invoke):
    ran = invoke("solve", "pips-arrow", "--as", "pips")
    assert ran.code == 0
    assert list(pips_json.read_levels(ran.out).solutions) == ["easy"]
    Path("solved.json").write_text(ran.out)
    assert invoke("check", "pips-arrow", "solved.json").code == 0


def test_a_format_that_solutions_cannot_have_is_told_before_the_search(invoke):
    ran = invoke("solve", "frame-44", "--as", "letters")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("--as letters: frame-44 is no Dominosa puzzle")
    ran = invoke("solve", "frame-44", "--as", "letters", "--json")
    assert (ran.code, ran.out) == (2, "")
    assert "--json and --as exclude each other" in ran.err
