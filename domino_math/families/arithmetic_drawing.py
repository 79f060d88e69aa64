"""Where the digits of a sum stand, given as a pattern such as `5## * # = ####`.

Pattern  an equation in which # is a digit to find; digits beside a # are given, 5##, and a number
         without any # is a constant
Column   numbers that stand below each other: a fraction, or one number alone

Whole numbers stand below each other as in written sums, their last digits in one column. A sum
with fractions runs along a line.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from domino_math.constraints import Equation
from domino_math.layout import Cell, Group

SIGNS = "+-−*×xX/÷="
_NUMBER = re.compile(r"[0-9]*#[#0-9]*")
_NO_SIGN = re.compile(r"[#0-9] [#0-9]")
_OTHER = re.compile(rf"[^#0-9\s{re.escape(SIGNS)}]")


class Column(NamedTuple):
    """Numbers by their names, from the top, and the signs and constants that follow them."""

    numbers: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Drawing:
    """A pattern with its places.

    `text` is the equation with a name for each number, `digits` has the pattern of each name, and
    `cells` its places, from the top left of the drawing, which is `width` columns wide with all
    that is written after the numbers.
    """

    text: str
    digits: Mapping[str, str]
    columns: Sequence[Column]
    cells: Mapping[str, tuple[Cell, ...]]
    width: int

    @property
    def height(self) -> int:
        """How many rows it has."""
        return 1 + max(cell.row for cells in self.cells.values() for cell in cells)

    @property
    def stacked(self) -> bool:
        """Whether it is a written sum, with its numbers below each other."""
        return _is_stacked(self.columns)


def draw(pattern: str) -> Drawing:
    """Draw a pattern. Raises ValueError for what is no equation, and for an odd number of digits.

    >>> drawing = draw("## * # = 1#4")
    >>> drawing.text, drawing.cells["n1"]
    ('n0 × n1 = n2', (Cell(row=1, column=2),))
    """
    pattern = " ".join(pattern.split())
    if wrong := _OTHER.search(pattern):
        raise ValueError(f"{wrong[0]!r} has no place in a pattern like ### * # = ####")
    if _NO_SIGN.search(pattern):
        raise ValueError("there is no sign between two numbers")
    digits = {f"n{place}": found for place, found in enumerate(_NUMBER.findall(pattern))}
    names = iter(digits)
    text = re.sub("[*xX]", " × ", re.sub("[-−]", " − ", pattern))
    text = _NUMBER.sub(lambda _: next(names), text)
    lengths = {name: len(found) for name, found in digits.items()}
    # Which numbers are divided by which is told by an equation on any cells.
    groups = {n: Group(n, tuple(Cell(0, at) for at in range(lengths[n]))) for n in digits}
    columns = _columns(Equation.parse(text, groups))
    if sum(lengths.values()) % 2:
        raise ValueError(f"{sum(lengths.values())} digits cannot be covered with tiles")
    place = _stacked if _is_stacked(columns) else _in_line
    return Drawing(text, digits, columns, *place(columns, lengths))


def _columns(equation: Equation) -> list[Column]:
    found: list[Column] = []
    for symbol in equation.symbols:
        last = found[-1] if found else None
        if isinstance(symbol, str):
            if last:
                found[-1] = Column(last.numbers, f"{last.text} {symbol}".strip())
        elif last and last.text == "/" and len(last.numbers) == 1:
            found[-1] = Column((*last.numbers, symbol.name), "")
        else:
            found.append(Column((symbol.name,), ""))
    return found


def _is_stacked(columns: Sequence[Column]) -> bool:
    return all(len(column.numbers) == 1 for column in columns)


_Places = tuple[Mapping[str, tuple[Cell, ...]], int]


def _stacked(columns: Sequence[Column], lengths: Mapping[str, int]) -> _Places:
    """Return the places of numbers below each other, and the width."""
    end = max(lengths.values())
    cells = {
        name: _places(row, end, lengths[name])
        for row, column in enumerate(columns)
        for name in column.numbers
    }
    return cells, end + max(_room(column.text) for column in columns)


def _in_line(columns: Sequence[Column], lengths: Mapping[str, int]) -> _Places:
    """Return the places of numbers and fractions along a line, and the width."""
    cells: dict[str, tuple[Cell, ...]] = {}
    end = 0
    for column in columns:
        end += max(lengths[name] for name in column.numbers)
        for row, name in enumerate(column.numbers):
            cells[name] = _places(row, end, lengths[name])
        end += _room(column.text)
    return cells, end


def _places(row: int, end: int, length: int) -> tuple[Cell, ...]:
    return tuple(Cell(row, column) for column in range(end - length, end))


def _room(text: str) -> int:
    """How many columns a text takes, four characters each, with a space on either side."""
    return 1 + (len(text) + 2) // 4
