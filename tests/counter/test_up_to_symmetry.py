import pytest

import domino_math as dm
from domino_math.counter.up_to_symmetry import count_up_to_symmetry

from ..random_puzzles import brute_force, random_puzzle


def orbits_one_by_one(puzzle: dm.Puzzle) -> int:
    """Move every solution by every symmetry, and count the different heaps."""
    heaps = {
        frozenset(solution.moved(each) for each in puzzle.symmetries)
        for solution in brute_force(puzzle)
    }
    return len(heaps)


def test_random_puzzles_against_moving_every_solution():
    known = 0
    for seed in range(300):
        puzzle = random_puzzle(seed)
        if len(puzzle.symmetries) > 1 and brute_force(puzzle):
            found = count_up_to_symmetry(puzzle, len(brute_force(puzzle)))
            if found is not None:
                known += 1
                assert found == orbits_one_by_one(puzzle), seed
    assert known > 5


@pytest.mark.parametrize("rows", [2, 3])
def test_doubles_that_change_ends_are_left_open(rows):
    layout = dm.layout_of(dm.Rectangle(rows, 2))
    puzzle = dm.Puzzle("block", layout, dm.double_set(2), every_tile=False)
    assert count_up_to_symmetry(puzzle, len(brute_force(puzzle))) is None
    # Too few doubles for every row: then no symmetry leaves a solution as it is.
    few = dm.Supply([dm.Tile(0, 0), dm.Tile(0, 1), dm.Tile(0, 2), dm.Tile(1, 2)])
    puzzle = dm.Puzzle("block", layout, few, every_tile=False)
    assert count_up_to_symmetry(puzzle, len(brute_force(puzzle))) == orbits_one_by_one(puzzle)


def test_copies_of_a_tile_are_left_open():
    puzzle = dm.Puzzle("row", dm.layout_of(dm.Row(4)), dm.Supply([dm.Tile(0, 1)] * 2))
    assert count_up_to_symmetry(puzzle, 4) is None
