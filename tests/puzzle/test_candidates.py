import pytest

from domino_math.layout import Cell, Rectangle, layout_of
from domino_math.puzzle import Placement, Puzzle, candidates
from domino_math.tiles import Supply, Tile, double_set

from ..random_puzzles import LAYOUTS, random_puzzle


def obvious(puzzle):
    """Every kind of tile in every slot, either way round, then without what is given otherwise."""
    everywhere = {
        Placement(slot, pips)
        for slot in puzzle.layout.slots
        for tile in puzzle.supply
        for pips in ((tile.low, tile.high), (tile.high, tile.low))
    }
    return {
        placement
        for placement in everywhere
        if all(
            puzzle.given_at.get(cell, number) == number
            for cell, number in zip(placement.cells, placement.pips, strict=True)
        )
    }


@pytest.mark.parametrize("seed", range(5 * len(LAYOUTS)))
def test_against_the_obvious(seed):
    puzzle = random_puzzle(seed)
    found = list(candidates(puzzle))
    assert len(set(found)) == len(found)
    assert set(found) == obvious(puzzle)


def test_copies_of_a_tile_make_no_more_candidates():
    square = layout_of(Rectangle(2, 2))
    once = Puzzle("once", square, Supply([Tile(0, 1)]), every_tile=False)
    twice = Puzzle("twice", square, Supply([Tile(0, 1)] * 2))
    assert list(candidates(once)) == list(candidates(twice))
    assert len(list(candidates(once))) == 8


def test_all_numbers_given_leave_one_way_a_slot_at_most():
    layout = layout_of(Rectangle(7, 8))
    given = tuple((cell, (cell.row + cell.column) % 7) for cell in layout.cells)
    puzzle = Puzzle("all given", layout, double_set(6), given=given)
    assert len(list(candidates(puzzle))) == len(layout.slots) == 97
    free = Puzzle("none given", layout, double_set(6))
    assert len(list(candidates(free))) == 97 * 49


def test_a_given_number_without_a_tile_leaves_its_slots_bare():
    layout = layout_of(Rectangle(1, 3))
    puzzle = Puzzle("nine", layout, double_set(1), given=((Cell(0, 0), 9),))
    assert {placement.cells for placement in candidates(puzzle)} == {((0, 1), (0, 2))}
