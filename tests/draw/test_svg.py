import math
import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_math.draw import DrawnCell, DrawnTile, Label, Mark, Outline, Scene, to_svg

SVG = "{http://www.w3.org/2000/svg}"
TILE = DrawnTile(((0, 0), (0, 1)), (4, 6))
ALL = tuple(
    DrawnTile(((2 * number, 0), (2 * number, 1)), (number, 18 - number)) for number in range(19)
) + tuple(DrawnTile(((2 * n, 4), (2 * n + 1, 4)), (n, 18 - n)) for n in range(19))


def parsed(scene, **options):
    return ElementTree.fromstring(to_svg(scene, **options))


def found(root, name):
    return list(root.iter(SVG + name))


def texts(root):
    return [element.text for element in found(root, "text")]


def corners(path):
    """The (x, y) pairs of path data."""
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", path)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def test_pips_are_discs_and_each_lies_in_its_half():
    root = parsed(Scene("all", tiles=ALL), cell=100)
    discs = [
        tuple(float(disc.get(key)) for key in ("cx", "cy", "r")) for disc in found(root, "circle")
    ]
    assert len(discs) == 18 * len(ALL)
    counted = dict.fromkeys((cell for tile in ALL for cell in tile.cells), 0)
    for x, y, radius in discs:
        cell = (math.floor(y / 100 - 0.3), math.floor(x / 100 - 0.3))
        counted[cell] += 1
        assert radius < y - 30 - 100 * cell[0] < 100 - radius
        assert radius < x - 30 - 100 * cell[1] < 100 - radius
    for tile in ALL:
        assert tuple(counted[cell] for cell in tile.cells) == tile.pips


def test_digits_take_the_place_of_pips():
    root = parsed(Scene("all", tiles=ALL), digits=True)
    assert not found(root, "circle")
    assert texts(root) == [str(number) for tile in ALL for number in tile.pips]


def test_numbers_above_eighteen_are_written():
    root = parsed(Scene("big", tiles=(replace(TILE, pips=(19, 3)),)))
    assert texts(root) == ["19"]
    assert len(found(root, "circle")) == 3


def test_negative_numbers_and_sizes_are_refused():
    with pytest.raises(ValueError, match="not -1"):
        to_svg(Scene("bad", tiles=(replace(TILE, pips=(-1, 3)),)), digits=True)
    for cell in (0, -2, math.inf, math.nan):
        with pytest.raises(ValueError, match="must be positive"):
            to_svg(Scene("bad"), cell=cell)


def test_the_panel_fills_the_picture_and_the_size_follows_the_cell():
    root = parsed(Scene("one", tiles=(TILE,)), cell=50)
    assert (root.get("width"), root.get("height")) == ("130", "80")
    assert root.get("viewBox") == "0 0 130 80"
    panel = found(root, "rect")[0]
    assert [panel.get(key) for key in ("x", "y", "width", "height")] == ["0", "0", "130", "80"]


def test_tiles_are_drawn_along_their_cells_whichever_end_comes_first():
    def bodies(*cells):
        tiles = tuple(DrawnTile(pair, (1, 2)) for pair in cells)
        rects = found(parsed(Scene("two", tiles=tiles), cell=100), "rect")[1:]
        return [[float(rect.get(key)) for key in ("x", "y", "width", "height")] for rect in rects]

    pairs = (((0, 0), (0, 1)), ((2, 0), (3, 0)))
    assert bodies(*pairs) == bodies(*(pair[::-1] for pair in pairs))
    lying, standing = bodies(*pairs)
    assert lying == [34.5, 34.5, 191, 91]
    assert standing == [34.5, 234.5, 91, 191]


def test_pips_turn_with_the_tile():
    def places(tile, key):
        return len({disc.get(key) for disc in found(parsed(Scene("one", tiles=(tile,))), "circle")})

    lying, standing = DrawnTile(((0, 0), (0, 1)), (6, 0)), DrawnTile(((0, 0), (1, 0)), (6, 0))
    assert (places(lying, "cy"), places(lying, "cx")) == (2, 3)
    assert (places(standing, "cy"), places(standing, "cx")) == (3, 2)


def test_cells_without_a_tile_are_squares_with_their_numbers():
    cells = (DrawnCell((0, 0), 4), DrawnCell((1, 0), 12), DrawnCell((1, 1)), DrawnCell((2, 2), 0))
    root = parsed(Scene("cells", cells=cells, tiles=(TILE,)))
    assert len(found(root, "rect")) == 1 + 3 + 1  # the panel, the free cells, the tile
    assert texts(root) == ["12", "0"]


def test_title_and_description_are_announced():
    root = parsed(Scene("Рамка <44> & more", "four sides", tiles=(TILE,)))
    title, desc = root.find(SVG + "title"), root.find(SVG + "desc")
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"
    assert title.text == "Рамка <44> & more"
    assert desc.text == "four sides"
    assert "Tile 4-6" in parsed(Scene("one", tiles=(TILE,))).find(SVG + "desc").text


@given(st.text(), st.text())
def test_any_text_is_well_formed_and_read_back(title, label):
    scene = Scene(
        title,
        title,
        labels=(Label((0, 0), label),),
        outlines=(Outline(frozenset({(0, 0)}), label),),
    )
    root = parsed(scene)
    lawful = "".join(
        "\ufffd" if c in "\ufffe\uffff" or (c < " " and c not in "\t\n\r") else c for c in title
    )
    # XML readers turn every line end into one character.
    expected = lawful.replace("\r\n", "\n").replace("\r", "\n")
    assert (root.find(SVG + "title").text or "") == expected
    assert len(texts(root)) == (2 if label else 0)


def test_nothing_outside_the_picture_is_needed():
    svg = to_svg(Scene("all", tiles=ALL, labels=(Label((0, 3), "a"),)))
    assert not re.search(r"style|script|href|url\(|<image", svg)


def test_equal_scenes_give_equal_bytes_and_others_other_ids():
    forward = frozenset((row, column) for row in range(5) for column in range(5))
    backward = frozenset(sorted(forward, reverse=True))
    one = Scene("a", outlines=(Outline(forward, "9"),), marks=(Mark(forward, "wrong"),))
    two = Scene("a", outlines=(Outline(backward, "9"),), marks=(Mark(backward, "wrong"),))
    assert to_svg(one) == to_svg(two)
    pictures = [
        to_svg(one),
        to_svg(replace(one, title="b")),
        to_svg(replace(one, description="b")),
        to_svg(replace(one, marks=())),
        to_svg(one, cell=41),
    ]
    ids = [re.findall(r' id="([^"]*)"', svg) for svg in pictures]
    assert all(len(found_ids) == len(set(found_ids)) == 2 for found_ids in ids)
    assert len({identity for found_ids in ids for identity in found_ids}) == 2 * len(pictures)


def test_lines_of_neighbouring_outlines_lie_side_by_side():
    scene = Scene("two", outlines=(Outline(frozenset({(0, 0)})), Outline(frozenset({(0, 1)}))))
    left, right = (path for path in found(parsed(scene, cell=100), "path") if path.get("stroke"))
    width = float(left.get("stroke-width"))
    gap = min(x for x, _ in corners(right.get("d"))) - max(x for x, _ in corners(left.get("d")))
    assert gap > width
    assert left.get("stroke") != right.get("stroke")


def test_outlines_that_touch_have_different_colours_while_there_are_enough():
    row = [Outline(frozenset({(0, column)})) for column in (0, 10, 20, 30, 40, 50)]
    beside, inside = Outline(frozenset({(1, 0)})), Outline(frozenset({(0, 0), (0, -1)}))
    root = parsed(Scene("many", outlines=(*row, beside, inside)))
    strokes = [path.get("stroke") for path in found(root, "path") if path.get("stroke")]
    assert len(set(strokes)) == 6
    assert len({strokes[0], strokes[6], strokes[7]}) == 3


def test_outlines_that_overlap_run_at_different_depths():
    top = frozenset((0, column) for column in range(4))
    side = frozenset((row, 0) for row in range(4))
    root = parsed(Scene("corner", outlines=(Outline(top, "44"), Outline(side, "44"))), cell=100)
    first, second = (path for path in found(root, "path") if path.get("stroke"))
    width = float(first.get("stroke-width"))
    lefts = [min(x for x, _ in corners(path.get("d"))) for path in (first, second)]
    assert lefts[1] - lefts[0] > width


def test_many_outlines_on_one_cell_still_fit():
    cell = frozenset({(0, 0)})
    root = parsed(Scene("many", outlines=(Outline(cell, "1"),) * 9))
    assert len([path for path in found(root, "path") if path.get("stroke")]) == 9


def test_an_outline_with_a_hole_has_two_loops_and_an_empty_one_none():
    ring = frozenset((row, column) for row in range(3) for column in range(3)) - {(1, 1)}
    root = parsed(Scene("ring", outlines=(Outline(ring), Outline(frozenset(), "lost"))))
    assert [path.get("d").count("Z") for path in found(root, "path")] == [2, 2]
    assert texts(root) == []


def test_outline_labels_do_not_cover_each_other_nor_leave_the_picture():
    top = frozenset((0, column) for column in range(4))
    side = frozenset((row, 0) for row in range(4))
    far = frozenset({(0, 5)})
    outlines = (Outline(top, "44"), Outline(side, "44"), Outline(far, "a long label"))
    root = parsed(Scene("corner", outlines=outlines))
    rects = found(root, "rect")
    boxes = [
        [float(rect.get(key)) for key in ("x", "y", "width", "height")]
        for rect in rects
        if rect.get("fill") not in (None, rects[0].get("fill"))
    ]
    assert len(boxes) == 3
    assert abs(boxes[0][1] - boxes[1][1]) >= boxes[0][3]
    assert all(x + width <= float(root.get("width")) for x, _, width, _ in boxes)


def test_tiles_leave_room_for_outlines():
    def tile_width(scene):
        return min(float(rect.get("width")) for rect in found(parsed(scene), "rect")[1:])

    bare = Scene("one", tiles=(TILE,))
    outlined = replace(bare, outlines=(Outline(frozenset({(0, 0)})),))
    assert tile_width(outlined) < tile_width(bare)
    assert len(found(parsed(outlined), "circle")) == 10


def test_kinds_of_marks_differ_without_their_colours():
    def shape(kind):
        root = parsed(Scene("one", tiles=(TILE,), marks=(Mark(frozenset({(0, 0)}), kind),)))
        paths = found(root, "path")[1:]  # the first is the line between the halves
        return [
            (path.get("stroke-dasharray"), path.get("stroke-width"), path.get("d").count("M"))
            for path in paths
        ]

    because, therefore, wrong = (shape(kind) for kind in ("because", "therefore", "wrong"))
    assert because[-1][0].startswith("0 ")  # dots
    assert therefore[-1][0] is None
    assert float(therefore[-1][1]) > float(because[-1][1])
    assert wrong[-1][0] not in (None, because[-1][0])
    assert [parts for *_, parts in wrong] == [1, 2, 1]  # tint, both strokes of a cross, border
    assert len(because) == len(therefore) == 2


def test_marks_lie_in_layers_whatever_their_order_and_pips_above_the_crosses():
    cell = frozenset({(0, 0)})
    marks = (Mark(cell, "wrong"), Mark(cell, "because"), Mark(frozenset(), "wrong"))
    for order in (marks, marks[::-1]):
        svg = to_svg(Scene("one", tiles=(TILE,), marks=order))
        assert svg.index("stroke-opacity") < svg.index("<circle") < svg.index("stroke-dasharray")
        dots, line = re.findall('stroke-dasharray="([^"]*)"', svg)
        assert dots.startswith("0 ")
        assert not line.startswith("0 ")


def test_characters_that_xml_cannot_hold_are_replaced():
    root = parsed(Scene("a\x00b\x1bc\ud800d\ufffee"))
    assert root.find(SVG + "title").text == "a\ufffdb\ufffdc\ufffdd\ufffde"


def test_a_mark_away_from_every_cell_is_within_the_picture():
    root = parsed(Scene("one", tiles=(TILE,), marks=(Mark(frozenset({(3, 3)}), "wrong"),)))
    assert (root.get("width"), root.get("height")) == ("184", "184")


def test_labels_widen_the_picture():
    root = parsed(Scene("one", labels=(Label((0, 0), "сумма 44"), Label((0, 0), ""))))
    assert texts(root) == ["сумма 44"]
    assert float(root.get("width")) > 8 * 0.5 * 0.42 * 40 + 0.6 * 40


def test_an_empty_scene_is_a_small_panel():
    root = parsed(Scene("nothing"))
    assert (root.get("width"), root.get("height")) == ("24", "24")
    assert found(root, "title")[0].text == "nothing"


def test_a_shifted_tile_is_moved_with_its_pips_and_nothing_is_cut_off():
    moved = replace(TILE, shift=(0.5, 0.25))
    plain, shifted = parsed(Scene("x", tiles=(TILE,))), parsed(Scene("x", tiles=(TILE, moved)))
    one = [(float(disc.get("cx")), float(disc.get("cy"))) for disc in found(plain, "circle")]
    two = [(float(disc.get("cx")), float(disc.get("cy"))) for disc in found(shifted, "circle")]
    assert two == one + [(x + 10, y + 20) for x, y in one]
    assert float(shifted.get("height")) == float(plain.get("height")) + 20
    assert float(shifted.get("width")) == float(plain.get("width")) + 10


def test_a_tile_that_lies_face_down_shows_nothing():
    scene = Scene("x", tiles=(replace(TILE, face_down=True),))
    root = parsed(scene)
    assert not found(root, "circle")
    assert not texts(root)
    assert "Face-down tile" in to_svg(scene)
    assert "6" not in root.find(f"{SVG}desc").text


def test_pieces_of_a_region_have_one_colour_which_their_neighbours_have_not():
    pieces = [Outline(frozenset({(0, column)}), region="A") for column in (0, 2)]
    between = Outline(frozenset({(0, 1)}))
    for outlines in ((*pieces, between), (between, *pieces), (pieces[0], between, pieces[1])):
        drawn = to_svg(Scene("region", outlines=outlines))
        colours = re.findall(r'fill="(#\w+)" fill-opacity', drawn)
        assert len(colours) == 3
        of = dict(zip(outlines, colours, strict=True))
        assert of[pieces[0]] == of[pieces[1]] != of[between]
