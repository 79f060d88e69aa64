"""A step that does not hold is noticed, whatever it rests on."""

import pytest
from sympy import Symbol, binomial, factorial, fibonacci

from domino_math.formulas import counting
from domino_math.formulas.equation import Equation, unequal
from domino_math.formulas.errors import StepError
from domino_math.formulas.quantity import Quantity
from domino_math.formulas.step import calculate, induction, look, move, suppose
from domino_math.formulas.symbols import k, n
from domino_math.formulas.way import Result, Way
from domino_math.formulas.written import Dots, Plus, Times
from domino_math.i18n import Sentence

SAID = Sentence("So it is.")
TILES = Quantity("S", Sentence("the number of tiles"), counting.tiles)
S = TILES.symbol
FORMULA = (n + 1) * (n + 2) / 2


def way(*steps, result=None, quantities=(TILES,)):
    return Way("tried", Sentence("tried"), quantities, steps, result)


def fails(*steps, result=None, step=None):
    with pytest.raises(StepError) as error:
        way(*steps, result=result)
    if step:
        assert str(error.value).startswith(f"tried, step {step}: ")
    return str(error.value)


# --- Counted ---


def test_what_is_seen_is_counted():
    assert way(look(SAID, Equation(S, FORMULA)), move(SAID, Equation(2 * S, (n + 1) * (n + 2))))
    said = fails(look(SAID, Equation(S, 2 * n + 1)), step=1)
    assert "S = 2·n + 1 is wrong for n = 2: counted, it says 6 = 5" in said


def test_what_is_seen_is_counted_up_to_18():
    late = FORMULA + Times(*(n - number for number in range(18))).doit()
    assert "is wrong for n = 18" in fails(look(SAID, Equation(S, late)), step=1)


def test_quantities_with_brackets_are_counted_for_what_stands_there():
    assert way(look(SAID, Equation(TILES(k + 1), Plus(TILES(k), k + 2)), Equation(TILES(0), 1)))
    fails(look(SAID, Equation(TILES(k + 1), Plus(TILES(k), k + 1))), step=1)
    fails(look(SAID, Equation(TILES(0), 0)), step=1)
    sum_of_sets = Dots(TILES(k), (k, 0, n))
    assert way(look(SAID, Equation(sum_of_sets, (n + 1) * (n + 2) * (n + 3) / 6)))
    fails(look(SAID, Equation(sum_of_sets, (n + 1) * (n + 2) * (n + 3) / 7)), step=1)


def test_all_numbers_of_all_letters_are_tried():
    assert way(look(SAID, Equation(Plus(n, k), Plus(k, n))))
    assert "for k = 1, n = 0" in fails(look(SAID, Equation(n * k, n * k + k)), step=1)
    whole = Symbol("a", integer=True)
    assert "for a = -1" in fails(look(SAID, Equation(abs(whole), whole)), step=1)
    positive = Symbol("p", integer=True, positive=True)
    assert way(look(SAID, unequal(positive, 0)))
    fails(look(SAID, unequal(n, 0)), step=1)


# --- Proved ---


def test_what_is_calculated_is_proved_from_steps_before():
    doubled = look(SAID, Equation(2 * S, Times(n + 1, n + 2)))
    assert way(doubled, calculate(SAID, Equation(S, FORMULA)))
    fails(calculate(SAID, Equation(S, FORMULA)), step=1)
    said = fails(doubled, calculate(SAID, Equation(S, (n + 1) * (n + 3) / 2)), step=2)
    assert "does not follow" in said
    fails(doubled, calculate(SAID, Equation(S, Plus(FORMULA, 0), FORMULA + 1)), step=2)


def test_a_later_step_proves_nothing_for_an_earlier_one():
    fails(
        calculate(SAID, Equation(S, FORMULA)),
        look(SAID, Equation(2 * S, Times(n + 1, n + 2))),
        step=1,
    )


def test_equations_of_one_step_follow_in_order():
    assert way(
        look(SAID, Equation(2 * S, Times(n + 1, n + 2))),
        calculate(SAID, Equation(4 * S, 2 * (n + 1) * (n + 2)), Equation(S, FORMULA)),
    )


def test_a_chain_of_several_equations_is_found():
    p, q = (Quantity(letter, SAID, lambda n: n) for letter in "PQ")
    steps = (
        look(SAID, Equation(p.symbol, n)),
        look(SAID, Equation(q.symbol, p.symbol)),
        calculate(SAID, Equation(q.symbol + p.symbol, 2 * n)),
    )
    assert way(*steps, quantities=(p, q))
    with pytest.raises(StepError):
        way(*steps[1:], quantities=(p, q))


def test_nothing_is_divided_by_what_may_be_zero():
    """From k·S = k·S + k·0 nothing follows for S, since k may be 0."""
    a = Quantity("A", SAID, lambda _: 0)
    steps = (
        look(SAID, Equation(n * a.symbol, 0)),
        calculate(SAID, Equation(a.symbol, 0)),
    )
    with pytest.raises(StepError, match="step 2"):
        way(*steps, quantities=(a,))


def test_unequal_formulas_have_to_differ():
    assert way(calculate(SAID, unequal(3 * k + 3, 2 * k + 3)))
    assert "same formula" in fails(calculate(SAID, unequal(2 * (k + 1), 2 * k + 2)), step=1)


def test_fibonacci_numbers_can_be_added():
    assert way(calculate(SAID, Equation(fibonacci(n + 2), fibonacci(n + 1) + fibonacci(n))))
    fails(calculate(SAID, Equation(fibonacci(n + 2), fibonacci(n + 1) + fibonacci(n - 1))), step=1)


def test_other_functions_are_left_to_sympy():
    assert way(calculate(SAID, Equation(factorial(n + 1), (n + 1) * factorial(n))))
    fails(calculate(SAID, Equation(factorial(n + 1), n * factorial(n))), step=1)
    assert way(calculate(SAID, Equation(2 ** (n + 1), 2 * 2**n)))
    assert way(calculate(SAID, Equation(binomial(n + 2, 2), binomial(n + 2, n))))


# --- Induction ---

START = look(SAID, Equation(TILES(0), 1))
NEXT = look(SAID, Equation(TILES(k + 1), Plus(TILES(k), k + 2)))
HYPOTHESIS = suppose(SAID, Equation(TILES(k), FORMULA.subs(n, k)))
FROM_K = calculate(SAID, Equation(TILES(k + 1), FORMULA.subs(n, k + 1)))
ALL = induction(SAID, Equation(TILES(n), FORMULA))
RESULT = Result(TILES, FORMULA)


def test_induction_needs_its_start_and_its_step():
    assert way(START, NEXT, HYPOTHESIS, FROM_K, ALL, result=RESULT)
    fails(NEXT, HYPOTHESIS, FROM_K, ALL, step=4)
    fails(START, HYPOTHESIS, ALL, step=3)
    fails(START, HYPOTHESIS, FROM_K, step=3)


def test_induction_cannot_make_a_wrong_formula_right():
    wrong_start = FORMULA + 1  # goes from k to k + 1, but begins wrong
    fails(START, NEXT, induction(SAID, Equation(TILES(n), wrong_start)), step=3)
    wrong_step = 2 * n + 1  # right for 0 and 1
    fails(START, NEXT, induction(SAID, Equation(TILES(n), wrong_step)), step=3)


def test_an_induction_may_rest_on_two_before():
    def tilings(n):
        """Count the ways to cover 2 rows of n cells, column by column."""
        return 1 if n < 2 else tilings(n - 1) + tilings(n - 2)

    numbers = Quantity("T", SAID, tilings)
    start = look(SAID, Equation(numbers(0), 1), Equation(numbers(1), 1))
    following = look(SAID, Equation(numbers(k + 2), Plus(numbers(k + 1), numbers(k))))
    claim = induction(SAID, Equation(numbers(n), fibonacci(n + 1)))
    assert way(start, following, claim, quantities=(numbers,))
    one_start = look(SAID, Equation(numbers(0), 1))
    for steps in ((one_start, following, claim), (start, claim)):
        with pytest.raises(StepError):
            way(*steps, quantities=(numbers,))


def test_what_rests_on_something_supposed_is_no_result():
    supposed = suppose(SAID, Equation(S, FORMULA))
    again = calculate(SAID, Equation(2 * S, 2 * FORMULA), Equation(S, FORMULA))
    assert way(supposed, again)
    assert "does not state" in fails(supposed, again, result=RESULT)


# --- Results ---


def test_the_last_step_states_the_result():
    seen = look(SAID, Equation(S, FORMULA))
    assert way(seen, result=RESULT)
    assert way(look(SAID, Equation(TILES(n), S, FORMULA)), result=RESULT)
    assert "does not state S = " in fails(seen, calculate(SAID, Equation(n, n)), result=RESULT)
    assert "does not state S = " in fails(result=RESULT)
    assert "does not state S = " in fails(look(SAID, Equation(FORMULA, S)), result=RESULT)


def test_a_result_is_held_against_its_count():
    assert [(row.n, row.counted) for row in RESULT.table()][:3] == [(0, 1), (1, 3), (2, 6)]
    with pytest.raises(StepError, match="wrong for n = 2: counted 6"):
        Result(TILES, 2 * n + 1).table()
