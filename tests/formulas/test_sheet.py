from domino_math.draw import DrawnCell, Label, Mark, Outline, Scene
from domino_math.formulas.pictures.sets import lying
from domino_math.formulas.sheet import sheet

ONE = Scene(
    "one",
    "The first picture.",
    cells=(DrawnCell((0, 0), 3), DrawnCell((1, 0))),
    labels=(Label((0.5, 4), "here"),),
)
OTHER = Scene(
    "other",
    "The second picture.",
    tiles=(lying(-2, 0, (4, 6)),),
    outlines=(Outline(frozenset([(-2, 0)]), "A"),),
    marks=(Mark(frozenset([(-2, 1)]), "wrong"),),
)


def test_one_picture_stays_as_it_is():
    assert sheet("both", [ONE]) is ONE


def test_pictures_lie_below_each_other():
    both = sheet("both", [ONE, OTHER])
    assert both.title == "both"
    assert both.description == "one. The first picture. other. The second picture."
    assert [drawn.cell for drawn in both.cells] == [(0, 0), (1, 0)]
    assert both.cells[0].pips == 3
    (tile,) = both.tiles
    assert tile.cells == ((4, 0), (4, 1))
    assert tile.pips == (4, 6)
    assert both.outlines == (Outline(frozenset([(4, 0)]), "A"),)
    assert both.marks == (Mark(frozenset([(4, 1)]), "wrong"),)
    assert both.labels == (Label((0.5, 4), "here"),)
