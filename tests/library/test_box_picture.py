import pytest

from domino_math.checker import check
from domino_math.errors import InputError
from domino_math.layout import Cell
from domino_math.library import read, read_picture

AREA = read(
    '{"name": "x", "tiles": "0-1 2-3", "layout": {"shape": "rectangle", "rows": 2, "columns": 2}}'
)
APART = read(
    '{"name": "x", "tiles": "0-1 2-3", "layout": [{"shape": "row", "columns": 2},'
    ' {"shape": "row", "columns": 2, "at": [4, 2]}]}'
)
U_SHAPE = read(
    '{"name": "x", "tiles": "double-2", "layout":'
    ' {"shape": "outline", "picture": ["#..#", "####"]}}'
)
GOOD = """\
+-------+
| 0   1 |
+-------+
| 2   3 |
+-------+"""


def complaint(text, puzzle=AREA):
    with pytest.raises(InputError) as caught:
        read_picture(text, "mine.txt", puzzle)
    return str(caught.value)


def cells(text, puzzle=AREA):
    return [placement.cells for placement in read_picture(text, "x", puzzle)]


def test_signs_of_equations_are_labels():
    sums = read(
        '{"name": "x", "tiles": "0-1 2-3 4-5", "layout":'
        ' {"shape": "outline", "picture": ["#.#.#", "#.#.#"]}}'
    )
    picture = (
        "+---+   +---+   +---+\n| 0 |   | 2 |   | 5 |\n|   | + |   | - |   | = 5/2 + 1\n"
        "| 1 |   | 3 |   | 4 |\n+---+   +---+   +---+"
    )
    assert cells(picture, sums) == [(Cell(0, c), Cell(1, c)) for c in (0, 2, 4)]
    assert "a wall stands where none can" in complaint(GOOD.replace("| 2   3", "|+2   3"))


def test_walls_say_which_halves_belong_together():
    standing = "+---+---+\n| 0 | 1 |\n|   |   |\n| 2 | 3 |\n+---+---+"
    assert cells(GOOD) == [(Cell(0, 0), Cell(0, 1)), (Cell(1, 0), Cell(1, 1))]
    assert cells(standing) == [(Cell(0, 0), Cell(1, 0)), (Cell(0, 1), Cell(1, 1))]


def test_parts_far_from_each_other_are_one_picture():
    text = (
        "+-------+\n| 0   1 |\n+-------+\n\n\n\n\n\n"
        "        +-------+\n        | 2   3 |\n        +-------+\nDone."
    )
    assert cells(text, APART) == [(Cell(0, 0), Cell(0, 1)), (Cell(4, 2), Cell(4, 3))]


def test_what_is_written_on_open_ground_is_no_number():
    text = (
        "+---+       +---+\n| 0 | 9 <8  | 1 |\n|   +-------+   |\n| 2 | 1   1 | 2 |\n"
        "+---+-------+---+"
    )
    assert len(cells(text, U_SHAPE)) == 3


def test_a_tile_beside_the_layout_is_for_check_to_judge():
    text = GOOD.replace("+-------+", "+-------+-------+").replace("3 |", "3 | 0   0 |")
    text = text.replace("1 |", "1 |       |")
    solution = read_picture(text, "x", AREA)
    assert "tile 0-0 lies outside the layout at row 2, columns 3 and 4" in [
        violation.message for violation in check(AREA, solution)
    ]


def test_a_picture_that_is_too_short_ends_where_its_walls_end():
    half = "\n".join(GOOD.split("\n")[:3])
    assert cells(f"Here it is:\n{half}\n\nThat is all.") == [(Cell(0, 0), Cell(0, 1))]


def test_a_picture_that_is_too_tall_is_read_to_its_end():
    taller = GOOD + "\n| 1   1 |\n+-------+"
    assert cells(taller)[-1] == (Cell(2, 0), Cell(2, 1))


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (GOOD.replace(" 3", " x"), "line 4, column 6: 'x' is no number"),
        (GOOD.replace(" 3", "###"[:2]), "line 4, column 6: '##' is no number"),
        (GOOD.replace("3", "."), "line 4, column 2: 2 is not half of a tile: walls enclose 2 cel"),
        (
            GOOD.replace("   3", " | 3"),
            "line 4, column 2: 2 is not half of a tile: walls enclose 1",
        ),
        (
            GOOD.replace("1 |\n+-------+", "1 |\n+       +"),
            "line 2, column 2: 0 is not half of a tile: walls enclose 4 cells here, not 2",
        ),
        (
            GOOD.replace("3 |", "3"),
            "line 4, column 2: 2 is not half of a tile: the walls around it",
        ),
        (GOOD.replace("0   1", "0  1"), "line 2, column 8: a wall stands where none can: is this "),
        (GOOD.replace("| 2", " | 2"), "line 4, column 2: a wall stands where none can"),
        (GOOD.replace("| 2", "+ 2"), "line 4, column 1: a wall stands where none can"),
        (
            GOOD.replace("+", " +").replace("| 0", " | 0").replace("| 2", "x| 2"),
            "line 4, column 1: text stands to the left of the picture",
        ),
        (GOOD[:39], "line 4, column 1: the picture ends in the middle of a row of cells"),
        (GOOD.replace("0   1", "0\t1"), "line 2, column 4: a tab, whose width nobody knows"),
        ("+---" * 501 + "+", "the picture has more than 500 rows or columns"),
    ],
)
def test_mistakes_are_named_with_line_and_column(text, what):
    assert complaint(text).startswith(f"mine.txt: {what}")


@pytest.mark.parametrize("text", ["+---+", "┌───┐", "Here:\n  +---+---+\nThat is all."])
def test_a_picture_without_rows_has_no_tile(text):
    assert complaint(text).endswith(": there is no tile in this picture")
