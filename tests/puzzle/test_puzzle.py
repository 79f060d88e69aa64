import pytest

from domino_math.constraints import Alike, Matching, SameTotal, Total
from domino_math.layout import Cell, Group, Rectangle, Ring, Row, layout_of
from domino_math.puzzle import Puzzle
from domino_math.tiles import double_set

SQUARE = layout_of(Rectangle(2, 2))
RING = layout_of(Ring(3, 3))


def test_given_numbers_are_kept_in_order_and_looked_up_by_cell():
    given = ((Cell(1, 0), 2), (Cell(0, 1), 0))
    puzzle = Puzzle("given", SQUARE, double_set(2), given=given)
    assert puzzle.given == given[::-1]
    assert puzzle.given_at == dict(given)
    assert puzzle == Puzzle("given", SQUARE, double_set(2), given=given[::-1])


@pytest.mark.parametrize(
    ("cells", "every", "spare", "fits", "wrong"),
    [
        (6, True, 0, True, False),
        (6, False, 0, False, False),
        (4, True, 2, False, True),
        (4, False, 2, False, False),
        (5, False, 1, False, True),
        (8, False, -2, False, True),
    ],
)
def test_tiles_and_cells_are_compared(cells, every, spare, fits, wrong):
    puzzle = Puzzle("line", layout_of(Rectangle(1, cells)), double_set(1), every_tile=every)
    assert puzzle.spare_halves == spare
    assert (puzzle.just_fits, puzzle.has_wrong_size) == (fits, wrong)


def test_a_given_number_outside_the_layout():
    with pytest.raises(ValueError, match=r"^given: cell \(0, 2\) is outside the layout$"):
        Puzzle("outside", SQUARE, double_set(2), given=((Cell(0, 0), 1), (Cell(0, 2), 1)))


@pytest.mark.parametrize("number", [1, 2])
def test_two_given_numbers_for_one_cell(number):
    given = ((Cell(0, 1), 1), (Cell(0, 0), 1), (Cell(0, 1), number))
    with pytest.raises(ValueError, match=r"^given: cell \(0, 1\) is there twice$"):
        Puzzle("twice", SQUARE, double_set(2), given=given)


def test_a_constraint_outside_the_layout():
    inside = Alike(Group("a", (Cell(0, 0),)))
    outside = Total(Group("b", (Cell(1, 1), Cell(5, 0), Cell(0, 7))), "=", (3,))
    with pytest.raises(ValueError, match=r"^constraint 2: cell \(0, 7\) is outside the layout$"):
        Puzzle("outside", SQUARE, double_set(2), (inside, outside))


def test_puzzles_are_values():
    rows = SameTotal(SQUARE.groups["rows"])
    assert Puzzle("a", SQUARE, double_set(2), (rows,)) == Puzzle(
        "a", SQUARE, double_set(2), (rows,)
    )
    assert Puzzle("a", SQUARE, double_set(2), (rows,)) != Puzzle("a", SQUARE, double_set(2))
    assert len({Puzzle("a", SQUARE, double_set(2)), Puzzle("a", SQUARE, double_set(2))}) == 1


def test_symmetries_of_a_statement_without_more():
    assert len(Puzzle("ring", RING, double_set(2)).symmetries) == 8
    assert len(Puzzle("square", SQUARE, double_set(2)).symmetries) == 8


TOP, RIGHT, BOTTOM, LEFT = RING.groups["sides"]


@pytest.mark.parametrize(
    # A mirror image of tiles that start at the corners has tiles that end there, and sides that
    # are no sides, unless tiles may start either way.
    ("constraints", "first", "either"),
    [
        ((SameTotal((TOP, RIGHT, BOTTOM, LEFT)),), 4, 8),
        ((SameTotal((TOP, BOTTOM)),), 2, 4),
        ((Alike(TOP),), 1, 2),
        ((Total(TOP, "=", (3,)), Total(BOTTOM, "=", (3,))), 2, 4),
        ((Total(TOP, "=", (3,)), Total(BOTTOM, "=", (4,))), 1, 2),
        ((Total(TOP, "=", (3,)), Total(TOP, "in", (3, 4))), 1, 2),
        ((Alike(RING.groups["corners"][0]),), 4, 8),
        ((Alike(RING.groups["all"][0]),), 8, 16),
    ],
)
def test_symmetries_keep_the_constraints(constraints, first, either):
    for starts, number in (("first", first), ("either", either)):
        found = Puzzle(starts, layout_of(Ring(3, 3, starts)), double_set(2), constraints).symmetries
        assert len(found) == number
        assert dict(found[0]) == {cell: cell for cell in RING.cells}


def test_matching_is_kept_with_the_joints():
    assert len(Puzzle("ring", RING, double_set(2), (Matching(RING.joints),)).symmetries) == 8
    one_joint = Matching(RING.joints[:1])
    assert len(Puzzle("ring", RING, double_set(2), (one_joint,)).symmetries) == 2


def test_symmetries_keep_the_given_numbers():
    row = layout_of(Row(4))

    def number(*given):
        return len(Puzzle("row", row, double_set(1), given=given, every_tile=False).symmetries)

    assert number((Cell(0, 0), 1)) == 1
    assert number((Cell(0, 0), 1), (Cell(0, 3), 0)) == 1
    assert number((Cell(0, 0), 1), (Cell(0, 3), 1)) == 2


def test_a_puzzle_shows_itself_as_a_picture():
    puzzle = Puzzle("frame", RING, double_set(2), title="A small frame")
    picture = puzzle._repr_svg_()
    assert picture.startswith("<svg")
    assert "A small frame" in picture


def test_equal_constraints_are_moved_once(monkeypatch):
    moved = []
    signature = Total.signature
    monkeypatch.setattr(Total, "signature", lambda *both: moved.append(1) or signature(*both))
    total = Total(RING.groups["all"][0], "=", (12,))
    puzzle = Puzzle("equal", RING, double_set(2), (total,) * 400)
    assert len(puzzle.symmetries) == 8
    assert len(moved) < 400 + 20


@pytest.mark.parametrize("number", [1.0, "1", None])
def test_given_numbers_are_whole_numbers(number):
    with pytest.raises(ValueError, match=r"^given: cell \(0, 0\) shows .*, which is no whole num"):
        Puzzle("given", SQUARE, double_set(2), given=((Cell(0, 0), number),))
