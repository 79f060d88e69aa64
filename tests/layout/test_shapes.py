"""Cells, slots, joints and groups of each shape against small ones written out by hand."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_math.layout import Cell, Group, Outline, Rectangle, Ring, Row, Snake, make_slot


def pairs(*texts):
    """Pairs of cells written `00-01`, as slots and joints are."""
    return {tuple(Cell(*map(int, cell)) for cell in text.split("-")) for text in texts}


def cells(text):
    return tuple(Cell(*map(int, cell)) for cell in text.split())


def named(shape, family):
    return {group.name: group.cells for group in shape.families[family]}


# --- Words ---


def test_cell():
    cell = Cell(2, 3)
    assert str(cell) == "(2, 3)"
    assert set(cell.neighbours()) == {(1, 3), (3, 3), (2, 2), (2, 4)}
    assert cell.moved(-1, 2) == Cell(1, 5)


def test_slots_have_one_order():
    a, b = Cell(0, 5), Cell(1, 0)
    assert make_slot(a, b) == make_slot(b, a) == (a, b)


def test_group_reads_as_its_name():
    assert str(Group("the top side", (Cell(0, 0),))) == "the top side"


def test_a_group_has_cells_each_once():
    with pytest.raises(ValueError, match=r"^row 1: a group needs at least one cell$"):
        Group("row 1", ())
    with pytest.raises(ValueError, match=r"^row 1: cell \(0, 1\) is there twice$"):
        Group("row 1", cells("01 02 01"))


# --- Areas ---


def test_rectangle():
    shape = Rectangle(2, 3)
    assert shape.cells == cells("00 01 02 10 11 12")
    assert set(shape.slots) == pairs("00-01", "01-02", "10-11", "11-12", "00-10", "01-11", "02-12")
    assert len(shape.slots) == 7
    assert shape.joints == ()
    assert not shape.closed
    assert shape.families.keys() == {"rows", "columns", "all"}
    assert named(shape, "rows") == {"row 1": cells("00 01 02"), "row 2": cells("10 11 12")}
    assert named(shape, "columns") == {
        "column 1": cells("00 10"),
        "column 2": cells("01 11"),
        "column 3": cells("02 12"),
    }
    assert named(shape, "all") == {"the whole layout": cells("00 01 02 10 11 12")}


def test_only_a_square_has_diagonals():
    assert named(Rectangle(3, 3), "diagonals") == {
        "the falling diagonal": cells("00 11 22"),
        "the rising diagonal": cells("20 11 02"),
    }
    assert "diagonals" not in Rectangle(3, 2).families


@given(st.integers(1, 12), st.integers(1, 12))
def test_rectangles_have_the_slots_that_one_counts(rows, columns):
    shape = Rectangle(rows, columns)
    assert len(shape.cells) == rows * columns
    assert len(set(shape.slots)) == len(shape.slots) == rows * (columns - 1) + (rows - 1) * columns


def test_outline_with_a_hole():
    shape = Outline(("ab.", "a c", "aac"))
    assert shape.cells == cells("00 01 10 12 20 21 22")
    assert set(shape.slots) == pairs("00-01", "00-10", "10-20", "20-21", "21-22", "12-22")
    assert shape.joints == ()
    assert named(shape, "rows") == {
        "row 1": cells("00 01"),
        "row 2": cells("10 12"),
        "row 3": cells("20 21 22"),
    }
    assert named(shape, "columns")["column 2"] == cells("01 21")


def test_lines_of_an_outline_without_cells_are_no_groups():
    shape = Outline(("...", ".#", ".#"))
    assert named(shape, "rows") == {"row 2": cells("11"), "row 3": cells("21")}
    assert named(shape, "columns") == {"column 2": cells("11 21")}


# --- Paths ---


def test_row():
    shape = Row(6)
    assert shape.cells == cells("00 01 02 03 04 05")
    assert set(shape.slots) == pairs("00-01", "02-03", "04-05")
    assert set(shape.joints) == pairs("01-02", "03-04")
    assert not shape.closed
    assert named(shape, "ends") == {"the two ends": cells("00 05")}
    assert named(shape, "all") == {"the whole line": shape.cells}
    assert shape.families["ends"][0].many


def test_snake():
    shape = Snake(3, 10)
    assert shape.cells == cells("00 01 02 12 22 21 20 30 40 41")
    assert set(shape.slots) == pairs("00-01", "02-12", "21-22", "20-30", "40-41")
    assert set(shape.joints) == pairs("01-02", "12-22", "20-21", "30-40")
    assert named(shape, "ends") == {"the two ends": cells("00 41")}


@given(st.integers(2, 9), st.integers(1, 60))
def test_snakes_go_from_neighbour_to_neighbour_and_touch_themselves_nowhere(columns, tiles):
    path = Snake(columns, 2 * tiles).cells
    assert len(path) == len(set(path)) == 2 * tiles
    assert path[0] == (0, 0)
    for position, cell in enumerate(path):
        before_and_after = {*path[max(0, position - 1) : position], *path[position + 1 :][:1]}
        if columns > 2:
            assert before_and_after == set(cell.neighbours()) & set(path)
        else:
            assert before_and_after <= set(cell.neighbours())
        assert 0 <= cell.column < columns
        assert cell.row >= 0


def test_ring_that_is_not_square():
    shape = Ring(3, 4)
    assert shape.cells == cells("00 01 02 03 13 23 22 21 20 10")
    assert shape.closed
    assert set(shape.slots) == pairs("00-01", "02-03", "13-23", "21-22", "10-20")
    assert set(shape.joints) == pairs("01-02", "03-13", "22-23", "20-21", "00-10")
    assert named(shape, "sides") == {
        "the top side": cells("00 01 02 03"),
        "the right side": cells("03 13 23"),
        "the bottom side": cells("23 22 21 20"),
        "the left side": cells("00 20 10"),
    }
    assert named(shape, "corners") == {"the four corners": cells("00 03 23 20")}
    assert shape.families["corners"][0].many
    assert named(shape, "all") == {"the whole ring": shape.cells}


def test_tiles_that_start_second_lie_where_the_joints_were():
    first, second = Ring(3, 4), Ring(3, 4, "second")
    assert second.cells == first.cells
    assert set(second.slots) == set(first.joints)
    assert set(second.joints) == set(first.slots)


def test_tiles_that_start_either_way_may_lie_and_meet_anywhere():
    first, either = Ring(3, 4), Ring(3, 4, "either")
    everywhere = {*first.slots, *first.joints}
    assert set(either.slots) == set(either.joints) == everywhere
    assert len(either.slots) == len(either.joints) == 10


@given(st.integers(2, 12), st.integers(2, 12), st.sampled_from(["first", "second", "either"]))
def test_rings_go_once_around(rows, columns, starts):
    shape = Ring(rows, columns, starts)
    border = {
        Cell(r, c)
        for r in range(rows)
        for c in range(columns)
        if r in (0, rows - 1) or c in (0, columns - 1)
    }
    assert set(shape.cells) == border
    assert len(shape.cells) == len(border)
    around = [*shape.cells, shape.cells[0]]
    assert all(b in a.neighbours() for a, b in pairwise(around))
    steps = {make_slot(a, b) for a, b in pairwise(around)}
    assert {*shape.slots, *shape.joints} == steps
    assert len(shape.slots) == len(set(shape.slots))
    assert [len(side.cells) for side in shape.families["sides"]] == [columns, rows] * 2
    for side in shape.families["sides"]:
        assert len(set(side.cells).intersection(shape.families["corners"][0].cells)) == 2


def test_a_tile_starts_at_each_corner_of_the_15_by_15_ring():
    shape = Ring(15, 15)
    clockwise = dict(pairwise([*shape.cells, shape.cells[0]]))
    for corner in (Cell(0, 0), Cell(0, 14), Cell(14, 14), Cell(14, 0)):
        assert corner in shape.families["corners"][0].cells
        assert make_slot(corner, clockwise[corner]) in shape.slots
    for side in shape.families["sides"]:
        assert len(side.cells) == 15


# --- What cannot be ---


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Rectangle(0, 3), "a rectangle of 0 by 3 has no cells"),
        (lambda: Rectangle(2, -1), "a rectangle of 2 by -1 has no cells"),
        (lambda: Outline(("..", " ")), "the picture of the layout has no cells"),
        (lambda: Outline(()), "the picture of the layout has no cells"),
        (lambda: Row(0), "a row of 0 cells has no room for a tile"),
        (lambda: Row(1), "a row of 1 cells has no room for a tile"),
        (lambda: Row(7), "a path of 7 cells cannot be filled with tiles"),
        (lambda: Snake(1, 8), "a snake needs 2 columns or more, not 1"),
        (lambda: Snake(3, 0), "a snake of 0 cells has no room for a tile"),
        (lambda: Snake(3, 7), "a path of 7 cells cannot be filled with tiles"),
        (lambda: Ring(1, 5), "a ring of 1 by 5 is too small; the smallest is 2 by 2"),
        (lambda: Ring(5, 1), "a ring of 5 by 1 is too small; the smallest is 2 by 2"),
        (lambda: Ring(4, 4, "third"), "starts cannot be 'third'"),
    ],
)
def test_errors_say_what_is_wrong(make, message):
    with pytest.raises(ValueError, match=r".") as raised:
        make()
    assert str(raised.value) == message
