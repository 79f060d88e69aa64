import pytest

import domino_math as dm
from domino_math.formulas.pictures import l_shapes, staircase_of_halves, stairs


def drawn(picture):
    return picture(lambda sentence: sentence.text("en"))


def test_sums_of_the_first_numbers_odd_numbers_and_even_numbers():
    tables = [result.table() for result in dm.derive("arithmetic-series").results]
    tens = [next(row.counted for row in table if row.n == 10) for table in tables]
    assert tens == [55, 100, 110, sum(3 + 2 * k for k in range(10))]


@pytest.mark.parametrize("n", [1, 2, 6, 18])
def test_stairs_and_their_copy_fill_a_rectangle(n):
    for lengths in (range(1, n + 1), [3 + 2 * k for k in range(n)]):
        scene = drawn(stairs(lengths))
        first, second = (outline.cells for outline in scene.outlines)
        assert len(first) == len(second) == sum(lengths)
        width = lengths[0] + lengths[-1]
        assert first | second == {(row, at) for row in range(n) for at in range(width)}


@pytest.mark.parametrize("n", [1, 2, 6, 18])
def test_l_shapes_have_odd_numbers_of_squares_and_make_a_square(n):
    shapes = [outline.cells for outline in drawn(l_shapes(n)).outlines]
    assert [len(shape) for shape in shapes] == [2 * k - 1 for k in range(1, n + 1)]
    assert frozenset().union(*shapes) == {(row, at) for row in range(n) for at in range(n)}


def test_halves_of_a_staircase_are_even_numbers():
    scene = drawn(staircase_of_halves(4))
    assert [label.text for label in scene.labels] == [
        "2 halves",
        "4 halves",
        "6 halves",
        "8 halves",
    ]
    assert len(scene.tiles) == 10


def test_given_numbers_are_answered():
    derivation = dm.derive("arithmetic-series", given={"first": 1, "last": 7, "sum": 28})
    assert not derivation.impossible
    assert "a = 1, z = 7, d = 1, n = 7 and S = 28" in derivation.text("en")
    assert "1 + 2 + 3 + 4 + 5 + 6 + 7 = 28" in derivation.text("en")


def test_two_series_may_answer():
    derivation = dm.derive("arithmetic-series", given={"first": 10, "step": -1, "sum": 34})
    assert [step.equations[0].line() for step in derivation.steps[2:]] == [
        "10 + 9 + 8 + 7 = 34",
        "10 + 9 + 8 + … + (−6) = 34",
    ]


def test_numbers_without_a_series_are_told_why():
    derivation = dm.derive("arithmetic-series", given={"first": 1, "last": 6, "step": 2})
    assert derivation.impossible
    said = derivation.text("ru")
    assert "Количество чисел n: получилось бы 7/2, а это не целое число." in said
    assert "такого ряда чисел нет" in said
