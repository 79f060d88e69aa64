import pytest

from domino_math.errors import InputError
from domino_math.layout import Cell
from domino_math.library import read, read_picture
from domino_math.puzzle import Placement, Solution

AREA = read(
    '{"name": "x", "tiles": "double-6", "layout": {"shape": "rectangle", "rows": 3, "columns": 5}}'
)


def complaint(text):
    with pytest.raises(InputError) as caught:
        read_picture(text, "mine.txt", AREA)
    return str(caught.value)


def test_a_teacher_types_a_picture():
    text = "6-6 6-3 3\n        |\n2-2 1-0 1"
    assert read_picture(text, "x", AREA) == Solution(
        [
            Placement((Cell(0, 0), Cell(0, 1)), (6, 6)),
            Placement((Cell(0, 2), Cell(0, 3)), (6, 3)),
            Placement((Cell(0, 4), Cell(1, 4)), (3, 1)),
            Placement((Cell(1, 0), Cell(1, 1)), (2, 2)),
            Placement((Cell(1, 2), Cell(1, 3)), (1, 0)),
        ]
    )


def test_room_for_two_digits_may_be_used_either_way():
    left = "10-12 3 -4\n\n.  5"
    for text in ("10-12 3 -4", "10-12  3- 4", "\n10–12 3 −4  \r\n"):
        assert read_picture(text, "x", AREA) == read_picture("10-12 3 -4 ", "x", AREA)
    assert "line 3, column 4: no - or | joins 5" in complaint(left)


def test_the_bar_stands_anywhere_under_the_upper_half():
    upright = Solution([Placement((Cell(0, 1), Cell(1, 1)), (10, 3))])
    for text in (".  10\n   |\n.  3", ".  10\n    |\n.   3", "·  10\n   │\n.  3"):
        assert read_picture(text, "x", AREA) == upright


def test_an_empty_first_row_or_column_needs_a_dot():
    lying = [placement.cells for placement in read_picture("1-2", "x", AREA)]
    assert lying == [(Cell(0, 0), Cell(0, 1))]
    assert read_picture("  \n\n    1-2\n\n", "x", AREA) == read_picture("1-2", "x", AREA)
    moved = [placement.cells for placement in read_picture(".\n\n. 1-2", "x", AREA)]
    assert moved == [(Cell(1, 1), Cell(1, 2))]


def test_cells_beside_the_layout_are_for_check_to_judge():
    (placement,) = read_picture(". . . . . . 1-2", "x", AREA)
    assert placement.cells == (Cell(0, 6), Cell(0, 7))


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("1-2 3", "line 1, column 5: no - or | joins 3 to another half"),
        ("  1-2 3", "line 1, column 7: no - or | joins 3 to another half"),
        ("\n\n1-2 3", "line 3, column 5: no - or | joins 3 to another half"),
        ("1-2-3", "line 1, column 4: - joins 2 to a second half"),
        ("1-2\n|\n3", "line 2, column 1: | joins 1 to a second half"),
        ("1-.", "line 1, column 2: - does not join two numbers"),
        ("1\n|", "line 2, column 1: | does not join two numbers"),
        ("1\n|\n.\n", "line 2, column 1: | does not join two numbers"),
        ("1-x", "line 1, column 3: 'x' is no number; numbers stand 2 characters apart in rows"),
        ("1-2\n3-4", "line 2, column 1: '3' stands where only | can, between two rows of numbers"),
        ("1+2", "line 1, column 2: '+' stands where only - can, between two numbers"),
        ("1-2  3-4", "line 1, column 6: '3' stands where only - can, between two numbers"),
        (
            "10-12 3-4",
            "line 1, column 7: '3-' is no number; numbers stand 3 characters apart",
        ),
        ("01-1", "line 1, column 1: '01' begins with a zero; write 1"),
        ("1 -00", "line 1, column 4: '00' begins with a zero; write 0"),
        ("1-2\t3-4", "line 1, column 4: a tab, whose width nobody knows; use spaces"),
        ("1000-2", "line 1, column 4: '0' stands where only - can, between two numbers"),
        ("hello", "line 1, column 1: 'h' is no number; numbers stand 2 characters apart"),
        ("1-2" + " " * 2000 + ".", "the picture has more than 500 rows or columns"),
        ("1-2\n" + "\n" * 1000 + "1-2", "the picture has more than 500 rows or columns"),
    ],
    ids=lambda text: text[:12],
)
def test_mistakes_are_named_with_line_and_column(text, what):
    assert complaint(text).startswith(f"mine.txt: {what}")
