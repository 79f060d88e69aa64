"""Comparing an equation with real tiles: what it says is counted, for n = 0 … 18."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product

from sympy import Expr, Function, Rational, Symbol, fraction, lambdify, sympify, together
from sympy.core.function import AppliedUndef

from domino_math.formulas.equation import Equation
from domino_math.formulas.errors import StepError
from domino_math.formulas.limits import LARGEST
from domino_math.formulas.quantity import Quantity

Values = Mapping[Symbol, int]


def compare_with_tiles(equation: Equation, quantities: Sequence[Quantity]) -> None:
    """Raise StepError if the equation is wrong for some numbers in place of its letters.

    >>> from domino_math.formulas.symbols import n
    >>> from domino_math.i18n import Sentence
    >>> from domino_math.tiles import double_set
    >>> tiles = Quantity("S", Sentence("the number of tiles"), lambda n: len(double_set(n)))
    >>> compare_with_tiles(Equation(tiles.symbol, 2 * n + 1), [tiles])
    Traceback (most recent call last):
    domino_math.formulas.errors.StepError: S = 2·n + 1 is wrong for n = 2: counted, it says 6 = 5
    """
    by_letter = {quantity.letter: quantity for quantity in quantities}
    sides = [_evaluator(side, by_letter) for side in equation.sides]
    for values in _all_values(equation, by_letter):
        numbers = [side(values) for side in sides]
        if (len(set(numbers)) == 1) != (equation.relation == "="):
            given = ", ".join(f"{symbol} = {value}" for symbol, value in values.items())
            says = f" {equation.relation} ".join(map(str, numbers))
            where = f" for {given}" if given else ""
            raise StepError(f"{equation} is wrong{where}: counted, it says {says}")


def _all_values(
    equation: Equation, by_letter: Mapping[str, Quantity]
) -> Iterator[dict[Symbol, int]]:
    """Every choice of numbers for the letters that the equation has, or is about."""
    letters: set[Symbol] = set()
    for symbol in set().union(*(side.free_symbols for side in equation.sides)):
        quantity = by_letter.get(symbol.name)
        letters.update(quantity.parameters if quantity else [symbol])
    names = sorted(letters, key=str)
    for numbers in product(*map(_numbers_for, names)):
        yield dict(zip(names, numbers, strict=True))


def _numbers_for(symbol: Symbol) -> range:
    if symbol.is_nonnegative:
        return range(1 if symbol.is_positive else 0, LARGEST + 1)
    return range(-1, 3)


def _evaluator(side: Expr, by_letter: Mapping[str, Quantity]) -> Callable[[Values], Expr]:
    """What gives the number that a side comes to, with counts put in for its quantities."""
    added_up = side if side.atoms(AppliedUndef) else side.doit()
    if added_up.atoms(Function) or not added_up.is_rational_function():
        return lambda values: _with_counts(added_up.subs(values).doit(), values, by_letter)
    # Many numbers are put in here. Python does that faster than SymPy, and exactly as long as it
    # does not divide.
    letters = sorted(added_up.free_symbols, key=str)
    numerator, denominator = (
        lambdify(letters, part, "math") for part in fraction(together(added_up))
    )

    def evaluate(values: Values) -> Expr:
        numbers = [
            values[letter] if letter in values else by_letter[letter.name].counted(values)
            for letter in letters
        ]
        return Rational(Fraction(numerator(*numbers)) / denominator(*numbers))

    return evaluate


def _with_counts(number: Expr, values: Values, by_letter: Mapping[str, Quantity]) -> Expr:
    counts = {call: by_letter[call.name].count(*call.args) for call in number.atoms(AppliedUndef)}
    counts |= {letter: by_letter[letter.name].counted(values) for letter in number.free_symbols}
    return number.xreplace({name: sympify(count) for name, count in counts.items()}).doit()
