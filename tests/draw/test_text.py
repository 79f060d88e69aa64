from dataclasses import replace
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_math.draw import DrawnCell, DrawnTile, Label, Mark, Outline, Scene, to_text

BOX = " │─┌┐└┘├┤┬┴┼"
ARMS = {  # up, right, down, left
    " ": "",
    "┌": "rd",
    "┐": "dl",
    "└": "ur",
    "┘": "ul",
    "│": "ud",
    "─": "rl",
    "├": "urd",
    "┤": "udl",
    "┬": "rdl",
    "┴": "url",
    "┼": "urdl",
}


def tile(row, column, other_row, other_column, one=0, other=0):
    return DrawnTile(((row, column), (other_row, other_column)), (one, other))


def picture(text):
    return dedent(text).strip()


@st.composite
def scenes(draw):
    """Tiles put down at random where there is room, and some cells beside them."""
    free = {(row, column) for row in range(2, 7) for column in range(3, 8)}
    tiles = []
    for row, column in draw(st.lists(st.sampled_from(sorted(free)), max_size=12)):
        down = draw(st.booleans())
        cells = ((row, column), (row + 1, column) if down else (row, column + 1))
        if draw(st.booleans()):
            cells = cells[::-1]
        if set(cells) <= free:
            free -= set(cells)
            tiles.append(DrawnTile(cells, (draw(st.integers(0, 120)), draw(st.integers(0, 120)))))
    cells = draw(st.sets(st.sampled_from(sorted(free)))) if free else set()
    numbers = st.none() | st.integers(0, 120)
    return Scene(
        "random",
        tiles=tuple(tiles),
        cells=tuple(DrawnCell(cell, draw(numbers)) for cell in sorted(cells)),
    )


class Picture:
    """Reads a text picture by the positions that its format promises."""

    def __init__(self, scene):
        self.lines = to_text(scene).split("\n")
        self.top = min(row for row, _ in scene.grid_cells)
        self.left = min(column for _, column in scene.grid_cells)

    def at(self, line, character):
        row = self.lines[line] if 0 <= line < len(self.lines) else ""
        return row[character] if 0 <= character < len(row) else " "

    def number(self, cell):
        row, column = cell[0] - self.top, cell[1] - self.left
        return "".join(self.at(2 * row + 1, 4 * column + 1 + index) for index in range(3))

    def wall_right_of(self, cell):
        row, column = cell[0] - self.top, cell[1] - self.left
        return self.at(2 * row + 1, 4 * column + 4)

    def wall_below(self, cell):
        row, column = cell[0] - self.top, cell[1] - self.left
        return "".join(self.at(2 * row + 2, 4 * column + 1 + index) for index in range(3))


@given(scenes().filter(lambda scene: scene.grid_cells))
def test_numbers_and_walls_stand_where_the_format_says(scene):
    shown = Picture(scene)
    numbers = {drawn.cell: drawn.pips for drawn in scene.cells}
    partner = {}
    for drawn in scene.tiles:
        one, other = drawn.cells
        partner |= {one: other, other: one}
        numbers |= dict(zip(drawn.cells, drawn.pips, strict=True))
    for row in range(1, 8):
        for column in range(2, 9):
            cell, right, below = (row, column), (row, column + 1), (row + 1, column)
            if cell in numbers:
                number = numbers[cell]
                assert shown.number(cell).strip() == ("·" if number is None else str(number))
            wall = {cell, right} & numbers.keys() and partner.get(cell) != right
            assert shown.wall_right_of(cell) == ("│" if wall else " ")
            wall = {cell, below} & numbers.keys() and partner.get(cell) != below
            assert shown.wall_below(cell) == ("───" if wall else "   ")


@given(scenes().filter(lambda scene: scene.grid_cells))
def test_corners_have_an_arm_exactly_where_a_wall_leaves_them(scene):
    shown = Picture(scene)
    for line in range(0, len(shown.lines), 2):
        for character in range(0, max(map(len, shown.lines)), 4):
            arms = "".join(
                arm
                for arm, wall in (
                    ("u", shown.at(line - 1, character)),
                    ("r", shown.at(line, character + 1)),
                    ("d", shown.at(line + 1, character)),
                    ("l", shown.at(line, character - 1)),
                )
                if wall != " "
            )
            assert ARMS[shown.at(line, character)] == arms


@given(scenes())
def test_no_trailing_space_and_the_ascii_picture_has_the_same_shape(scene):
    text, plain = to_text(scene), to_text(scene, ascii_only=True)
    assert all(line == line.rstrip() for line in text.split("\n"))
    assert plain.isascii()
    table = str.maketrans(BOX[1:] + "·", "|-+++++++++.")
    assert plain == text.translate(table)


def test_nothing_is_no_text():
    assert to_text(Scene("nothing", labels=(Label((0, 0), "here"),))) == ""


def test_tiles_cells_and_givens():
    scene = Scene(
        "mixed",
        tiles=(tile(0, 0, 1, 0, 6, 12), tile(1, 2, 1, 1, 104, 0)),
        cells=(DrawnCell((0, 1)), DrawnCell((0, 2), 7), DrawnCell((1, 1), 99)),
    )
    expected = """
        ┌───┬───┬───┐
        │ 6 │ · │ 7 │
        │   ├───┴───┤
        │12 │ 0  104│
        └───┴───────┘
    """
    assert to_text(scene) == picture(expected)


def test_two_tiles_with_the_same_numbers_are_two_tiles():
    scene = Scene("twins", tiles=(tile(0, 0, 0, 1), tile(0, 2, 0, 3)))
    assert to_text(scene).split("\n")[1] == "│ 0   0 │ 0   0 │"


def test_marks_are_brackets():
    kinds = ("because", "therefore", "wrong")
    scene = Scene(
        "marks",
        cells=(
            *(DrawnCell((0, column), 3) for column in range(4)),
            *(DrawnCell((1, column), 12) for column in range(4)),
            *(DrawnCell((2, column), number) for column, number in enumerate((None, 104, 5))),
        ),
        marks=(
            *(
                Mark(frozenset({(0, column), (1, column), (2, column)}), kind)
                for column, kind in enumerate(kinds)
            ),
            Mark(frozenset({(2, 2)}), "because"),
        ),
    )
    lines = to_text(scene).split("\n")
    assert lines[1] == "│(3)│[3]│!3!│ 3 │"
    assert lines[3] == "│(12│[12│!12│12 │"
    assert lines[5] == "│(·)│104│!5!│"


def test_a_number_too_long_is_not_cut_to_another_number():
    assert to_text(Scene("long", cells=(DrawnCell((0, 0), 1234),))).split("\n")[1] == "│###│"


RING = tuple(
    DrawnCell((row, column))
    for row in range(3)
    for column in range(4)
    if row in (0, 2) or column in (0, 3)
)


def test_labels_go_on_free_ground_and_nowhere_else():
    free = Scene(
        "ring",
        cells=RING,
        labels=(
            Label((1.5, 2.0), "44"),
            Label((0.5, 0.5), "cell"),
            Label((-1, 1), "above"),
            Label((3.5, 2.0), "below"),
            Label((1.5, 5.5), "beside"),
            Label((1.5, 2.25), "over"),
            Label((1.5, 2.0), " \n "),
            Label((1.5, -1), "left"),
        ),
    )
    expected = """
        ┌───┬───┬───┬───┐
        │ · │ · │ · │ · │
        ├───┼───┴───┼───┤
        │ · │  44   │ · │  beside
        ├───┼───┬───┼───┤
        │ · │ · │ · │ · │
        └───┴───┴───┴───┘
              below
    """
    text = to_text(free)
    assert text == picture(expected)
    for word in ("cell", "above", "left", "over"):
        assert word not in text


def test_a_label_keeps_out_of_the_space_between_cells():
    square = frozenset({(0, 0), (0, 1), (1, 0), (1, 1)})
    bare = Scene("square", outlines=(Outline(square),))
    assert to_text(replace(bare, labels=(Label((1, 1), "x"),))) == to_text(bare)


def test_labels_beyond_ascii_are_left_out_of_ascii_pictures():
    scene = Scene("ring", cells=RING, labels=(Label((1.5, 2), "сум"), Label((3.5, 2), "all")))
    assert "сум" in to_text(scene)
    plain = to_text(scene, ascii_only=True)
    assert plain.isascii()
    assert "all" in plain


def test_a_label_cannot_write_control_characters():
    text = to_text(Scene("ring", cells=RING, labels=(Label((1.5, 2), "\x1b4\n4"),)))
    assert "4 4" in text
    assert "\x1b" not in text


def test_regions_without_tiles_show_their_walls():
    scene = Scene(
        "regions",
        cells=tuple(DrawnCell((row, column)) for row in range(3) for column in range(3)),
        outlines=(
            Outline(frozenset({(0, 0), (0, 1), (1, 0)}), "5"),
            Outline(frozenset({(1, 1), (2, 1), (2, 0)}), "="),
            Outline(frozenset({(0, 2), (1, 2)}), "<9"),
        ),
    )
    expected = """
        ┌───────┬───┐
        │ ·   · │ · │
        │   ┌───┤   │
        │ · │ · │ · │
        ├───┘   ├───┤
        │ ·   · │ · │
        └───────┴───┘
    """
    assert to_text(scene) == picture(expected)


def test_regions_with_a_tile_show_tiles():
    scene = Scene(
        "regions",
        tiles=(tile(0, 0, 0, 1, 1, 2),),
        outlines=(Outline(frozenset({(0, 0), (1, 0), (1, 1)})),),
    )
    assert to_text(scene).split("\n")[1:4] == ["│ 1   2 │", "├───┬───┤", "│ · │ · │"]


@pytest.mark.parametrize("shared", [True, False])
def test_overlapping_outlines_part_where_they_differ(shared):
    one, other = {(0, 0), (0, 1)}, {(0, 1), (0, 2)} if shared else {(0, 2)}
    scene = Scene("overlap", outlines=(Outline(frozenset(one)), Outline(frozenset(other))))
    expected = "│ · │ · │ · │" if shared else "│ ·   · │ · │"
    assert to_text(scene).split("\n")[1] == expected


def test_many_outlines_are_walked_once():
    looked = []

    class Cells(frozenset):
        def __iter__(self):
            looked.append(1)
            return super().__iter__()

        def __contains__(self, cell):
            looked.append(1)
            return super().__contains__(cell)

    outlines = tuple(Outline(Cells([(r, c)])) for r in range(15) for c in range(15))
    picture = to_text(Scene("regions", outlines=outlines))
    assert picture.count("·") == len(outlines)
    assert len(looked) < 10 * len(outlines)


def test_a_tile_that_lies_face_down_shows_crosses():
    scene = Scene("x", tiles=(DrawnTile(((0, 0), (0, 1)), (4, 6), face_down=True),))
    assert to_text(scene).splitlines()[1] == "│ ×   × │"
    assert to_text(scene, ascii_only=True).splitlines()[1] == "| *   * |"
