import csv
from pathlib import Path
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import domino_math as dm
from domino_math.exact_cover import count_exact_cover
from domino_math.families.dominosa import (
    FAMILY,
    UnbalancedError,
    game_id,
    grade_letter,
    read_game_id,
    read_grid,
    read_letters,
    rows_of,
    solution_letters,
    state,
    write_grid,
)

from .dominosa_grids import random_rows


def lines_of(name):
    """Return the lines of a file beside this one that came with Simon Tatham's generator."""
    with (Path(__file__).parent / name).open(encoding="utf-8") as file:
        return list(csv.DictReader((line for line in file if line[0] != "#"), delimiter="\t"))


CASES = lines_of("dominosa.tsv")
BEYOND = lines_of("dominosa-beyond.tsv")
SIX = read_game_id(CASES[150]["id"])


def transposed(rows):
    return [list(column) for column in zip(*rows, strict=True)]


def some_rows(tall=False):
    return st.builds(random_rows, st.integers(1, 15), st.integers(0, 2**32), tall=st.just(tall))


# --- Puzzles from outside ---


def test_all_cases_are_there():
    orders = [case["id"].partition("d")[0] for case in CASES]
    assert len(CASES) == 351
    assert set(orders) == {"3", "4", "6", "9", "12", "15"}
    assert len(BEYOND) == 20


@pytest.mark.parametrize("case", [*CASES, *BEYOND], ids=lambda case: case["id"][:12])
def test_a_case_is_read_and_written_and_its_solutions_are_counted(case):
    puzzle = read_game_id(case["id"])
    assert game_id(puzzle, grade=grade_letter(case["id"])) == case["id"]
    assert read_grid(write_grid(puzzle)).given == puzzle.given
    solution = read_letters(case["solution"], puzzle)
    assert dm.check(puzzle, solution) == []
    assert solution_letters(solution, puzzle) == case["solution"]
    solutions = int(case.get("solutions", 1))
    assert count_exact_cover(puzzle) == solutions
    assert count_exact_cover(puzzle, limit=2) == min(2, solutions)


@pytest.mark.parametrize("number", [0, 80, 160, 226, 292, 340])
def test_the_solver_finds_the_listed_solution(number):
    case = CASES[number]
    puzzle = read_game_id(case["id"])
    answer = dm.solve(puzzle, limit=2)
    assert answer.unique == (case["solutions"] == "1")
    letters = {solution_letters(solution, puzzle) for solution in answer.solutions}
    assert not answer.unique or letters == {case["solution"]}


# --- Faults of other programs ---


def test_double_nine_has_each_tile_once():
    puzzle = state(random_rows(9, seed=1))
    assert len(puzzle.supply) == 55
    assert puzzle.supply.count(dm.Tile(0, 0)) == 1


@pytest.mark.parametrize("order", [12, 15, 25])
def test_numbers_of_two_digits_keep(order):
    rows = random_rows(order, seed=order)
    puzzle = state(rows)
    written = game_id(puzzle)
    assert "[10]" in written
    assert "10" not in written.replace("[10]", "").replace("0", "")
    assert rows_of(read_game_id(written)) == rows
    assert read_grid(write_grid(puzzle)) == puzzle


def test_an_order_of_two_digits_is_solved_and_drawn():
    rows = random_rows(10, seed=5)
    puzzle = state(rows)
    (solution,) = dm.solve(puzzle).solutions
    assert dm.check(puzzle, solution) == []
    assert "10" in str(solution)
    assert read_letters(solution_letters(solution, puzzle), puzzle) == solution


def test_a_tall_grid_is_the_same_puzzle():
    rows = rows_of(SIX)
    tall = read_grid("\n".join(" ".join(map(str, row)) for row in transposed(rows)))
    assert tall.layout.size == (8, 7)
    assert tall.supply == SIX.supply
    assert game_id(tall) == game_id(SIX)
    (wide_solution,) = dm.solve(SIX).solutions
    (tall_solution,) = dm.solve(tall).solutions
    mapping = {cell: dm.Cell(cell.column, cell.row) for cell in SIX.layout.cells}
    assert wide_solution.moved(mapping) == tall_solution


def test_a_number_once_too_often_is_told():
    rows = rows_of(SIX)
    row, column = next((r, c) for r in range(7) for c in range(8) if rows[r][c] == 4)
    rows[row][column] = 2
    with pytest.raises(UnbalancedError) as error:
        read_grid("\n".join(" ".join(map(str, row)) for row in rows), "mine.txt")
    assert str(error.value) == (
        "mine.txt: 2 occurs 9 times and 4 occurs 7 times, but on the tiles of double-6 each "
        "number occurs 8 times"
    )
    assert isinstance(error.value, dm.InputError)
    # What was brought can still be shown.
    assert rows_of(error.value.puzzle) == rows
    assert error.value.puzzle._repr_svg_()


# --- Reading and writing ---


@settings(max_examples=60, deadline=None)
@given(some_rows())
def test_a_game_id_holds_a_wide_puzzle(rows):
    puzzle = state(rows)
    again = read_game_id(game_id(puzzle))
    assert rows_of(again) == rows
    assert (again.layout, again.supply, again.given) == (
        puzzle.layout,
        puzzle.supply,
        puzzle.given,
    )


@settings(max_examples=60, deadline=None)
@given(some_rows(tall=True))
def test_a_game_id_holds_a_tall_puzzle_turned(rows):
    assert rows_of(read_game_id(game_id(state(rows)))) == transposed(rows)


@settings(max_examples=60, deadline=None)
@given(some_rows() | some_rows(tall=True))
def test_a_grid_is_read_back(rows):
    puzzle = state(rows)
    assert read_grid(write_grid(puzzle)) == puzzle
    together = "\n".join(
        "".join(str(n) if n < 10 else f"[{n}]" for n in numbers) for numbers in rows
    )
    assert read_grid(together) == puzzle


def test_other_rectangles_that_a_set_covers():
    numbers = [number for row in rows_of(SIX) for number in row]
    for width in (1, 2, 4, 14, 28, 56):
        rows = [numbers[first : first + width] for first in range(0, 56, width)]
        puzzle = state(rows)
        assert puzzle.supply.double_n == 6
        assert read_grid(write_grid(puzzle)) == puzzle
        with pytest.raises(ValueError, match="a game ID of order 6 has 7 rows of 8"):
            game_id(puzzle)


def test_a_column_is_not_taken_apart():
    numbers = [number for row in random_rows(11, seed=0) for number in row]
    puzzle = state([[number] for number in numbers])
    assert read_grid(write_grid(puzzle)) == puzzle
    # Two columns of digits, one of which looks like a number that has two.
    assert rows_of(read_grid("10\n10\n10")) == [[1, 0]] * 3


def test_grids_may_have_blank_lines_and_a_byte_order_mark():
    assert read_grid("\ufeff\n  0 0  1\r\n\n1\t1 0\n\n") == state([[0, 0, 1], [1, 1, 0]])


def test_what_is_recognised():
    game, grid = FAMILY.formats
    assert game.recognises(" 6dt:0123\n")
    assert game.recognises("6:")
    assert game.recognises("12dh#1234")
    assert not game.recognises("frame-44")
    assert not game.recognises("0 1\n1 0")
    assert grid.recognises("0 1\nx")
    assert grid.recognises("\n01[10]\n23\n")
    for other in ("", "7", "AAB\nA 5", 'name = "x"\ntiles = "double-1"', "{}\n{}", "6dt:01\n23"):
        assert not grid.recognises(other)


def test_the_grade_is_written_if_wanted():
    puzzle = read_game_id("1:001110")
    assert game_id(puzzle) == "1:001110"
    assert game_id(puzzle, grade="h") == "1dh:001110"
    assert read_game_id("1da:001110") == read_game_id("1d:001110".replace("d", "")) == puzzle
    with pytest.raises(ValueError, match="'x' is no grade of a game ID; they are t, b, h, e or a"):
        game_id(puzzle, grade="x")


def test_what_is_no_dominosa_puzzle_is_not_written():
    layout = dm.layout_of(dm.Rectangle(2, 3))
    double_1 = dm.double_set(1)
    everywhere = tuple(zip(layout.cells, (0, 0, 1, 1, 1, 0), strict=True))
    rows = tuple(dm.Total(row, "=", (1,)) for row in layout.groups["rows"])
    for puzzle, why in (
        (dm.Puzzle("ring", dm.layout_of(dm.Ring(3, 3)), double_1), "not one rectangle"),
        (dm.Puzzle("odd", layout, dm.Supply([dm.Tile(0, 1)] * 3)), "not use one full set"),
        (dm.Puzzle("some", layout, double_1, every_tile=False), "not use one full set"),
        (dm.Puzzle("more", layout, double_1, rows, everywhere), "has constraints"),
        (dm.Puzzle("less", layout, double_1, given=everywhere[1:]), "cells show no number"),
    ):
        with pytest.raises(ValueError, match=f"{puzzle.name} is no Dominosa puzzle: .*{why}"):
            game_id(puzzle)


# --- Wrong input ---

GOOD = "6dt:" + "".join(str(number) for row in rows_of(SIX) for number in row)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (GOOD[:-6], "is cut short: order 6 has 56 numbers, and 6 are missing"),
        (GOOD[:-1], "is cut short: order 6 has 56 numbers, and 1 is missing"),
        ("6:", "is cut short: order 6 has 56 numbers, and 56 are missing"),
        (GOOD + "0", "has 1 number too many: order 6 has 56"),
        (GOOD[:10] + "x" + GOOD[11:], "position 11: 'x' is neither a digit nor a number in"),
        (GOOD[:10] + " " + GOOD[11:], "position 11: ' ' is neither a digit nor a number in"),
        (GOOD[:10] + "²" + GOOD[11:], "position 11: '²' is neither a digit nor a number in"),
        (GOOD[:12] + "]" + GOOD[13:], "position 13: ']' is neither a digit nor a number in"),
        (GOOD[:12] + "[1" + GOOD[14:], "position 13: the bracket [ is never closed"),
        (GOOD[:12] + "[1x]" + GOOD[14:], "position 13: '[1x]' is no number in brackets like [10]"),
        (GOOD[:12] + "[]" + GOOD[14:], "position 13: '[]' is no number in brackets like [10]"),
        (GOOD[:12] + f"[{'9' * 5000}]", f"position 13: '[{'9' * 39}…' is too big a number"),
        (GOOD[:14] + "7" + GOOD[15:], "row 2, column 3: 7 is too big; double-6 has the numbers"),
        (GOOD[:4] + "[10]" + GOOD[5:], "row 1, column 1: 10 is too big; double-6 has the numbers"),
        ("26:0", "order 26 is too big; orders are 1 to 25"),
        ("0:00", "order 0 is too small; orders are 1 to 25"),
        ("9" * 5000 + ":0", f"'{'9' * 40}…' is too big for an order"),
        ("6dx:0", "'x' after d is no grade; it is t, b, h, e or a"),
        ("6d:0", "'' after d is no grade; it is t, b, h, e or a"),
        ("6t:0", "'6t' is no order; before the colon stands one like 6 or 6dt"),
        (":0", "'' is no order; before the colon stands one like 6 or 6dt"),
        ("6dt#123456", "'6dt#123456' has no colon; a game ID is like 6dt:4021…"),
        ("1:001111", "0 occurs twice and 1 occurs 4 times, but on the tiles of double-1 each"),
        ("1:111111", "0 occurs nowhere and 1 occurs 6 times, but on the tiles of double-1 each"),
    ],
)
def test_a_wrong_game_id_is_refused_by_name(text, what):
    with pytest.raises(dm.InputError) as error:
        read_game_id(text, "it")
    assert str(error.value).startswith(f"it: {what}")
    assert len(str(error.value)) < 200


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("\n \n", "it: has no numbers"),
        ("0 0 1\n1 1", "it: row 2 has 2 numbers, but row 1 has 3"),
        ("0 1\n1 0", "it: 2 rows of 2 have 4 cells, which is no set; nearest are the 6 of"),
        ("0", "it: 1 row of 1 has 1 cell, which is no set; nearest are the 6 of double-1"),
        ("0 0\n0 0\n0 0\n0 0", "nearest are the 6 of double-1 and 12 of double-2"),
        ("0 0", "it: order 0 is too small; orders are 1 to 25"),
        ("\n".join(["0 " * 30] * 30), "it: 30 rows of 30 have 900 cells, and double-25, the larg"),
        ("\n".join(["0 " * 28] * 27), "it: 27 rows of 28 have 756 cells, and double-25, the larg"),
        ("0 0 2\n1 1 0", "it: row 1, column 3: 2 is too big; double-1 has the numbers 0 to 1"),
        ("0 0 x\n1 1 0", "it: line 1: number 3: 'x' is no number from 0 to 25"),
        ("0 0 1\n1 -1 0", "it: line 2: number 2: '-1' is no number from 0 to 25"),
        ("0 0 1\n\n1 1 123456", "it: line 3: number 3: '123456' is no number from 0 to 25"),
        ("001\n1x0", "it: line 2: position 2: 'x' is neither a digit nor a number in brackets"),
        ("001\n[110", "it: line 2: position 1: the bracket [ is never closed"),
        ("001\n111", "it: 0 occurs twice and 1 occurs 4 times"),
    ],
)
def test_a_wrong_grid_is_refused_by_name(text, what):
    with pytest.raises(dm.InputError) as error:
        read_grid(text, "it")
    assert what in str(error.value)


def test_a_wrong_statement_is_refused_by_name():
    with pytest.raises(dm.InputError, match="dominosa: has no numbers"):
        state([])
    with pytest.raises(dm.InputError, match="dominosa: has no numbers"):
        state([[]])
    with pytest.raises(dm.InputError, match="x: 2 rows of 3 have 6 cells, but double-2 has 12 ha"):
        state([[0, 0, 1], [1, 1, 0]], order=2, name="x")
    with pytest.raises(dm.InputError, match="order 26 is too big"):
        state([[0]], order=26)
    with pytest.raises(dm.InputError, match="row 1, column 2: -1 is below 0"):
        state([[0, -1, 1], [1, 1, 0]])
    assert state([[0, 0, 1], [1, 1, 0]], order=1, name="x").name == "x"


# --- Letters ---


def test_letters_may_be_in_rows_and_small():
    puzzle = state([[0, 0, 1], [1, 1, 0]])
    solution = read_letters("lrt\nLRB\n", puzzle)
    assert dm.check(puzzle, solution) == []
    assert solution_letters(solution, puzzle) == "LRTLRB"


def test_letters_that_do_not_solve_are_read_and_then_judged():
    puzzle = state([[0, 0, 1], [1, 1, 0]])
    solution = read_letters("TTTBBB", puzzle)
    assert {violation.message for violation in dm.check(puzzle, solution)} >= {
        "tile 0-0 is missing"
    }


@pytest.mark.parametrize(
    ("letters", "what"),
    [
        ("LRTLR", "has 5 letters, but the puzzle has 6 cells"),
        ("L", "has 1 letter, but the puzzle has 6 cells"),
        ("", "has 0 letters, but the puzzle has 6 cells"),
        ("LRTLRBB", "has 7 letters, but the puzzle has 6 cells"),
        ("LRTLRX", "position 6: 'X' is none of L, R, T and B"),
        ("LLTLRB", "position 1: L at row 1, column 1 has no R to its right"),
        ("RLTLRB", "position 1: R at row 1, column 1 has no L to its left"),
        ("LRTLRT", "position 3: T at row 1, column 3 has no B below it"),
        ("LRBLRT", "position 3: B at row 1, column 3 has no T above it"),
        ("LRLRLR", "position 3: L at row 1, column 3 has no R to its right"),
        ("LRTTRB", "position 4: T at row 2, column 1 has no B below it"),
    ],
)
def test_wrong_letters_are_refused_by_name(letters, what):
    puzzle = state([[0, 0, 1], [1, 1, 0]])
    with pytest.raises(dm.InputError) as error:
        read_letters(letters, puzzle, "it")
    assert str(error.value) == f"it: {what}"


def test_a_solution_that_letters_cannot_say():
    puzzle = state([[0, 0, 1], [1, 1, 0]])
    (solution,) = dm.solve(puzzle).solutions
    first, *others = solution.placements

    def lying_at(*cells):
        return dm.Placement(tuple(dm.Cell(*cell) for cell in cells), (0, 0))

    for placements, what in (
        (others, r"cell \(0, 0\) is not covered"),
        ([first, *solution], r"cell \(0, 0\) is covered by more than one tile"),
        ([*others, lying_at((5, 5), (5, 6))], "lies outside the layout"),
        ([*others, lying_at((0, 0), (1, 1))], "does not lie on two neighbouring cells"),
    ):
        with pytest.raises(ValueError, match=what):
            solution_letters(dm.Solution(placements), puzzle)
    with pytest.raises(dm.InputError, match="the letters of Dominosa, but row is no Dominosa puz"):
        read_letters("LR", dm.Puzzle("row", dm.layout_of(dm.Row(2)), dm.Supply([dm.Tile(0, 0)])))


def test_hostile_input_is_refused_at_once():
    started = perf_counter()
    for text in ("6:" + "0" * 1_000_000, "6:" + "[" * 1_000_000, "6:" + "[0]" * 300_000):
        with pytest.raises(dm.InputError):
            read_game_id(text)
    assert perf_counter() - started < 5
