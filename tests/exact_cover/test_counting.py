from itertools import count
from time import perf_counter

import pytest
from hypothesis import given, settings

from domino_math.constraints import Total
from domino_math.counter.plain import count_plain
from domino_math.exact_cover import UnfinishedError, count_exact_cover, counting
from domino_math.exact_cover.state import Cover
from domino_math.layout import Outline, Rectangle, Ring, layout_of
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply, Tile, double_set

from .puzzles import by_cp_sat, dominosa, puzzle_of, rectangles, solvable_rectangles


@settings(max_examples=150, deadline=None)
@given(rectangles() | solvable_rectangles())
def test_as_many_as_are_counted_one_by_one(puzzle):
    expected, _ = count_plain(puzzle)
    found = count_exact_cover(puzzle)
    assert found in (None, expected)
    if found is None:
        assert len(puzzle.given) < len(puzzle.layout.cells)
    else:
        for limit in (1, 2, 5):
            assert count_exact_cover(puzzle, limit=limit) == min(limit, expected)


@pytest.mark.parametrize("order", [1, 2, 3, 4])
@pytest.mark.parametrize("tall", [False, True])
def test_as_many_as_the_solver_finds(order, tall):
    counts = []
    for seed in range(8):
        puzzle = dominosa(order, seed, tall=tall)
        counts.append(len(by_cp_sat(puzzle)))
        assert count_exact_cover(puzzle) == counts[-1]
    assert order == 1 or max(counts) > 2


def test_independent_parts_are_multiplied():
    puzzle = dominosa(18, seed=4)
    started = perf_counter()
    found = count_exact_cover(puzzle)
    assert found is not None
    assert found >= 100
    assert count_exact_cover(puzzle, limit=7) == 7
    assert perf_counter() - started < 20


def test_tilings_with_copies_of_one_tile():
    for rows, columns, tilings in ((2, 3, 3), (4, 4, 36), (4, 5, 95), (6, 6, 6728)):
        blanks = Supply([Tile(0, 0)] * (rows * columns // 2))
        grid = [[0] * columns for _ in range(rows)]
        assert count_exact_cover(puzzle_of(grid, blanks)) == tilings
        more = Supply([*blanks, Tile(0, 0), Tile(0, 1)])
        assert count_exact_cover(puzzle_of(grid, more, every_tile=False)) == tilings
        assert count_exact_cover(puzzle_of(grid, more)) == 0


def test_a_tile_is_laid_no_more_often_than_it_is_there():
    # Four ways to tile by the numbers alone; two of them use the tile 0-0 twice.
    grid = [[0, 0], [0, 0]]
    assert count_exact_cover(puzzle_of(grid, Supply([Tile(0, 0)] * 2))) == 2
    assert count_exact_cover(puzzle_of(grid, Supply([Tile(0, 0), Tile(0, 1)]))) == 0
    # All is decided at once, and takes one 0-0 too many.
    row = [[0] * 6]
    assert count_exact_cover(puzzle_of(row, Supply([Tile(0, 0)] * 3))) == 1
    two = Supply([Tile(0, 0), Tile(0, 0), Tile(0, 1)])
    assert count_exact_cover(puzzle_of(row, two)) == 0
    assert count_exact_cover(puzzle_of(row, two, every_tile=False)) == 0
    grid = [[0, 0, 5], [0, 0, 5]]
    two = Supply([Tile(0, 0), Tile(0, 0), Tile(5, 5)])
    assert count_exact_cover(puzzle_of(grid, two)) == 2
    mixed = Supply([Tile(0, 0), Tile(0, 5), Tile(0, 5)])
    assert count_exact_cover(puzzle_of(grid, mixed)) == 1
    assert count_exact_cover(puzzle_of(grid, Supply([*two, *mixed]), every_tile=False)) == 3


def test_a_layout_with_a_hole_and_in_parts():
    ring = layout_of(Outline(("###", "#.#", "###")))
    given = tuple(zip(ring.cells, (0, 0, 1, 1, 1, 0, 2, 2), strict=True))
    for puzzle in (
        Puzzle("hole", ring, double_set(2), given=given, every_tile=False),
        Puzzle("ring", layout_of(Ring(3, 3)), double_set(2), given=given, every_tile=False),
    ):
        assert count_exact_cover(puzzle) == len(by_cp_sat(puzzle))


def test_what_cannot_be_tiled_has_no_solutions():
    assert count_exact_cover(puzzle_of([[0, 1, 0]], double_set(1))) == 0
    assert count_exact_cover(puzzle_of([[0, 1]], double_set(1))) == 0
    assert count_exact_cover(puzzle_of([[0, 1]], Supply())) == 0
    assert count_exact_cover(puzzle_of([[7, 7]], Supply([Tile(0, 0)]))) == 0
    lonely = layout_of(Outline(("#.", ".#")))
    given = tuple((cell, 0) for cell in lonely.cells)
    assert count_exact_cover(Puzzle("lonely", lonely, Supply([Tile(0, 0)]), given=given)) == 0


def test_puzzles_of_another_kind():
    bare = Puzzle("bare", layout_of(Rectangle(7, 8)), double_set(6))
    assert count_exact_cover(bare) is None
    few = dominosa(3, seed=0)
    row = Total(few.layout.groups["rows"][0], "=", (3,))
    more = Puzzle("more", few.layout, few.supply, (row,), few.given)
    assert count_exact_cover(more) is None
    large = puzzle_of([[0] * 40] * 40, Supply([Tile(0, 0)] * 800))
    assert count_exact_cover(large) is None


def test_a_few_cells_may_be_bare():
    for seed in range(5):
        full = dominosa(3, seed)
        puzzle = Puzzle("nearly", full.layout, full.supply, given=full.given[3:])
        assert count_exact_cover(puzzle) == count_plain(puzzle)[0]


def test_the_limit_must_be_positive():
    with pytest.raises(ValueError, match="limit must be 1 or more, not 0"):
        count_exact_cover(dominosa(1, 0), limit=0)


def test_out_of_time_with_a_lower_bound():
    blanks = puzzle_of([[0] * 16] * 16, Supply([Tile(0, 0)] * 128))
    with pytest.raises(UnfinishedError, match=r"there are at least [\d,]+ solutions") as error:
        count_exact_cover(blanks, deadline=perf_counter() + 1)
    assert error.value.at_least > 0
    with pytest.raises(UnfinishedError) as error:
        count_exact_cover(blanks, deadline=perf_counter() - 1)
    assert error.value.at_least == 0
    # What needs no search is done before any deadline.
    assert count_exact_cover(dominosa(1, 0), deadline=perf_counter() + 60) is not None


def test_parts_that_there_was_no_time_for_leave_a_lower_bound(monkeypatch):
    puzzle = dominosa(18, seed=1)
    exact = count_exact_cover(puzzle)
    bounds = []
    for looks in (*range(0, 120, 10), 10_000):
        clock = iter(range(100_000))
        monkeypatch.setattr(counting, "perf_counter", lambda clock=clock: next(clock))
        try:
            bounds.append(count_exact_cover(puzzle, deadline=looks))
        except UnfinishedError as error:
            bounds.append(error.at_least)
    assert max(bounds) <= exact
    assert bounds[0] == 0
    assert 1 in bounds  # each part has a solution, and none was counted in time
    assert bounds[-1] == exact
    assert any(1 < bound < exact for bound in bounds)


def test_ctrl_c_keeps_what_was_found(monkeypatch):
    blanks = puzzle_of([[0] * 16] * 16, Supply([Tile(0, 0)] * 128))
    looks = count(1)

    def interrupted():
        if next(looks) == 1000:
            raise KeyboardInterrupt
        return 0.0

    # Wherever it comes: between two choices, or while one is followed.
    monkeypatch.setattr(counting, "perf_counter", interrupted)
    with pytest.raises(UnfinishedError) as error:
        count_exact_cover(blanks, deadline=1.0)
    assert error.value.at_least > 0
    followed = Cover._followed

    def interrupted_at(call):
        calls = count(1)

        def following(self, alive, removed):
            if next(calls) == call:
                raise KeyboardInterrupt
            return followed(self, alive, removed)

        return following

    for call, some in ((1, False), (2000, True)):
        monkeypatch.setattr(Cover, "_followed", interrupted_at(call))
        with pytest.raises(UnfinishedError) as error:
            count_exact_cover(blanks)
        assert (error.value.at_least > 0) == some


def test_deep_searches_do_not_run_out_of_levels():
    blanks = puzzle_of([[0] * 27] * 26, Supply([Tile(0, 0)] * 351))
    assert count_exact_cover(blanks, limit=2) == 2
