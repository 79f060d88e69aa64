import pytest
from sympy import Symbol

from domino_math.formulas.equation import Equation, unequal
from domino_math.formulas.symbols import k, n
from domino_math.formulas.written import Dots, Plus

S = Symbol("S")


def test_equations_have_sides():
    assert Equation(S, n + 1, 7) == Equation(S, n + 1, 7) != Equation(S, n + 1)
    for sides in ((), (S,)):
        with pytest.raises(ValueError, match="cannot be joined"):
            Equation(*sides)
    with pytest.raises(ValueError, match="3 sides cannot be joined by ≠"):
        Equation(S, n, k, relation="≠")


@pytest.mark.parametrize(
    ("equation", "text"),
    [
        (Equation(S, Dots(k, (k, 1, n))), "S = 1 + 2 + 3 + 4 = 10"),
        (Equation(S, n), "S = 4"),
        (Equation(S, n * (n + 1) / 2, n + 6), "S = 4·5/2 = 10"),
        (Equation(S, Plus(S, n)), "S = S + 4"),
        (unequal(3 * n, 2 * n), "3·4 ≠ 2·4"),
    ],
)
def test_numbers_put_in(equation, text):
    assert equation.with_numbers({n: 4}).line() == text


@pytest.mark.parametrize("equation", [Equation(S, k + 1), Equation(n, n), Equation(n + n, 2 * n)])
def test_numbers_that_say_nothing_new(equation):
    numbers = equation.with_numbers({n: 4})
    assert numbers is None or len(numbers.sides) > 1


def test_equations_in_latex_and_ascii():
    assert unequal(n, k).latex() == r"n \neq k"
    assert unequal(n, k).pretty(unicode=False) == "n != k"
    assert unequal(n, k).pretty() == "n ≠ k"
    assert str(Equation(S, n, k)) == "S = n = k"
