"""Small pieces of English that sentences are built from."""

from collections.abc import Iterable


def listed(items: Iterable[object], last: str = "and") -> str:
    """Return the items as a list in a sentence.

    >>> listed([1, 2, 3]), listed(["rows", "columns"], last="or"), listed([7])
    ('1, 2 and 3', 'rows or columns', '7')
    """
    *others, final = map(str, items)
    return f"{', '.join(others)} {last} {final}" if others else final


def either(items: Iterable[object]) -> str:
    """Return the items as a choice in a sentence.

    >>> either([1, 3, 5])
    '1, 3 or 5'
    """
    return listed(items, last="or")


def listed_once(items: Iterable[object]) -> str:
    """Return names as a list in a sentence, and an end `of …` that all of them have only once.

    >>> listed_once(["the top side of part 1", "the left side of part 1"])
    'the top side and the left side of part 1'
    """
    names = [str(item) for item in items]
    ends = {name.partition(" of ")[2] for name in names}
    if len(ends) > 1 or "" in ends:
        return listed(names)
    return f"{listed(name.partition(' of ')[0] for name in names)} of {ends.pop()}"


def capital(sentence: str) -> str:
    """Return a sentence with a capital first letter and the rest as it is.

    >>> capital("the top side of part B")
    'The top side of part B'
    """
    return sentence[:1].upper() + sentence[1:]


def printable(text: str) -> str:
    r"""Return text on one line, with what a terminal would obey written out.

    >>> printable("red \x1b[31m")
    'red \\x1b[31m'
    """
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in text
    )


def signed(number: int) -> str:
    """Return a number with a true minus sign.

    >>> signed(-4), signed(28)
    ('−4', '28')
    """
    return f"−{-number}" if number < 0 else str(number)


def times(count: int) -> str:
    """Return how often.

    >>> times(1), times(2), times(5)
    ('once', 'twice', '5 times')
    """
    return {1: "once", 2: "twice"}.get(count, f"{count:,} times")


def article(number: int) -> str:
    """Return a number with `a` or `an`, as it is spoken.

    >>> article(3), article(8), article(11), article(18), article(80)
    ('a 3', 'an 8', 'an 11', 'an 18', 'an 80')
    """
    return f"{'an' if number in (11, 18) or str(number)[0] == '8' else 'a'} {number}"


def plural(count: int, noun: str) -> str:
    """Return a count with its noun.

    >>> plural(1, "tile"), plural(28, "tile")
    ('1 tile', '28 tiles')
    """
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"
