"""One way to a result: steps that are made sure of, one after the other, when it is built."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from sympy import Expr, Symbol, expand

from domino_math.formulas.against_tiles import compare_with_tiles
from domino_math.formulas.equation import Equation
from domino_math.formulas.errors import StepError
from domino_math.formulas.limits import LARGEST
from domino_math.formulas.proving import prove, prove_by_induction
from domino_math.formulas.quantity import Number, Quantity
from domino_math.formulas.step import Step
from domino_math.formulas.symbols import n
from domino_math.i18n import Sentence


@dataclass(frozen=True)
class Row:
    """What a formula gives for one n, and what is counted there."""

    n: int
    formula: Number
    counted: Number


@dataclass(frozen=True)
class Result:
    """A formula in n for a quantity, to be held against what is counted for `numbers`.

    Other letters of the formula stand for the numbers in `example` then.
    """

    quantity: Quantity
    formula: Expr
    numbers: range = range(LARGEST + 1)
    example: tuple[tuple[Symbol, int], ...] = ()

    @property
    def equation(self) -> Equation:
        """The result as it is written at the end of a way."""
        return Equation(self.quantity.symbol, self.formula)

    def table(self) -> tuple[Row, ...]:
        """Return the formula beside what is counted, for each of `numbers`.

        Raises StepError where they differ.
        """
        rows = []
        for number in self.numbers:
            values = {**dict(self.example), n: number}
            formula = as_number(expand(self.formula.subs(values).doit()))  # roots cancel
            counted = self.quantity.counted(values)
            if formula != counted:
                raise StepError(f"{self.equation} is wrong for n = {number}: counted {counted}")
            rows.append(Row(number, formula, counted))
        return tuple(rows)


def as_number(value: Expr) -> Number:
    """Return a SymPy number as Python's own, exactly.

    >>> from sympy import Integer
    >>> as_number(Integer(28)), as_number(Integer(7) / 2)
    (28, Fraction(7, 2))
    """
    return int(value) if value.is_Integer else Fraction(int(value.p), int(value.q))


@dataclass(frozen=True)
class Way:
    """A way, with a short `name` for the command line; `quantities` are what it counts.

    Its last step states the result: the quantity, alone or as Q(n), and then its formula. A way
    that is there to fail, or that answers for numbers of the reader, has no result; `impossible`
    says that what the reader asks for does not exist. Raises StepError when a step does not hold.
    """

    name: str
    title: Sentence
    quantities: tuple[Quantity, ...]
    steps: tuple[Step, ...]
    result: Result | None
    impossible: bool = False

    def __post_init__(self) -> None:
        certain: list[Equation] = []
        supposed: list[Equation] = []
        for number, step in enumerate(self.steps, 1):
            for equation in step.equations:
                try:
                    rests_on_supposed = self._make_sure(step, equation, certain, supposed)
                except StepError as error:
                    raise StepError(f"{self.name}, step {number}: {error}") from None
                (supposed if rests_on_supposed else certain).append(equation)
        if self.result and not any(map(self._is_result, certain[-1:])):
            raise StepError(f"{self.name}: the last step does not state {self.result.equation}")

    def _make_sure(
        self,
        step: Step,
        equation: Equation,
        certain: Sequence[Equation],
        supposed: Sequence[Equation],
    ) -> bool:
        """Raise StepError if the equation does not hold; say whether it rests on the supposed."""
        ground = step.reason.ground
        if ground == "supposed":
            return True
        if ground == "counted":
            compare_with_tiles(equation, self.quantities)
        elif ground == "by induction":
            prove_by_induction(equation, certain)
        elif supposed:
            try:
                prove(equation, certain)
            except StepError:
                prove(equation, [*certain, *supposed])
                return True
        else:
            prove(equation, certain)
        return False

    def _is_result(self, equation: Equation) -> bool:
        assert self.result
        quantity = self.result.quantity
        return (
            equation.relation == "="
            and equation.sides[0] in (quantity.symbol, quantity(n))
            and equation.sides[-1] == self.result.formula
        )
