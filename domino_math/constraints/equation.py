"""Equation: arithmetic on numbers whose digits are read off the cells, such as 551 × 4 = 2204."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from domino_math.constraints.base import Constraint, Filling, Model, Violation
from domino_math.constraints.equation_fold import equation_fold
from domino_math.constraints.fold import Fold
from domino_math.constraints.posting import post_equation
from domino_math.constraints.term import (
    MOST_DIGITS,
    TOO_MANY_DIGITS,
    Symbol,
    Term,
    names_in,
    number_of,
    read_terms,
)
from domino_math.i18n import Sentence
from domino_math.layout import Cell, CellMap, Group


@dataclass(frozen=True)
class Equation(Constraint):
    """The terms on the left add up to exactly as much as those on the right.

    Nothing may be divided by 0. Raises ValueError for a side without a term, where no number is
    read off cells, for more than MOST_DIGITS digits, and for names of numbers that are alike or
    cannot be told from signs and constants.

    >>> rows = [Group("row 1", (Cell(0, 0), Cell(0, 1))), Group("row 2", (Cell(1, 0), Cell(1, 1)))]
    >>> twice = Equation.parse("2 × row 1 = row 2", {row.name: row for row in rows})
    >>> twice.describe()
    'row 1 × 2 = row 2, each read as a number'
    >>> filling = Filling(dict(zip(rows[0].cells + rows[1].cells, (1, 6, 3, 3))), partner={})
    >>> [str(violation) for violation in twice.violations(filling)]
    ['16 × 2 = 32, not 33']
    """

    left: tuple[Term, ...]
    right: tuple[Term, ...]

    def __post_init__(self) -> None:
        if not (self.left and self.right):
            raise ValueError("each side of an equation needs a term")
        if not self.numbers:
            raise ValueError("an equation needs a number that is read off cells")
        if sum(term.digits for term in self.left + self.right) > MOST_DIGITS:
            raise ValueError(TOO_MANY_DIGITS)
        for name, often in Counter(group.name for group in self.numbers).items():
            if often > 1:
                raise ValueError(f"an equation needs different names, not {name!r} twice")
            if names_in(name) != (name,):
                raise ValueError(f"{name!r} cannot be told from the rest of an equation")

    @classmethod
    def parse(cls, text: str, numbers: Mapping[str, Group]) -> "Equation":
        """Read an equation such as `row 1 × row 2 = row 3`, given the groups that it can name.

        The signs are + − × / and =; also - for −, * for × and ÷ for /. Constants are whole
        numbers. Raises ValueError for what is no equation.
        """
        sides = text.split("=")
        if len(sides) != 2:
            raise ValueError(f"an equation has one =, not {len(sides) - 1}")
        left, right = (read_terms(side, numbers) for side in sides)
        return cls(left, right)

    @property
    def numbers(self) -> tuple[Group, ...]:
        """The different numbers in it, from left to right."""
        terms = self.left + self.right
        return tuple(dict.fromkeys(group for term in terms for group in term.numbers))

    @property
    def symbols(self) -> tuple[Symbol, ...]:
        """The equation from left to right: groups, and signs and constants as text."""
        return (*_symbols(self.left), "=", *_symbols(self.right))

    def violations(self, filling: Filling) -> Iterator[Violation]:
        numbers: dict[Group, int] = {}
        for group in self.numbers:
            digits = filling.numbers(group.cells)
            if digits is None:
                return
            numbers[group] = number_of(digits)

        def written(terms: Iterable[Term]) -> str:
            return _spelled(_symbols(terms), lambda group: str(numbers[group])).replace(" / ", "/")

        zeros = [term for term in self.left + self.right if not all(map(numbers.get, term.over))]
        if zeros:
            yield self._broken(Sentence("{fraction} divides by 0", fraction=written(zeros[:1])))
            return
        left, right = (sum(t.value(numbers) for t in side) for side in (self.left, self.right))
        if left != right:
            sides = (written(self.left), _exactly(left)), (written(self.right), _exactly(right))
            yield self._broken(_unequal(*sides))

    def _broken(self, said: Sentence) -> Violation:
        cells = dict.fromkeys(cell for group in self.numbers for cell in group.cells)
        return Violation(self.describe(), tuple(cells), said)

    def post(self, model: Model) -> None:
        post_equation(model, self.left, self.right)

    def folds(self, numbers: tuple[int, ...]) -> tuple[Fold, ...]:
        return (equation_fold(self.left, self.right, numbers),)

    @property
    def written(self) -> str:
        """The equation as `parse` reads it."""
        return _spelled(self.symbols, str)

    def describe(self) -> str:
        if all(len(group.cells) == 1 for group in self.numbers):
            return self.written
        return f"{self.written}, each read as a number"

    @property
    def cells(self) -> frozenset[Cell]:
        return frozenset(cell for group in self.numbers for cell in group.cells)

    def signature(self, mapping: CellMap) -> Hashable:
        # The order of sides, terms and factors means nothing; that of digits does.
        def read(groups: Iterable[Group]) -> tuple[tuple[Cell, ...], ...]:
            return tuple(sorted(tuple(mapping[cell] for cell in group.cells) for group in groups))

        def side(terms: Iterable[Term]) -> Hashable:
            return tuple(sorted((read(t.times), read(t.over), t.constant) for t in terms))

        return "equation", frozenset((side(self.left), side(self.right)))


def _symbols(terms: Iterable[Term]) -> Iterator[Symbol]:
    for place, term in enumerate(terms):
        if term.constant < 0:
            yield "−"
        elif place:
            yield "+"
        yield from term.symbols


def _spelled(symbols: Iterable[Symbol], name: Callable[[Group], str]) -> str:
    return " ".join(name(s) if isinstance(s, Group) else s for s in symbols)


def _unequal(left: tuple[str, str], right: tuple[str, str]) -> Sentence:
    """Say that two sides differ, each given as it is written and as what it comes to."""
    # A side that is worked out already is named last: 551 × 4 = 2204, not 2205.
    (sums, result), (other, other_result) = sorted((left, right), key=lambda s: s[0] == s[1])
    if sums == result:
        return Sentence("{sum} is not {other}", sum=sums, other=other)
    if other == other_result:
        return Sentence("{sum} = {result}, not {other}", sum=sums, result=result, other=other)
    return Sentence(
        "{sum} = {result}, but {other} = {other_result}",
        sum=sums,
        result=result,
        other=other,
        other_result=other_result,
    )


def _exactly(value: Fraction | int) -> str:
    return str(value).replace("-", "−")
