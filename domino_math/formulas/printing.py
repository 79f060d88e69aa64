"""Formulas as text on one line, as text over several lines, and as LaTeX.

These are SymPy's printers, which learn here to print what `written` keeps as it was written.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from sympy import Add, Expr, Function, Integer, Mod, Mul, Pow, Rational, fraction
from sympy.core.function import AppliedUndef
from sympy.printing.latex import LatexPrinter
from sympy.printing.precedence import PRECEDENCE
from sympy.printing.pretty.pretty import PrettyPrinter
from sympy.printing.pretty.pretty_symbology import pretty_use_unicode
from sympy.printing.pretty.stringpict import prettyForm, stringPict
from sympy.printing.str import StrPrinter

from domino_math.formulas.written import Dots, Over, Plus, Times

_DIGITS, _SMALL = "0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹"
_RAISED, LOWERED = str.maketrans(_DIGITS, _SMALL), str.maketrans(_SMALL, _DIGITS)


def line(expression: Expr) -> str:
    """Return a formula on one line.

    >>> from domino_math.formulas.symbols import k, n
    >>> line((n + 1) * (n + 2) / 2), line(Dots(k, (k, 1, n + 1))), line(n + 1 - k)
    ('(n + 1)·(n + 2)/2', '1 + 2 + … + (n + 1)', 'n + 1 − k')
    """
    return str(_Line().doprint(expression)).replace("-", "−")


def plain(value: object) -> str:
    """Return a value inside a sentence as plain text: formulas on one line."""
    return line(value) if isinstance(value, Expr) else str(value)


def latex(expression: Expr) -> str:
    r"""Return a formula in LaTeX.

    >>> print(latex(Over(Times(7, 8), 2)))
    \frac{7 \cdot 8}{2}
    """
    return str(_Latex().doprint(expression))


def pretty(sides: Sequence[Expr], sign: str, *, unicode: bool = True) -> str:
    """Return the sides with a sign between them, as text of one or several lines.

    >>> from domino_math.formulas.symbols import n
    >>> print(pretty([n + 1, Over(Times(n, 8), 2)], "="))
            n⋅8
    n + 1 = ───
             2
    """
    before = pretty_use_unicode(unicode)
    try:
        printer = _Pretty({"use_unicode": unicode, "wrap_line": False})
        forms = [printer._print(side) for side in sides]
    finally:
        pretty_use_unicode(before)
    text = _beside(forms, f" {sign} ").render(wrap_line=False)
    lines = (row.rstrip() for row in text.splitlines())
    return "\n".join(lines).replace("-", "−") if unicode else "\n".join(lines)


def _beside(forms: Iterable[prettyForm], sign: str) -> prettyForm:
    first, *others = forms
    return prettyForm(*stringPict.next(first, *(part for form in others for part in (sign, form))))


def _is_sum(expression: Expr) -> bool:
    return isinstance(expression, Add | Plus | Dots)


def _minus(term: Expr) -> bool:
    """Whether a term is better subtracted: −x, and −x − 1, but not −x + 1."""
    if isinstance(term, Add):
        return all(_minus(part) for part in term.args)
    return not _is_sum(term) and bool(term.could_extract_minus_sign())


def _sum_text(
    terms: Iterable[Expr | None],
    show: Callable[[Expr], str],
    brackets: Callable[[str], str],
    dots: str,
) -> str:
    text = ""
    for term, less, bracketed in _signed(terms):
        if term is None:
            text += f" + {dots}"
            continue
        shown = show(-term if less else term)
        sign = ("-" if less else "") if not text else (" - " if less else " + ")
        text += sign + (brackets(shown) if bracketed else shown)
    return text


def _signed(terms: Iterable[Expr | None]) -> Iterator[tuple[Expr | None, bool, bool]]:
    """Each term, whether it is subtracted, and whether it needs brackets.

    Behind dots, which hide the signs before, a negative number is added in brackets.
    """
    before: Expr | None = Integer(0)
    for term in terms:
        less = term is not None and before is not None and _minus(term)
        bracketed = term is not None and (_is_sum(term) or (before is None and _minus(term)))
        yield term, less, bracketed
        before = term


def _product_text(
    factors: Iterable[Expr],
    show: Callable[[Expr], str],
    brackets: Callable[[str], str],
    sign: str,
) -> str:
    return sign.join(
        brackets(show(factor)) if _needs_brackets(factor, place) else show(factor)
        for place, factor in enumerate(factors)
    )


def _needs_brackets(factor: Expr, place: int) -> bool:
    """Whether a factor needs brackets: a sum, what is negative, and a product but at the start."""
    return _is_sum(factor) or bool(factor.is_negative) or (place > 0 and isinstance(factor, Mul))


def _round(text: str) -> str:
    return f"({text})"


def _left_right(text: str) -> str:
    return rf"\left({text}\right)"


class _PositiveFirst:
    """Prints n + 1 − k, where SymPy would print −k + n + 1."""

    def _as_ordered_terms(self, expr: Expr, order: str | None = None) -> list[Expr]:
        terms: list[Expr] = super()._as_ordered_terms(expr, order)  # type: ignore[misc]
        return sorted(terms, key=_minus) if _minus(terms[0]) else terms


class _Line(_PositiveFirst, StrPrinter):  # type: ignore[misc]
    def _print_Mul(self, expr: Expr) -> str:  # noqa: N802 - SymPy's names
        return str(super()._print_Mul(expr)).replace("*", "·")

    def _print_Pow(self, expr: Pow, rational: bool = False) -> str:  # noqa: N802
        if expr.exp.is_Integer and expr.exp > 1:
            base = self._print(expr.base)
            plain = expr.base.is_Symbol or (expr.base.is_Integer and expr.base >= 0)
            return (base if plain else _round(base)) + str(expr.exp).translate(_RAISED)
        if expr.exp == Rational(1, 2):
            return f"√{self.parenthesize(expr.base, PRECEDENCE['Pow'])}"
        return str(super()._print_Pow(expr, rational)).replace("**", "^")

    def _print_Pi(self, expr: Expr) -> str:  # noqa: ARG002, N802
        return "π"

    def _print_binomial(self, expr: Expr) -> str:
        return f"C({self._print(expr.args[0])}, {self._print(expr.args[1])})"

    def _print_fibonacci(self, expr: Expr) -> str:
        return f"F({self._print(expr.args[0])})"

    def _print_Mod(self, expr: Expr) -> str:  # noqa: N802
        return f"({self._print(expr.args[0])} mod {self._print(expr.args[1])})"

    def parenthesize(self, item: Expr, level: int, strict: bool = False) -> str:
        # A remainder has its brackets already.
        if isinstance(item, Mod):
            return str(self._print(item))
        return str(super().parenthesize(item, level, strict))

    def _print_Dots(self, expr: Dots) -> str:  # noqa: N802
        return _sum_text(expr.written, self._print, _round, "…")

    def _print_Plus(self, expr: Plus) -> str:  # noqa: N802
        return _sum_text(expr.args, self._print, _round, "…")

    def _print_Times(self, expr: Times) -> str:  # noqa: N802
        return _product_text(expr.args, self._print, _round, "·")

    def _print_Over(self, expr: Over) -> str:  # noqa: N802
        above, below = map(self._print, expr.args)
        above = _round(above) if _is_sum(expr.args[0]) else above
        return f"{above}/{below if expr.args[1].is_Atom else _round(below)}"


class _Latex(_PositiveFirst, LatexPrinter):  # type: ignore[misc]
    def _print_Function(self, expr: Expr, exp: object = None) -> str:  # noqa: N802
        if isinstance(expr, AppliedUndef) and exp is None:
            return f"{expr.name}({', '.join(map(self._print, expr.args))})"
        return str(super()._print_Function(expr, exp))

    def _print_fibonacci(self, expr: Expr, exp: object = None) -> str:  # noqa: ARG002
        return f"F({self._print(expr.args[0])})"

    def _print_Dots(self, expr: Dots) -> str:  # noqa: N802
        return _sum_text(expr.written, self._print, _left_right, r"\ldots")

    def _print_Plus(self, expr: Plus) -> str:  # noqa: N802
        return _sum_text(expr.args, self._print, _left_right, r"\ldots")

    def _print_Times(self, expr: Times) -> str:  # noqa: N802
        return _product_text(expr.args, self._factor, _left_right, r" \cdot ")

    def _factor(self, factor: Expr) -> str:
        text = str(self._print(factor))
        return _left_right(text) if isinstance(factor, Mod) else text

    def _print_Over(self, expr: Over) -> str:  # noqa: N802
        above, below = map(self._print, expr.args)
        return rf"\frac{{{above}}}{{{below}}}"

    def _needs_mul_brackets(self, expr: Expr, first: bool = False, last: bool = False) -> bool:
        return _is_sum(expr) or bool(super()._needs_mul_brackets(expr, first, last))


class _Pretty(_PositiveFirst, PrettyPrinter):  # type: ignore[misc]
    def _sum(self, terms: Iterable[Expr | None]) -> prettyForm:
        parts: list[prettyForm | str] = []
        for term, less, bracketed in _signed(terms):
            if term is None:
                parts += [" + ", "…" if self._use_unicode else "..."]
                continue
            form = self._print(-term if less else term)
            if less or parts:
                parts.append("-" if not parts else (" - " if less else " + "))
            parts.append(prettyForm(*form.parens()) if bracketed else form)
        return prettyForm(*stringPict.next(*parts), binding=prettyForm.ADD)

    def _print_fibonacci(self, expr: Expr) -> prettyForm:
        return self._print(Function("F")(expr.args[0]))

    def _print_Dots(self, expr: Dots) -> prettyForm:  # noqa: N802
        return self._sum(expr.written)

    def _print_Plus(self, expr: Plus) -> prettyForm:  # noqa: N802
        return self._sum(expr.args)

    def _print_Mul(self, expr: Mul) -> prettyForm:  # noqa: N802
        # SymPy's own would load all its units of measurement to look for some.
        above, below = fraction(expr)
        if below != 1:
            return self._print(above) / self._print(below)
        if expr.as_coeff_Mul()[0].is_negative:
            return prettyForm(*stringPict.next("-", self._print(-expr)), binding=prettyForm.NEG)
        return self._product(expr.as_ordered_factors())

    def _print_Times(self, expr: Times) -> prettyForm:  # noqa: N802
        return self._product(expr.args)

    def _product(self, factors: Sequence[Expr]) -> prettyForm:
        forms = [
            prettyForm(*form.parens())
            if _needs_brackets(factor, place) or isinstance(factor, Mod)
            else form
            for place, (factor, form) in enumerate(
                (factor, self._print(factor)) for factor in factors
            )
        ]
        sign = "⋅" if self._use_unicode else "*"
        parts = [part for form in forms[1:] for part in (sign, form)]
        return prettyForm(*stringPict.next(forms[0], *parts), binding=prettyForm.MUL)

    def _print_Over(self, expr: Over) -> prettyForm:  # noqa: N802
        above, below = map(self._print, expr.args)
        return above / below
