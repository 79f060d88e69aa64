"""Dominosa as a plain grid of numbers: a line for each row.

4 0 2 1      numbers apart from each other,
4021         or, while all are below 10, digits run together (and `[10]` beside them)
"""

import re

from domino_math.errors import InputError
from domino_math.families.dominosa_id import numbers_run_together
from domino_math.families.dominosa_statement import HIGHEST_ORDER, rows_of, state
from domino_math.fields import shown
from domino_math.puzzle import Puzzle
from domino_math.tiles import set_size

_FIRST_LINE = re.compile(r"[0-9\s\[\]]+")
_ORDINARY = re.compile(r"[0-9]|[1-9][0-9]")
_LONGEST_NUMBER = 4  # digits
_MOST_NUMBERS = 2 * set_size(HIGHEST_ORDER)
_MOST = f"double-{HIGHEST_ORDER}, the largest set here, has {_MOST_NUMBERS} halves"
_LONGEST_LINE = 10 * _MOST_NUMBERS  # characters, much space among them


def recognises(text: str) -> bool:
    r"""Whether a text has several lines and the first has nothing but numbers.

    >>> recognises("0 0 1\n1 1 0"), recognises("0 0 1"), recognises("AAB\nA 4")
    (True, False, False)
    """
    lines = _lines(text)
    return len(lines) > 1 and bool(_FIRST_LINE.fullmatch(lines[0][1]))


def read_grid(text: str, place: str = "the grid") -> Puzzle:
    r"""Read a grid of numbers, whether it is wide or tall; InputError names line or row.

    >>> read_grid("001\n110") == read_grid("0 0 1\n1 1 0\n")
    True
    """
    lines = _lines(text)
    if not lines:
        raise InputError(place, "has no numbers")
    if len(lines) > _MOST_NUMBERS:
        raise InputError(place, f"has {len(lines):,} rows; {_MOST}")
    for number, line in lines:
        if len(line) > _LONGEST_LINE:
            raise InputError(place, f"line {number} has {len(line):,} characters; {_MOST}")
    one_word = all(len(line.split()) == 1 for _, line in lines)
    together = one_word and not all(_ORDINARY.fullmatch(line) for _, line in lines)
    if one_word and min(len(line) for _, line in lines) > 1:
        together = True  # a single column would have the blank in it
    rows = [
        numbers_run_together(line, 1, f"{place}: line {number}")
        if together
        else _apart(line, f"{place}: line {number}")
        for number, line in lines
    ]
    return state(rows, place=place)


def write_grid(puzzle: Puzzle) -> str:
    r"""Write the numbers of a Dominosa puzzle as a grid; ValueError if it is none.

    >>> write_grid(read_grid("001\n110"))
    '0 0 1\n1 1 0'
    """
    rows = rows_of(puzzle)
    width = max(len(str(number)) for row in rows for number in row)
    return "\n".join(" ".join(str(number).rjust(width) for number in row) for row in rows)


def _lines(text: str) -> list[tuple[int, str]]:
    """The lines that are not blank, with their numbers from 1."""
    numbered = enumerate(text.removeprefix("\ufeff").split("\n"), 1)
    return [(number, line.strip()) for number, line in numbered if line.strip()]


def _apart(line: str, place: str) -> list[int]:
    numbers = []
    for position, word in enumerate(line.split(), 1):
        if not (word.isascii() and word.isdigit() and len(word) <= _LONGEST_NUMBER):
            raise InputError(place, f"number {position}: {shown(word)} is no number from 0 to 25")
        numbers.append(int(word))
    return numbers
