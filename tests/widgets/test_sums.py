import pytest

import domino_math as dm
from domino_math.widgets.heaps import heaps, tens_and_twenties
from domino_math.widgets.sums import group_lines, pips_laid

ROW = dm.layout_of(dm.Row(6)).group_named["the whole line"]


def row_of(*pips):
    slots = dm.layout_of(dm.Row(6)).slots
    return dm.Solution(dm.Placement(slot, pair) for slot, pair in zip(slots, pips, strict=False))


def lines_of(constraint, *pips, lang="en"):
    puzzle = dm.Puzzle("row", dm.layout_of(dm.Row(6)), dm.double_set(6), (constraint,))
    return [(line.said.text(lang), line.mark) for line in group_lines(puzzle, row_of(*pips))]


@pytest.mark.parametrize(
    ("relation", "values", "pips", "said", "mark"),
    [
        ("=", (9,), [], "0, 9 to go", ""),
        ("=", (9,), [(3, 3)], "6, 3 to go", ""),
        ("=", (9,), [(3, 3), (1, 2)], "9", ""),
        ("=", (9,), [(3, 3), (1, 2), (0, 0)], "9", "right"),
        ("=", (9,), [(3, 3), (1, 1), (0, 0)], "8, 1 too few", "wrong"),
        ("=", (9,), [(3, 3), (2, 2)], "10, 1 too many", "wrong"),
        ("<", (9,), [(3, 3)], "6, less than 9", ""),
        ("<", (9,), [(3, 6)], "9, less than 9", "wrong"),
        ("<", (9,), [(3, 3), (1, 1), (0, 0)], "8, less than 9", "right"),
        (">", (9,), [(3, 3)], "6, more than 9", ""),
        (">", (9,), [(5, 5)], "10, more than 9", "right"),
        (">", (9,), [(3, 3), (1, 1), (0, 0)], "8, more than 9", "wrong"),
        ("in", (8, 9), [(3, 5)], "8 of 8 and 9", ""),
        ("in", (8, 9), [(3, 3), (1, 1), (0, 0)], "8 of 8 and 9", "right"),
        ("in", (8, 9), [(3, 3), (0, 1), (0, 0)], "7 of 8 and 9", "wrong"),
    ],
)
def test_a_total_is_told_with_what_is_missing(relation, values, pips, said, mark):
    total = dm.Total(ROW, relation, values)
    assert lines_of(total, *pips) == [(f"The whole line: {said}", mark)]


def test_a_line_is_said_in_russian():
    assert lines_of(dm.Total(ROW, "=", (9,)), (3, 3), lang="ru") == [("Вся линия: 6, ещё 3", "")]


def test_equal_totals_are_compared_once_they_are_whole():
    left, right = (
        dm.Group(name, ROW.cells[at : at + 2]) for name, at in (("left", 0), ("right", 2))
    )
    same = dm.SameTotal((left, right))
    assert lines_of(same, (1, 2)) == [("Left: 3", ""), ("Right: 0", "")]
    assert lines_of(same, (1, 2), (0, 3)) == [("Left: 3", "right"), ("Right: 3", "right")]
    assert lines_of(same, (1, 2), (0, 4)) == [("Left: 3", "wrong"), ("Right: 4", "wrong")]


def test_a_single_cell_and_what_has_no_total_make_no_line():
    assert lines_of(dm.Total(dm.Group("one", ROW.cells[:1]), "=", (3,))) == []
    assert lines_of(dm.Distinct(ROW)) == []


# --- heaps


def placed(*tiles):
    """Tiles by their top left cell, their pips, and whether they lie."""
    return dm.Solution(
        dm.Placement((dm.Cell(r, c), dm.Cell(r, c + 1) if lies else dm.Cell(r + 1, c)), pips)
        for r, c, pips, lies in tiles
    )


def told(laid, lang="en"):
    return [line.said.text(lang) for line in tens_and_twenties(None, laid)]


def test_tiles_that_touch_make_one_heap_however_they_lie():
    laid = placed((0, 0, (4, 6), True), (1, 1, (0, 0), False), (0, 3, (1, 1), True))
    assert [len(heap) for heap in heaps(laid)] == [2, 1]
    corner = placed((0, 0, (4, 6), True), (1, 2, (0, 0), True))
    assert len(list(heaps(corner))) == 2


def test_a_ten_stands_and_a_twenty_lies():
    ten, twenty = (0, 0, (4, 6), False), [(3, 0, (5, 5), True), (3, 2, (4, 6), True)]
    assert told(placed(ten, *twenty)) == ["1 ten and 1 twenty: 30 pips"]
    assert told(placed(ten, *twenty), "ru") == ["1 десятка и 1 двадцатка: 30 очков"]
    assert told(placed((0, 0, (4, 6), True))) == [
        "0 tens and 0 twenties: 0 pips",
        "4-6: a ten, but it has to stand",
    ]
    stands = placed((0, 0, (5, 5), False), (0, 1, (4, 6), False))
    assert told(stands)[1] == "5-5 and 4-6: a twenty, but it has to lie"


def test_other_heaps_are_told_what_they_lack():
    laid = placed(
        (0, 0, (1, 2), False), (0, 3, (6, 6), False), (3, 0, (6, 6), True), (3, 2, (4, 5), True)
    )
    assert told(laid)[1:] == [
        "1-2: 3, still 7 to 10",
        "6-6: 12, still 8 to 20",
        "6-6 and 4-5: 21, too many",
    ]


def test_pips_that_lie_there_are_counted():
    (line,) = pips_laid(None, row_of((1, 2), (3, 4)))
    assert line.said.text("en") == "2 tiles with 10 pips on the table"
    assert line.said.text("ru") == "На столе 2 кости, на них 10 очков"
