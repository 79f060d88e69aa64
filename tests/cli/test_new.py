import json
import re
from pathlib import Path

import pytest

import domino_math as dm
from domino_math.checker import check
from domino_math.library import read, read_solution_text
from domino_math.solver import solve

SMALL = ("new", "dominosa", "--size", "3", "--grade", "basic", "--seed", "7")


def test_a_puzzle_comes_with_its_code_and_its_game_id(invoke):
    ran = invoke(*SMALL)
    assert ran.code == 0
    first, second, *_ = ran.out.splitlines()
    (made,) = dm.generate("dominosa", size=3, grade="basic", seed=7)
    assert first == f"{made.code}: Dominosa of order 3, basic"
    assert second == f"Game ID: {made.id}"
    assert str(made).partition("\n\n")[2] in ran.out
    assert ran.err == ""


def test_a_puzzle_with_demands_tells_its_tiles_and_demands(invoke):
    ran = invoke("new", "magic", "--seed", "7")
    (made,) = dm.generate("magic", seed=7)
    assert f"{made.puzzle.supply}: 8 tiles with ".capitalize() in ran.out
    total = made.puzzle.constraints[0].values[0]
    assert f"each add up to {total}." in ran.out
    assert f"each add up to {total}." in str(made)


@pytest.mark.parametrize("family", ["pips", "windows", "magic"])
def test_other_families_come_in_json_with_their_codes(invoke, family):
    made = json.loads(invoke("new", family, "--number", "2", "--seed", "3", "--json").out)
    assert [each["seed"] for each in made] == [3, 4]
    for each in made:
        puzzle = read(each["code"])
        assert read(json.dumps(each["puzzle"])) == puzzle
        solution = read_solution_text(json.dumps(each["solution"]), "solution", puzzle)
        assert solve(puzzle, limit=2).solutions == (solution,)


def test_the_solution_is_shown_only_if_asked(invoke):
    assert "┬───────" not in invoke(*SMALL).out
    ran = invoke(*SMALL, "--solution")
    code = ran.out.partition(":")[0]
    picture = ran.out.rstrip().rpartition("\n\n")[2]
    puzzle = read(code)
    assert check(puzzle, read_solution_text(picture, "the picture", puzzle)) == []


def test_json_is_a_list_of_puzzles(invoke):
    ran = invoke(*SMALL, "--json", "--number", "3")
    made = json.loads(ran.out)
    assert [each["seed"] for each in made] == [7, 8, 9]
    for each in made:
        assert each["grade"] == "basic"
        assert each["family"] == "dominosa"
        assert each["size"] == 3
        assert read(each["id"]).given == read(json.dumps(each["puzzle"])).given
        puzzle = read(each["code"])
        assert read(json.dumps(each["puzzle"])) == puzzle
        solution = read_solution_text(json.dumps(each["solution"]), "solution", puzzle)
        assert solve(puzzle, limit=2).solutions == (solution,)


def test_without_a_seed_puzzles_are_new_each_time(invoke):
    arguments = ("new", "dominosa", "--grade", "trivial")
    codes = {invoke(*arguments).out.partition(":")[0] for _ in range(3)}
    assert len(codes) == 3
    assert all(re.fullmatch(r"D6t-[2-9A-Z]{5}", code) for code in codes)


def test_every_verb_takes_a_code(invoke):
    code = invoke(*SMALL).out.partition(":")[0]
    assert f"{code}: Dominosa of order 3, basic" in invoke("show", code.lower()).out
    assert "exactly 1 solution" in invoke("solve", code, "--unique").out
    assert f"{code}: 1 solution" in invoke("count", code).out


def test_a_mistyped_code_is_told_in_one_line(invoke):
    code = invoke(*SMALL).out.partition(":")[0]
    wrong = code[:-1] + ("2" if code[-1] != "2" else "3")
    ran = invoke("show", wrong)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"{wrong}: is mistyped: its characters do not fit together\n"


@pytest.mark.parametrize(
    "wrong",
    [
        ("--size", "0"),
        ("--size", "99"),
        ("--size", "x"),
        ("--grade", "easy"),
        ("--number", "0"),
        ("--number", "99999999999"),
        ("--seed", "-1"),
        ("--svg", "nowhere/x.svg"),
        ("--svg", "x.svg", "--png", "x.svg"),
        ("--pdf", "nowhere/x.pdf", "--number", "2"),
        ("--out", "nowhere"),
    ],
)
def test_wrong_use_is_told_in_one_line(invoke, wrong):
    ran = invoke("new", "dominosa", *wrong)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert list(Path().iterdir()) == []


def test_an_unknown_family_is_told_in_one_line(invoke):
    ran = invoke("new", "sudoku")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("sudoku: is no family that can be generated; try dominosa")


def test_pictures_of_one_puzzle(invoke):
    ran = invoke(*SMALL, "--svg", "one.svg", "--pdf", "one.pdf")
    assert ran.code == 0
    assert sorted(path.name for path in Path().iterdir()) == ["one.pdf", "one.svg"]
    assert "Dominosa of order 3, basic" in Path("one.svg").read_text("utf-8")


def test_pictures_of_several_are_numbered(invoke):
    invoke(*SMALL, "--number", "10", "--svg", "class.svg", "--solution")
    names = sorted(path.name for path in Path().iterdir())
    assert len(names) == 20
    assert names[:2] == ["class-01-solution.svg", "class-01.svg"]
    assert names[-1] == "class-10.svg"
    assert Path("class-01.svg").read_bytes() != Path("class-01-solution.svg").read_bytes()


def test_several_are_printed_on_pages(invoke):
    invoke(*SMALL, "--number", "7", "--pdf", "class.pdf", "--solution")
    assert Path("class.pdf").read_bytes().startswith(b"%PDF")


def test_puzzles_in_a_folder_are_read_back(invoke):
    Path("class").mkdir()
    ran = invoke(*SMALL, "--number", "2", "--out", "class")
    files = sorted(Path("class").iterdir())
    assert len(files) == 2
    assert ran.err.count("wrote class") == 2
    for file in files:
        assert read(file) == read(file.stem)


def test_ctrl_c_keeps_what_is_done(invoke, monkeypatch):
    from domino_math.generator import generated

    kept = generated.makers()["dominosa"]
    calls = []

    def make(*arguments):
        calls.append(arguments)
        if len(calls) == 3:
            raise KeyboardInterrupt
        return kept.make(*arguments)

    maker = generated.replace(kept, make=make)
    monkeypatch.setattr(generated, "makers", lambda: {"dominosa": maker})
    ran = invoke(*SMALL, "--number", "9", "--json")
    assert ran.code == 3
    assert len(json.loads(ran.out)) == 2
    assert ran.err == "stopped by Ctrl-C: 2 puzzles of 9\n"
