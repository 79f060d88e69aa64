"""Expressions that stay as they were written.

SymPy tidies what it is given: 7·8/2 is 28 at once, and S + (k + 2) becomes k + S + 2. A step of
a derivation wants to show the sum before it is added up. These keep the order and the grouping
they were written with; `doit()` gives the ordinary SymPy expression of the same value.
"""

from collections.abc import Mapping
from typing import Any

from sympy import Add, Expr, Integer, Mod, Mul, Pow, Sum, Symbol, fraction, sympify
from sympy.core.function import AppliedUndef

MOST_TERMS = 7  # a longer sum of numbers is written with dots


class Written(Expr):  # type: ignore[misc]
    """What the kinds of written expressions have in common."""

    is_commutative = True

    def __new__(cls, *args: object) -> "Written":
        """Take what SymPy can take: its expressions and plain numbers."""
        return Expr.__new__(cls, *map(sympify, args))  # type: ignore[no-any-return]


class Plus(Written):
    """A sum in the order it was written.

    >>> Plus(7, 8).args, Plus(7, 8).doit()
    ((7, 8), 15)
    """

    def doit(self, **hints: Any) -> Expr:
        """Return the sum, added up."""
        return Add(*(term.doit(**hints) for term in self.args))


class Times(Written):
    """A product in the order it was written.

    >>> Times(7, 8).args, Times(7, 8).doit()
    ((7, 8), 56)
    """

    def doit(self, **hints: Any) -> Expr:
        """Return the product, multiplied out if its factors are numbers."""
        return Mul(*(factor.doit(**hints) for factor in self.args))


class Over(Written):
    """A fraction, not reduced: `Over(numerator, denominator)`.

    >>> Over(Times(7, 8), 2).doit()
    28
    """

    def doit(self, **hints: Any) -> Expr:
        """Return the numerator divided by the denominator."""
        numerator, denominator = (part.doit(**hints) for part in self.args)
        return numerator / denominator


class Dots(Sum):  # type: ignore[misc]
    """A sum shown by its first terms, dots and its last term, as in 1 + 2 + … + n.

    It is made like SymPy's Sum: `Dots(term, (_, first, last))`.

    >>> from domino_math.formulas.symbols import k, n
    >>> Dots(k, (k, 1, n)).doit().factor()
    n*(n + 1)/2
    """

    @property
    def written(self) -> tuple[Expr | None, ...]:
        """The terms to show, with None for the dots."""
        _, first, last = self.limits[0]
        length = last - first + 1
        if length.is_Integer and length <= MOST_TERMS:
            shown = range(max(0, int(length)))
            return tuple(self._term(first + step) for step in shown) or (Integer(0),)
        beginning = (self._term(first + step) for step in range(3 if length.is_Integer else 2))
        return (*beginning, None, self._term(last))

    def _term(self, at: Expr) -> Expr:
        return self.function.subs(self.limits[0][0], at)


def with_numbers(expression: Expr, values: Mapping[Symbol, int]) -> Expr:
    """Return the expression with numbers for letters, its products and fractions left standing.

    >>> from domino_math.formulas.symbols import n
    >>> with_numbers((n + 1) * (n + 2) / 2, {n: 6})
    Over(Times(7, 8), 2)
    """
    if isinstance(expression, Written):
        return expression.func(*(with_numbers(part, values) for part in expression.args))
    numbers = expression.subs(values)
    if numbers == expression or not isinstance(expression, Mul | Pow):
        return numbers
    numerator, denominator = fraction(expression)
    above = _product(numerator, values)
    return above if denominator == 1 else Over(above, with_numbers(denominator, values))


def _product(expression: Expr, values: Mapping[Symbol, int]) -> Expr:
    factors = [_factor(factor, values) for factor in Mul.make_args(expression)]
    if not all(factor.is_number for factor in factors):  # 4·d, not d·4
        factors.sort(key=lambda factor: not factor.is_number)
    return factors[0] if len(factors) == 1 else Times(*factors)


def _factor(expression: Expr, values: Mapping[Symbol, int]) -> Expr:
    if isinstance(expression, Pow) and expression.exp.is_Integer:
        return Pow(expression.base.subs(values), expression.exp, evaluate=False)
    return expression.subs(values)


def names_in(expression: Expr) -> set[Expr]:
    """Return what an expression is about: letters, S(k + 1) and the like, and remainders."""
    return set(expression.atoms(Symbol, AppliedUndef, Mod))
