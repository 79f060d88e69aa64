"""Chains, covers and squeezes: what each finder says in words, and when it must say nothing."""

import pytest

from domino_math.constraints import Alike, Count, Matching, SameTotal, Total
from domino_math.layout import (
    Cell,
    Group,
    Layout,
    Outline,
    Part,
    Rectangle,
    Ring,
    Row,
    Snake,
    layout_of,
)
from domino_math.lemmas import lemmas, why_impossible
from domino_math.lemmas.squeeze import squeezed
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply, Tile, double_set

# The ring with exactly as many cells as double-n has halves.
RINGS = {2: Ring(4, 4), 3: Ring(6, 6), 5: Ring(12, 11), 6: Ring(15, 15)}


def chain(shape, supply, **options):
    layout = layout_of(shape)
    return Puzzle("chain", layout, supply, (Matching(layout.joints),), **options)


def only_reason(puzzle):
    (lemma,) = lemmas(puzzle)
    return str(lemma.reason)


def test_open_chain_of_double_5_has_too_many_odd_numbers():
    puzzle = chain(Snake(13, 42), double_set(5))
    assert only_reason(puzzle) == (
        "0, 1, 2, 3, 4 and 5 each stand on an odd number of halves (7). Two equal halves meet "
        "wherever ends meet, so each of these numbers has a half left at a loose end, one that "
        "meets nothing. 6 numbers need 6 loose ends, but there are only 2. Impossible."
    )


@pytest.mark.parametrize(("n", "numbers", "halves"), [(3, "0, 1, 2 and 3", 5), (5, None, 7)])
def test_closed_chain_of_an_odd_set(n, numbers, halves):
    reason = only_reason(chain(RINGS[n], double_set(n)))
    assert reason.endswith("each number stands on an even number of halves. Impossible.")
    assert f"each stand on an odd number of halves ({halves})" in reason
    assert numbers is None or reason.startswith(numbers)


@pytest.mark.parametrize("starts", ["first", "second", "either"])
def test_closed_chain_of_an_odd_set_however_tiles_start(starts):
    puzzle = chain(Ring(6, 6, starts), double_set(3))
    assert [lemma.name for lemma in lemmas(puzzle)] == ["odd numbers of halves"]


def test_closed_chain_with_one_odd_number_of_each_size():
    supply = Supply([Tile(0, 1), Tile(0, 0), Tile(2, 2)])
    assert only_reason(chain(Ring(2, 3), supply)).startswith(
        "0 and 1 stand on an odd number of halves (1 and 3)."
    )


@pytest.mark.parametrize(("n", "snake"), [(2, Row(12)), (4, Snake(9, 30)), (6, Snake(13, 56))])
def test_open_chain_of_an_even_set_has_equal_ends(n, snake):
    puzzle = chain(snake, double_set(n))
    (lemma,) = lemmas(puzzle)
    assert str(lemma.reason).endswith("the two ends show the same number.")
    (equal,) = lemma.gives
    assert isinstance(equal, Alike)
    assert set(equal.group.cells) == {snake.cells[0], snake.cells[-1]}


def test_open_chain_of_double_1_ends_in_its_odd_numbers():
    (lemma,) = lemmas(chain(Row(6), double_set(1)))
    assert str(lemma.reason) == (
        "Two equal halves meet wherever ends meet, and 0 and 1 stand on an odd number of halves "
        "each. So each of these numbers stands at one of the 2 free ends."
    )
    assert [(c.number, c.times) for c in lemma.gives] == [(0, 1), (1, 1)]


def test_joints_of_numbers_on_different_numbers_of_halves():
    supply = Supply([Tile(0, 1), Tile(0, 0), Tile(0, 1), Tile(0, 0)])
    (lemma,) = lemmas(chain(Ring(3, 3), supply))
    assert str(lemma.reason).endswith("as many joints as it has halves: 0 fills 3 and 1 fills 1.")
    assert [(c.number, c.times) for c in lemma.gives] == [(0, 3), (1, 1)]
    assert {c.group.cells for c in lemma.gives} == {
        tuple(first for first, _ in layout_of(Ring(3, 3)).joints)
    }


def test_a_closed_chain_that_may_leave_tiles_over_says_nothing():
    assert lemmas(chain(Ring(4, 4), double_set(3), every_tile=False)) == ()


# --- Joints that belong to no path: nothing false may be said of them ---


def test_overlapping_joints_are_no_equal_pairs():
    a, b, c, _ = (Cell(0, column) for column in range(4))
    group = Group("three cells", (a, c, Cell(0, 3)), many=True)
    matching = Matching(((a, c), (a, Cell(0, 3))))
    layout = layout_of(Rectangle(1, 4))
    puzzle = Puzzle(
        "overlap",
        layout,
        Supply([Tile(1, 1), Tile(0, 1)]),
        (matching, Total(group, "=", (3,))),
    )
    assert b not in group.cells
    assert "equal pairs" not in [lemma.name for lemma in lemmas(puzzle)]


def test_joints_around_a_rectangle_are_no_closed_chain():
    around = Ring(2, 4, "either").joints
    tiles = Supply([Tile(0, 0), Tile(0, 1), Tile(0, 1), Tile(0, 1)])
    puzzle = Puzzle("around", layout_of(Rectangle(2, 4)), tiles, (Matching(around),))
    assert lemmas(puzzle) == ()


# --- Equal pairs ---


def test_a_group_of_pairs_alone_cannot_be_odd():
    row = layout_of(Row(6))
    inner = Group("the inner cells", row.cells[1:-1], many=True)
    puzzle = Puzzle("odd", row, double_set(1), (Matching(row.joints), Total(inner, "=", (3,))))
    assert only_reason(puzzle) == (
        "Ends that meet are equal, so the numbers of the inner cells come in equal pairs and add "
        "up to an even number. But the inner cells add up to 3, which is odd. Impossible."
    )


def test_the_cell_left_over_takes_the_parity():
    row = layout_of(Row(6))
    three = Group("three cells", row.cells[1:4], many=True)
    tiles = Supply([Tile(0, 1), Tile(1, 2), Tile(2, 3)])
    puzzle = Puzzle("parity", row, tiles, (Matching(row.joints), Total(three, "=", (5,))))
    parity = lemmas(puzzle)[0]
    assert parity.name == "equal pairs"
    assert str(parity.reason).endswith("and 5 is odd: so that cell is odd: 1 or 3.")
    assert [(c.group.cells, c.values) for c in parity.gives] == [((Cell(0, 3),), (1, 3))]


def test_no_number_of_the_parity():
    ring = layout_of(Ring(3, 3))
    sides = tuple(Total(group, "=", (5,)) for group in ring.groups["sides"][:2])
    supply = Supply([Tile(0, 2), Tile(0, 2), Tile(0, 0), Tile(0, 0)])
    reason = only_reason(Puzzle("even", ring, supply, (Matching(ring.joints), *sides)))
    assert reason.endswith(
        "5 is odd: so each such corner is odd, and no number in the supply is odd. Impossible."
    )


@pytest.mark.parametrize("starts", ["either"])
def test_where_tiles_may_start_either_way_nothing_is_said_of_pairs(starts):
    ring = layout_of(Ring(3, 3, starts))
    sides = tuple(Total(group, "=", (3,)) for group in ring.groups["sides"])
    puzzle = Puzzle("either", ring, double_set(2), (Matching(ring.joints), *sides))
    assert "equal pairs" not in [lemma.name for lemma in lemmas(puzzle)]


# --- Covering ---


def test_odd_number_of_cells():
    puzzle = Puzzle("odd", layout_of(Rectangle(3, 3)), double_set(2))
    assert only_reason(puzzle) == (
        "The layout has 9 cells, an odd number, and each tile covers two of them. Impossible."
    )


def test_two_odd_parts_do_not_make_an_even_layout():
    corner = Outline(("##", "#."))
    parts = Layout((Part(Rectangle(1, 2)), Part(corner, at=(1, 0)), Part(corner, at=(3, 0))))
    puzzle = Puzzle("odd parts", parts, double_set(2), every_tile=False)
    assert only_reason(puzzle).startswith("Part 2 has 3 cells, an odd number,")


def test_too_few_tiles():
    puzzle = Puzzle("few", layout_of(Rectangle(2, 2)), double_set(0), every_tile=False)
    assert only_reason(puzzle) == "1 tile covers 2 cells, but the layout has 4. Impossible."


def test_too_many_tiles():
    puzzle = Puzzle("many", layout_of(Rectangle(2, 2)), double_set(1))
    assert only_reason(puzzle) == (
        "3 tiles cover 6 cells, but the layout has only 4, and no tile may be left over. "
        "Impossible."
    )


def test_tiles_may_be_left_over_where_it_is_said():
    assert lemmas(Puzzle("some", layout_of(Rectangle(2, 2)), double_set(1), every_tile=False)) == ()


# --- Adding up ---


def test_rows_that_each_have_a_total():
    layout = layout_of(Rectangle(2, 3))
    rows = layout.groups["rows"]
    totals = (Total(rows[0], "=", (1,)), Total(rows[1], "=", (3,)))
    assert only_reason(Puzzle("rows", layout, double_set(1), totals)) == (
        "Together the 2 rows add up to 1 + 3 = 4. That counts every cell once, and all the tiles "
        "together have 3 pips. Impossible."
    )


def test_rows_that_share_a_total():
    layout = layout_of(Rectangle(2, 3))
    puzzle = Puzzle("rows", layout, double_set(1), (SameTotal(layout.groups["rows"]),))
    assert only_reason(puzzle).endswith(
        "all the tiles together have 3 pips. But no multiple of 2 fits. Impossible."
    )


def test_square_of_some_of_the_tiles_has_totals_in_a_range():
    layout = layout_of(Rectangle(4, 4))
    (lemma,) = lemmas(
        Puzzle("4×4", layout, double_set(6), (SameTotal(layout.groups["rows"]),), every_tile=False)
    )
    # The eight lightest tiles have 19 pips, the eight heaviest 77.
    assert str(lemma.reason).endswith(
        "any 8 of the tiles together have 19 to 77 pips. "
        "So each of the rows adds up to a number from 5 to 19."
    )
    assert {c.values for c in lemma.gives} == {tuple(range(5, 20))}


def test_two_parts_with_one_total():
    parts = Layout((Part(Row(2)), Part(Row(4), at=(1, 0))))
    puzzle = Puzzle("parts", parts, double_set(1), (SameTotal(parts.groups["all"]),))
    assert only_reason(puzzle).startswith("The 2 parts share one total, so together they add up")


class Strips(Row):
    """A row of four cells with two groups that overlap in its middle."""

    @property
    def families(self):
        return {"strips": (Group("left", self.cells[:3]), Group("right", self.cells[1:]))}


def test_groups_that_overlap_elsewhere_than_in_corners():
    layout = layout_of(Strips(4))
    totals = tuple(Total(strip, "=", (4,)) for strip in layout.groups["strips"])
    (lemma,) = lemmas(Puzzle("strips", layout, Supply([Tile(0, 3), Tile(1, 2)]), totals))
    assert str(lemma.reason) == (
        "Together the 2 strips add up to 2 × 4 = 8. That counts the 2 cells that "
        "two groups share twice and every other cell once, and all the tiles together have 6 "
        "pips. So the 2 cells that two groups share add up to 8 − 6 = 2."
    )
    assert lemma.gives[0].group.cells == layout.cells[1:3]


def test_where_tiles_may_be_left_over_corners_stay_open():
    ring = layout_of(Ring(3, 4))
    totals = tuple(Total(side, "=", (6,)) for side in ring.groups["sides"])
    assert lemmas(Puzzle("open", ring, double_set(3), totals, every_tile=False)) == ()
    shared = SameTotal(ring.groups["sides"])
    assert lemmas(Puzzle("open", ring, double_set(3), (shared,), every_tile=False)) == ()


# --- Squeezing ---


def test_squeezed_by_less_and_by_more():
    layout = layout_of(Rectangle(1, 2))
    row = layout.groups["rows"][0]
    supply = Supply([Tile(1, 1), Tile(1, 3), Tile(3, 3)])

    def squeezed(relation, value):
        total = Total(row, relation, (value,))
        return lemmas(Puzzle("pair", layout, supply, (total,), every_tile=False))

    (least,) = squeezed("<", 3)
    assert str(least.reason) == (
        "Row 1 adds up to less than 3. Each of these 2 numbers is at least 1, so together they "
        "make at least 2. So both are 1."
    )
    (most,) = squeezed(">", 5)
    assert [c.values for c in most.gives] == [(3,), (3,)]
    assert squeezed("<", 4) == squeezed(">", 4) == ()
    (too_little,) = squeezed("<", 2)
    (too_much,) = squeezed(">", 6)
    assert (too_little.name, too_little.contradiction) == ("too little", True)
    assert (too_much.name, too_much.contradiction) == ("too much", True)


def test_squeezed_by_a_given_number():
    layout = layout_of(Rectangle(1, 2))
    total = Total(layout.groups["rows"][0], "=", (3,))
    puzzle = Puzzle("given", layout, double_set(3), (total,), ((Cell(0, 0), 3),), every_tile=False)
    (lemma,) = lemmas(puzzle)
    assert str(lemma.reason) == (
        "Row 1 adds up to 3. These 2 numbers are at least 3 and 0, so together they make at "
        "least 3. So row 1, column 1 shows 3 and row 1, column 2 shows 0."
    )


def test_long_groups_are_left_to_the_solver():
    layout = layout_of(Row(10))
    whole = Total(layout.groups["all"][0], "=", (0,))
    puzzle = Puzzle("long", layout, Supply([Tile(0, 1)] * 5), (whole,))
    assert list(squeezed(puzzle)) == []


# --- Doubles between joints ---


def test_no_room_for_the_double_between_two_corners():
    ring = layout_of(Ring(3, 3))
    tiles = Supply([Tile(0, 0), Tile(0, 1), Tile(1, 1), Tile(0, 1)])
    opposite = ((Cell(0, 0), 0), (Cell(2, 2), 0))
    *_, last = lemmas(Puzzle("corners", ring, tiles, (Matching(ring.joints),), opposite))
    assert last.contradiction
    assert str(last.reason).startswith(
        "So the 2 joints of 0 are those at the cells (1, 1) and (3, 3), and no two"
    )
    # With two corners next to each other the double fits between them.
    beside = ((Cell(0, 0), 0), (Cell(0, 2), 0))
    found = lemmas(Puzzle("side", ring, tiles, (Matching(ring.joints),), beside))
    assert not any(lemma.contradiction for lemma in found)


def test_a_number_without_double_needs_no_room_for_it():
    ring = layout_of(Ring(3, 3))
    tiles = Supply([Tile(0, 1), Tile(0, 1), Tile(0, 1), Tile(0, 1)])
    opposite = ((Cell(0, 0), 0), (Cell(2, 2), 0))
    puzzle = Puzzle("no double", ring, tiles, (Matching(ring.joints),), opposite)
    assert why_impossible(lemmas(puzzle)) == ()


def test_a_number_that_fills_no_joint_cannot_have_its_double_in_a_closed_chain():
    layout = layout_of(Ring(3, 3))
    joints = Group("the joints", tuple(a for a, _ in layout.joints), many=True)
    constraints = (Matching(layout.joints), Count(joints, 0, 0))
    supply = Supply([Tile(0, 0), Tile(0, 1), Tile(1, 1), Tile(0, 1)])
    puzzle = Puzzle("none", layout, supply, constraints, given=((Cell(0, 0), 1),))
    assert str(why_impossible(lemmas(puzzle))[-1].reason) == (
        "0 fills no joint. But the tile 0-0 lies between two joints next to each other and makes "
        "both of them 0. Impossible."
    )
