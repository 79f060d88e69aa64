"""Frames and windows: how they are stated, and which totals of their sides are possible."""

import re

import pytest

import domino_math as dm
from domino_math.constraints import Matching, SameTotal, Total
from domino_math.families.frames import beside, nested, state, windows
from domino_math.layout import Layout, Part, Rectangle, Ring
from domino_math.tiles import Tile, double_set

DOUBLE_6 = double_set(6)


# --- Rings ---


def test_nested_rings_stand_in_the_middle_of_each_other():
    assert nested(9, 7) == (Part(Ring(9, 9)), Part(Ring(7, 7), (1, 1)))
    assert [part.at for part in nested((9, 12), (6, 6), 2)] == [(0, 0), (1, 3), (3, 5)]
    assert nested(4, starts="second") == (Part(Ring(4, 4, "second")),)


def test_rings_beside_each_other_leave_a_line_of_cells_free():
    assert [part.at for part in beside((3, 4), 5, 2)] == [(0, 0), (0, 5), (0, 11)]
    assert [part.at for part in beside((3, 4), 5, 2, per_row=2)] == [(0, 0), (0, 5), (6, 4)]
    assert beside(3, starts="either")[0].shape == Ring(3, 3, "either")


@pytest.mark.parametrize(
    ("build", "words"),
    [
        (lambda: nested(), "there must be at least one ring"),
        (lambda: beside(), "there must be at least one ring"),
        (lambda: nested(1), "a ring of 1 by 1"),
        (lambda: nested(9, (7, 8)), "a ring of 7 by 8 does not fit inside one of 9 by 9"),
        (lambda: nested((3, 9), 2), "a ring of 2 by 2 does not fit inside one of 3 by 9"),
        (lambda: beside(3, per_row=0), "there cannot be 0 rings in a row"),
    ],
)
def test_rings_that_cannot_be(build, words):
    with pytest.raises(ValueError, match=re.escape(words)):
        build()


# --- Statements ---


def test_a_statement_is_that_of_the_catalogue():
    frame = state(nested(15), DOUBLE_6, total=44, matching=True)
    known = dm.read("frame-44")
    assert (frame.layout, frame.supply, frame.every_tile) == (known.layout, known.supply, True)
    assert frame.constraints == known.constraints
    two = state(nested(9, 7), DOUBLE_6, total=24)
    known = dm.read("nested-frames-24")
    assert (two.layout, two.constraints) == (known.layout, known.constraints)


def test_each_way_to_speak_of_totals():
    rings = beside(2, 2)
    sides = Layout(rings).groups["sides"]

    def demands(**options):
        return state(rings, double_set(2), **options).constraints

    assert demands() == ()
    assert demands(total=3) == tuple(Total(side, "=", (3,)) for side in sides)
    assert demands(total=range(8)) == tuple(Total(s, "=", (n,)) for n, s in enumerate(sides))
    assert demands(among=[2, 3]) == tuple(Total(side, "in", (2, 3)) for side in sides)
    assert demands(total="equal") == (SameTotal(sides[:4]), SameTotal(sides[4:]))
    assert demands(matching=True) == (Matching(Layout(rings).joints),)


def test_seven_windows_stand_in_two_rows():
    seven = windows(7, DOUBLE_6, name="seven", title="Seven", source="me", story="Look.")
    corners = [(0, 0), (0, 4), (0, 8), (0, 12), (4, 2), (4, 6), (4, 10)]
    assert seven.layout.parts == tuple(Part(Ring(3, 3), at) for at in corners)
    assert seven.every_tile
    assert (seven.name, seven.title, seven.source, seven.story) == ("seven", "Seven", "me", "Look.")
    sides = seven.layout.groups["sides"]
    assert seven.constraints == tuple(SameTotal(sides[n : n + 4]) for n in range(0, 28, 4))
    assert not windows(6, DOUBLE_6).every_tile


@pytest.mark.parametrize(
    ("rows", "count"), [([1], 1), ([4], 4), ([3, 2], 5), ([4, 4], 8), ([3, 3, 3], 9)]
)
def test_windows_fill_their_rows_evenly(rows, count):
    parts = windows(count, double_set(9)).layout.parts
    assert [sum(part.at[0] == 4 * row for part in parts) for row in range(len(rows))] == rows


@pytest.mark.parametrize(
    ("build", "words"),
    [
        (lambda: state(nested(4), double_set(1)), "3 tiles cover 6 cells, but there are 12"),
        (lambda: state(nested(2), double_set(1), total=[1, 2, 3]), "4 sides, but 3 totals"),
        (lambda: state(nested(2), double_set(1), total=[1]), "4 sides, but 1 total;"),
        (lambda: state(nested(2), double_set(1), total="same"), "a total cannot be 'same'"),
        (lambda: state(nested(2), double_set(1), total=3, among=[4]), "not both"),
        (lambda: state([Part(Rectangle(2, 2))], double_set(1)), "must be a ring"),
        (lambda: windows(0, DOUBLE_6), "there must be at least one ring"),
        (lambda: windows(8, DOUBLE_6), "28 tiles cover 56 cells, but there are 64"),
    ],
)
def test_statements_that_cannot_be(build, words):
    with pytest.raises(ValueError, match=re.escape(words)):
        build()


# --- Known answers ---

TWO_FRAMES = {
    "9x9 round 7x7": nested(9, 7),
    "8x8 beside 8x8": beside(8, 8),
    "10x10 round 6x6": nested(10, 6),
}


@pytest.mark.parametrize("rings", TWO_FRAMES.values(), ids=TWO_FRAMES)
@pytest.mark.parametrize("total", range(20, 29))
def test_two_frames_of_all_tiles_have_sides_of_22_to_26(rings, total):
    answer = dm.solve(state(rings, DOUBLE_6, total=total))
    assert answer.status == ("solved" if 22 <= total <= 26 else "impossible")


def test_why_two_frames_cannot_have_sides_of_21():
    assert tuple(map(str, dm.solve(state(nested(9, 7), DOUBLE_6, total=21)).reasons)) == (
        "Together the 8 sides add up to 8 × 21 = 168. That counts the 8 corners twice and every "
        "other cell once, and all the tiles together have 168 pips. So the 8 corners add up to "
        "168 − 168 = 0.",
        "The 8 corners add up to 0. Each of these 8 numbers is at least 0, so together they make "
        "at least 0. So all 8 of them are 0.",
        "The 8 corners all show 0. But no tile can lie on two of them, so they need 8 tiles that "
        "show 0, and there are only 7. Impossible.",
    )


def test_the_windows_that_tiles_of_double_6_can_make():
    window = windows(1, DOUBLE_6)
    top = window.layout.groups["sides"][0].cells
    answer = dm.solve(window, limit=None)
    totals = {}
    for solution in answer.solutions:
        numbers = solution.filling().numbers(top)
        totals.setdefault(frozenset(p.tile for p in solution), set()).add(sum(numbers))
    assert answer.complete
    assert len(totals) == 1037
    assert sum(len(different) == 2 for different in totals.values()) == 33
    assert max(map(len, totals.values())) == 2


def test_seven_windows_of_all_tiles():
    answer = dm.solve(windows(7, DOUBLE_6))
    assert answer.status == "solved"


def test_a_window_by_hand():
    # Sides of 2: 1 0 1, 1 0 1, 1 0 1, 1 0 1 going round, so four tiles 0-1.
    window = windows(1, [Tile(0, 1)] * 4)
    solutions = dm.solve(window, limit=None).solutions
    cells = window.layout.cells
    shown = {tuple(s.filling().pips[c] for c in cells) for s in solutions}
    assert shown == {(1, 0) * 4, (0, 1) * 4}
