"""What a step states: that two or more expressions are equal, or that two are not."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from sympy import Expr, Symbol, expand, sympify

from domino_math.formulas.printing import latex, line, pretty
from domino_math.formulas.symbols import n
from domino_math.formulas.written import with_numbers

Relation = Literal["=", "≠"]
_LATEX = {"=": "=", "≠": r"\neq"}
_ASCII = {"=": "=", "≠": "!="}


@dataclass(frozen=True, init=False)
class Equation:
    """Sides that are all equal, or two that are not the same formula (`relation` "≠").

    >>> from domino_math.formulas.symbols import k, n
    >>> from domino_math.formulas.written import Dots
    >>> Equation(Dots(k, (k, 0, n)), n * (n + 1) / 2).line()
    '0 + 1 + … + n = n·(n + 1)/2'
    """

    sides: tuple[Expr, ...]
    relation: Relation

    def __init__(self, *sides: Expr | int, relation: Relation = "=") -> None:
        if len(sides) < 2 or (relation == "≠" and len(sides) != 2):
            raise ValueError(f"{len(sides)} sides cannot be joined by {relation}")
        object.__setattr__(self, "sides", tuple(map(sympify, sides)))
        object.__setattr__(self, "relation", relation)

    def at(self, number: Expr | int) -> "Equation":
        """Return the equation with something else in place of n.

        >>> from domino_math.formulas.symbols import k, n
        >>> Equation(n + n, 2 * n).at(k + 1).line()
        '2·k + 2 = 2·k + 2'
        """
        return Equation(*(side.subs(n, number) for side in self.sides), relation=self.relation)

    def put_in(self, values: Mapping[Symbol, int]) -> "Equation":
        """Return the equation with numbers for some letters, its products left standing."""
        return Equation(
            *(with_numbers(side, values) for side in self.sides), relation=self.relation
        )

    def with_numbers(self, values: Mapping[Symbol, int]) -> "Equation | None":
        """Return what the equation says for these numbers, or None if that is nothing new.

        Where all sides become numbers, the last one is worked out.

        >>> from domino_math.formulas.symbols import k, n
        >>> Equation(Symbol("S"), (n + 1) * (n + 2) / 2).with_numbers({n: 6}).line()
        'S = 7·8/2 = 28'
        """
        sides = list(self.put_in(values).sides)
        if sides == list(self.sides):
            return None
        value = expand(sides[-1].doit())
        if self.relation == "=" and value.is_number:
            sides.append(value)
        different = [
            side for side, before in zip(sides, [None, *sides], strict=False) if side != before
        ]
        return Equation(*different, relation=self.relation) if len(different) > 1 else None

    def line(self) -> str:
        """Return the equation on one line."""
        return f" {self.relation} ".join(map(line, self.sides))

    def latex(self) -> str:
        """Return the equation in LaTeX, without dollar signs."""
        return f" {_LATEX[self.relation]} ".join(map(latex, self.sides))

    def pretty(self, *, unicode: bool = True) -> str:
        """Return the equation over several lines where there are fractions."""
        sign = self.relation if unicode else _ASCII[self.relation]
        return pretty(self.sides, sign, unicode=unicode)

    def __str__(self) -> str:
        return self.line()


def unequal(one: Expr | int, other: Expr | int) -> Equation:
    """Return the statement that two formulas are not the same.

    >>> from domino_math.formulas.symbols import k
    >>> unequal(3 * k + 3, 2 * k + 3).line()
    '3·k + 3 ≠ 2·k + 3'
    """
    return Equation(one, other, relation="≠")
