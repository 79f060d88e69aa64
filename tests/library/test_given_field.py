import pytest

from domino_math.errors import InputError
from domino_math.fields import Field
from domino_math.layout import Cell, Rectangle, layout_of
from domino_math.library.given_field import as_number, given_data, read_given
from domino_math.puzzle import Puzzle
from domino_math.tiles import double_set


def read(value):
    return read_given(Field(value, "x.toml", ("given",)))


def test_a_grid_of_numbers():
    assert read("3 . 12\n.\n.  0\n\n") == ((Cell(0, 0), 3), (Cell(0, 2), 12), (Cell(2, 1), 0))
    assert read(". .\r\n. .\r\n") == ()


@pytest.mark.parametrize(
    ("value", "what"),
    [
        ("1 x", "given: line 1, number 2: 'x' is no number from 0 to 999"),
        ("1\n2 -3", "given: line 2, number 2: '-3' is no number from 0 to 999"),
        ("1000", "given: line 1, number 1: '1000' is no number from 0 to 999"),
        ("²", "given: line 1, number 1: '²' is no number from 0 to 999"),
        ("9" * 5000, "is no number from 0 to 999"),
        ("", "given: line 1 is empty; write . for each cell where nothing is given"),
        ("1\n\n2", "given: line 2 is empty; write . for each cell where nothing is given"),
        (".\n" * 501, "given: has more than 500 lines"),
        (". " * 501, "given: line 1 has more than 500 columns"),
        ([[1]], "given: must be text, not a list"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_what_is_no_grid(value, what):
    with pytest.raises(InputError) as caught:
        read(value)
    assert what in caught.value.what


def test_numbers_are_plain_digits():
    assert [as_number(word) for word in ("0", "007", "999", "1000", "", "-1", "٣")] == [
        0,
        7,
        999,
        None,
        None,
        None,
        None,
    ]


def test_written_as_a_grid():
    given = ((Cell(2, 1), 10), (Cell(0, 0), 3))
    puzzle = Puzzle("x", layout_of(Rectangle(3, 2)), double_set(2), given=given)
    assert given_data(puzzle) == "3\n.\n. 10"
