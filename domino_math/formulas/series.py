"""Arithmetic series: three of first, last, step, length and sum give the other two.

A series is the whole numbers a, a + d, a + 2d …, n of them: first a, last z, step d, length n,
sum S. Two equations join these five: z = a + (n − 1)·d and 2·S = n·(a + z).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from sympy import Expr, Symbol, floor, solve, sympify

from domino_math.errors import InputError
from domino_math.formulas.equation import Equation
from domino_math.formulas.symbols import n
from domino_math.i18n import Sentence
from domino_math.words import listed

a = Symbol("a", integer=True)
d = Symbol("d", integer=True)
z = Symbol("z", integer=True)
S = Symbol("S", integer=True)

NAMES = {"first": a, "last": z, "step": d, "length": n, "sum": S}
LAST = Equation(z, a + (n - 1) * d)
TWICE_THE_SUM = Equation(2 * S, n * (a + z))

_KNOWN = 3
_LARGEST = 10**9


@dataclass(frozen=True)
class Series:
    """An arithmetic series of whole numbers.

    >>> Series(first=3, step=2, length=4).numbers, Series(3, 2, 4).last, Series(3, 2, 4).sum
    ((3, 5, 7, 9), 9, 24)
    """

    first: int
    step: int
    length: int

    @property
    def last(self) -> int:
        """The last number."""
        return self.first + (self.length - 1) * self.step

    @property
    def sum(self) -> int:
        """The sum of all numbers."""
        return self.length * (self.first + self.last) // 2

    @property
    def numbers(self) -> tuple[int, ...]:
        """All numbers, in order."""
        return tuple(self.first + place * self.step for place in range(self.length))


@dataclass(frozen=True)
class Found:
    """All series with some known numbers, and why what else solves the equations is none."""

    series: tuple[Series, ...]
    reasons: tuple[Sentence, ...]


def find_series(known: Mapping[str, int]) -> Found:
    """Return the series that have these numbers, three or more of `NAMES`.

    Raises InputError for other names, for fewer than three numbers, and for numbers too large.

    >>> find_series({"first": 1, "last": 7, "sum": 28}).series
    (Series(first=1, step=1, length=7),)
    >>> print(find_series({"first": 1, "last": 6, "step": 2}).reasons[0].text("en"))
    The length n would be 7/2, which is not a whole number.
    """
    check_known(known)
    values = {NAMES[name]: sympify(number) for name, number in known.items()}
    unknown = [symbol for symbol in NAMES.values() if symbol not in values]
    # SymPy must not use what we know of the letters: it would hide solutions, and with them why.
    plain = {symbol: Symbol(symbol.name) for symbol in NAMES.values()}
    equations = [
        (equation.sides[0] - equation.sides[1]).subs(values).subs(plain)
        for equation in (LAST, TWICE_THE_SUM)
    ]
    wanted = [plain[symbol] for symbol in unknown]
    series, reasons = set(), []
    solutions = solve(equations, wanted, dict=True) if wanted else _agree(equations)
    for solution in solutions:
        numbers = {
            symbol: solution.get(plain[symbol], plain[symbol]) for symbol in unknown
        } | values
        faults = [_fault(symbol, numbers[symbol]) for symbol in _ASKED_FIRST if symbol in unknown]
        if reason := next(filter(None, faults), None):
            reasons.append(reason)
        elif numbers[n] < 1:
            reasons.append(Sentence("The length {n} would be {value}.", n=n, value=numbers[n]))
        else:
            series.add(Series(int(numbers[a]), int(numbers[d]), int(numbers[n])))
    if not solutions:
        reasons.append(Sentence("These numbers contradict each other."))
    in_order = sorted(series, key=lambda one: (one.length, one.first))
    return Found(tuple(in_order), tuple(dict.fromkeys(reasons)))


def check_known(known: Mapping[str, int]) -> None:
    """Raise InputError unless at least three numbers are known, by their names."""
    for name, number in known.items():
        if name not in NAMES:
            raise InputError(name, f"is not one of {listed(NAMES)}")
        if abs(number) > _LARGEST:
            raise InputError(name, f"is larger than {_LARGEST:,}")
    if len(known) < _KNOWN:
        raise InputError("series", f"give at least three of {listed(NAMES)}")


def _agree(equations: list[Expr]) -> list[dict[Symbol, Expr]]:
    """One solution that says nothing new, or none: all five numbers are known."""
    return [] if any(equations) else [{}]


def _fault(symbol: Symbol, value: Expr) -> Sentence | None:
    """Why a value is no whole number, or None if it is one."""
    name = _LONG_NAMES[symbol]
    if value.free_symbols:
        return Sentence(
            "{name} {letter} is not settled by these numbers.", name=name, letter=symbol
        )
    if value.is_Integer:
        return None
    if value.is_Rational:
        return Sentence(
            "{name} {letter} would be {value}, which is not a whole number.",
            name=name,
            letter=symbol,
            value=value,
        )
    if value.is_real:
        return Sentence(
            "{name} {letter} would lie between {below} and {above}, so it is not a whole number.",
            name=name,
            letter=symbol,
            below=int(floor(value)),
            above=int(floor(value)) + 1,
        )
    return Sentence("No number is right for {letter}.", letter=symbol)


_ASKED_FIRST = (n, d, a, z, S)
_LONG_NAMES = {
    a: Sentence("The first number"),
    z: Sentence("The last number"),
    d: Sentence("The step"),
    n: Sentence("The length"),
    S: Sentence("The sum"),
}
