import pytest

from domino_math.formulas import derive
from domino_math.formulas.pictures import rectangle, staircase, table
from domino_math.tiles import Tile, double_set

KNOWN = {0: 1, 3: 10, 6: 28, 9: 55, 12: 91, 15: 136, 18: 190}


def drawn(picture):
    return picture(lambda sentence: sentence.text("en"))


def test_the_formula_gives_the_known_sizes():
    (result,) = derive("set-size").results
    assert {row.n: row.formula for row in result.table() if row.n in KNOWN} == KNOWN


@pytest.mark.parametrize("n", range(19))
def test_the_staircase_is_the_set(n):
    scene = drawn(staircase(n))
    assert sorted(Tile(*tile.pips) for tile in scene.tiles) == list(double_set(n))
    assert [label.text.split()[0] for label in scene.labels] == [str(k + 1) for k in range(n + 1)]


@pytest.mark.parametrize("n", range(19))
def test_the_rectangle_is_two_sets_without_a_gap(n):
    scene = drawn(rectangle(n))
    twice = sorted([*double_set(n), *double_set(n)])
    assert sorted(Tile(*tile.pips) for tile in scene.tiles) == twice
    cells = {(row, column) for row in range(n + 1) for column in range(2 * n + 4)}
    assert scene.grid_cells == cells
    first, second = (outline.cells for outline in scene.outlines)
    assert first | second == cells
    assert not first & second


@pytest.mark.parametrize("n", range(19))
def test_the_table_has_doubles_once_and_others_twice(n):
    scene = drawn(table(n))
    found = [Tile(*tile.pips) for tile in scene.tiles]
    assert all(found.count(tile) == (1 if tile.is_double else 2) for tile in double_set(n))
    assert len(found) == (n + 1) ** 2
    marks = [mark.cells for mark in scene.marks]
    marked = [tile for tile in scene.tiles if set(tile.cells) in marks]
    assert len(marked) == len(marks) == n + 1
    assert all(tile.pips[0] == tile.pips[1] for tile in marked)


def test_the_new_row_is_what_the_next_set_has_more():
    scene = drawn(staircase(4, new_row=True))
    (mark,) = scene.marks
    marked = {Tile(*tile.pips) for tile in scene.tiles if set(tile.cells) <= mark.cells}
    assert marked == set(double_set(4)) - set(double_set(3))
