import pytest

from domino_math.formulas.pictures import all_coverings, two_beginnings
from domino_math.formulas.tilings import count_coverings, coverings

# OEIS A000045, A001835, A004003 and the count of 7 × 8.
KNOWN = {
    (2, 4): 5,
    (2, 10): 89,
    (3, 4): 11,
    (3, 3): 0,
    (4, 4): 36,
    (4, 5): 95,
    (6, 6): 6728,
    (1, 7): 0,
    (0, 5): 1,
}


@pytest.mark.parametrize(("size", "count"), KNOWN.items())
def test_coverings_are_counted(size, count):
    assert count_coverings(*size) == count


@pytest.mark.parametrize("size", [size for size, count in KNOWN.items() if count < 100])
def test_coverings_cover_each_cell_once(size):
    rows, columns = size
    found = list(coverings(rows, columns))
    assert len(set(found)) == len(found) == KNOWN[size]
    for covering in found:
        cells = [cell for tile in covering for cell in tile]
        assert sorted(cells) == [(row, column) for row in range(rows) for column in range(columns)]


def test_pictures_show_all_coverings():
    scene = all_coverings(2, 4)(lambda sentence: sentence.text("en"))
    assert len(scene.tiles) == 5 * 4
    assert [label.text for label in scene.labels] == ["1", "2", "3", "4", "5"]
    scene = two_beginnings(5)(lambda sentence: sentence.text("en"))
    assert [label.text for label in scene.labels] == ["4 columns free", "3 columns free"]
    assert len(scene.grid_cells) == 2 * 2 * 5
