"""Comparing an equation with real tiles: what it says is counted, for n = 0 … 18."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from sympy import Expr, Symbol, sympify
from sympy.core.function import AppliedUndef

from domino_math.formulas.equation import Equation
from domino_math.formulas.errors import StepError
from domino_math.formulas.limits import LARGEST
from domino_math.formulas.quantity import Quantity


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
    # A sum of letters alone is added up once for all numbers.
    formulas = [side if side.atoms(AppliedUndef) else side.doit() for side in equation.sides]
    for values in _all_values(equation, by_letter):
        sides = [_number(side, values, by_letter) for side in formulas]
        if (len(set(sides)) == 1) != (equation.relation == "="):
            given = ", ".join(f"{symbol} = {value}" for symbol, value in values.items())
            says = f" {equation.relation} ".join(map(str, sides))
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
    return range(-2, 4)


def _number(side: Expr, values: Mapping[Symbol, int], by_letter: Mapping[str, Quantity]) -> Expr:
    """What a side comes to, with what is counted put in for each quantity."""
    number = side.subs(values).doit()
    counts = {call: by_letter[call.name].count(*call.args) for call in number.atoms(AppliedUndef)}
    counts |= {letter: by_letter[letter.name].counted(values) for letter in number.free_symbols}
    return number.xreplace({name: sympify(count) for name, count in counts.items()}).doit()
