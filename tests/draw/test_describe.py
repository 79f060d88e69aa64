from domino_math.draw import DrawnCell, DrawnTile, Label, Mark, Outline, Scene
from domino_math.draw.describe import describe


def test_everything_shown_is_said():
    scene = Scene(
        "all",
        tiles=(DrawnTile(((0, 1), (1, 1)), (0, 12)),),
        cells=(DrawnCell((0, 1), 0), DrawnCell((0, 0), 5), DrawnCell((2, 0)), DrawnCell((2, 1))),
        outlines=(
            Outline(frozenset({(2, 1), (2, 0)}), "<5"),
            Outline(frozenset({(0, 0)})),
            Outline(frozenset()),
        ),
        labels=(Label((3.5, 1), "sum 44"), Label((0, 0), "")),
        marks=(
            Mark(frozenset({(0, 1)}), "wrong"),
            Mark(frozenset({(0, 0)}), "because"),
            Mark(frozenset({(2, 0)}), "therefore"),
            Mark(frozenset(), "wrong"),
        ),
    )
    assert describe(scene) == (
        "Tile 0-12 from row 1 column 2 to row 2 column 2. "
        "Number 5 at row 1 column 1. "
        "2 empty cells. "
        "Outline <5 around row 3 column 1, row 3 column 2. "
        "Outline around row 1 column 1. "
        "Wrong: row 1 column 2. "
        "Because of: row 1 column 1. "
        "Therefore: row 3 column 1. "
        "Label: sum 44."
    )


def test_a_description_given_is_kept_as_it_is():
    scene = Scene("a", "Одна кость", tiles=(DrawnTile(((0, 0), (0, 1)), (1, 2)),))
    assert describe(scene) == "Одна кость"


def test_nothing_and_one_empty_cell():
    assert describe(Scene("nothing")) == ""
    assert describe(Scene("one", cells=(DrawnCell((0, 0)),))) == "1 empty cell."
