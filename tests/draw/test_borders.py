import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_math.draw.borders import border_loops, border_path, number_text

groups = st.sets(st.tuples(st.integers(-3, 4), st.integers(-3, 4)), max_size=40)


def points(loop):
    return [point for point, _ in loop]


def area(loop):
    """Signed: positive clockwise, as rows grow downwards."""
    corners = points(loop)
    return sum(
        (column * next_row - next_column * row) / 2
        for (row, column), (next_row, next_column) in zip(
            corners, corners[1:] + corners[:1], strict=True
        )
    )


@given(groups)
def test_loops_enclose_exactly_the_cells(cells):
    assert sum(map(area, border_loops(cells))) == len(cells)


@given(groups)
def test_loops_run_from_turn_to_turn_along_every_side_once(cells):
    walked = []
    for loop in border_loops(cells):
        for index, ((row, column), step) in enumerate(loop):
            assert loop[index - 1][1] not in (step, (-step[0], -step[1]))
            end = loop[(index + 1) % len(loop)][0]
            while (row, column) != end:
                walked.append((row, column, step))
                row, column = row + step[0], column + step[1]
    sides = sum(
        (row + down, column + right) not in cells
        for row, column in cells
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
    )
    assert len(walked) == len(set(walked)) == sides


@given(groups, st.randoms())
def test_the_order_of_the_cells_does_not_matter(cells, random):
    shuffled = list(cells)
    random.shuffle(shuffled)
    assert border_loops(frozenset(shuffled)) == border_loops(cells)


def test_a_hole_is_walked_the_other_way():
    ring = {(row, column) for row in range(3) for column in range(3)} - {(1, 1)}
    outside, hole = border_loops(ring)
    assert (area(outside), area(hole)) == (9, -1)


@pytest.mark.parametrize("cells", [{(0, 0), (1, 1)}, {(0, 1), (1, 0)}])
def test_cells_that_meet_at_a_point_are_apart(cells):
    assert [area(loop) for loop in border_loops(cells)] == [1, 1]


def test_the_inset_goes_into_the_group_at_inner_corners_and_holes_too():
    corner = {(0, 0), (1, 0), (1, 1)}
    assert border_path(corner, inset=0.1, radius=0, unit=10) == "M1 1L9 1L9 11L19 11L19 19L1 19Z"
    ring = {(row, column) for row in range(3) for column in range(3)} - {(1, 1)}
    hole = border_path(ring, inset=0.1, radius=0, unit=10).split("Z")[1]
    assert hole == "M9 9L9 21L21 21L21 9"


def test_corners_are_rounded_and_the_origin_is_taken_off():
    path = border_path({(2, 3)}, inset=0.1, radius=0.2, unit=10, origin=(2, 3))
    assert path == "M1 3Q1 1 3 1L7 1Q9 1 9 3L9 7Q9 9 7 9L3 9Q1 9 1 7Z"


def test_no_cells_have_no_border_and_a_border_must_fit():
    assert border_path(set(), inset=0, radius=0) == ""
    with pytest.raises(ValueError, match="more than half a cell"):
        border_path({(0, 0)}, inset=0.3, radius=0.3)


@pytest.mark.parametrize(
    ("value", "text"), [(0, "0"), (-0.004, "0"), (10, "10"), (1.5, "1.5"), (-2.256, "-2.26")]
)
def test_numbers_are_short(value, text):
    assert number_text(value) == text
