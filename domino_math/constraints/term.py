"""Term: a product of numbers read off the cells, times a constant, over a product of numbers."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import prod

from domino_math.layout import Group

Symbol = Group | str
"""A number, by its group, or a sign or constant between numbers."""

MOST_DIGITS = 1_000
"""In all numbers and constants of an equation: then Python can write out whatever they come to."""

LONGEST_CONSTANT = 30
"""Digits that a constant can have."""

TOO_MANY_DIGITS = f"an equation can have at most {MOST_DIGITS:,} digits"
_TOO_LONG = f"a constant can have at most {LONGEST_CONSTANT} digits"

# A hyphen within a name is no minus sign.
_SIGN = re.compile(r"\s*([=+×*/÷]|(?<!\S)[-−]|[-−](?!\S))\s*")
_MINUS, _OVER = ("-", "−"), ("/", "÷")


@dataclass(frozen=True)
class Term:
    """The product of the numbers `times` and a constant, divided by each of the numbers `over`.

    A number is read off a group as its digits, the most significant first. Without numbers a term
    is its constant.

    >>> from domino_math.layout import Cell
    >>> tile = Group("top", (Cell(0, 0),)), Group("bottom", (Cell(1, 0),))
    >>> Term(tile[:1], tile[1:]).value({tile[0]: 5, tile[1]: 2})
    Fraction(5, 2)
    """

    times: tuple[Group, ...] = ()
    over: tuple[Group, ...] = ()
    constant: Fraction | int = 1

    @property
    def numbers(self) -> tuple[Group, ...]:
        """All the numbers in it."""
        return self.times + self.over

    @property
    def digits(self) -> int:
        """How many digits its numbers have, and its constant unless that is 1."""
        parts = () if abs(self.constant) == 1 else self.constant.as_integer_ratio()
        return sum(len(group.cells) for group in self.numbers) + sum(len(str(n)) for n in parts)

    @property
    def symbols(self) -> tuple[Symbol, ...]:
        """The term as it is written, without the sign of its constant."""
        constant = str(abs(self.constant))
        first, *others = self.times or (constant,)
        written: list[Symbol] = [first]
        for factor in others:
            written += ("×", factor)
        for divisor in self.over:
            written += ("/", divisor)
        if self.times and abs(self.constant) != 1:
            written += ("×", constant)
        return tuple(written)

    def value(self, numbers: Mapping[Group, int]) -> Fraction | int:
        """Return what it comes to. Raises ZeroDivisionError."""
        above = self.constant * prod(numbers[group] for group in self.times)
        # Whole numbers stay so: tables have thousands of them, and fractions are slow.
        return Fraction(above) / prod(numbers[g] for g in self.over) if self.over else above


def number_of(digits: Iterable[int]) -> int:
    """Return the number that has these digits, the most significant first.

    >>> number_of([5, 5, 1])
    551
    """
    number = 0
    for digit in digits:
        number = 10 * number + digit
    return number


def names_in(text: str) -> tuple[str, ...]:
    """Return what a text of terms or equations calls its numbers, constants left out.

    >>> names_in("5/2 × row 1 = row 2")
    ('row 1', 'row 2')
    """
    return tuple(atom for atom in _SIGN.split(text.strip())[::2] if atom and not _is_digits(atom))


def read_terms(text: str, numbers: Mapping[str, Group]) -> tuple[Term, ...]:
    """Read terms with + and − between them; ValueError says what is wrong.

    >>> from domino_math.layout import Cell
    >>> row = Group("row 1", (Cell(0, 0), Cell(0, 1)))
    >>> [str(term.constant) for term in read_terms("row 1 * 3 / 4 - 2", {"row 1": row})]
    ['3/4', '-2']
    """
    first, *others = _SIGN.split(text.strip())
    # A minus may stand before the first number.
    pieces = others if not first and others and others[0] in _MINUS else ["+", first, *others]
    if len(pieces) > 2 * MOST_DIGITS:
        raise ValueError(TOO_MANY_DIGITS)
    terms: list[Term] = []
    for sign, atom in zip(pieces[::2], pieces[1::2], strict=True):
        if sign in ("+", *_MINUS):
            terms.append(Term(constant=-1 if sign in _MINUS else 1))
        terms.append(_with_factor(terms.pop(), atom, numbers, inverse=sign in _OVER))
    return tuple(terms)


def _with_factor(term: Term, atom: str, numbers: Mapping[str, Group], *, inverse: bool) -> Term:
    """Return the term times a number or a constant, or divided by it."""
    times, over, constant = term.times, term.over, term.constant
    if atom in numbers:
        number = (numbers[atom],)
        times, over = (times, over + number) if inverse else (times + number, over)
    elif not _is_digits(atom):
        raise ValueError(f"there is no number {atom!r}" if atom else "a number is missing")
    elif inverse and not int(atom):
        raise ValueError("it divides by 0")
    else:
        constant = Fraction(constant) / int(atom) if inverse else constant * int(atom)
        if max(abs(constant.numerator), constant.denominator) >= 10**LONGEST_CONSTANT:
            raise ValueError(_TOO_LONG)
    return Term(times, over, constant)


def _is_digits(atom: str) -> bool:
    if not (atom.isascii() and atom.isdecimal()):
        return False
    if len(atom) > LONGEST_CONSTANT:
        raise ValueError(_TOO_LONG)
    return True
