"""Proofs by SymPy: that an equation follows from those before it.

A proof looks for a chain of substitutions. Each known equation gives a value to each name in it
that stands there in the first power, such as S(k + 1) or T. An equation follows when the
difference of its sides comes down to 0 that way, for all numbers that its letters can stand for.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from sympy import Expr, Function, Mod, Pow, cancel, expand, fibonacci, simplify
from sympy.core.function import AppliedUndef

from domino_math.formulas.equation import Equation
from domino_math.formulas.errors import StepError
from domino_math.formulas.limits import LARGEST
from domino_math.formulas.symbols import k, n
from domino_math.formulas.written import names_in

_MOST_LOOKED_AT = 100  # differences that one proof tries
_MOST_SUPPOSED = 2  # an induction from k, or from k and k + 1


def prove(equation: Equation, known: Sequence[Equation] = ()) -> None:
    """Raise StepError if an equation does not follow from known ones.

    >>> from sympy import Symbol
    >>> S = Symbol("S")
    >>> prove(Equation(S, n * (n + 1) / 2), [Equation(2 * S, n * (n + 1))])
    >>> prove(Equation(n + n, 3 * n))
    Traceback (most recent call last):
    domino_math.formulas.errors.StepError: 2·n = 3·n does not follow: its sides differ by −n
    """
    for one, other in pairwise(equation.sides):
        left = _left_over(one - other, known)
        if equation.relation == "≠":
            if not any(left.subs({n: number, k: number}) for number in range(LARGEST + 1)):
                raise StepError(f"{equation} is wrong: both sides are the same formula")
        elif left != 0:
            by = Equation(left, left).line().partition(" = ")[0]
            raise StepError(f"{equation} does not follow: its sides differ by {by}")


def prove_by_induction(equation: Equation, known: Sequence[Equation]) -> None:
    """Raise StepError if an equation for all n does not follow by induction.

    It has to hold for the first n, and for k + 1 if it holds for k; or for the first two, and for
    k + 2 if it holds for k and k + 1.
    """
    for supposed in range(1, _MOST_SUPPOSED + 1):
        try:
            for start in range(supposed):
                prove(equation.at(start), known)
            assumed = [equation.at(k + before) for before in range(supposed)]
            prove(equation.at(k + supposed), [*known, *assumed])
        except StepError:
            if supposed == _MOST_SUPPOSED:
                raise
        else:
            return


def _left_over(difference: Expr, known: Sequence[Equation]) -> Expr:
    """What is left of a difference: 0, or the shortest of what it comes down to."""
    todo, seen = [_tidy(difference)], set[Expr]()
    while todo and len(seen) < _MOST_LOOKED_AT:
        looked_at = todo.pop(0)
        if looked_at == 0:
            return looked_at
        if looked_at in seen:
            continue
        seen.add(looked_at)
        for name in sorted(names_in(looked_at) - {n, k}, key=str):
            todo += [_tidy(looked_at.subs(name, value)) for value in _values(name, known)]
    return min(seen, key=lambda left: (len(names_in(left)), len(str(left))))


def _values(name: Expr, known: Sequence[Equation]) -> Iterator[Expr]:
    """What known equations say that a name is."""
    for equation in known:
        for difference in _differences(equation):
            times = difference.coeff(name, 1)
            rest = expand(difference - times * name)
            # Only what surely is not 0 can be divided by.
            if times.is_nonzero and not rest.has(name) and not times.has(name):
                yield -rest / times


@cache  # the same equation is looked at for many names, and sums take time to add up
def _differences(equation: Equation) -> tuple[Expr, ...]:
    """What is 0 by an equation."""
    if equation.relation != "=":
        return ()
    return tuple(expand((one - other).doit()) for one, other in pairwise(equation.sides))


def _tidy(expression: Expr) -> Expr:
    """The expression in a form that is 0 if it is always 0."""
    tidied = expand(expression.doit(), func=True)
    if tidied.has(fibonacci):
        tidied = expand(tidied.replace(fibonacci, _from_two_neighbours))
    if tidied.atoms(Function) - tidied.atoms(AppliedUndef, Mod, fibonacci):
        return simplify(tidied)
    # Without other functions, what is expanded is a polynomial, or a fraction of two.
    if any(power.exp.is_negative for power in tidied.atoms(Pow)):
        return cancel(tidied)
    return tidied


def _from_two_neighbours(place: Expr) -> Expr:
    """The Fibonacci number at m + c, from those at m and m + 1: F(c−1)·F(m) + F(c)·F(m+1)."""
    further, start = place.as_coeff_Add()
    if start == 0 or further in (0, 1):
        return fibonacci(place)
    return fibonacci(further - 1) * fibonacci(start) + fibonacci(further) * fibonacci(start + 1)
