from xml.etree import ElementTree

from domino_math.draw import to_svg, to_text
from domino_math.games import rules
from domino_math.games.line import Line
from domino_math.games.table_scene import table_scene

from .tables_played import all_played
from .test_arms import line_of


def test_every_table_is_drawn_in_svg_and_in_text():
    for state in all_played()[::5]:
        scene = table_scene(state.line, state.rules)
        assert len(scene.tiles) == len(state.line.laid)
        # No two tiles share a cell, so that the picture in text shows them all.
        assert len(scene.grid_cells) == 2 * len(scene.tiles)
        assert to_text(scene)
        ElementTree.fromstring(to_svg(scene))


def test_an_empty_table_can_be_drawn():
    scene = table_scene(Line(), rules("classic"), lang="ru")
    assert scene.description == "На столе пусто."
    assert "На столе пусто." in to_svg(scene)
    assert to_text(scene) == ""


def test_the_picture_is_told_in_words():
    scene = table_scene(line_of("fives", "5-5", "5-1L"), rules("fives"))
    assert scene.title == "The table: Fives"
    assert scene.description == "2 tiles lie on the table; open ends: 1, 5, 5 and 5."
    closed = line_of("osel", "6-5", "6-6Rx", "5-5Lx")
    scene = table_scene(closed, rules("osel"))
    assert scene.description == "3 tiles lie on the table; open ends: none."
    assert [tile.face_down for tile in scene.tiles] == [False, True, True]


def test_an_arrow_stands_beside_each_open_end():
    fives = line_of("fives", "5-5", "5-1L", "5-2R")
    arrows = {label.text: label.at for label in table_scene(fives, rules("fives")).labels}
    # The double lies across, two cells high around row 0; the other tiles are two cells wide.
    assert arrows == {"←": (0, -3), "→": (0, 3), "↑": (-1.5, 0), "↓": (1.5, 0)}
    closed = line_of("osel", "6-5", "6-6Rx", "5-5Lx")
    assert table_scene(closed, rules("osel")).labels == ()


def test_no_arrow_lies_on_a_tile():
    for state in all_played():
        scene = table_scene(state.line, state.rules, width=10)
        for label in scene.labels:
            for tile in scene.tiles:
                rows, columns = zip(*tile.cells, strict=True)
                (row, column), (down, right) = label.at, tile.shift
                assert not (
                    min(rows) + down < row < max(rows) + 1 + down
                    and min(columns) + right < column < max(columns) + 1 + right
                )
