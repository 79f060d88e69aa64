"""Equations as the solver gets them, with larger numbers than the tiny random puzzles have."""

from fractions import Fraction
from itertools import permutations, product

import pytest

from domino_math.constraints import Equation, posting
from domino_math.layout import Group, Layout, Part, Row
from domino_math.puzzle import Puzzle
from domino_math.solver import solve
from domino_math.tiles import double_set


def tiles_as_numbers(equation, numbers, order):
    """A puzzle whose numbers are tiles of two digits each, called a, b and so on."""
    layout = Layout(tuple(Part(Row(2), at=(2 * row, 0)) for row in range(numbers)))
    named = {
        name: Group(name, group.cells)
        for name, group in zip("abcd", layout.groups["all"], strict=False)
    }
    demand = Equation.parse(equation, named)
    return Puzzle(equation, layout, double_set(order), (demand,), every_tile=False)


def counted(order, numbers, holds):
    """The number of ways to lay different tiles as numbers, by trying all of them."""
    ways = 0
    for tiles in permutations(double_set(order), numbers):
        turned = [sorted({(t.low, t.high), (t.high, t.low)}) for t in tiles]
        ways += sum(holds(*(10 * a + b for a, b in way)) for way in product(*turned))
    return ways


def test_quotients_that_no_common_multiple_makes_whole():
    # 1/44, 1/43, 1/42 and so on: everything is multiplied by the divisor instead.
    answer = solve(tiles_as_numbers("a / b + c = 12", 3, 4), limit=None)
    ways = counted(4, 3, lambda a, b, c: b and Fraction(a, b) + c == 12)
    assert (len(answer.solutions), answer.complete) == (ways, True)
    assert ways > 10


@pytest.mark.parametrize("most_rows", [posting.MOST_ROWS, 100, 0])
@pytest.mark.parametrize(
    ("equation", "holds"),
    [
        ("a × b = c", lambda a, b, c: a * b == c),
        ("a + b = 3 × c", lambda a, b, c: a + b == 3 * c),
        ("a × a = b × c", lambda a, b, c: a * a == b * c),
        ("a / b = c", lambda a, b, c: b and Fraction(a, b) == c),
        ("a / b / c = 1 / 12", lambda a, b, c: b and c and Fraction(a, b * c) == Fraction(1, 12)),
        ("a − b = c − 11", lambda a, b, c: a - b == c - 11),
    ],
)
def test_products_and_quotients_of_two_digits(equation, holds, most_rows, monkeypatch):
    monkeypatch.setattr(posting, "MOST_ROWS", most_rows)
    answer = solve(tiles_as_numbers(equation, 3, 3), limit=None)
    assert (len(answer.solutions), answer.complete) == (counted(3, 3, holds), True)
