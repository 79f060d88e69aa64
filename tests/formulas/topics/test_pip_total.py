import pytest

from domino_math.formulas import derive
from domino_math.formulas.pictures import complements, halves_with, staircase_of_pips
from domino_math.tiles import Tile, double_set

KNOWN = {0: 0, 3: 30, 6: 168, 9: 495, 12: 1092}


def drawn(picture):
    return picture(lambda sentence: sentence.text("en"))


def shown(scene):
    """What each cell shows."""
    cells = [cell for tile in scene.tiles for cell in tile.cells]
    return dict(zip(cells, [half for tile in scene.tiles for half in tile.pips], strict=True))


def test_the_formula_gives_the_known_totals():
    (result,) = derive("pip-total").results
    assert {row.n: row.formula for row in result.table() if row.n in KNOWN} == KNOWN


@pytest.mark.parametrize("n", range(19))
def test_complements_are_two_sets_and_each_pair_has_2n_pips(n):
    scene = drawn(complements(n))
    assert sorted(Tile(*tile.pips) for tile in scene.tiles) == sorted([*double_set(n)] * 2)
    pips = shown(scene)
    for outline in scene.outlines:
        assert len(outline.cells) == 4
        assert sum(pips[cell] for cell in outline.cells) == 2 * n
        top, left = min(outline.cells)
        assert all(pips[top, left + at] + pips[top + 1, left + at] == n for at in (0, 1))


@pytest.mark.parametrize("n", [0, 1, 6, 18])
def test_each_number_is_marked_on_all_its_halves(n):
    for number in range(n + 1):
        scene = drawn(halves_with(number, n))
        pips = shown(scene)
        marked = [cell for mark in scene.marks for cell in mark.cells]
        assert len(marked) == len(set(marked)) == n + 2
        assert all(pips[cell] == number for cell in marked)


def test_rows_show_their_pips():
    scene = drawn(staircase_of_pips(6))
    labels = [int(label.text.split()[0]) for label in scene.labels]
    assert labels == [sum(tile.pips for tile in double_set(6) if tile.high == k) for k in range(7)]
    assert sum(labels) == 168
