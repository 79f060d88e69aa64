from dataclasses import replace
from itertools import combinations
from math import factorial

import pytest

import domino_math as dm
from domino_math.counter.parts import count_parts, put_together
from domino_math.counter.plain import count_plain
from domino_math.counter.sweep import by_tiles
from domino_math.counter.watch import LateError, TooManyRowsError

PLENTY = 1_000_000


def windows(count: int, n: int, *, every_tile: bool = True) -> dm.Puzzle:
    """So many rings of four tiles, each with four equal sides."""
    layout = dm.Layout(tuple(dm.Part(dm.Ring(3, 3), at=(0, 4 * place)) for place in range(count)))
    sides = layout.groups["sides"]
    same = tuple(dm.SameTotal(sides[4 * place : 4 * place + 4]) for place in range(count))
    return dm.Puzzle("windows", layout, dm.double_set(n), same, every_tile=every_tile)


def blocks(supply: dm.Supply, *totals: int, every_tile: bool = True) -> dm.Puzzle:
    """Rows of four cells with a total each, one below the other."""
    layout = dm.Layout(tuple(dm.Part(dm.Row(4), at=(row, 0)) for row in range(len(totals))))
    lines = layout.groups["all"]
    demands = tuple(dm.Total(line, "=", (t,)) for line, t in zip(lines, totals, strict=True))
    return dm.Puzzle("blocks", layout, supply, demands, every_tile=every_tile)


def test_two_windows_of_double_3_against_counting_one_by_one():
    puzzle = windows(2, 3, every_tile=False)
    assert count_parts(puzzle, most_rows=PLENTY) == count_plain(puzzle)[0] > 0


@pytest.mark.parametrize("totals", [(4, 4, 4), (3, 4, 5), (2, 2, 8), (1, 1, 1)])
@pytest.mark.parametrize("every_tile", [True, False])
def test_rows_of_double_2_against_counting_one_by_one(totals, every_tile):
    puzzle = blocks(dm.double_set(2), *totals, every_tile=every_tile)
    assert count_parts(puzzle, most_rows=PLENTY) == count_plain(puzzle)[0]


def test_the_order_of_parts_can_be_left_out():
    """Six pairs of tiles of double-2 and one more: with each order counted for itself, and not."""
    pairs = {a | b: 3 for a, b in combinations([1 << bit for bit in range(6)], 2)}
    all_orders = put_together([pairs] * 3, PLENTY, lowest_first=False)
    one_order = put_together([pairs] * 3, PLENTY, lowest_first=True)
    assert all_orders == 6 * one_order == 15 * 6 * 3**3  # 15 ways to pair six tiles


def test_seven_windows():
    """All 28 tiles can be split into seven windows, in any order; most orders are left out."""
    table = by_tiles(replace(windows(1, 6, every_tile=False), name="one"), most_rows=PLENTY)
    assert len(table) == 1037
    value = count_parts(windows(7, 6), most_rows=PLENTY)
    assert value
    # Two windows, whose orders are few enough to be counted.
    two = put_together([table] * 2, PLENTY, lowest_first=False)
    assert two == count_parts(windows(2, 6, every_tile=False), most_rows=PLENTY)
    assert two % factorial(2) == 0


def test_given_numbers_make_parts_differ():
    puzzle = blocks(dm.double_set(2), 4, 4, 4)
    given = dm.Puzzle(
        "given", puzzle.layout, puzzle.supply, puzzle.constraints, ((dm.Cell(1, 0), 2),)
    )
    assert count_parts(given, most_rows=PLENTY) == count_plain(given)[0] > 0


def test_what_does_not_fall_into_parts():
    one = dm.read("ring-3-8")
    assert count_parts(one, most_rows=PLENTY) is None
    tied = blocks(dm.double_set(2), 4, 4, 4)
    whole = dm.SameTotal(tied.layout.groups["all"])
    together = dm.Puzzle("tied", tied.layout, tied.supply, (*tied.constraints, whole))
    assert count_parts(together, most_rows=PLENTY) is None
    twice = blocks(dm.Supply([dm.Tile(1, 1)] * 6), 4, 4, 4)
    assert count_parts(twice, most_rows=PLENTY) is None


def test_tiles_left_over():
    assert count_parts(windows(2, 3), most_rows=PLENTY) == 0


def test_out_of_time():
    with pytest.raises(LateError):
        put_together([{1: 1, 2: 1}] * 2, PLENTY, 0.0, lowest_first=False)


def test_too_many_rows():
    with pytest.raises(TooManyRowsError):
        count_parts(windows(7, 6), most_rows=2_000)
