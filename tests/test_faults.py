"""Inputs on which other programs went wrong, one test each."""

import json
from pathlib import Path

import pytest

import domino_math as dm
from domino_math.families.dominosa import game_id, read_grid, rows_of

from .families.dominosa_grids import random_rows


def tiles(text: str) -> dm.Supply:
    return dm.Supply(dm.Tile.parse(word) for word in text.split())


def closed_chain(text: str, rows: int, columns: int) -> dm.Puzzle:
    """All tiles around a ring of so many rows and columns; ends that meet are equal."""
    ring = dm.layout_of(dm.Ring(rows, columns))
    return dm.Puzzle("closed chain", ring, tiles(text), (dm.Matching(ring.joints),))


def open_chain(text: str) -> dm.Puzzle:
    supply = tiles(text)
    row = dm.layout_of(dm.Row(2 * len(supply)))
    return dm.Puzzle("open chain", row, supply, (dm.Matching(row.joints),))


def messages(puzzle: dm.Puzzle, solution: dm.Solution) -> set[str]:
    return {violation.message for violation in dm.check(puzzle, solution)}


def test_row_1_double_nine_has_55_tiles_and_one_of_them_is_the_double_blank():
    supply = dm.double_set(9)
    assert len(supply) == 55
    assert supply.count(dm.Tile(0, 0)) == 1
    assert len(supply.kinds) == 55


def test_row_2_two_loops_are_no_closed_chain():
    apart = closed_chain("1-2 2-3 3-1 4-5 5-6 6-4", 3, 5)
    assert dm.solve(apart).status == "impossible"
    assert dm.count(apart) == 0
    together = closed_chain("1-2 2-3 3-1 1-5 5-6 6-1", 3, 5)
    assert dm.solve(together).status == "solved"


@pytest.mark.parametrize(("tile", "status"), [("1-2", "impossible"), ("1-1", "solved")])
def test_row_3_a_closed_chain_of_one_tile(tile, status):
    both_ends = dm.Group("the two ends", (dm.Cell(0, 0), dm.Cell(0, 1)))
    row = dm.layout_of(dm.Row(2))
    assert dm.solve(dm.Puzzle("one", row, tiles(tile), (dm.Alike(both_ends),))).status == status


def test_row_4_a_supply_may_hold_a_tile_twice_and_the_search_ends():
    stuck = open_chain("1-2 2-4 4-2 4-3")  # four numbers have one half without a partner
    assert stuck.supply.count(dm.Tile(2, 4)) == 2
    assert dm.solve(stuck).status == "impossible"
    answer = dm.solve(open_chain("1-2 2-4 4-2 2-3"), limit=None)
    shown = {tuple(solution.filling().pips.values()) for solution in answer.solutions}
    assert shown == {(1, 2, 2, 4, 4, 2, 2, 3), (3, 2, 2, 4, 4, 2, 2, 1)}
    assert answer.complete


def test_row_4_a_tile_used_twice_that_is_there_once_is_a_clear_fault():
    once = open_chain("1-2 2-4 4-5 2-3")
    (twice,) = dm.solve(open_chain("1-2 2-4 4-2 2-3")).solutions
    assert "tile 2-4 is used twice, but is there once" in messages(once, twice)


def test_row_5_missing_and_foreign_tiles_are_both_named():
    row = dm.layout_of(dm.Row(4))
    puzzle = dm.Puzzle("doubles", row, tiles("1-1 2-2"))
    assert messages(puzzle, dm.read_solution("1-2 2-1\n", puzzle)) == {
        "tile 1-1 is missing",
        "tile 2-2 is missing",
        "tile 1-2 is not in the supply",
    }


def test_row_6_a_solution_that_nobody_had_in_mind_is_valid(invoke):
    level = {
        "dominoes": [[0, 1], [2, 3]],
        "regions": [{"indices": [[0, 0], [0, 1], [1, 0], [1, 1]], "type": "sum", "target": 6}],
        "solution": [[[0, 0], [0, 1]], [[1, 0], [1, 1]]],
    }
    Path("day.json").write_text(json.dumps({"hard": level}))
    Path("mine.txt").write_text("3 1\n| |\n2 0\n")
    assert invoke("check", "day.json", "day.json").code == 0
    assert invoke("check", "day.json", "mine.txt").code == 0


@pytest.mark.parametrize("order", [12, 15])
def test_row_7_numbers_of_two_digits_are_read_solved_drawn_and_written(invoke, order):
    rows = random_rows(order, seed=order)
    numbers = "".join(f"[{n}]" if n > 9 else str(n) for row in rows for n in row)
    text = f"{order}:{numbers}"
    assert invoke("show", text, "--as", "id") == (0, f"{text}\n", "")
    drawn = invoke("show", text).out.replace("│", " ").splitlines()
    assert [list(map(int, line.split())) for line in drawn if line[:3].strip().isdigit()] == rows
    letters = invoke("solve", text, "--as", "letters").out
    assert len(letters.strip()) == (order + 1) * (order + 2)
    assert invoke("check", text, letters.strip()).code == 0


def test_row_8_both_orientations_of_a_grid_are_read():
    wide = random_rows(6, seed=8)
    tall = [list(column) for column in zip(*wide, strict=True)]
    puzzles = [
        read_grid("\n".join(" ".join(map(str, row)) for row in rows)) for rows in (wide, tall)
    ]
    assert [len(rows_of(puzzle)) for puzzle in puzzles] == [7, 8]
    assert game_id(puzzles[0]) == game_id(puzzles[1])
    assert dm.count(puzzles[0]) == dm.count(puzzles[1]) >= 1


@pytest.mark.parametrize("verb", ["show", "solve"])
def test_row_9_a_number_once_too_often_is_told_and_the_grid_is_shown(invoke, verb):
    Path("grid.txt").write_text("0 0 1\n1 1 1\n")
    grid = "┌───┬───┬───┐\n│ 0 │ 0 │ 1 │\n├───┼───┼───┤\n│ 1 │ 1 │ 1 │\n└───┴───┴───┘\n"
    counts = "0 occurs twice and 1 occurs 4 times"
    right = "but on the tiles of double-1 each number occurs 3 times"
    assert invoke(verb, "grid.txt") == (2, grid, f"grid.txt: {counts}, {right}\n")


def test_row_10_an_impossible_puzzle_is_drawn_with_the_reason(invoke):
    ran = invoke("solve", "frame-43")
    assert ran.code == 1
    assert ran.out.count("·") >= 56  # a dot in each cell of the picture
    assert "frame-43: impossible." in ran.out
    assert "Together the 4 sides add up to 4 × 43 = 172." in ran.out


def test_row_10_a_time_limit_leaves_it_undecided(invoke):
    ran = invoke("solve", "frame-44", "--time", "0.000001")
    assert ran.code == 3
    assert ran.out.count("·") >= 56
    assert "frame-44: undecided: the time was up" in ran.out


def test_row_11_levels_without_a_puzzle_are_skipped_and_a_missing_target_is_fine(invoke):
    regions = [
        {"indices": [[0, 0], [0, 1]], "type": "equals"},
        {"indices": [[1, 0], [1, 1]], "type": "sum", "target": 3},
    ]
    level = {"dominoes": [[2, 2], [1, 2]], "regions": regions}
    day = {"easy": None, "medium": {"dominoes": None}, "hard": level}
    Path("day.json").write_text(json.dumps(day))
    ran = invoke("solve", "day.json", "--limit", "1")
    assert ran.code == 0
    assert ran.err == (
        "day.json: the level easy is null: skipped\n"
        "day.json: the level medium has no dominoes: skipped\n"
    )


def test_row_11_a_target_that_is_needed_is_asked_for(invoke):
    region = {"indices": [[0, 0], [0, 1]], "type": "sum"}
    level = {"dominoes": [[2, 2]], "regions": [region]}
    Path("day.json").write_text(json.dumps({"hard": level}))
    said = "day.json: hard: region 1: the type 'sum' needs a target\n"
    assert invoke("solve", "day.json") == (2, "", said)
