"""Reading a plainly typed picture of tiles.

    6-6 6-3 3
            |
    2-2 1-0 1

Rows of numbers and rows of joints alternate. Numbers stand at a fixed distance: 2 characters where
all have one digit, 3 where some have two. `-` joins the halves of a lying tile, `|` under the
upper half those of a standing one. `.` or a space is a cell where nothing lies; indentation and
empty lines around the picture do not count, so an empty first row or column needs a `.`.
"""

import re
from collections.abc import Iterator
from typing import NoReturn

from domino_math.errors import InputError
from domino_math.fields import shown
from domino_math.fields.limits import HIGHEST_NUMBER, LONGEST_SIDE
from domino_math.layout import Cell
from domino_math.library.given_field import as_number
from domino_math.library.picture_place import PicturePlace
from domino_math.puzzle import Placement, Solution

_MOST_DIGITS = len(str(HIGHEST_NUMBER))
_Spot = tuple[int, int]  # row and column in the picture
_Sign = tuple[_Spot, _Spot, int, int]  # the two that it joins, its line, its place in the line


def read_plain_picture(lines: list[str], where: PicturePlace) -> Solution:
    """Read the tiles; InputError names line and column of a mistake."""
    for number, line in enumerate(lines):
        if "\t" in line:
            where.fail(number, line.index("\t"), "a tab, whose width nobody knows; use spaces")
    lines = [line.rstrip() for line in lines]
    first = next((number for number, line in enumerate(lines) if line), 0)
    last = max((number for number, line in enumerate(lines) if line), default=0)
    indent = min((len(line) - len(line.lstrip()) for line in lines if line), default=0)
    picture = [line[indent:] for line in lines[first : last + 1]]
    digits = max(len(run) for line in picture[::2] for run in re.findall(r"[0-9]+|^", line))
    if (
        len(picture) > 2 * LONGEST_SIDE
        or max(map(len, picture)) > (_MOST_DIGITS + 1) * LONGEST_SIDE
    ):
        raise InputError(where.place, f"the picture has more than {LONGEST_SIDE} rows or columns")
    # Someone may leave more room than the numbers need: where the least does not fit, try more.
    error: InputError | None = None
    for pitch in range(min(max(digits, 1), _MOST_DIGITS) + 1, _MOST_DIGITS + 2):
        try:
            return _Reader(picture, pitch, first, indent, where).solution()
        except InputError as found:
            error = error or found
    assert error is not None
    raise error


class _Reader:
    """Reads one picture with numbers `pitch` characters apart."""

    def __init__(
        self, picture: list[str], pitch: int, first: int, indent: int, where: PicturePlace
    ) -> None:
        self._picture, self._pitch = picture, pitch
        self._first, self._indent, self._where = first, indent, where
        self._halves: dict[_Spot, int] = {}
        self._joined: dict[_Spot, _Spot] = {}

    def solution(self) -> Solution:
        signs = [
            sign
            for line, text in enumerate(self._picture)
            for sign in (self._below(line, text) if line % 2 else self._in_row(line, text))
        ]
        for one, other, line, at in signs:
            self._join(one, other, line, at)
        for row, column in self._halves:
            if (row, column) not in self._joined:
                number = self._halves[row, column]
                what = f"no - or | joins {number} to another half"
                self._fail(2 * row, self._start_of(2 * row, column), what)
        return Solution(
            Placement((self._cell(a), self._cell(b)), (self._halves[a], self._halves[b]))
            for a, b in self._joined.items()
            if a < b
        )

    def _fail(self, line: int, at: int, what: str) -> NoReturn:
        self._where.fail(self._first + line, self._indent + at, what)

    def _cell(self, spot: _Spot) -> Cell:
        return self._where.cell(*spot)

    def _start_of(self, line: int, column: int) -> int:
        at = column * self._pitch
        field = self._picture[line][at : at + self._pitch]
        return at + len(field) - len(field.lstrip())

    def _in_row(self, line: int, text: str) -> Iterator[_Sign]:
        """Read a row of numbers, and yield each `-`."""
        row = line // 2
        for column, at in enumerate(range(0, len(text), self._pitch)):
            joint = at + self._pitch - 1
            word = text[at:joint].strip()
            number = as_number(word)
            if number is not None and word != str(number):
                what = f"{shown(word)} begins with a zero; write {number}"
                self._fail(line, self._start_of(line, column), what)
            if number is not None:
                self._halves[row, column] = number
            elif word not in ("", "."):
                what = (
                    f"{shown(word)} is no number; numbers stand {self._pitch} characters apart in "
                    "rows of cells, and every second line is for | alone"
                )
                self._fail(line, self._start_of(line, column), what)
            sign = text[joint : joint + 1]
            if sign == "-":
                yield (row, column), (row, column + 1), line, joint
            elif sign.strip():
                self._fail(line, joint, f"{sign!r} stands where only - can, between two numbers")

    def _below(self, line: int, text: str) -> Iterator[_Sign]:
        """Read a line between two rows of numbers, and yield each `|`."""
        row = line // 2
        for at, sign in enumerate(text):
            column = at // self._pitch
            if sign == "|":
                yield (row, column), (row + 1, column), line, at
            elif sign != " ":
                what = f"{sign!r} stands where only | can, between two rows of numbers"
                self._fail(line, at, what)

    def _join(self, one: _Spot, other: _Spot, line: int, at: int) -> None:
        sign = self._picture[line][at]
        if one not in self._halves or other not in self._halves:
            self._fail(line, at, f"{sign} does not join two numbers")
        for spot in (one, other):
            if spot in self._joined:
                self._fail(line, at, f"{sign} joins {self._halves[spot]} to a second half")
        self._joined[one], self._joined[other] = other, one
