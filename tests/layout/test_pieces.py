from hypothesis import given
from hypothesis import strategies as st

from domino_math.layout import Cell, pieces

CELLS = st.sets(st.builds(Cell, st.integers(0, 5), st.integers(0, 5)))


@given(CELLS)
def test_pieces_are_what_neighbours_join(cells):
    found = pieces(cells)
    assert sorted(cell for piece in found for cell in piece) == sorted(cells)
    assert found == sorted(found, key=min)
    of = {cell: piece for piece in found for cell in piece}
    for cell in cells:
        assert all(of[other] == of[cell] for other in cell.neighbours() if other in cells)


@given(CELLS)
def test_a_piece_cannot_be_divided(cells):
    """Another way: spread from any cell, a step at a time, until nothing is added."""
    for piece in pieces(cells):
        spread = {max(piece)}
        for _ in piece:
            spread |= {other for cell in spread for other in cell.neighbours()} & cells
        assert spread == piece
