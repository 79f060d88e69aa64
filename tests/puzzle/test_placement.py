import pytest

from domino_math.layout import Cell, Ring, layout_of
from domino_math.puzzle import Placement, Solution
from domino_math.tiles import Tile

A, B, C, D = (Cell(0, column) for column in range(4))


def test_cells_are_put_in_order_with_their_numbers():
    assert Placement((B, A), (6, 4)) == Placement((A, B), (4, 6))
    assert Placement((B, A), (6, 4)).pips == (4, 6)
    assert Placement((A, B), (6, 4)) != Placement((A, B), (4, 6))


def test_tile_and_text():
    placement = Placement((A, B), (6, 4))
    assert placement.tile == Tile(4, 6)
    assert str(placement) == "4-6 on row 1, columns 1 and 2"


def test_a_solution_keeps_its_placements_in_order():
    one, other = Placement((A, B), (1, 2)), Placement((C, D), (0, 0))
    assert Solution([other, one]) == Solution([one, other])
    assert list(Solution([other, one])) == [one, other]
    assert hash(Solution([other, one])) == hash(Solution([one, other]))
    assert len(Solution([one, other])) == 2
    assert Solution([one, one]) != Solution([one])
    assert Solution() == Solution([])


def test_filling_tells_numbers_and_partners():
    filling = Solution([Placement((A, B), (1, 2)), Placement((D, C), (0, 3))]).filling()
    assert filling.pips == {A: 1, B: 2, C: 3, D: 0}
    assert filling.partner == {A: B, B: A, C: D, D: C}
    assert filling.numbers((D, A)) == [0, 1]


def test_a_cell_under_two_tiles_shows_nothing():
    filling = Solution([Placement((A, B), (1, 2)), Placement((B, C), (2, 3))]).filling()
    assert filling.pips == {A: 1, C: 3}
    assert filling.partner == {A: B, C: B}
    assert filling.numbers((A, B)) is None


def test_moved():
    ring = layout_of(Ring(2, 2))
    a, b, c, d = ring.cells
    solution = Solution([Placement((a, b), (1, 2)), Placement((c, d), (3, 4))])
    half_turn = {a: c, b: d, c: a, d: b}
    assert solution.moved(half_turn) == Solution(
        [Placement((c, d), (1, 2)), Placement((a, b), (3, 4))]
    )
    assert solution.moved(half_turn).moved(half_turn) == solution


def test_a_solution_shows_itself_as_text_and_picture():
    solution = Solution([Placement((A, B), (1, 2)), Placement((C, D), (2, 5))])
    assert [character for character in str(solution) if character.isdigit()] == list("1225")
    assert solution._repr_svg_().startswith("<svg")


@pytest.mark.parametrize("number", [0, 18])
def test_high_numbers_are_written_out(number):
    assert str(number) in str(Solution([Placement((A, B), (number, 3))]))
