"""Saying an equation to a solver, which knows whole numbers only, of 64 bits."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import product
from math import lcm, prod
from typing import NamedTuple

from domino_math.constraints.base import Expression, Model
from domino_math.constraints.term import Term, number_of
from domino_math.layout import Cell, Group

MOST_ROWS = 3_000
"""Of a table. Seven multiplications are found in 1 s with tables, and in up to 9 s without."""

LARGEST_SCALE = 1_000_000
"""By which quotients are made whole: 60 is enough for the divisors from 1 to 6."""

LARGEST = 2**60
"""What a sum may come to: a bit less than 64 bits hold, since solvers add up more than is said."""

Table = Mapping[tuple[int, ...], Fraction | int]
"""What terms come to, by the numbers that their cells show."""


def post_equation(model: Model, left: Sequence[Term], right: Sequence[Term]) -> None:
    """Demand that both sides come to the same and that nothing is divided by 0.

    A small equation is a table of all the numbers that satisfy it. In others, only quotients are
    looked up in tables, and where these would be too large, everything is multiplied by the
    divisors. Raises OverflowError for sums beyond LARGEST.
    """
    rows = _rows(left, right, model.numbers)
    if rows is None:
        subtracted = (replace(term, constant=-term.constant) for term in right)
        _post_sum(model, (*left, *subtracted))
    else:
        model.look_up((*_cells(left), *_cells(right)), dict.fromkeys(rows, 0))


def _rows(
    left: Sequence[Term], right: Sequence[Term], numbers: Sequence[int]
) -> list[tuple[int, ...]] | None:
    """All numbers on the cells of both sides with which they come to the same; None if too many."""
    on_left, on_right = (_table(side, numbers) for side in (left, right))
    if on_left is None or on_right is None or not set(_cells(left)).isdisjoint(_cells(right)):
        return None
    with_value: dict[Fraction | int, list[tuple[int, ...]]] = {}
    for shown, value in on_right.items():
        with_value.setdefault(value, []).append(shown)
    if sum(len(with_value.get(value, ())) for value in on_left.values()) > MOST_ROWS:
        return None
    return [one + other for one, value in on_left.items() for other in with_value.get(value, ())]


def _table(terms: Sequence[Term], numbers: Sequence[int]) -> Table | None:
    """What terms come to for all numbers on their cells by which they can be divided.

    None if these are too many.
    """
    cells = _cells(terms)
    if len(numbers) ** len(cells) > MOST_ROWS:
        return None
    groups = {group for term in terms for group in term.numbers}
    divisors = {group for term in terms for group in term.over}
    table: dict[tuple[int, ...], Fraction | int] = {}
    for shown in product(numbers, repeat=len(cells)):
        at = dict(zip(cells, shown, strict=True))
        read = {group: number_of(at[cell] for cell in group.cells) for group in groups}
        if all(read[group] for group in divisors):
            table[shown] = sum(term.value(read) for term in terms)
    return table


def _cells(terms: Iterable[Term]) -> tuple[Cell, ...]:
    groups = (group for term in terms for group in term.numbers)
    return tuple(dict.fromkeys(cell for group in groups for cell in group.cells))


def _post_sum(model: Model, terms: Sequence[Term]) -> None:
    """Demand that terms add up to 0."""
    quotients = {term: _quotients(term, model.numbers) for term in terms if term.over}
    divisors: Counter[Group] = Counter()
    for term, found in quotients.items():
        if not found:
            divisors |= Counter(term.over)
    summands = [_summand(model, term, quotients.get(term), divisors) for term in terms]
    scale = lcm(*(summand.constant.denominator for summand in summands))
    if sum(summand.most(scale) for summand in summands) > LARGEST:
        raise OverflowError("the numbers are too large for a solver")
    for group in divisors:
        model.require(_number(model, group).expression >= 1)
    model.require(sum(summand.times(scale, model) for summand in summands) == 0)


class _Quotients(NamedTuple):
    """What a term but for its constant comes to, `scale` times, which makes it whole."""

    scale: int
    multiples: Mapping[tuple[int, ...], int]


def _quotients(term: Term, numbers: Sequence[int]) -> _Quotients | None:
    """Return a table of quotients; None if it would be too large."""
    table = _table([replace(term, constant=1)], numbers)
    if table is None:
        return None
    scale = lcm(*(quotient.denominator for quotient in table.values()))
    if scale > LARGEST_SCALE:
        return None
    return _Quotients(scale, {shown: int(scale * value) for shown, value in table.items()})


class _Factor(NamedTuple):
    """An expression from 0 up to `most`."""

    expression: Expression
    most: int


class _Summand(NamedTuple):
    """A product with a constant."""

    constant: Fraction
    factors: list[_Factor]

    def most(self, scale: int) -> int:
        """How far from 0 it can be, `scale` times; its factors need to fit in even without it."""
        return max(1, abs(int(scale * self.constant))) * prod(f.most for f in self.factors)

    def times(self, scale: int, model: Model) -> Expression:
        """The product, `scale` times."""
        if len(self.factors) > 1:
            return int(scale * self.constant) * model.product(self.factors)
        return int(scale * self.constant) * prod(factor.expression for factor in self.factors)


def _summand(
    model: Model, term: Term, quotients: _Quotients | None, divisors: Counter[Group]
) -> _Summand:
    """Return a term, in which quotients are looked up, times the divisors."""
    if quotients:
        found = model.look_up(_cells([term]), quotients.multiples)
        looked_up = _Factor(found, max(quotients.multiples.values(), default=0))
        factors = [looked_up, *(_number(model, group) for group in divisors.elements())]
        return _Summand(Fraction(term.constant) / quotients.scale, factors)
    left = (divisors - Counter(term.over)).elements()
    factors = [_number(model, group) for group in (*term.times, *left)]
    return _Summand(Fraction(term.constant), factors)


def _number(model: Model, group: Group) -> _Factor:
    highest = max(model.numbers, default=0)
    read = number_of(model.pips(cell) for cell in group.cells)
    return _Factor(read, number_of(highest for _ in group.cells))
