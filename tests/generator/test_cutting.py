from hypothesis import given
from hypothesis import strategies as st

from domino_math.dice import Dice
from domino_math.generator.cutting import MOST_CELLS, cut, halved
from domino_math.layout import Cell, hang_together


def numbers(seed):
    dice = Dice(seed)
    return {Cell(row, column): dice.below(3) for row in range(4) for column in range(5)}


@given(st.integers(0, 2**40))
def test_pieces_cover_every_cell_once_and_hang_together(seed):
    pieces = cut(numbers(seed), Dice(seed))
    assert sorted(cell for piece in pieces for cell in piece) == sorted(numbers(seed))
    assert all(hang_together(piece) and len(piece) <= MOST_CELLS for piece in pieces)


@given(st.integers(0, 2**40))
def test_halves_hang_together(seed):
    for piece in cut(numbers(seed), Dice(seed)):
        if len(piece) > 1:
            one, other = halved(piece, Dice(seed))
            assert sorted(one + other) == sorted(piece)
            assert hang_together(one)
            assert hang_together(other)


def test_what_touches_at_a_corner_does_not_hang_together():
    assert not hang_together((Cell(0, 0), Cell(1, 1)))
