from math import cos, pi, prod

import pytest
from sympy import Symbol

from domino_math.formulas.kasteleyn import K, product_of_sums, squares_of_cosines
from domino_math.formulas.regions import count_tilings, rectangle


@pytest.mark.parametrize("rows", range(9))
def test_the_product_is_what_is_counted_to_8_by_8(rows):
    for columns in range(9):
        assert product_of_sums(rows, columns) == count_tilings(rectangle(rows, columns))


@pytest.mark.parametrize("lines", range(1, 12))
def test_squares_of_cosines_are_the_roots(lines):
    polynomial = squares_of_cosines(lines)
    assert polynomial.degree() == (lines + 1) // 2
    for j in range(1, (lines + 1) // 2 + 1):
        assert abs(polynomial.eval(4 * cos(pi * j / (lines + 1)) ** 2)) < 1e-6


def test_the_product_is_near_that_of_cosines():
    rough = prod(
        4 * cos(pi * j / 8) ** 2 + 4 * cos(pi * k / 13) ** 2
        for j in range(1, 5)
        for k in range(1, 7)
    )
    assert round(rough) == product_of_sums(7, 12)


def test_a_letter_stays():
    assert str(K(8, Symbol("n"))) == "K(8, n)"
    assert K(8, 8) == 12_988_816
