"""Pictures that are printed, and pictures that are typed, read back as the same solution."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from domino_math.draw import to_text
from domino_math.library import read, read_entry, read_picture
from domino_math.library.catalogue import catalogue
from domino_math.puzzle import Solution
from domino_math.puzzle.scene import puzzle_scene, solution_scene
from domino_math.solver import solve

from .strategies import solved


def typed(puzzle, solution, pitch):
    """Write a plain picture, as someone would type it, with a `.` where nothing lies."""
    top = min(cell.row for cell in puzzle.layout.cells)
    left = min(cell.column for cell in puzzle.layout.cells)
    rows, columns = puzzle.layout.size[0] - top, puzzle.layout.size[1] - left
    lines = [[" "] * (pitch * columns) for _ in range(2 * rows)]
    for row in range(rows):
        for column in range(columns):
            lines[2 * row][pitch * column] = "."
    for placement in solution:
        (row, column), (below, _) = placement.cells
        row, column, standing = row - top, column - left, below > row
        for cell, number in zip(placement.cells, placement.pips, strict=True):
            at = pitch * (cell.column - left)
            lines[2 * (cell.row - top)][at : at + pitch - 1] = f"{number:<{pitch - 1}}"
        if standing:
            lines[2 * row + 1][pitch * column] = "|"
        else:
            lines[2 * row][pitch * column + pitch - 1] = "-"
    return "\n".join("".join(line).rstrip() for line in lines)


@settings(deadline=None)
@given(solved(partly=True), st.booleans(), st.integers(0, 6), st.sampled_from(["\n", "\r\n"]))
def test_a_printed_picture_is_read_back(drawn, ascii_only, indent, newline):
    puzzle, solution = drawn
    picture = to_text(puzzle_scene(puzzle, solution), ascii_only=ascii_only)
    lines = ["Solution 1:", "", *(" " * indent + line for line in picture.split("\n")), "", "Done."]
    assert read_picture(newline.join(lines), "x", puzzle) == solution


@settings(deadline=None)
@given(solved(), st.booleans())
def test_a_solution_printed_on_its_own_is_read_back(drawn, ascii_only):
    puzzle, solution = drawn
    bare = set(puzzle.layout.cells).difference(*(placement.cells for placement in solution))
    if not bare:
        picture = to_text(solution_scene(solution), ascii_only=ascii_only)
        assert read_picture(picture, "x", puzzle) == solution


@settings(deadline=None)
@given(solved(highest=9, partly=True), st.integers(0, 4))
def test_a_typed_picture_is_read(drawn, indent):
    puzzle, solution = drawn
    text = "\n".join(" " * indent + line for line in typed(puzzle, solution, 2).split("\n"))
    assert read_picture(f"\n{text}\n\n", "x", puzzle) == solution


@settings(deadline=None)
@given(solved(partly=True), st.integers(3, 4))
def test_a_typed_picture_with_more_room_is_read(drawn, pitch):
    puzzle, solution = drawn
    # At twice the least distance, a picture of standing tiles alone could mean either.
    lying = any(one.row == other.row for one, other in (each.cells for each in solution))
    assume(pitch == 3 or lying or any(number > 9 for each in solution for number in each.pips))
    assert read_picture(typed(puzzle, solution, pitch), "x", puzzle) == solution


def test_a_picture_of_the_largest_numbers():
    pair = read('{"name": "x", "tiles": "7-999", "layout": {"shape": "row", "columns": 2}}')
    expected = read_picture("7  -999", "x", pair)
    assert [str(placement.tile) for placement in expected] == ["7-999"]
    assert read_picture(str(expected), "x", pair) == expected


@pytest.mark.parametrize(
    "name",
    ["frame-44", "frame-14x16", "square-4x4", "ring-3-8", "open-chain-6", "nested-frames-24"],
)
@pytest.mark.parametrize("ascii_only", [False, True])
def test_pictures_with_labels_are_read_back(name, ascii_only):
    puzzle = read_entry(catalogue()[name]).puzzle
    (solution,) = solve(puzzle).solutions
    printed = to_text(puzzle_scene(puzzle, solution), ascii_only=ascii_only)
    text = f"{printed}\n\n{name}: solved; the independent check passed. (0.14 s)\n"
    assert read_picture(text, "x", puzzle) == solution
    # Of several solutions the first one is read.
    assert read_picture(f"Solution 1:\n{text}\nSolution 2:\n{text}", "x", puzzle) == solution


@pytest.mark.parametrize("ascii_only", [False, True])
def test_a_label_that_looks_like_a_tile_is_none(ascii_only):
    # The two cells inside this ring are empty ground with a label each: `5   6`.
    ring = """
        name = "small ring"
        tiles = "double-3"
        [layout]
        shape = "ring"
        rows = 3
        columns = 4
        [[constraints]]
        kind = "total"
        groups = "the left side"
        equals = 5
        [[constraints]]
        kind = "total"
        groups = "the right side"
        equals = 6
    """
    puzzle = read(ring)
    text = "0-1 1-1\n        \n2     2\n|     |\n3-3 2-3"
    text = "0-1 1-1\n\n2     2\n|     |\n3 0-1 2"
    solution = read_picture(text, "x", puzzle)
    picture = to_text(puzzle_scene(puzzle, solution), ascii_only=ascii_only)
    assert " 5   6 " in picture
    assert read_picture(picture, "x", puzzle) == solution


def test_a_picture_of_a_puzzle_alone_has_no_tiles():
    regions = """
        name = "regions"
        tiles = "double-1"
        given = "1 . 0"
        [layout]
        shape = "rectangle"
        rows = 2
        columns = 3
        [[constraints]]
        kind = "total"
        groups = { name = "a corner", cells = [[0, 0], [0, 1], [1, 0]] }
        equals = 2
        [[constraints]]
        kind = "alike"
        groups = { name = "the rest", cells = [[0, 2], [1, 2], [1, 1]] }
    """
    puzzle = read(regions)
    assert read_picture(to_text(puzzle_scene(puzzle)), "x", puzzle) == Solution()
    frame = read("frame-44")
    assert read_picture(to_text(puzzle_scene(frame)), "x", frame) == Solution()


def test_marked_numbers_are_read():
    pair = read('{"name": "x", "tiles": "3-12", "layout": {"shape": "row", "columns": 2}}')
    expected = read_picture("3 -12", "x", pair)
    for inside in ("(3)  12 ", "[3]  12 ", "!3! !12 ", " 3  (12 "):
        picture = f"┌───────┐\n│{inside[:3]} {inside[4:7]}│\n└───────┘"
        assert read_picture(picture, "x", pair) == expected
