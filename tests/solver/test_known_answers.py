"""Numbers of solutions that are published or proved, computed anew."""

import pytest

from domino_math.constraints import Matching, Total
from domino_math.layout import Group, Outline, Rectangle, Ring, Row, Snake, layout_of
from domino_math.puzzle import Puzzle
from domino_math.solver import solve
from domino_math.tiles import Supply, Tile, double_set


def number_of_solutions(puzzle, **options):
    answer = solve(puzzle, limit=None, **options)
    assert answer.complete
    return len(answer.solutions)


def chain(shape, n):
    layout = layout_of(shape)
    return Puzzle("chain", layout, double_set(n), (Matching(layout.joints),))


@pytest.mark.parametrize(
    ("shape", "n", "number"),
    [
        # Open chains: 2 of double-1, 12 of double-2, none of double-3 (M. Reiss, 1871).
        (Row(6), 1, 2),
        (Snake(3, 6), 1, 2),
        (Row(12), 2, 12),
        (Snake(5, 12), 2, 12),
        (Snake(2, 12), 2, 12),
        (Snake(7, 20), 3, 0),
        # A chain of an even set closes; in a ring its first tile lies at the corner.
        (Ring(4, 4), 2, 12),
        (Ring(3, 5), 2, 12),
        (Ring(4, 4, "second"), 2, 12),
        (Ring(4, 4, "either"), 2, 24),
        (Ring(2, 3), 1, 0),
        (Ring(6, 6), 3, 0),
    ],
)
def test_chains(shape, n, number):
    assert number_of_solutions(chain(shape, n)) == number


def blanks(shape):
    layout = layout_of(shape)
    return Puzzle("tilings", layout, Supply([Tile(0, 0)] * (len(layout.cells) // 2)))


DIAMOND = ("..##..", ".####.", "######", "######", ".####.", "..##..")
CHESSBOARD_WITHOUT_CORNERS = (".#######", *["########"] * 6, "#######.")


@pytest.mark.parametrize(
    ("shape", "number"),
    [
        (Rectangle(2, 2), 2),
        (Rectangle(2, 3), 3),
        (Rectangle(2, 8), 34),  # Fibonacci
        (Rectangle(4, 4), 36),  # OEIS A004003
        (Rectangle(4, 5), 95),
        (Outline(DIAMOND), 64),  # OEIS A006125
        (Outline(CHESSBOARD_WITHOUT_CORNERS), 0),
    ],
)
def test_tilings(shape, number):
    assert number_of_solutions(blanks(shape)) == number


def ring_of_double_3(side):
    ring = layout_of(Ring(6, 6))
    sides = tuple(Total(group, "=", (side,)) for group in ring.groups["sides"])
    return Puzzle(f"sides of {side}", ring, double_set(3), sides)


def test_ring_of_double_3_with_sides_of_8():
    assert number_of_solutions(ring_of_double_3(8)) == 27_584


@pytest.mark.parametrize(
    ("side", "status"),
    [(6, "impossible"), (7, "impossible"), (9, "solved"), (10, "solved"), (11, "impossible")],
)
def test_other_sides(side, status):
    assert solve(ring_of_double_3(side)).status == status


@pytest.mark.parametrize(("pips", "number"), [(5, 4), (6, 10)])
def test_dudeneys_five_dominoes(pips, number):
    """The two end tiles total so many pips, and so do the other three; either direction."""
    row = layout_of(Row(10))
    cells = row.cells
    ends = Group("the end tiles", (*cells[:2], *cells[-2:]), many=True)
    middle = Group("the middle tiles", cells[2:-2], many=True)
    totals = (Total(ends, "=", (pips,)), Total(middle, "=", (pips,)))
    puzzle = Puzzle("five", row, double_set(6), (Matching(row.joints), *totals), every_tile=False)
    assert number_of_solutions(puzzle) == 2 * number
    assert number_of_solutions(puzzle, up_to_symmetry=True) == number


@pytest.mark.parametrize("side", [44, 45, 46])
def test_corners_of_the_frame_have_the_parity_of_a_side(side):
    ring = layout_of(Ring(15, 15))
    sides = tuple(Total(group, "=", (side,)) for group in ring.groups["sides"])
    answer = solve(Puzzle("frame", ring, double_set(6), (Matching(ring.joints), *sides)), limit=5)
    assert len(answer.solutions) == 5
    for solution in answer.solutions:
        corners = solution.filling().numbers(ring.groups["corners"][0].cells)
        assert {number % 2 for number in corners} == {side % 2}
