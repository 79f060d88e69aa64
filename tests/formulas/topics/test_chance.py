from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from domino_math.errors import InputError
from domino_math.formulas import derive
from domino_math.formulas.pictures import doubles
from domino_math.tiles import double_set

NO_DOUBLE = Fraction(323, 3289)
FIVE_DOUBLES = Fraction(2279, 592020)
SIX_OF_ONE = Fraction(259, 296010)
EITHER = Fraction(2797, 592020)


@pytest.fixture(scope="module")
def hands_of_seven():
    """All hands of seven of double-six, by how often each number and a double is there.

    A tile is a number with a digit for each of that, to base 8; a hand is the sum of its tiles.
    """
    tiles = [
        sum(8**number for number in {tile.low, tile.high}) + 8**7 * tile.is_double
        for tile in double_set(6)
    ]
    found = Counter(map(sum, combinations(tiles, 7)))
    return [([code >> 3 * at & 7 for at in range(8)], count) for code, count in found.items()]


def test_the_known_chances_are_those_of_all_hands(hands_of_seven):
    every = sum(count for _, count in hands_of_seven)
    none, five, six, both, held = (
        Fraction(sum(count for digits, count in hands_of_seven if kind(digits)), every)
        for kind in (
            lambda digits: digits[7] == 0,
            lambda digits: digits[7] >= 5,
            lambda digits: max(digits[:7]) >= 6,
            lambda digits: digits[7] >= 5 and max(digits[:7]) >= 6,
            lambda digits: digits[3] > 0,
        )
    )
    assert every == 1184040
    assert (none, five, six, both) == (NO_DOUBLE, FIVE_DOUBLES, SIX_OF_ONE, 0)
    assert held == 1 - NO_DOUBLE
    assert five + six == EITHER


def test_the_derivation_comes_to_the_known_chances():
    derivation = derive("chance")
    none, held, five, pips = (
        {row.n: row.formula for row in result.table()}[6] for result in derivation.results
    )
    assert (none, held, five, pips) == (NO_DOUBLE, 1 - NO_DOUBLE, FIVE_DOUBLES, 42)
    lines = {equation.line() for step in derivation.steps for equation in step.equations}
    assert f"U(6)/(H(6)) = {SIX_OF_ONE}" in lines
    assert f"(B(6) + U(6))/(H(6)) = {EITHER}" in lines
    assert "V(6) = 0" in lines


def values(**known):
    """The last side of each equation of the answer."""
    steps = derive("chance", given=known).steps
    return [equation.sides[-1] for step in steps for equation in step.equations]


@pytest.mark.parametrize(("n", "size"), [(0, 1), (2, 1), (2, 6), (3, 4), (4, 5), (6, 3)])
def test_answers_for_other_hands_are_those_of_brute_force(n, size):
    hands = list(combinations(double_set(n), size))
    for least in range(n + 3):
        none = sum(not any(tile.is_double for tile in hand) for hand in hands)
        held = sum(any(n in (tile.low, tile.high) for tile in hand) for hand in hands)
        many = sum(sum(tile.is_double for tile in hand) >= least for hand in hands)
        assert values(set=n, hand=size, doubles=least) == [
            comb(len(double_set(n)), size),
            Fraction(none, len(hands)),
            Fraction(held, len(hands)),
            Fraction(sum(tile.pips for hand in hands for tile in hand), len(hands)),
            Fraction(many, len(hands)),
        ]


@pytest.mark.parametrize(
    "known",
    [
        {"hand": 0},
        {"hand": 29},
        {"hand": 10**9},
        {"set": 19},
        {"set": -1},
        {"doubles": -1},
        {"doubles": 10**9},
    ],
)
def test_bad_numbers_are_refused(known):
    with pytest.raises(InputError):
        values(**known)


@pytest.mark.parametrize("n", [0, 1, 6, 18])
def test_doubles_are_marked(n):
    scene = doubles(n)(lambda sentence: sentence.text("en"))
    marked = {mark.cells for mark in scene.marks}
    assert marked == {frozenset(tile.cells) for tile in scene.tiles if tile.pips[0] == tile.pips[1]}
    assert len(marked) == n + 1
