"""What is wrong is told in any language, from the same facts."""

import pytest

from domino_math.constraints import (
    Alike,
    Count,
    Distinct,
    Equation,
    Filling,
    Matching,
    Progression,
    SameTotal,
    Total,
)
from domino_math.layout import Cell, Group

A, B, C, D = CELLS = tuple(Cell(0, column) for column in range(4))
ROW = Group("row 1", (A, B, C))
CORNERS = Group("the four corners", CELLS, many=True)
ONE = Group("row 1, column 1", (A,))
TOP, LEFT, RIGHT = (
    Group(f"the {side} side", cells)
    for side, cells in (("top", (A, B)), ("left", (A, C)), ("right", (B, D)))
)
NUMBERS = {"a": Group("a", (A, B)), "b": Group("b", (C, D)), "c": Group("c", (D,))}


def equation(text):
    return Equation.parse(text, NUMBERS)


CASES = [
    (Total(ROW, "=", (9,)), (2, 3, 3), "строка 1: сумма 8, а не 9"),
    (Total(CORNERS, "<", (9,)), (2, 3, 3, 1), "четыре угла: сумма 9, а не меньше 9"),
    (Total(ONE, "in", (1, 3)), (2,), "в клетке (строка 1, столбец 1) число 2, а не 1 или 3"),
    (
        Total(Group("the ends", (A,), many=True), ">", (3,)),
        (3,),
        "в клетке (the ends) число 3, а не больше 3",
    ),
    (Alike(ROW), (4, 2, 4), "строка 1: числа 2 и 4, а должно быть всюду одно"),
    (Alike(CORNERS), (6, 5, 0, 0), "четыре угла: числа 0, 5 и 6, а должно быть всюду одно"),
    (Distinct(ROW), (4, 2, 4), "строка 1: число 4 стоит дважды, а числа не должны повторяться"),
    (
        Distinct(CORNERS),
        (1, 1, 1, 0),
        "четыре угла: число 1 стоит 3 раза, а числа не должны повторяться",
    ),
    (Count(ROW, 4, 2), (4, 2, 2), "строка 1: число 4 стоит один раз, а не дважды"),
    (Count(CORNERS, 4, 1), (0, 2, 3, 5), "четыре угла: число 4 стоит ни разу, а не один раз"),
    (
        Matching(((A, B),)),
        (3, 5),
        "встречаются 3 (строка 1, столбец 1) и 5 (строка 1, столбец 2)",
    ),
    (
        SameTotal((TOP, LEFT, RIGHT)),
        (1, 2, 2, 6),
        "суммы разные: 3 (верхняя сторона и левая сторона); 8 (правая сторона)",
    ),
    (
        Progression((TOP, RIGHT), 3),
        (1, 2, 0, 6),
        "сумма 8 (правая сторона), а не 6: суммы растут каждый раз на 3, а до этого сумма 3 "
        "(верхняя сторона)",
    ),
    (
        Progression((TOP, RIGHT), -1),
        (1, 2, 0, 1),
        "сумма 3 (правая сторона), а не 2: суммы убывают каждый раз на 1, а до этого сумма 3 "
        "(верхняя сторона)",
    ),
    (
        Progression((TOP, RIGHT), 0),
        (1, 2, 0, 2),
        "сумма 4 (правая сторона), а не 3: суммы не меняются, а до этого сумма 3 (верхняя сторона)",
    ),
    (equation("a × 2 = b"), (1, 6, 3, 3), "16 × 2 = 32, а не 33"),
    (equation("a = b"), (1, 6, 3, 3), "16 не равно 33"),
    (equation("a × 2 = b × 3"), (1, 6, 3, 3), "16 × 2 = 32, но 33 × 3 = 99"),
    (equation("a / c = 2"), (1, 6, 3, 0), "16/0: на 0 делить нельзя"),
]


@pytest.mark.parametrize(("constraint", "pips", "ru"), CASES)
def test_what_is_wrong_in_russian(constraint, pips, ru):
    filling = Filling(dict(zip(CELLS, pips, strict=False)), {})
    (violation,) = constraint.violations(filling)
    assert violation.said.text("ru") == ru
    assert violation.message == violation.said.text("en") != ru


def test_it_is_printed_in_the_language_that_is_set(monkeypatch):
    (violation,) = Total(ONE, "=", (5,)).violations(Filling({A: 2}, {}))
    monkeypatch.setenv("DOMINO_MATH_LANG", "ru")
    assert str(violation) == "в клетке (строка 1, столбец 1) число 2, а не 5"
    assert violation.message == "row 1, column 1 is 2, not 5"
