"""Narrowing takes away much, and never a part of a solution."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_math.constraints import Alike, Count, Distinct, Matching, Total
from domino_math.layout import Cell, Group, Rectangle, Row, layout_of
from domino_math.puzzle import Placement, Puzzle, candidates
from domino_math.solver import narrowing
from domino_math.solver.narrowing import narrowed
from domino_math.tiles import Supply, Tile, double_set

from ..families.region_puzzles import random_regions
from ..random_puzzles import brute_force, random_puzzle

SEEDS = range(400)
ROW = layout_of(Row(4))
LEFT, RIGHT = Group("left", ROW.cells[:2]), Group("right", ROW.cells[2:])


def unsound(seed: int) -> set[Placement]:
    """What is taken away although a solution has it."""
    puzzle = random_puzzle(seed)
    needed = {placement for solution in brute_force(puzzle) for placement in solution}
    return needed.difference(narrowed(puzzle, puzzle.constraints))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_solutions_consist_of_is_kept(seed):
    assert unsound(seed) == set()
    puzzle = random_puzzle(seed)
    assert set(narrowed(puzzle, puzzle.constraints)) <= set(candidates(puzzle))


@given(st.integers(0, 10**6), st.integers(8, 20), st.integers(4, 16))
@settings(deadline=None)
def test_planted_solutions_are_kept(seed, tiles, regions):
    puzzle, planted = random_regions(seed, tiles, regions)
    assert set(planted) <= set(narrowed(puzzle, puzzle.constraints))


@pytest.mark.parametrize(
    ("name", "mistaken"),
    [("min", max), ("max", min), ("sum", lambda numbers: sum(numbers) + 1)],
)
def test_mistakes_in_bounds_are_noticed(name, mistaken, monkeypatch):
    monkeypatch.setattr(narrowing, name, mistaken, raising=False)
    assert any(map(unsound, SEEDS))


def left_by(*constraints, layout=ROW, supply=None, given=()):
    puzzle = Puzzle("x", layout, supply or double_set(6), constraints, given, every_tile=False)
    return list(narrowed(puzzle, constraints))


def pips_on(cell, placements):
    return {
        number
        for placement in placements
        for here, number in zip(placement.cells, placement.pips, strict=True)
        if here == cell
    }


@pytest.mark.parametrize(
    ("constraint", "numbers"),
    [
        (Total(LEFT, "=", (12,)), {6}),
        (Total(LEFT, "=", (1,)), {0, 1}),
        (Total(LEFT, "=", (10,)), {4, 5, 6}),
        (Total(LEFT, "<", (2,)), {0, 1}),
        (Total(LEFT, ">", (10,)), {5, 6}),
        (Total(LEFT, "in", (1, 2)), {0, 1, 2}),
        (Total(LEFT, "in", (0, 12)), {0, 1, 2, 3, 4, 5, 6}),
        (Total(LEFT, "=", (13,)), set()),
        (Count(LEFT, 3, 0), {0, 1, 2, 4, 5, 6}),
        (Matching(ROW.joints), {0, 1, 2, 3, 4, 5, 6}),
    ],
    ids=str,
)
def test_what_a_constraint_leaves(constraint, numbers):
    assert pips_on(Cell(0, 0), left_by(constraint)) == numbers


def test_alike_cells_need_enough_halves():
    supply = Supply([Tile(0, 1), Tile(1, 1), Tile(2, 3), Tile(0, 2)])
    three = Group("three", ROW.cells[:3])
    assert pips_on(Cell(0, 1), left_by(Alike(three), supply=supply)) == {1}


def test_what_a_cell_must_show_is_not_on_a_distinct_one():
    placements = left_by(Distinct(LEFT), given=((Cell(0, 0), 4),))
    assert pips_on(Cell(0, 0), placements) == {4}
    assert pips_on(Cell(0, 1), placements) == {0, 1, 2, 3, 5, 6}


def test_one_conclusion_leads_to_another():
    middle = Group("middle", ROW.cells[1:3])
    placements = left_by(Total(LEFT, "=", (12,)), Alike(middle), Total(RIGHT, "<", (7,)))
    assert [pips_on(cell, placements) for cell in ROW.cells] == [{6}, {6}, {6}, {0}]


def test_a_number_needs_a_tile_that_has_a_place_for_its_other_half():
    block = layout_of(Rectangle(2, 2))
    supply = Supply([Tile(0, 5), Tile(1, 2)])
    corner = Group("the corner", (Cell(1, 1),))
    free = left_by(layout=block, supply=supply)
    beside = left_by(
        Count(Group("beside it", (Cell(0, 1), Cell(1, 0))), 5, 0), layout=block, supply=supply
    )
    assert pips_on(corner.cells[0], free) == {0, 1, 2, 5}
    assert pips_on(corner.cells[0], beside) == {1, 2, 5}


def test_it_ends_after_some_rounds():
    """Each round says what one more cell shows, from right to left; the rest is the solver's."""
    row = layout_of(Row(60))
    pairs = [Alike(Group(f"pair {c}", row.cells[c : c + 2])) for c in range(59)]
    supply = Supply([Tile(3, 3), Tile(4, 4)] * 30)
    placements = left_by(*pairs, layout=row, supply=supply, given=((Cell(0, 59), 4),))
    assert pips_on(Cell(0, 50), placements) == {4}
    assert pips_on(Cell(0, 0), placements) == {3, 4}
