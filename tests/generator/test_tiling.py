from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from domino_math.counter import count
from domino_math.dice import Dice
from domino_math.generator.tiling import random_tiling
from domino_math.layout import Cell, Outline, Rectangle, layout_of
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply, Tile

cells = st.tuples(st.integers(0, 4), st.integers(0, 4)).map(lambda pair: Cell(*pair))


@given(st.sets(cells, min_size=2), st.integers(0, 2**40))
def test_it_covers_each_cell_once_if_that_is_possible(some, seed):
    lines = ["".join(".#"[Cell(r, c) in some] for c in range(5)) for r in range(5)]
    shape = Outline(tuple(lines))
    tiling = random_tiling(shape.cells, shape.slots, Dice(seed))
    alike = Supply([Tile(0, 0)] * (len(some) // 2))
    tilings = count(Puzzle("blanks", layout_of(shape), alike)) if len(some) % 2 == 0 else 0
    assert (tiling is None) == (tilings == 0)
    if tiling:
        assert set(tiling) <= set(shape.slots)
        assert sorted(cell for slot in tiling for cell in slot) == sorted(some)


def test_every_tiling_of_a_small_rectangle_comes_up():
    shape = Rectangle(3, 4)
    found = Counter(
        frozenset(random_tiling(shape.cells, shape.slots, Dice(seed)) or ()) for seed in range(600)
    )
    assert len(found) == 11  # all there are: F(3, 4) of the dimer problem, Kasteleyn 1961
    assert min(found.values()) > 5
