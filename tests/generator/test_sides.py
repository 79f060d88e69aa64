"""Rings whose sides come out equal."""

import pytest

from domino_math.dice import Dice
from domino_math.families.frames import beside, nested
from domino_math.generator.sides import laid_with_equal_sides
from domino_math.layout import Layout


@pytest.mark.parametrize("rings", [nested(4), nested(7, 4), beside(3, 3, 5)])
def test_every_ring_has_four_equal_sides_and_no_tile_is_there_twice(rings):
    layout = Layout(rings)
    solution = laid_with_equal_sides(layout, Dice(4))
    assert solution is not None
    shown = solution.filling().pips
    assert shown.keys() == set(layout.cells)
    assert len({placement.tile for placement in solution}) == len(solution)
    totals = [sum(shown[cell] for cell in side.cells) for side in layout.groups["sides"]]
    for first in range(0, len(totals), 4):
        assert len(set(totals[first : first + 4])) == 1


def test_equal_dice_lay_equal_tiles():
    layout = Layout(nested(5))
    assert laid_with_equal_sides(layout, Dice(2)) == laid_with_equal_sides(layout, Dice(2))
    assert laid_with_equal_sides(layout, Dice(2)) != laid_with_equal_sides(layout, Dice(3))
