import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from domino_math.counter.exactly import Limbs, at, joined, sums, times, total

NUMBERS = st.lists(st.integers(0, 10**40), min_size=1, max_size=8)


def array(numbers: list[int]) -> Limbs:
    """An array of any numbers, put together from small ones."""
    return joined([times((np.ones(1, dtype=np.int64),), number) for number in numbers])


@given(NUMBERS)
def test_numbers_of_any_size_are_kept(numbers):
    limbs = array(numbers)
    assert [at(limbs, place) for place in range(len(numbers))] == numbers
    assert total(limbs) == sum(numbers)


@given(NUMBERS, st.integers(0, 10**30))
def test_products(numbers, factor):
    limbs = times(array(numbers), factor)
    assert [at(limbs, place) for place in range(len(numbers))] == [n * factor for n in numbers]
    assert all(int(limb.min()) >= 0 and int(limb.max()) < 2**30 for limb in limbs)


@given(NUMBERS, st.data())
def test_sums(numbers, data):
    inside = st.sets(st.integers(1, len(numbers) - 1)) if len(numbers) > 1 else st.just(set())
    starts = [0, *sorted(data.draw(inside))]
    limbs = sums(array(numbers), np.array(starts))
    ends = [*starts[1:], len(numbers)]
    expected = [sum(numbers[a:b]) for a, b in zip(starts, ends, strict=True)]
    assert [at(limbs, place) for place in range(len(starts))] == expected
