import pytest

from domino_math.families.fitting import require_every_tile, uses_every_tile
from domino_math.layout import Row, layout_of
from domino_math.tiles import Supply, Tile, double_set


@pytest.mark.parametrize(("cells", "every"), [(6, True), (4, False), (2, False)])
def test_every_tile_is_used_if_they_just_fit(cells, every):
    assert uses_every_tile(double_set(1), layout_of(Row(cells))) is every


@pytest.mark.parametrize(
    ("tiles", "words"),
    [
        ([Tile(0, 1)], "1 tile covers 2 cells, but there are 4"),
        ([], "0 tiles cover 0 cells, but there are 4"),
    ],
)
def test_too_few_tiles(tiles, words):
    with pytest.raises(ValueError, match=f"^{words}$"):
        uses_every_tile(Supply(tiles), layout_of(Row(4)))


def test_a_cell_goes_by_another_name():
    with pytest.raises(ValueError, match=r"^1 tile covers 2 digits, but there are 4$"):
        uses_every_tile(Supply([Tile(0, 1)]), layout_of(Row(4)), "digit")


def test_where_no_tile_may_be_left_over():
    require_every_tile(double_set(1), Row(6).cells)
    with pytest.raises(ValueError, match=r"^3 tiles cover 6 cells, but there are 4$"):
        require_every_tile(double_set(1), Row(4).cells)
