import re
from base64 import b64decode
from xml.etree import ElementTree

import domino_math as dm
from domino_math import widgets
from domino_math.tiles import Tile


def svg_in(picture):
    """The drawing inside what a notebook is given."""
    (source,) = re.findall(r'src="data:image/svg\+xml;base64,([^"]+)"', picture._repr_markdown_())
    return ElementTree.fromstring(b64decode(source))


def circles(picture):
    return len(list(svg_in(picture).iter("{http://www.w3.org/2000/svg}circle")))


def test_a_line_is_drawn_with_all_its_pips_and_told_in_words():
    state = dm.deal(dm.rules("classic"), players=2, seed=97)
    for move in ("5-5", "3-5L"):
        state = dm.apply(state, dm.read_move(move))
    picture = widgets.line_picture(state)
    assert circles(picture) == sum(tile.pips for tile in state.line.tiles)
    assert 'alt="The table: Classic dominoes. 2 tiles lie on the table; open ends: 3 and 5."' in (
        picture._repr_markdown_()
    )


def test_tiles_lie_in_rows(monkeypatch):
    chinese = dm.chinese_set()
    rows = [[tile for tile in chinese if tile.high == high] for high in chinese.numbers]
    picture = widgets.tile_rows(rows)
    assert circles(picture) == chinese.pips
    assert str(picture).count("\n") == 2 * len(rows)
    monkeypatch.setenv("DOMINO_MATH_LANG", "ru")
    words = widgets.tile_rows([[Tile(0, 6), Tile(3, 4)]])._repr_markdown_()
    assert words.startswith('<img alt="Кости. 0-6, 3-4"')
