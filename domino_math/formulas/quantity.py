"""A number that a derivation is about: its letter, its meaning, and how real tiles give it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from sympy import Expr, Function, Symbol

from domino_math.formulas.symbols import n
from domino_math.i18n import Sentence

Number = int | Fraction


@dataclass(frozen=True)
class Quantity:
    """A letter, what it means, and `count`, which counts real things for given numbers.

    The letter stands alone (`symbol`), or with what it depends on (`quantity(k + 1)` is
    S(k + 1)); `parameters` says what that is, and `count` takes a number for each of them. What
    is counted may be a fraction, such as a mean, where it is not `whole`.

    >>> from domino_math.formulas.symbols import k
    >>> from domino_math.tiles import double_set
    >>> tiles = Quantity("S", Sentence("the number of tiles"), lambda n: len(double_set(n)))
    >>> tiles.symbol, tiles(k + 1), tiles.count(6)
    (S, S(k + 1), 28)
    """

    letter: str
    meaning: Sentence
    count: Callable[..., Number]
    parameters: tuple[Symbol, ...] = (n,)
    whole: bool = True

    @property
    def symbol(self) -> Symbol:
        """The letter alone."""
        return Symbol(self.letter, **self._assumptions)

    def __call__(self, *arguments: Expr | int) -> Expr:
        """Return the letter with what it depends on in brackets."""
        return Function(self.letter, **self._assumptions)(*arguments)

    @property
    def _assumptions(self) -> dict[str, bool]:
        return {"integer" if self.whole else "rational": True}

    def counted(self, values: Mapping[Symbol, int]) -> Number:
        """Count for the values that letters have."""
        return self.count(*(values[parameter] for parameter in self.parameters))
