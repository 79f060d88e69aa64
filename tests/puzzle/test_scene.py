"""Pictures of puzzles and solutions."""

import pytest

from domino_math.checker import check
from domino_math.constraints import Alike, Count, Distinct, Matching, SameTotal, Total
from domino_math.draw.scene import DrawnCell, DrawnTile, Label, Mark, Outline
from domino_math.layout import Cell, Group, Layout, Part, Rectangle, Ring, Row, layout_of
from domino_math.layout import Outline as OutlineShape
from domino_math.puzzle import Placement, Puzzle, Solution, label_places
from domino_math.puzzle import scene as scenes
from domino_math.puzzle.scene import puzzle_scene, solution_scene
from domino_math.tiles import double_set

RING = layout_of(Ring(5, 6))
SQUARE = layout_of(Rectangle(2, 3))


def scene_of(layout, *constraints, **options):
    return puzzle_scene(Puzzle("name", layout, double_set(6), constraints, **options))


def test_cells_with_given_numbers():
    scene = scene_of(SQUARE, given=((Cell(0, 1), 0), (Cell(1, 2), 5)))
    numbers = {Cell(0, 1): 0, Cell(1, 2): 5}
    assert scene.cells == tuple(DrawnCell(cell, numbers.get(cell)) for cell in SQUARE.cells)
    assert scene.tiles == scene.outlines == scene.labels == scene.marks == ()


def test_the_title_or_else_the_name():
    assert scene_of(SQUARE).title == "name"
    assert scene_of(SQUARE, title="A title").title == "A title"


def test_totals_of_sides_stand_inside_the_ring():
    totals = (Total(side, "=", (n,)) for n, side in enumerate(RING.groups["sides"], 11))
    assert scene_of(RING, *totals).labels == (
        Label((1.5, 3.0), "11"),
        Label((2.5, 4.5), "12"),
        Label((3.5, 3.0), "13"),
        Label((2.5, 1.5), "14"),
    )


def test_totals_of_rows_and_columns_stand_after_their_end():
    rows = (Total(row, ">", (7,)) for row in SQUARE.groups["rows"])
    columns = (Total(column, "in", (1, 2)) for column in SQUARE.groups["columns"][:1])
    assert scene_of(SQUARE, *rows, *columns).labels == (
        Label((0.5, 3.5), ">7"),
        Label((1.5, 3.5), ">7"),
        Label((2.5, 0.5), "1/2"),
    )


def test_no_total_is_written_over_other_cells():
    beside = Layout((Part(Rectangle(1, 2)), Part(Rectangle(1, 2), at=(0, 2))))
    total = Total(beside.groups["rows"][0], "=", (5,))
    scene = scene_of(beside, total)
    assert scene.labels == ()


@pytest.mark.parametrize(
    ("constraint", "text"),
    [
        (lambda group: Total(group, "=", (5,)), "5"),
        (lambda group: Total(group, "<", (5,)), "<5"),
        (lambda group: Total(group, ">", (5,)), ">5"),
        (lambda group: Total(group, "in", (5, 7)), "5/7"),
        (Alike, "="),
        (Distinct, "≠"),
    ],
)
def test_other_groups_are_outlined_with_what_they_demand(constraint, text):
    cells = (Cell(0, 0), Cell(1, 0), Cell(1, 1))
    scene = scene_of(SQUARE, constraint(Group("some cells", cells)))
    assert scene.outlines == (Outline(frozenset(cells), text),)
    assert scene.labels == ()


def test_what_has_no_short_form_is_left_out():
    group = Group("some cells", (Cell(0, 0), Cell(1, 1)))
    scene = scene_of(
        SQUARE, SameTotal((group,)), Count(group, 1, 1), Matching(((Cell(0, 0), Cell(0, 1)),))
    )
    assert scene.outlines == scene.labels == ()


def test_a_solution_lies_on_the_layout_with_what_is_wrong_marked():
    row = layout_of(Row(4))
    puzzle = Puzzle("row", row, double_set(1), (Matching(row.joints),), every_tile=False)
    solution = Solution([Placement(row.slots[0], (0, 0)), Placement(row.slots[1], (1, 0))])
    scene = puzzle_scene(puzzle, solution, check(puzzle, solution))
    assert scene.tiles == tuple(DrawnTile(p.cells, p.pips) for p in solution)
    assert scene.marks == (Mark(frozenset(row.joints[0]), "wrong"),)


def test_what_cannot_be_drawn_on_the_layout_is_left_out():
    row = layout_of(Row(4))
    puzzle = Puzzle("row", row, double_set(1))
    a, b, c, _ = row.cells
    outside = Placement((Cell(5, 0), Cell(5, 1)), (1, 1))
    far = Placement((a, c), (0, 1))
    right = Placement((a, b), (0, 0))
    solution = Solution([outside, far, right])
    scene = puzzle_scene(puzzle, solution, check(puzzle, solution))
    assert scene.tiles == (DrawnTile((a, b), (0, 0)),)
    assert scene.marks
    assert all(mark.cells <= set(row.cells) for mark in scene.marks)


def test_a_solution_on_its_own():
    scene = solution_scene(Solution([Placement((Cell(0, 0), Cell(1, 0)), (2, 1))]))
    assert scene.title == "1 tile"
    assert scene.tiles == (DrawnTile(((0, 0), (1, 0)), (2, 1)),)


def test_named_groups_that_are_not_straight_are_outlined():
    corners = RING.groups["corners"][0]
    scene = scene_of(RING, Total(corners, "=", (9,)))
    assert scene.outlines == tuple(
        Outline(frozenset([c]), "A 9", "A") for c in sorted(corners.cells)
    )
    row = layout_of(Row(6))
    ends = row.groups["ends"][0]
    assert scene_of(row, Alike(ends)).outlines == tuple(
        Outline(frozenset([cell]), "A =", "A") for cell in ends.cells
    )
    nested = Layout((Part(Ring(5, 5)), Part(Ring(3, 3), at=(1, 1))))
    rings = [Total(ring, "=", (7,)) for ring in nested.groups["all"]]
    assert [drawn.label for drawn in scene_of(nested, *rings).outlines] == ["7", "7"]


def test_what_all_cells_of_a_ring_add_up_to_has_no_place():
    scene = scene_of(RING, Total(RING.groups["all"][0], "=", (9,)))
    assert scene.outlines == scene.labels == ()


def test_a_row_with_a_hole_is_straight():
    holed = layout_of(OutlineShape("###\n#.#"))
    assert scene_of(holed, Total(holed.groups["rows"][1], "=", (5,))).labels == (
        Label((1.5, 3.5), "5"),
    )


def test_the_bounds_of_a_layout_are_looked_for_once(monkeypatch):
    whole, sought = frozenset(RING.cells), []
    bounds = label_places.bounds

    def counted(cells):
        sought.append(cells)
        return bounds(cells)

    monkeypatch.setattr(scenes, "bounds", counted)
    scene_of(RING, *(Total(side, "=", (n,)) for n in range(9) for side in RING.groups["sides"]))
    assert sum(frozenset(cells) == whole for cells in sought) == 2  # as a part, and as a whole


def test_a_region_that_happens_to_be_a_column_is_outlined():
    layout = layout_of(Rectangle(2, 3))
    column = layout.groups["columns"][0]
    region = Group("region A", column.cells)
    for group, outlines in ((column, 0), (region, 1)):
        puzzle = Puzzle("p", layout, double_set(1), (Total(group, "=", (1,)),))
        assert len(puzzle_scene(puzzle).outlines) == outlines
        assert len(puzzle_scene(puzzle).labels) == 1 - outlines


def test_pieces_of_one_region_carry_the_same_letter():
    cells = [Cell(0, 0), Cell(0, 2), Cell(1, 2)]
    apart = Total(Group("region A", tuple(cells)), "=", (7,))
    other = Distinct(Group("region B", (Cell(1, 0), Cell(0, 1))))
    whole = Alike(Group("region C", (Cell(1, 1),)))
    assert scene_of(SQUARE, apart, other, whole).outlines == (
        Outline(frozenset({(0, 0)}), "A 7", "A"),
        Outline(frozenset({(0, 2), (1, 2)}), "A 7", "A"),
        Outline(frozenset({(0, 1)}), "B ≠", "B"),
        Outline(frozenset({(1, 0)}), "B ≠", "B"),
        Outline(frozenset({(1, 1)}), "="),
    )


# --- Diagonals and parts ---


def test_diagonals_are_labelled_off_the_corner_where_they_end():
    square = layout_of(Rectangle(3, 3))
    totals = (Total(line, "=", (n,)) for n, line in enumerate(square.groups["diagonals"], 7))
    scene = scene_of(square, *totals)
    assert scene.labels == (Label((3.5, 3.5), "↖ 7"), Label((3.5, -0.5), "8 ↗"))
    assert scene.outlines == ()


def test_diagonals_of_a_square_above_other_cells_are_labelled_above():
    layout = layout_of(Rectangle(3, 2))
    falling = Group("the falling diagonal", (Cell(0, 0), Cell(1, 1)))
    rising = Group("the rising diagonal", (Cell(1, 0), Cell(0, 1)))
    scene = scene_of(layout, Total(falling, "=", (7,)), Total(rising, "=", (8,)))
    assert scene.labels == (Label((-0.5, -0.5), "7 ↘"), Label((-0.5, 2.5), "↙ 8"))


@pytest.mark.parametrize(
    "cells",
    [
        (Cell(0, 0),),
        (Cell(0, 0), Cell(1, 1)),  # not the whole diagonal
        (Cell(0, 0), Cell(1, 1), Cell(2, 0)),
        (Cell(0, 1), Cell(1, 2), Cell(2, 3)),  # whole, but it ends at no corner
    ],
)
def test_other_slanting_groups_are_outlined(cells):
    layout = layout_of(Rectangle(3, 5))
    scene = scene_of(layout, Total(Group("a diagonal", cells), "=", (7,)))
    assert scene.labels == ()
    assert {cell for outline in scene.outlines for cell in outline.cells} == set(cells)


def test_a_slanting_region_is_outlined():
    region = Group("region A", layout_of(Rectangle(3, 3)).groups["diagonals"][0].cells)
    scene = scene_of(layout_of(Rectangle(3, 3)), Total(region, "=", (7,)))
    assert (scene.labels, len(scene.outlines)) == ((), 3)


def test_parts_that_touch_are_outlined():
    nested = Layout((Part(Ring(4, 4)), Part(Ring(2, 2), at=(1, 1))))
    assert scene_of(nested).outlines == tuple(
        Outline(frozenset(part.cells)) for part in nested.parts
    )
    assert scene_of(Layout((Part(Ring(2, 2)), Part(Ring(2, 2), at=(0, 3))))).outlines == ()


def test_a_side_is_labelled_inside_its_own_ring_not_between_two():
    two = Layout((Part(Ring(4, 4)), Part(Ring(4, 4), at=(0, 5))))
    right = two.groups["sides"][1]
    assert scene_of(two, Total(right, "=", (7,))).labels == (Label((2.0, 2.5), "7"),)
