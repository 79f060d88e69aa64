"""Demands that contradict each other: held against all ways to lay the tiles, one after another."""

from dataclasses import replace

import pytest

import domino_math as dm
from domino_math.constraints import Constraint
from domino_math.explainer import conflict, conflict_scene, find_conflict
from domino_math.explainer.conflict import Conflict, Demand

from ..random_puzzles import brute_force, random_puzzle

IMPOSSIBLE = [puzzle for puzzle in map(random_puzzle, range(60)) if not brute_force(puzzle)]


def solutions_with(puzzle: dm.Puzzle, demands: tuple[Demand, ...]) -> tuple[dm.Solution, ...]:
    constraints = tuple(each for each in demands if isinstance(each, Constraint))
    given = tuple(each for each in demands if not isinstance(each, Constraint))
    return brute_force(replace(puzzle, constraints=constraints, given=given))


def test_there_is_something_to_test():
    assert len(IMPOSSIBLE) >= 20
    lengths = {len(find_conflict(puzzle).demands) for puzzle in IMPOSSIBLE}
    assert {1, 2} <= lengths


@pytest.mark.parametrize("puzzle", IMPOSSIBLE, ids=lambda puzzle: puzzle.name)
def test_all_together_are_impossible_and_none_can_be_spared(puzzle):
    found = find_conflict(puzzle)
    assert found.minimal
    assert solutions_with(puzzle, found.demands) == ()
    for place in range(len(found.demands)):
        others = found.demands[:place] + found.demands[place + 1 :]
        assert solutions_with(puzzle, others)


LINE = dm.layout_of(dm.Rectangle(2, 5))
FIRST, LAST = LINE.cells[0], LINE.cells[-1]
UPPER, LOWER = LINE.groups["rows"]
ENDS = dm.Group("the ends", (FIRST, LAST), many=True)
# Two cells that show one number cannot show a 2 just once.
GUILTY = (dm.Alike(ENDS), dm.Count(ENDS, 2, 1))
INNOCENT = (
    dm.Total(UPPER, "<", (14,)),
    dm.Distinct(dm.Group("the middle", (LINE.cells[2], LINE.cells[7]), many=True)),
    dm.Total(LOWER, ">", (2,)),
    dm.Total(dm.Group("the second column", (LINE.cells[1], LINE.cells[6])), "in", (1, 2, 3, 4)),
)
BLAMELESS = dm.Puzzle("blameless", LINE, dm.double_set(3), INNOCENT, every_tile=False)


def test_just_the_two_that_contradict_each_other_are_named():
    constraints = (INNOCENT[0], GUILTY[1], *INNOCENT[1:3], GUILTY[0], INNOCENT[3])
    puzzle = replace(BLAMELESS, constraints=constraints, given=((LINE.cells[3], 1),))
    assert dm.solve(BLAMELESS).status == "solved"
    found = find_conflict(puzzle)
    assert set(found.demands) == set(GUILTY)
    assert found.minimal
    assert found.cells == (FIRST, LAST)
    assert found.sentence.text("en") == (
        "With the tiles that there are, and each cell covered once, these 2 demands contradict "
        "each other: the ends show 2 on exactly 1 cell; the ends have the same number on all their "
        "cells. Leave out any one of them, and there is a solution."
    )


def test_a_given_number_can_be_one_of_them():
    given = ((FIRST, 3), (LAST, 1), (LINE.cells[2], 0))
    found = find_conflict(replace(BLAMELESS, constraints=(GUILTY[0], *INNOCENT), given=given))
    assert set(found.demands) == {GUILTY[0], *given[:2]}
    assert "row 1, column 1 shows 3" in found.sentence.text("en")


def test_one_demand_and_none():
    alone = find_conflict(replace(BLAMELESS, constraints=(dm.Total(UPPER, ">", (15,)), *INNOCENT)))
    assert len(alone.demands) == 1
    assert "this demand alone cannot be met" in alone.sentence.text("en")
    star = dm.Outline(("...#", "####", "...#", "...."))
    none = find_conflict(dm.Puzzle("star", dm.layout_of(star), dm.double_set(2), every_tile=False))
    assert none == Conflict((), minimal=True)
    assert "tiles cannot be laid" in none.sentence.text("en")


def test_without_time_nothing_is_claimed(monkeypatch):
    puzzle = replace(BLAMELESS, constraints=(*GUILTY, *INNOCENT))
    found = find_conflict(puzzle, deadline=0.0)
    assert set(found.demands) == set(puzzle.constraints)
    assert not found.minimal
    assert "not every check was decided" in found.sentence.text("en")

    # One check that stays open is enough, even if all others are decided.
    def sometimes(puzzle, **more):
        if GUILTY[1] not in puzzle.constraints:
            return dm.Answer(puzzle, "undecided", stopped="time")
        return dm.solve(puzzle, **more)

    monkeypatch.setattr(conflict, "solve", sometimes)
    found = find_conflict(puzzle)
    assert (set(found.demands), found.minimal) == (set(GUILTY), False)


def test_the_cells_are_marked():
    puzzle = replace(BLAMELESS, constraints=(*GUILTY, *INNOCENT))
    found = find_conflict(puzzle)
    scene = conflict_scene(puzzle, found, "ru")
    assert [(mark.kind, mark.cells) for mark in scene.marks][-1] == ("because", {FIRST, LAST})
    assert scene.description == found.sentence.text("ru")
