import pytest

from domino_math.errors import InputError
from domino_math.fields import Field, read_cell, read_pair


@pytest.mark.parametrize(
    ("value", "what"),
    [
        ([[0, 0]], "must be two cells, like [[0, 2], [0, 3]], not 1 value"),
        ([[0, 0], [1]], "cell 2: must be a row and a column, like [0, 3], not 1 value"),
        ([[0, 0], [0, 5]], "cell 2: must be between 0 and 4, not 5"),
        ([[0, 0], 7], "cell 2: must be a list, not 7"),
        ([[-1, 0], [0, 0]], "cell 1: must be between 0 and 4, not -1"),
    ],
)
def test_what_is_no_pair_of_cells(value, what):
    with pytest.raises(InputError) as caught:
        read_pair(Field(value, "x", ("cells",)), 0, 4)
    assert str(caught.value) == f"x: cells: {what}"


def test_cells_without_bounds_may_lie_anywhere_below_and_right():
    assert read_cell(Field([10**9, 0], "x")) == (10**9, 0)
