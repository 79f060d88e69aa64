import pytest

import domino_math as dm
from domino_math.counter.plain import count_plain

from ..random_puzzles import brute_force, random_puzzle


def blank(layout: dm.Layout) -> dm.Puzzle:
    """A puzzle whose solutions are the tilings of the layout."""
    return dm.Puzzle("blank", layout, dm.Supply([dm.Tile(0, 0)] * (len(layout.cells) // 2)))


@pytest.mark.parametrize(
    ("rows", "columns", "tilings"), [(2, 2, 2), (2, 3, 3), (4, 4, 36), (6, 6, 6728)]
)
def test_tilings_of_rectangles(rows, columns, tilings):
    """OEIS A004003 and the numbers of Fibonacci."""
    assert count_plain(blank(dm.layout_of(dm.Rectangle(rows, columns)))) == (tilings, True)


@pytest.mark.parametrize(("order", "tilings"), [(1, 2), (2, 8), (3, 64)])
def test_tilings_of_aztec_diamonds(order, tilings):
    """OEIS A006125."""
    widths = [*range(2, 2 * order + 1, 2), *range(2 * order, 0, -2)]
    lines = tuple(("#" * width).center(2 * order, ".") for width in widths)
    assert count_plain(blank(dm.layout_of(dm.Outline(lines)))) == (tilings, True)


def test_no_tiling_without_two_opposite_corners():
    lines = (".###", "####", "####", "###.")
    assert count_plain(blank(dm.layout_of(dm.Outline(lines)))) == (0, True)


@pytest.mark.parametrize("seed", range(150))
def test_random_puzzles_against_brute_force(seed):
    puzzle = random_puzzle(seed)
    assert count_plain(puzzle) == (len(brute_force(puzzle)), True)


def test_no_time_no_count():
    value, exact = count_plain(blank(dm.layout_of(dm.Rectangle(8, 8))), time=0.01)
    assert not exact
    assert 0 <= value < 12_988_816
