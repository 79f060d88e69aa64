"""Dominosa game IDs, as Simon Tatham's Portable Puzzle Collection writes them.

`6dt:40213…`: the order, after `d` a letter for the grade it was made for (often left out), and
after the colon the numbers of n+1 rows of n+2, row by row: a digit each, or `[10]`.
"""

import re
from typing import NoReturn

from domino_math.errors import InputError
from domino_math.families.dominosa_statement import require_order, rows_of, state
from domino_math.fields import shown
from domino_math.puzzle import Puzzle
from domino_math.tiles import set_size
from domino_math.words import either, plural

GRADES = {"t": "trivial", "b": "basic", "h": "hard", "e": "extreme", "a": "ambiguous"}

_LIKE_ONE = re.compile(r"\s*[0-9]+[a-z]*[:#]")
_BEFORE_COLON = re.compile(r"([0-9]+)(?:d(.*))?")
_NUMBER = re.compile(r"\[([0-9]+)\]|([0-9])")
_LONGEST_ORDER = 4  # digits; longer ones are not even converted


def recognises(text: str) -> bool:
    """Whether a text begins as a game ID does.

    >>> recognises("6dt:4021"), recognises("frame-44")
    (True, False)
    """
    return bool(_LIKE_ONE.match(text))


def read_game_id(text: str, place: str = "the game ID") -> Puzzle:
    """Read a game ID; InputError tells the position in it, counted from 1, or row and column.

    >>> puzzle = read_game_id("1dt:001110")
    >>> puzzle.layout.size, puzzle.given[2]
    ((2, 3), (Cell(row=0, column=2), 1))
    >>> read_game_id("1dt:0011")
    Traceback (most recent call last):
    domino_math.errors.InputError: the game ID: is cut short: order 1 has 6 numbers, and 2 are \
missing
    """
    text = text.strip()
    before, colon, after = text.partition(":")
    if not colon:
        _fail(place, f"{shown(text)} has no colon; a game ID is like 6dt:4021…")
    order = _read_order(before, place)
    numbers = _read_numbers(after, len(before) + 2, place)
    height, width = order + 1, order + 2
    wanted = 2 * set_size(order)
    missing = wanted - len(numbers)
    if missing > 0:
        verb = "is" if missing == 1 else "are"
        _fail(
            place, f"is cut short: order {order} has {wanted} numbers, and {missing} {verb} missing"
        )
    if missing < 0:
        _fail(place, f"has {plural(-missing, 'number')} too many: order {order} has {wanted}")
    rows = [numbers[row * width : (row + 1) * width] for row in range(height)]
    return state(rows, order=order, place=place, title=f"Dominosa of order {order}")


def grade_letter(text: str) -> str:
    """Return the letter for the grade in a game ID, one of GRADES, or an empty text.

    >>> grade_letter("1dt:001110"), grade_letter("1:001110")
    ('t', '')
    """
    before = text.strip().partition(":")[0]
    return before.partition("d")[2]


def game_id(puzzle: Puzzle, *, grade: str = "") -> str:
    """Write the game ID of a puzzle, with the letter of a grade if that is wanted.

    A puzzle of n+2 rows of n+1 is written with rows and columns exchanged, which is how a game ID
    can hold it. Raises ValueError for other rectangles, and for what is no Dominosa puzzle.

    >>> game_id(state([[0, 0, 1], [1, 1, 0]]), grade="t")
    '1dt:001110'
    >>> game_id(state([[0, 1], [0, 1], [1, 0]]))
    '1:001110'
    """
    if grade and grade not in GRADES:
        raise ValueError(f"{grade!r} is no grade of a game ID; they are {either(GRADES)}")
    rows = rows_of(puzzle)
    order = puzzle.supply.double_n
    assert order is not None
    if len(rows) == order + 2:
        rows = [list(column) for column in zip(*rows, strict=True)]
    if (len(rows), len(rows[0])) != (order + 1, order + 2):
        size = f"{len(rows)} rows of {len(rows[0])}"
        wanted = f"{order + 1} rows of {order + 2}"
        raise ValueError(f"{puzzle.name} has {size}; a game ID of order {order} has {wanted}")
    numbers = "".join(str(n) if n < 10 else f"[{n}]" for row in rows for n in row)
    return f"{order}{'d' + grade if grade else ''}:{numbers}"


def _read_order(before: str, place: str) -> int:
    written = _BEFORE_COLON.fullmatch(before)
    if not written:
        _fail(place, f"{shown(before)} is no order; before the colon stands one like 6 or 6dt")
    grade = written[2]
    if grade is not None and grade not in GRADES:
        _fail(place, f"{shown(grade)} after d is no grade; it is {either(GRADES)}")
    if len(written[1]) > _LONGEST_ORDER:
        _fail(place, f"{shown(written[1])} is too big for an order")
    order = int(written[1])
    require_order(order, place)
    return order


def _read_numbers(digits: str, position: int, place: str) -> list[int]:
    """Read the numbers; the first character is at `position` in the game ID."""
    if digits.isascii() and digits.isdigit():
        return list(map(int, digits))
    return numbers_run_together(digits, position, place)


def numbers_run_together(digits: str, position: int, place: str) -> list[int]:
    """Read numbers without spaces, `[10]` where there are two digits."""
    numbers = []
    at = 0
    while at < len(digits):
        found = _NUMBER.match(digits, at)
        if not found:
            _tell_character(digits, at, position, place)
        number = found[1] or found[2]
        if len(number) > _LONGEST_ORDER:
            _fail(place, f"position {position + at}: {shown(found[0])} is too big a number")
        numbers.append(int(number))
        at = found.end()
    return numbers


def _tell_character(digits: str, at: int, position: int, place: str) -> NoReturn:
    where = f"position {position + at}"
    if digits[at] != "[":
        what = f"{digits[at]!r} is neither a digit nor a number in brackets like [10]"
        _fail(place, f"{where}: {what}")
    end = digits.find("]", at)
    if end < 0:
        _fail(place, f"{where}: the bracket [ is never closed")
    _fail(place, f"{where}: {shown(digits[at : end + 1])} is no number in brackets like [10]")


def _fail(place: str, what: str) -> NoReturn:
    raise InputError(place, what)
