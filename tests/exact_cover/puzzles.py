"""Puzzles that exact cover is for."""

from hypothesis import strategies as st

from domino_math.layout import Cell, Rectangle, layout_of
from domino_math.puzzle import Puzzle, Solution
from domino_math.solver.engine import CpSatSearch
from domino_math.tiles import Supply, Tile, double_set

from ..families.dominosa_grids import random_rows


def puzzle_of(rows, supply, **options):
    given = [(Cell(r, c), n) for r, row in enumerate(rows) for c, n in enumerate(row)]
    layout = layout_of(Rectangle(len(rows), len(rows[0])))
    return Puzzle("p", layout, supply, given=tuple(given), **options)


def dominosa(order, seed, **options):
    return puzzle_of(random_rows(order, seed, **options), double_set(order))


def by_cp_sat(puzzle: Puzzle) -> list[Solution]:
    """All solutions, found without exact cover."""
    found: list[Solution] = []
    search = CpSatSearch(puzzle, puzzle.constraints, one=False, deadline=None, seed=0)
    assert search.run(lambda solution: found.append(solution) or True) == ""
    return found


@st.composite
def rectangles(draw):
    """Few numbers, so that there are many solutions or none; any supply, some cells bare."""
    rows, columns = draw(st.integers(1, 4)), draw(st.integers(1, 5))
    number = st.integers(0, 2)
    grid = draw(
        st.lists(st.lists(number, min_size=columns, max_size=columns), min_size=rows, max_size=rows)
    )
    tiles = draw(st.lists(st.builds(Tile, number, number), min_size=0, max_size=12))
    every_tile = draw(st.booleans())
    puzzle = puzzle_of(grid, Supply(tiles), every_tile=every_tile)
    bare = draw(st.integers(0, 2))
    return Puzzle(
        "p", puzzle.layout, puzzle.supply, given=puzzle.given[bare:], every_tile=every_tile
    )


@st.composite
def solvable_rectangles(draw):
    """A supply that fits at least one tiling, with copies, and at times more than needed."""
    rows, columns = draw(st.sampled_from([(2, 2), (2, 3), (4, 4), (3, 4), (5, 4), (1, 6)]))
    grid = [[draw(st.integers(0, 2)) for _ in range(columns)] for _ in range(rows)]
    flat = [number for row in grid for number in row]
    if columns % 2 == 0:
        tiles = [Tile(a, b) for a, b in zip(flat[::2], flat[1::2], strict=True)]
    else:
        tiles = [Tile(a, b) for a, b in zip(flat[:columns], flat[columns:], strict=True)]
    more = draw(st.lists(st.builds(Tile, st.integers(0, 2), st.integers(0, 2)), max_size=3))
    return puzzle_of(grid, Supply([*tiles, *more]), every_tile=not more)
