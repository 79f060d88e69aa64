"""Sets of numbers as bits of a whole number: what a cell can show, and what cells can add up to.

Bit n stands for the number n, so that the numbers 1 and 3 are 0b1010.
"""

from collections.abc import Iterable, Sequence

from domino_math.constraints import Total
from domino_math.explainer.choices import bits

# Nobody adds up more than this, and sets of so large numbers would be slow.
_HIGHEST_TOTAL = 10_000


def least(numbers: int) -> int:
    """The least number of a set that is not empty.

    >>> least(0b1010)
    1
    """
    return (numbers & -numbers).bit_length() - 1


def most(numbers: int) -> int:
    """The greatest number of a set that is not empty.

    >>> most(0b1010)
    3
    """
    return numbers.bit_length() - 1


def settled(numbers: int) -> bool:
    """Whether a set holds exactly one number.

    >>> settled(0b1000), settled(0b1010), settled(0)
    (True, False, False)
    """
    return numbers != 0 and not numbers & (numbers - 1)


def up_to(number: int) -> int:
    """The numbers from 0 to this one.

    >>> bin(up_to(2)), up_to(-1)
    ('0b111', 0)
    """
    return (1 << max(0, number + 1)) - 1


def plus(totals: int, numbers: int) -> int:
    """All that a number of one set and a number of another can add up to.

    >>> bin(plus(0b1010, 0b11))
    '0b11110'
    """
    found = 0
    for number in bits(numbers):
        found |= totals << number
    return found


def minus(totals: int, numbers: int) -> int:
    """All that a number of one set can leave when one of another is taken away, from 0 on.

    >>> bin(minus(0b1000, 0b110))
    '0b110'
    """
    found = 0
    for number in bits(numbers):
        found |= totals >> number
    return found


def totals_of(cells: Iterable[int]) -> int:
    """All that cells can add up to, each of which can show the numbers of a set.

    >>> bin(totals_of([0b110, 0b110]))
    '0b11100'
    """
    totals = 1
    for numbers in cells:
        totals = plus(totals, numbers)
    return totals


def wanted(total: Total, highest: int) -> int:
    """The totals up to `highest` that a constraint allows."""
    value, every = total.values[0], (1 << highest + 1) - 1
    match total.relation:
        case "<":
            return every & ((1 << max(0, value)) - 1)
        case ">":
            return every & ~((1 << max(0, value + 1)) - 1)
        case _:
            return every & sum(1 << v for v in total.values if v >= 0)


def fitting(cells: Sequence[int], totals: int) -> list[int] | None:
    """What each cell can show if all add up to one of `totals`; None where that is too much work.

    >>> [bin(numbers) for numbers in fitting([0b11110, 0b110], 1 << 5)]
    ['0b11000', '0b110']
    """
    if sum(map(most, cells)) > _HIGHEST_TOTAL:
        return None
    # What the first cells can add up to, and what they must for the others to make the total.
    before = [1]
    for numbers in cells:
        before.append(plus(before[-1], numbers))
    found = []
    for numbers, others in zip(reversed(cells), reversed(before[:-1]), strict=True):
        found.append(sum(1 << number for number in bits(numbers) if others << number & totals))
        totals = minus(totals, numbers)
    return found[::-1]
