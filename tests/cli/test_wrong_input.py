"""Wrong input in foreign formats: exit code 2, and one line that names the place."""

import json
from pathlib import Path

import pytest

GAME = "3:20331220030112201133"


def level(**changes: object) -> str:
    """A day with one level of two tiles, changed."""
    right = {
        "dominoes": [[1, 2], [3, 3]],
        "regions": [
            {"indices": [[0, 0], [0, 1]], "type": "sum", "target": 3},
            {"indices": [[1, 0], [1, 1]], "type": "equals"},
        ],
    }
    return json.dumps({"hard": {**right, **changes}})


def regions(*changed: dict[str, object]) -> str:
    first = {"indices": [[0, 0], [0, 1]], "type": "sum", "target": 3}
    second = {"indices": [[1, 0], [1, 1]], "type": "equals"}
    return level(regions=[{**first, **changed[0]}, {**second, **changed[1]}])


LETTERS = "AAB\n-BB\nA 5\nB =\n32 44 44\n"
TOML = 'name = "x"\ntiles = "0-1"\n[layout]\nshape = "row"\ncolumns = 2\n'


def refused(ran, said):
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith(said), ran.err
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 300


def test_the_right_ones_are_read(invoke):
    assert invoke("show", GAME).code == 0
    for text in (level(), regions({}, {}), LETTERS, TOML, "0 0 1\n1 1 0"):
        assert invoke("show", "-", stdin=text.encode()).code == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (GAME[:-2], "is cut short: order 3 has 20 numbers, and 2 are missing"),
        (GAME + "0", "has 1 number too many"),
        (GAME[:6] + "x" + GAME[7:], "position 7: 'x' is neither a digit nor"),
        (GAME[:6] + "4" + GAME[7:], "row 1, column 5: 4 is too big; double-3 has the numbers 0"),
        (GAME[:6] + "[12]" + GAME[7:], "row 1, column 5: 12 is too big"),
        (GAME[:6] + "[12" + GAME[7:], "position 7: the bracket [ is never closed"),
        ("26:00", "order 26 is too big"),
        ("3dz:" + GAME[2:], "'z' after d is no grade"),
        (GAME.replace(":", "#"), "'3#20331220030112201133' has no colon"),
    ],
)
def test_a_wrong_game_id(invoke, text, said):
    for verb in ("show", "solve", "count"):
        refused(invoke(verb, text), f"Dominosa game ID: {said}")


def test_a_game_id_out_of_balance(invoke):
    wrong = GAME[:-1] + "0"
    for verb in ("show", "solve", "count"):
        ran = invoke(verb, wrong)
        refused(ran._replace(out=""), "Dominosa game ID: 0 occurs 6 times and 3 occurs 4 times, ")
        assert ("┌" in ran.out) == (verb != "count")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("0 0 1\n1 1", "row 2 has 2 numbers, but row 1 has 3"),
        ("0 0 1\n1 1 x", "line 2: number 3: 'x' is no number from 0 to 25"),
        ("0 0 1\n1 1 2", "row 2, column 3: 2 is too big; double-1 has the numbers 0 to 1"),
        ("0 0\n1 1", "2 rows of 2 have 4 cells, which is no set"),
        ("001\n1[10", "line 2: position 2: the bracket [ is never closed"),
        ("0 1\n" * 703, "has 703 rows; double-25, the largest set here, has 702 halves"),
        ("0 " * 3511 + "\n0", "line 1 has 7,021 characters; double-25, the largest set here"),
    ],
)
def test_a_wrong_grid(invoke, text, said):
    Path("grid.txt").write_text(text)
    refused(invoke("solve", "grid.txt"), f"grid.txt: {said}")


NOT_A_LIST = "must be a list, not"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        # Regions and tiles that do not go together.
        (regions({}, {"indices": [[0, 1]]}), "hard: regions 1 and 2 both have the cell (0, 1)"),
        (regions({}, {"indices": [[1, 0], [1, -1]]}), "hard: region 2: cell 2: must be between 0"),
        (regions({}, {"indices": [[1, 0], [1, 999]]}), "hard: region 2: cell 2: must be between 0"),
        (level(dominoes=[[1, 2]]), "hard: 1 tile covers 2 cells, but there are 4"),
        (level(dominoes=[[1, 2]] * 3), "hard: 3 tiles cover 6 cells, but there are 4"),
        (regions({"type": "product"}, {}), "hard: region 1: type: cannot be 'product'; it is emp"),
        (regions({"type": "Sum"}, {}), "hard: region 1: type: cannot be 'Sum'; it is empty, sum"),
        # Values of another kind.
        (regions({"target": None}, {}), "hard: region 1: the type 'sum' needs a target"),
        (regions({"target": "3"}, {}), "hard: region 1: target: must be a whole number, not '3'"),
        (regions({"target": 3.5}, {}), "hard: region 1: target: must be a whole number, not 3.5"),
        (regions({"target": 10**9}, {}), "hard: region 1: target: must be between"),
        (regions({"target": 10**29}, {}), "hard: region 1: target: must be between"),
        (regions({"type": None}, {}), "hard: region 1: type: must be text, not null"),
        (regions({"indices": None}, {}), f"hard: region 1: indices: {NOT_A_LIST} null"),
        (regions({"indices": [None]}, {}), f"hard: region 1: cell 1: {NOT_A_LIST} null"),
        (regions({"indices": [[0, None]]}, {}), "hard: region 1: cell 1: must be a whole number"),
        (regions({"indices": []}, {}), "hard: region 1: has no cells"),
        (level(regions=None), f"hard: regions: {NOT_A_LIST} null"),
        (level(regions=[None]), "hard: region 1: must be a table of fields, not null"),
        (level(dominoes=[None]), f"hard: domino 1: {NOT_A_LIST} null"),
        (level(dominoes=[[1, None]]), "hard: domino 1: must be a whole number, not null"),
        (level(dominoes=[["1", 2]]), "hard: domino 1: must be a whole number, not '1'"),
        (level(dominoes=[[1, 2, 3]]), "hard: domino 1: must be two numbers, like [3, 5], not 3 v"),
        (level(dominoes=[[1, 1000]]), "hard: domino 1: must be between 0 and 999, not 1000"),
        (level(dominoes=[[1, 2]] * 5001), "hard: dominoes: there are tiles for more than 10,000"),
        (level(dominoes=None), "has no puzzle to read: the level hard has no dominoes"),
        ('{"hard": null}', "has no puzzle to read: the level hard is null"),
        ('{"hard": 3}', "hard: must be a table of fields, not 3"),
        # What is no JSON, or hardly any.
        (level()[:-1], "not valid JSON: line 1, column"),
        ('{"hard": ' + "[" * 200_000, "is nested too deeply"),
        ('{"hard": NaN}', "NaN is not a number that can be used"),
        ('{"hard": {}, "hard": {}}', "the field 'hard' is there twice in one object"),
        ('{"hard": ' + "9" * 100_000 + "}", "a number of 100,000 digits is too large"),
    ],
)
def test_a_wrong_day(invoke, text, said):
    Path("day.json").write_text(text)
    refused(invoke("solve", "day.json"), f"day.json: {said}")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("-BB", "-\tBB", "line 2: '-\\tBB' has a space"),
        ("-BB", "-B8", "line 2: '-B8' is neither a row of cells"),
        ("-BB", "-BÄ", "line 2: '-BÄ' is neither a row of cells"),
        ("-BB", "-BC", "C has 1 cell but no line that says what it demands"),
        ("B =\n", "", "B has 3 cells but no line that says what it demands"),
        ("B =", "B", "line 4: 'B' is a row of cells after their end"),
        ("B =", "B x", "line 4: 'B x' is no demand; write it like A 12"),
        ("B =", "D =", "B has 3 cells but no line"),
        ("A 5", "A 5\nA 6", "line 4: A has a second line"),
        ("A 5", "A " + "9" * 40, "line 3: '" + "9" * 40 + "' is more than any total can be"),
        ("44 44", "44", "2 tiles cover 4 cells, but there are 6"),
        ("44 44", "44 44 44", "4 tiles cover 8 cells, but there are 6"),
        ("44 44", "44 4", "line 5: '4' is not a tile"),
        ("44 44", "44 4/4", "line 5: '4/4' is not a tile"),
        ("44 44", "44 4-4444", "line 5: 4-4444 shows more than 999 pips"),
        ("32 44 44", "", "has no tiles; they come last"),
    ],
)
def test_a_wrong_letter_text(invoke, old, new, said):
    Path("mine.txt").write_text(LETTERS.replace(old, new), "utf-8")
    refused(invoke("solve", "mine.txt"), f"mine.txt: {said}")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is empty"),
        (b"\xef\xbb\xbf\r\n", "is empty"),
        (b"\0\1\2", "is not text: it has zero bytes"),
        (b"\xff\x00\xfe", "is not text in UTF-8: byte 1 cannot be read"),
        (b"\xff\xfe\x00", "is not text in UTF-16"),
        (b" " * 4_000_001, "is larger than 4 MB"),
    ],
)
def test_a_file_that_is_no_text(invoke, content, said):
    Path("mine").write_bytes(content)
    refused(invoke("show", "mine"), f"mine: {said}")
    refused(invoke("show", "-", stdin=content), f"standard input: {said}")
    refused(invoke("check", GAME, "mine"), f"mine: {said}")


def test_a_folder_and_a_file_that_is_not_there(invoke):
    Path("folder").mkdir()
    refused(invoke("show", "folder"), "folder: is a folder, not a file")
    refused(invoke("show", "folder#hard"), "folder: is a folder, not a file")
    refused(invoke("check", GAME, "folder"), "folder: is a folder, not a file")
    refused(invoke("show", "none.json#hard"), "'none.json#hard': is neither a puzzle of")


@pytest.mark.parametrize(
    "content",
    [
        level().encode("utf-8-sig"),
        level().replace(",", ",\r\n").encode(),
        level().encode("utf-16"),
        LETTERS.replace("\n", "\r\n").encode("utf-8-sig"),
        b"\xef\xbb\xbf0 0 1\r\n1 1 0\r\n",
        b"\xef\xbb\xbf1:001110\r\n",
    ],
)
def test_marks_and_line_ends_of_other_systems_are_fine(invoke, content):
    Path("mine").write_bytes(content)
    assert invoke("show", "mine").code == 0
