import pytest

from domino_math.constraints import Matching, Total
from domino_math.layout import Rectangle, Ring, layout_of
from domino_math.puzzle import Puzzle
from domino_math.solver import search
from domino_math.tiles import Supply, Tile, double_set

# 12,988,816 tilings of a chessboard by exact cover, and with CP-SAT many more ways to lay a set.
MANY = {
    "exact cover": Puzzle("chessboard", layout_of(Rectangle(8, 8)), Supply([Tile(0, 0)] * 32)),
    "CP-SAT": Puzzle("block", layout_of(Rectangle(4, 5)), double_set(3)),
}


@pytest.fixture(params=MANY.values(), ids=MANY.keys())
def many(request):
    """A puzzle with more solutions than anyone waits for."""
    return request.param


@pytest.fixture
def hard(monkeypatch):
    """A puzzle that the solver, left without lemmas, says nothing about for a minute or more."""
    monkeypatch.setattr(search, "lemmas", lambda _: ())
    ring = layout_of(Ring(15, 15))
    sides = (Total(side, "=", (43,)) for side in ring.groups["sides"])
    return Puzzle("frame-43", ring, double_set(6), (Matching(ring.joints), *sides))
