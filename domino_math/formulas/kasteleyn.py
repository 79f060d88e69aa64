"""Kasteleyn's product for the tilings of a rectangle, as a whole number and without rounding.

The product has a factor 4·cos²(π·j/(m + 1)) + 4·cos²(π·k/(n + 1)) for each j up to half of m and
each k up to half of n, rounded up. (P. W. Kasteleyn, 1961; H. N. V. Temperley and M. E. Fisher,
1961.) The numbers 4·cos² are the roots of a polynomial with whole coefficients, so the product of
all sums of one root and another is a resultant: a whole number, found with whole numbers only.
"""

from functools import cache
from typing import Any

from sympy import Function, Integer, Poly, Symbol, resultant

y = Symbol("y")


@cache
def squares_of_cosines(lines: int) -> Poly:
    """Return the polynomial in y with the roots 4·cos²(π·j/(lines + 1)), j up to half of lines.

    The numbers 2·cos(π·j/(m + 1)) are the roots of p(m), where p(0) = 1, p(1) = x, and
    p(m + 1) = x·p(m) − p(m − 1); with each root stands its negative, so squares are enough.

    >>> squares_of_cosines(4).as_expr(), squares_of_cosines(3).as_expr()
    (y**2 - 3*y + 1, y**2 - 2*y)
    """
    before, now = Poly(0, y), Poly(1, y)
    for _ in range(lines):
        before, now = now, Poly(y, y) * now - before
    coefficients = now.all_coeffs()  # every second one is 0
    if lines % 2:
        coefficients.append(Integer(0))  # the root 0 in the middle, squared
    return Poly(coefficients[::2], y)


def product_of_sums(rows: int, columns: int) -> int:
    """Return Kasteleyn's product for a rectangle.

    >>> product_of_sums(2, 3), product_of_sums(3, 3), product_of_sums(8, 8)
    (3, 0, 12988816)
    """
    one, other = squares_of_cosines(rows), squares_of_cosines(columns)
    negative = other.compose(Poly(-y, y))
    return abs(int(resultant(one, negative, y)))


class K(Function):  # type: ignore[misc]
    """Kasteleyn's product in a formula: K(m, n) for m rows and n columns.

    >>> K(4, 4)
    36
    """

    nargs = 2

    @classmethod
    def eval(cls, rows: Any, columns: Any) -> Integer | None:
        """Return the number where both are numbers; SymPy calls this."""
        if rows.is_Integer and columns.is_Integer:
            return Integer(product_of_sums(int(rows), int(columns)))
        return None
