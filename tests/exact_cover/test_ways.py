"""Each solution comes once; dead ends are not met again and again."""

from itertools import islice

import pytest
from hypothesis import given, settings

from domino_math.checker import check
from domino_math.constraints import Total
from domino_math.counter.plain import count_plain
from domino_math.exact_cover import cover_solutions
from domino_math.layout import Outline, Rectangle, layout_of
from domino_math.puzzle import Puzzle, candidates
from domino_math.tiles import Supply, Tile, double_set

from .puzzles import by_cp_sat, dominosa, puzzle_of, rectangles, solvable_rectangles


def tilings(rows, columns):
    return Puzzle(
        "tilings", layout_of(Rectangle(rows, columns)), Supply([Tile(0, 0)] * (rows * columns // 2))
    )


class Tries:
    """Counts tries, and says when there were enough."""

    def __init__(self, most=None):
        self.most, self.number = most, 0

    def __call__(self):
        self.number += 1
        return self.most is not None and self.number > self.most


@settings(max_examples=150, deadline=None)
@given(rectangles() | solvable_rectangles())
def test_every_solution_comes_once(puzzle):
    found = cover_solutions(puzzle)
    if found is None:
        assert len(list(candidates(puzzle))) > len(puzzle.layout.slots)
        return
    solutions = list(found)
    assert len(set(solutions)) == len(solutions) == count_plain(puzzle)[0]
    assert all(check(puzzle, solution) == [] for solution in solutions)


@pytest.mark.parametrize("order", [1, 2, 3, 4, 6])
@pytest.mark.parametrize("seed", range(4))
def test_the_same_solutions_as_the_solver_finds(order, seed):
    puzzle = dominosa(order, seed)
    found = list(cover_solutions(puzzle))
    assert len(set(found)) == len(found)
    assert set(found) == set(by_cp_sat(puzzle))


def test_known_numbers_of_tilings():
    for rows, columns, number in ((2, 3, 3), (4, 4, 36), (4, 5, 95), (6, 6, 6728)):
        assert sum(1 for _ in cover_solutions(tilings(rows, columns))) == number


def test_each_seed_has_its_own_order():
    puzzle = dominosa(6, 1)
    plain, again, other = (list(cover_solutions(puzzle, seed=seed)) for seed in (0, 0, 1))
    assert plain == again != other
    assert set(plain) == set(other)


def test_nothing_is_looked_for_before_it_is_asked_for():
    tries = Tries()
    found = cover_solutions(tilings(8, 8), enough=tries)
    assert tries.number == 0
    next(found)
    assert 0 < tries.number < 64
    assert len(set(islice(found, 1000))) == 1000


def test_it_stops_when_it_is_told_to():
    puzzle = dominosa(6, 1)
    every = list(cover_solutions(puzzle))
    lengths = set()
    for most in range(100):
        found = list(cover_solutions(puzzle, enough=Tries(most)))
        assert found == every[: len(found)]
        lengths.add(len(found))
    assert {0, 1, 2} < lengths


def test_a_dead_end_in_one_part_is_not_met_for_every_way_of_another():
    # On the left all 6,728 tilings of a square; on the right a square without two opposite
    # corners, which has none.
    left = ["######"] * 6
    right = [".#####", *["######"] * 4, "#####."]
    both = layout_of(Outline(tuple(f"{a}..{b}" for a, b in zip(left, right, strict=True))))
    given = tuple((cell, int(cell.column > 6)) for cell in both.cells)
    supply = Supply([Tile(0, 0)] * 18 + [Tile(1, 1)] * 17)
    dead = layout_of(Outline(tuple(right)))
    alone, together = Tries(), Tries()
    assert (
        list(cover_solutions(Puzzle("dead", dead, Supply([Tile(1, 1)] * 17)), enough=alone)) == []
    )
    assert list(cover_solutions(Puzzle("both", both, supply, given=given), enough=together)) == []
    assert 50 < alone.number <= together.number < 2 * alone.number


def test_parts_are_combined():
    left, right = ["####"] * 4, ["###."] * 4
    both = layout_of(Outline(tuple(f"{a}.{b}" for a, b in zip(left, right, strict=True))))
    given = tuple((cell, int(cell.column > 4)) for cell in both.cells)
    supply = Supply([Tile(0, 0)] * 8 + [Tile(1, 1)] * 6)
    found = list(cover_solutions(Puzzle("both", both, supply, given=given)))
    assert len(set(found)) == len(found) == 36 * 11  # tilings of 4 by 4, and of 4 by 3


def test_a_tile_is_laid_no_more_often_than_it_is_there():
    # By the numbers alone there are three ways to tile, two of them with 0-0 twice.
    grid = [[0, 0, 5], [0, 0, 5]]
    two = [Tile(0, 0), Tile(0, 0), Tile(5, 5)]
    mixed = [Tile(0, 0), Tile(0, 5), Tile(0, 5)]
    for tiles, every_tile, number in ((two, True, 2), (mixed, True, 1), (two + mixed, False, 3)):
        puzzle = puzzle_of(grid, Supply(tiles), every_tile=every_tile)
        assert len(list(cover_solutions(puzzle))) == number
    one = Supply([Tile(0, 0), Tile(0, 1), Tile(0, 2)])
    assert list(cover_solutions(puzzle_of([[0] * 3] * 2, one, every_tile=False))) == []


def test_deep_searches_do_not_run_out_of_levels():
    assert len(list(islice(cover_solutions(tilings(26, 27)), 3))) == 3


def test_sizes_that_do_not_fit_have_no_solutions():
    assert list(cover_solutions(puzzle_of([[0, 1, 0]], double_set(1)))) == []
    assert list(cover_solutions(puzzle_of([[0, 1]], double_set(1)))) == []
    assert list(cover_solutions(puzzle_of([[0, 0, 0, 0]], Supply([Tile(0, 0)])))) == []


def test_puzzles_of_another_kind():
    assert cover_solutions(Puzzle("bare", layout_of(Rectangle(7, 8)), double_set(6))) is None
    few = dominosa(3, seed=0)
    row = Total(few.layout.groups["rows"][0], "=", (3,))
    assert cover_solutions(Puzzle("more", few.layout, few.supply, (row,), few.given)) is None
    assert cover_solutions(tilings(40, 40)) is None
