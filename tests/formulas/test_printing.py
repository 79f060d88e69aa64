import pytest
from sympy import Function, Rational, Symbol, binomial, floor

from domino_math.formulas.printing import latex, line, pretty
from domino_math.formulas.symbols import k, n
from domino_math.formulas.written import Dots, Over, Plus, Times

S = Symbol("S")
F = Function("F")

LINES = {
    "2·S": 2 * S,
    "n + 1 − k": n + 1 - k,
    "−n − 1": -n - 1,
    "n²": n**2,
    "(n + 1)²": (n + 1) ** 2,
    "n² + k³": Plus(n**2, k**3),
    "n·(n + 1)/2": n * (n + 1) / 2,
    "C(n + 2, 2)": binomial(n + 2, 2),
    "F(k + 1)": F(k + 1),
    "7·8/2": Over(Times(7, 8), 2),
    "(7 + 8)/2": Over(Plus(7, 8), 2),
    "1/(n + 1)": Over(1, n + 1),
    "(k + 1) + (n − k)": Plus(k + 1, n - k),
    "5·5 − 5": Plus(Times(5, 5), -5),
    "n·n − (n + 1)": Plus(Times(n, n), -(n + 1)),
    "−3 + n": Plus(-3, n),
    "(n + 1)·(−2)": Times(n + 1, -2),
    "(1 + 2 + … + n)·(n + 2)": Times(Dots(k, (k, 1, n)), n + 2),
    "1 + 3 + … + (2·n − 1)": Dots(2 * k - 1, (k, 1, n)),
    "(n + 1) + n + … + 1": Dots(n + 1 - k, (k, 0, n)),
    "1 + 2 + 3 + … + 8": Dots(k, (k, 1, 8)),
    "1 + 2 + 3 + 4 + 5 + 6 + 7": Dots(k, (k, 1, 7)),
    "10 + 8 + 6 + … + (−4)": Dots(12 - 2 * k, (k, 1, 8)),
    "2 + 0 − 2": Dots(4 - 2 * k, (k, 1, 3)),
    "1": Dots(k, (k, 1, 1)),
    "0": Dots(k, (k, 1, 0)),
    "F(0) + F(1) + … + F(n)": Dots(F(k), (k, 0, n)),
    "2^n": 2**n,
    "2^(n + 1)": 2 ** (n + 1),
    "n/2": n * Rational(1, 2),
    "−2/3": Rational(-2, 3),
}


@pytest.mark.parametrize(("text", "expression"), LINES.items())
def test_formulas_on_one_line(text, expression):
    assert line(expression) == text


LATEX = {
    r"1 + 2 + \ldots + n": Dots(k, (k, 1, n)),
    r"\frac{7 \cdot 8}{2}": Over(Times(7, 8), 2),
    r"\left(k + 1\right) + \left(n - k\right)": Plus(k + 1, n - k),
    r"\left(1 + 2 + \ldots + n\right) \cdot 2": Times(Dots(k, (k, 1, n)), 2),
    r"5 \cdot 5 - 5": Plus(Times(5, 5), -5),
    "F(k + 1)": F(k + 1),
    r"F^{2}{\left(k \right)}": F(k) ** 2,
    r"\left\lfloor{\frac{n}{2}}\right\rfloor": floor(n / 2),
    "n + 1 - k": n + 1 - k,
    r"{\binom{n + 2}{2}}": binomial(n + 2, 2),
}


@pytest.mark.parametrize(("text", "expression"), LATEX.items())
def test_formulas_in_latex(text, expression):
    assert latex(expression) == text


def test_a_written_sum_keeps_its_brackets_inside_other_expressions():
    forwards = Dots(k, (k, 1, n))
    assert latex(S * forwards) in (
        r"S \left(1 + 2 + \ldots + n\right)",
        r"\left(1 + 2 + \ldots + n\right) S",
    )


def test_formulas_over_several_lines():
    sides = [S, Over(Plus(7, Times(n + 1, -2)), 2), Dots(k, (k, 1, n))]
    assert pretty(sides, "=").splitlines() == [
        "    7 + (n + 1)⋅(−2)",
        "S = ──────────────── = 1 + 2 + … + n",
        "           2",
    ]
    assert pretty(sides, "=", unicode=False).splitlines() == [
        "    7 + (n + 1)*(-2)",
        "S = ---------------- = 1 + 2 + ... + n",
        "           2",
    ]


@pytest.mark.parametrize(
    "expression",
    [
        n * (n + 1) / 2,
        -n,
        -n * k,
        2 * n,
        -3 * n * (k + 1),
        n**2 / 4,
        n / (k + 1),
        -n / 2,
    ],
)
def test_products_look_as_sympy_prints_them(expression):
    from sympy import pretty as sympys

    ours = pretty([expression], "=", unicode=False).splitlines()
    theirs = [row.rstrip() for row in sympys(expression, use_unicode=False).splitlines()]
    assert ours == theirs


def test_printing_changes_nothing_for_others():
    from sympy import pretty as sympys

    before = sympys(n / 2)
    pretty([n / 2], "=", unicode=False)
    pretty([n / 2], "=", unicode=True)
    assert sympys(n / 2) == before
