from itertools import permutations

import pytest

import domino_math as dm
from domino_math.counter import sweep as module
from domino_math.counter.order import best_order

from ..random_puzzles import brute_force, random_puzzle


@pytest.mark.parametrize("seed", range(40))
def test_an_order_has_every_cell_once(seed):
    puzzle = random_puzzle(seed)
    folds = [f for each in puzzle.constraints for f in each.folds(puzzle.supply.numbers)]
    assert sorted(best_order(puzzle, folds)) == sorted(puzzle.layout.cells)


@pytest.mark.parametrize("seed", [0, 5, 16, 33])
def test_any_order_gives_the_same_count(seed, monkeypatch):
    puzzle = random_puzzle(seed)
    for order in list(permutations(puzzle.layout.cells))[
        :: 31 if len(puzzle.layout.cells) > 5 else 1
    ][:50]:
        monkeypatch.setattr(module, "best_order", lambda *_, order=order: order)
        assert module.sweep(puzzle, most_rows=10**6).value == len(brute_force(puzzle))


def test_a_long_rectangle_is_swept_along_its_length():
    for rows, columns in ((3, 12), (12, 3)):
        block = dm.Puzzle("block", dm.layout_of(dm.Rectangle(rows, columns)), dm.double_set(6))
        begun = best_order(block, ())[:9]
        assert max(max(cell) for cell in begun) < 5
