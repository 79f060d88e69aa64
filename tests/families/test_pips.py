"""Puzzles of regions: stated, solved, and written in both formats."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import domino_math as dm
from domino_math.families import letter_text, pips_json
from domino_math.families.pips import KINDS, Region, examples, regions_of, state
from domino_math.layout import Rectangle, Ring, layout_of
from domino_math.library import puzzle_data, read
from domino_math.tiles import Tile, double_set

from .region_puzzles import random_regions

SIZES = st.integers(1, 9)
SEEDS = st.integers(0, 10**6)
PAIR = [Tile(3, 4), Tile(3, 5)]


@given(SEEDS, SIZES, st.integers(1, 8))
@settings(deadline=None)
def test_the_planted_solution_passes_and_both_formats_keep_the_puzzle(seed, tiles, regions):
    puzzle, planted = random_regions(seed, tiles, regions)
    assert dm.check(puzzle, planted) == []
    text = letter_text.write(puzzle)
    assert letter_text.recognises(text)
    json_text = pips_json.write(puzzle, planted, "medium")
    assert pips_json.recognises(json_text)
    day = pips_json.read_levels(json_text)
    assert day.solutions["medium"] == planted
    for again in (letter_text.read(text), day["medium"]):
        assert again.layout == puzzle.layout
        assert again.supply == puzzle.supply
        assert again.constraints == puzzle.constraints
    assert letter_text.write(letter_text.read(text)) == text
    assert pips_json.write_levels(day) == json_text


@given(SEEDS, SIZES)
@settings(deadline=None, max_examples=25)
def test_a_solution_is_found(seed, tiles):
    puzzle, _ = random_regions(seed, tiles, 4)
    answer = dm.solve(puzzle)
    assert answer.status == "solved"
    assert dm.check(puzzle, answer.solutions[0]) == []


def test_the_random_puzzles_have_every_kind_and_holes_and_parts():
    made = [random_regions(seed, 9, 6)[0] for seed in range(40)]
    assert {region.kind for puzzle in made for region in regions_of(puzzle)} == set(KINDS)
    assert any(len(pieces(puzzle)) > 1 for puzzle in made)
    assert any(has_hole(puzzle) for puzzle in made)


def pieces(puzzle):
    return list(regions_of(state(puzzle.layout.cells, [], puzzle.supply)))


def has_hole(puzzle):
    rows, columns = puzzle.layout.size
    cells = set(puzzle.layout.cells)
    return any(
        (r, c) not in cells and cells.issuperset(dm.Cell(r, c).neighbours())
        for r in range(rows)
        for c in range(columns)
    )


def test_the_examples_have_a_hole_and_separate_parts_and_every_kind():
    hole, apart = examples()
    assert has_hole(hole)
    assert len(pieces(apart)) == 2
    kinds = {region.kind for puzzle in examples() for region in regions_of(puzzle)}
    assert kinds == set(KINDS)
    for puzzle in examples():
        assert dm.solve(puzzle).status == "solved"


def test_own_files_keep_a_puzzle_of_regions():
    import json

    puzzle, _ = random_regions(3, 8, 5)
    assert read(json.dumps(puzzle_data(puzzle))) == puzzle


def test_cells_outside_the_first_column_stay_where_they_are():
    puzzle = state([(2, 3), (2, 4)], [Region([(2, 4)], "total", 1)], [Tile(0, 1)])
    assert puzzle.layout.cells == ((2, 3), (2, 4))
    assert letter_text.write(puzzle).startswith(".....\n.....\n...-A\n")


def test_names_are_letters_in_order_and_free_regions_take_none():
    cells = [(0, c) for c in range(6)]
    regions = [
        Region(cells[:1], "total", 1),
        Region(cells[1:2]),
        Region(cells[2:3], "alike", name="region B"),
        Region(cells[3:4], "alike"),
    ]
    puzzle = state(["######"], regions, [*PAIR, Tile(1, 1)])
    names = [constraint.group.name for constraint in puzzle.constraints]
    assert names == ["region A", "region B", "region C"]


@pytest.mark.parametrize(
    ("regions", "tiles", "message"),
    [
        ([], [Tile(0, 0)], "1 tile covers 2 cells, but there are 4"),
        ([], [Tile(0, 0)] * 3, "3 tiles cover 6 cells, but there are 4"),
        (
            [Region([(0, 0), (0, 1)], "alike"), Region([(0, 1)], "total", 2)],
            PAIR,
            r"cell \(0, 1\) lies in two regions, region A and region B",
        ),
        (
            [Region([(0, 0)]), Region([(0, 0)], "alike")],
            PAIR,
            r"cell \(0, 0\) lies in two regions, a free region and region A",
        ),
        ([Region([(0, 2)], "alike")], PAIR, r"region A: cell \(0, 2\) is outside the layout"),
    ],
)
def test_what_cannot_be_stated(regions, tiles, message):
    with pytest.raises(ValueError, match=message):
        state(["##", "##"], regions, tiles)


@pytest.mark.parametrize(
    ("outline", "message"),
    [
        (["..", " "], "there are no cells"),
        ([(0, -1), (0, 0)], r"cell \(0, -1\) is not within 500 rows and columns"),
        ([(0, 500), (0, 0)], r"cell \(0, 500\) is not within"),
        (["#" * 400] * 30, "more than 10,000 cells"),
    ],
)
def test_outlines_that_cannot_be(outline, message):
    with pytest.raises(ValueError, match=message):
        state(outline, [], PAIR)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (([], "alike"), "needs at least one cell"),
        (([(0, 0), (0, 0)], "alike"), "is there twice"),
        (([(0, 0)], "odd"), "a region cannot be 'odd'; it is total, less"),
        (([(0, 0)], "less"), "a region of the kind 'less' needs a target"),
    ],
)
def test_regions_that_cannot_be(arguments, message):
    with pytest.raises(ValueError, match=message):
        Region(*arguments)


SQUARE = layout_of(Rectangle(2, 2))
ROW = SQUARE.groups["rows"][0]


@pytest.mark.parametrize(
    ("puzzle", "message"),
    [
        (dm.Puzzle("x", SQUARE, dm.Supply(PAIR), given=((dm.Cell(0, 0), 3),)), "no given numbers"),
        (dm.Puzzle("x", SQUARE, double_set(3), every_tile=False), "every tile is used"),
        (dm.Puzzle("x", layout_of(Ring(3, 3)), double_set(1)), "any two neighbouring cells"),
        (
            dm.Puzzle("x", SQUARE, dm.Supply(PAIR), (dm.Count(ROW, 3, 1),)),
            "no region can demand that row 1 shows 3 exactly once",
        ),
        (
            dm.Puzzle("x", SQUARE, dm.Supply(PAIR), (dm.Total(ROW, "in", (3, 7)),)),
            "no region can demand that row 1 adds up to 3 or 7",
        ),
        (
            dm.Puzzle("x", SQUARE, dm.Supply(PAIR), (dm.Alike(ROW), dm.Distinct(ROW))),
            "lies in two regions",
        ),
    ],
)
def test_puzzles_that_regions_cannot_say(puzzle, message):
    for write in (letter_text.write, pips_json.write):
        with pytest.raises(ValueError, match=message):
            write(puzzle)
