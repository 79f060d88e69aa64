from hypothesis import given, settings
from hypothesis import strategies as st

from domino_math.checker import check
from domino_math.counter import count
from domino_math.dice import Dice
from domino_math.explainer import GRADES, explain
from domino_math.generator.dominosa import MAKER, make
from domino_math.tiles import double_set

seeds = st.integers(0, 2**31 - 1)


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 6), st.data())
def test_every_puzzle_has_one_solution_and_its_grade(order, data):
    grade = data.draw(st.sampled_from(MAKER.grades(order)))
    made = make(order, grade, Dice(data.draw(seeds)), lambda: None)
    assert made.puzzle.layout.size == (order + 1, order + 2)
    assert made.puzzle.supply == double_set(order)
    assert check(made.puzzle, made.solution) == []
    explanation = explain(made.puzzle)  # which has CP-SAT look for a second solution
    assert explanation.solutions == (made.solution,)
    assert explanation.grade == grade
    assert count(made.puzzle) == 1


def test_every_order_can_be_made():
    for order in range(2, 19):
        made = make(order, "trivial", Dice(order), lambda: None)
        assert len(made.solution) == len(double_set(order))


def test_large_orders_come_in_every_grade():
    for grade in GRADES:
        made = make(9, grade, Dice(1), lambda: None)
        assert explain(made.puzzle).grade == grade


def test_the_smallest_order_has_only_easy_puzzles():
    assert MAKER.grades(2) == ("trivial", "basic")
    assert MAKER.grades(3) == GRADES
    assert MAKER.grades(1) == MAKER.grades(19) == ()


def test_work_is_shown_to_go_on():
    ticks = []
    make(4, "extreme", Dice(3), lambda: ticks.append(1))
    assert ticks
