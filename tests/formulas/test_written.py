import pytest

from domino_math.formulas.printing import line
from domino_math.formulas.symbols import k, n
from domino_math.formulas.written import Dots, Over, Plus, Times, with_numbers


@pytest.mark.parametrize("last", range(12))
def test_dots_add_up_all_their_terms(last):
    assert Dots(k, (k, 1, last)).doit() == sum(range(1, last + 1))
    assert Dots(3 * k + 1, (k, 0, n)).subs(n, last).doit() == sum(
        3 * number + 1 for number in range(last + 1)
    )


def test_written_expressions_are_worth_what_they_say():
    assert Plus(7, Times(2, Plus(3, 4))).doit() == 21
    assert Over(Times(7, 8), Plus(1, 1)).doit() == 28
    assert (Plus(n, 1) * 2 + Over(n, 2)).doit() == n / 2 + 2 * n + 2
    assert Times(Dots(k, (k, 1, n)), 2).doit().factor() == n * (n + 1)


def test_written_expressions_can_have_numbers_put_in():
    assert Plus(n, k).subs(n, 3) == Plus(3, k)
    assert Times(n, Dots(k, (k, 1, n))).subs(n, 3).doit() == 18


@pytest.mark.parametrize(
    ("expression", "text"),
    [
        ((n + 1) * (n + 2) / 2, "7·8/2"),
        (n * (n + 1) * (n + 2) / 2, "6·7·8/2"),
        ((n + 1) ** 2, "7²"),
        (n + 1, "7"),
        (n / 2, "6/2"),
        (n**2 * (n + 1), "6²·7"),
        (n * k, "6·k"),
        (k * (n - 1), "5·k"),
        (n * (k + 1), "6·(k + 1)"),
        (n * (k + 1) / 2, "6·(k + 1)/2"),
        (2 * k, "2·k"),
        (Plus(n + 1, n * (n + 1) / 2), "7 + 6·7/2"),
        (Dots(k, (k, 1, n)), "1 + 2 + 3 + 4 + 5 + 6"),
        (k + 1, "k + 1"),
    ],
)
def test_numbers_are_put_in_without_multiplying_out(expression, text):
    put_in = with_numbers(expression, {n: 6})
    assert line(put_in) == text
    assert put_in.doit().equals(expression.subs(n, 6).doit())
