from itertools import combinations

import pytest

import domino_math as dm
from domino_math.formulas.series import NAMES, Series, find_series

# All series of up to 6 numbers from a small range: the brute force that answers are held against.
RANGE = range(-4, 5)
SMALL = [Series(first, step, length) for first in RANGE for step in RANGE for length in range(1, 7)]


def known(series, names):
    return {name: getattr(series, name) for name in names}


@pytest.mark.parametrize("names", list(combinations(NAMES, 3)), ids="-".join)
def test_any_three_numbers_give_all_series_that_have_them(names):
    for series in SMALL[::37]:
        numbers = known(series, names)
        expected = {other for other in SMALL if known(other, names) == numbers}
        found = find_series(numbers)
        for one in found.series:
            assert known(one, names) == numbers
            assert one.sum == sum(one.numbers)
            assert one.last == one.numbers[-1]
            assert len(one.numbers) == one.length
        if not found.reasons:
            assert expected <= set(found.series)
        else:
            settled = {reason.text("en") for reason in found.reasons}
            assert found.series or all("not settled" in reason for reason in settled)


@pytest.mark.parametrize(
    ("numbers", "found"),
    [
        ({"first": 1, "last": 7, "sum": 28}, [(1, 1, 7)]),
        ({"first": 1, "step": 2, "sum": 49}, [(1, 2, 7)]),
        ({"first": 10, "step": -1, "sum": 34}, [(10, -1, 4), (10, -1, 17)]),
        ({"step": 0, "first": 2, "sum": 10}, [(2, 0, 5)]),
        ({"first": 1, "step": 1, "length": 3, "last": 3, "sum": 6}, [(1, 1, 3)]),
        ({"length": 100, "first": 1, "step": 1}, [(1, 1, 100)]),
    ],
)
def test_series_that_there_are(numbers, found):
    assert list(find_series(numbers).series) == [Series(*one) for one in found]
    assert find_series(numbers).reasons == () or len(found) == 1


@pytest.mark.parametrize(
    ("numbers", "why"),
    [
        ({"first": 1, "last": 6, "step": 2}, "The length n would be 7/2, which is not a whole"),
        ({"first": 1, "step": 1, "sum": 5}, "would lie between 2 and 3, so it is not a whole"),
        ({"step": 1, "last": 3, "sum": 7}, "No number is right for n."),
        ({"first": 3, "last": 3, "length": 1}, "The step d is not settled by these numbers."),
        ({"step": 0, "first": 2, "last": 2}, "The length n is not settled by these numbers."),
        ({"length": 2, "step": 3, "sum": 4}, "The first number a would be 1/2"),
        ({"first": 1, "last": -1, "sum": 3}, "These numbers contradict each other."),
        ({"first": 5, "step": 1, "last": 4}, "The length n would be 0."),
        ({"first": 1, "step": 1, "length": 3, "last": 4}, "These numbers contradict each other."),
    ],
)
def test_why_there_is_no_series(numbers, why):
    found = find_series(numbers)
    assert found.series == ()
    assert why in " ".join(reason.text("en") for reason in found.reasons)


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ({"first": 1, "last": 2}, "give at least three of first, last, step, length and sum"),
        ({}, "give at least three"),
        ({"first": 1, "lest": 2, "sum": 3}, "lest: is not one of first, last"),
        ({"first": 1, "last": 10**10, "sum": 3}, "last: is larger than 1,000,000,000"),
    ],
)
def test_what_cannot_be_asked(numbers, said):
    with pytest.raises(dm.InputError, match=said):
        find_series(numbers)
