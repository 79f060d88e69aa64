"""Regions: counts against one by one, and a reason wherever there is no covering."""

from random import Random

import pytest

from domino_math.formulas.regions import (
    aztec,
    colours,
    count_tilings,
    crowd,
    neighbours,
    rectangle,
    region,
    without_corners,
)
from domino_math.formulas.tilings import count_coverings, coverings


def one_by_one(cells):
    """Count coverings by laying a tile on the first free cell in each way there is."""
    if not cells:
        return 1
    row, column = min(cells)
    return sum(
        one_by_one(cells - {(row, column), other})
        for other in ((row, column + 1), (row + 1, column))
        if other in cells
    )


def random_regions(count):
    chance = Random(5)
    for _ in range(count):
        yield frozenset(cell for cell in rectangle(4, 5) if chance.random() < 0.8)


def test_random_regions_are_counted_as_one_by_one():
    counts = set()
    for cells in random_regions(400):
        counts.add(count_tilings(cells))
        assert count_tilings(cells) == one_by_one(cells), sorted(cells)
    assert len(counts) > 10


def test_a_crowd_is_found_just_where_there_is_no_covering():
    of_equal_colours = 0
    for cells in random_regions(2000):
        found = crowd(cells)
        assert (found is None) == (count_tilings(cells) > 0), sorted(cells)
        if found:
            dark, light = colours(cells)
            assert found.cells <= dark or found.cells <= light
            assert neighbours(found.cells, cells) == found.neighbours
            assert len(found.neighbours) < len(found.cells)
            of_equal_colours += len(dark) == len(light)
    assert of_equal_colours > 20


@pytest.mark.parametrize("rows", range(9))
def test_rectangles_to_8_by_8_are_counted_like_all_coverings(rows):
    for columns in range(9):
        counted = count_tilings(rectangle(rows, columns))
        if rows * columns <= 36:
            assert counted == len(list(coverings(rows, columns)))
        elif rows <= 4 or columns <= 4:
            assert counted == count_coverings(rows, columns)
        assert counted == count_tilings(rectangle(columns, rows))


def test_known_numbers():
    assert [count_tilings(rectangle(2 * n, 2 * n)) for n in range(1, 6)] == [
        2,
        36,
        6728,
        12_988_816,
        258_584_046_368,
    ]
    assert count_tilings(rectangle(7, 8)) == 1_292_697
    assert count_tilings(rectangle(6, 7)) == 31_529
    assert [count_tilings(aztec(order)) for order in range(1, 6)] == [2, 8, 64, 1024, 32768]
    assert one_by_one(aztec(4)) == 1024


def test_a_square_without_two_corners_has_none_and_says_so():
    for side in range(2, 9):
        assert count_tilings(without_corners(side)) == 0
        found = crowd(without_corners(side))
        assert len(found.neighbours) < len(found.cells)


def test_a_region_stands_anywhere_and_in_parts():
    two = region("##..## ##..##")
    assert count_tilings(two) == 4
    assert count_tilings(frozenset((row - 7, column + 3) for row, column in two)) == 4
