import dataclasses

import pytest

from domino_math.draw import DrawnCell, DrawnTile, Mark, Outline, Scene


def test_a_tile_knows_which_way_it_lies():
    assert DrawnTile(((3, 4), (3, 3)), (0, 1)).lying
    assert not DrawnTile(((3, 4), (2, 4)), (0, 1)).lying


@pytest.mark.parametrize("other", [(0, 0), (1, 1), (0, 2), (-1, 1)])
def test_a_tile_needs_neighbouring_cells(other):
    with pytest.raises(ValueError, match="cannot lie on"):
        DrawnTile(((0, 0), other), (1, 2))


def test_grid_cells_come_from_cells_tiles_and_outlines_but_not_from_marks():
    scene = Scene(
        "some",
        cells=(DrawnCell((0, 0)),),
        tiles=(DrawnTile(((1, 0), (1, 1)), (2, 3)),),
        outlines=(Outline(frozenset({(5, 5)})),),
        marks=(Mark(frozenset({(9, 9)}), "wrong"),),
    )
    assert scene.grid_cells == {(0, 0), (1, 0), (1, 1), (5, 5)}


def test_a_scene_is_a_value():
    assert Scene("a") == Scene("a")
    assert len({Scene("a"), Scene("a"), Scene("b")}) == 2
    with pytest.raises(dataclasses.FrozenInstanceError):
        Scene("a").title = "b"
