"""Naming a choice of numbers, and how often something happens."""

from collections.abc import Iterable

from domino_math.i18n import Sentence


def numbers_in_words(numbers: Iterable[int | Sentence]) -> Sentence | int:
    """Name the numbers (or sums) of which it is one.

    >>> str(numbers_in_words([4])), str(numbers_in_words([1, 3, 5]))
    ('4', '1, 3 or 5')
    """
    first, *others = numbers
    if not others:
        return first
    so_far = first
    for number in others[:-1]:
        so_far = Sentence("{numbers}, {number}", numbers=so_far, number=number)
    return Sentence("{numbers} or {number}", numbers=so_far, number=others[-1])


def often_in_words(count: int) -> Sentence:
    """Say how often.

    >>> str(often_in_words(0)), str(often_in_words(2)), str(often_in_words(5))
    ('nowhere', 'twice', '5 times')
    """
    if count < 3:
        return (Sentence("nowhere"), Sentence("once"), Sentence("twice"))[count]
    return Sentence("{count} times", count=count)
