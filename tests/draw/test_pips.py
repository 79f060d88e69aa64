from itertools import combinations
from math import dist

import pytest

from domino_math.draw.pips import MOST_PIPS, pip_positions, pip_radius

NUMBERS = range(MOST_PIPS + 1)
FAMILIAR = {  # a standing half, as the tiles on sale show it
    0: "... ... ...",
    1: "... .o. ...",
    2: "o.. ... ..o",
    3: "o.. .o. ..o",
    4: "o.o ... o.o",
    5: "o.o .o. o.o",
    6: "o.o o.o o.o",
    7: "o.o ooo o.o",
    8: "ooo o.o ooo",
    9: "ooo ooo ooo",
}


def rounded(points):
    return {(round(row, 4), round(column, 4)) for row, column in points}


@pytest.mark.parametrize("lying", [False, True])
@pytest.mark.parametrize("number", NUMBERS)
def test_each_number_has_that_many_pips_apart_and_inside(number, lying):
    points, radius = pip_positions(number, lying=lying), pip_radius(number)
    assert len(points) == len(set(points)) == number
    for row, column in points:
        assert radius + 0.08 < row < 1 - radius - 0.08
        assert radius + 0.08 < column < 1 - radius - 0.08
    for one, other in combinations(points, 2):
        assert dist(one, other) - 2 * radius > 0.025  # a pixel of a half 40 pixels wide


@pytest.mark.parametrize("lying", [False, True])
@pytest.mark.parametrize("number", NUMBERS)
def test_a_half_turn_changes_nothing(number, lying):
    points = pip_positions(number, lying=lying)
    assert rounded(points) == rounded((1 - row, 1 - column) for row, column in points)


@pytest.mark.parametrize("number", NUMBERS)
def test_lying_is_standing_turned_by_a_quarter(number):
    turned = rounded((column, 1 - row) for row, column in pip_positions(number))
    assert rounded(pip_positions(number, lying=True)) == turned


@pytest.mark.parametrize("number", NUMBERS)
def test_pips_stand_on_at_most_three_lines_along_the_tile(number):
    standing = {round(column, 4) for _, column in pip_positions(number)}
    assert len(standing) <= 3
    counts = [
        sum(round(column, 4) == line for _, column in pip_positions(number))
        for line in (min(standing, default=0), max(standing, default=0))
    ]
    assert counts[0] == counts[1]


def test_all_arrangements_differ():
    assert len({frozenset(rounded(pip_positions(number))) for number in NUMBERS}) == len(NUMBERS)


@pytest.mark.parametrize(("number", "picture"), FAMILIAR.items())
def test_small_numbers_are_the_familiar_ones(number, picture):
    near, middle, far = 0.23, 0.5, 0.77
    expected = {
        (row, column)
        for row, line in zip((near, middle, far), picture.split(), strict=True)
        for column, mark in zip((near, middle, far), line, strict=True)
        if mark == "o"
    }
    assert rounded(pip_positions(number)) == expected


def test_larger_numbers_are_lines_of_four_to_six():
    def lines(number):
        columns = [column for _, column in pip_positions(number)]
        return [columns.count(column) for column in sorted(set(columns))]

    assert {number: lines(number) for number in range(10, 19)} == {
        10: [4, 2, 4],
        11: [4, 3, 4],
        12: [4, 4, 4],
        13: [4, 5, 4],
        14: [5, 4, 5],
        15: [5, 5, 5],
        16: [5, 6, 5],
        17: [6, 5, 6],
        18: [6, 6, 6],
    }


def test_a_six_is_two_columns_standing_and_two_rows_lying():
    assert len({column for _, column in pip_positions(6)}) == 2
    assert len({row for row, _ in pip_positions(6, lying=True)}) == 2


@pytest.mark.parametrize("number", [-1, MOST_PIPS + 1])
def test_other_numbers_have_no_pips(number):
    with pytest.raises(ValueError, match=f"from 0 to 18, not {number}"):
        pip_positions(number)
    with pytest.raises(ValueError, match=f"from 0 to 18, not {number}"):
        pip_radius(number)
