"""Where a picture shows the signs of an equation: each after the number that it follows.

So 551 × 4 = 2204 is read line by line, whether its numbers stand beside or below each other.
"""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet

from domino_math.constraints import Equation
from domino_math.draw.scene import Label
from domino_math.layout import Cell

_LETTER_WIDTH = 0.25  # in cells


def equation_signs(equation: Equation, free: AbstractSet[Cell]) -> Iterator[Label]:
    """Yield the signs and constants between the numbers of an equation, as labels.

    `free` are the cells of the layout. A fraction whose bottom lies below its top needs no sign.

    >>> from domino_math.layout import Group
    >>> half = {"a": Group("a", (Cell(0, 0),)), "b": Group("b", (Cell(1, 0),))}
    >>> [label.text for label in equation_signs(Equation.parse("a / b = 2", half), {*half})]
    ['= 2']
    """
    text: list[str] = []
    numbers: list[tuple[str, tuple[Cell, ...]]] = []  # each with what stands before it
    for symbol in equation.symbols:
        if isinstance(symbol, str):
            text.append(symbol)
        elif numbers and text == ["/"] and _is_below(symbol.cells, numbers[-1][1]):
            before, top = numbers.pop()
            numbers.append((before, top + symbol.cells))
            text = []
        else:
            numbers.append((" ".join(text), symbol.cells))
            text = []
    if numbers[0][0]:
        yield _before(numbers[0][1], numbers[0][0])
    following = [before for before, _ in numbers[1:]] + [" ".join(text)]
    for (_, number), after in zip(numbers, following, strict=True):
        if after:
            yield _after(number, after, free)


def _is_below(cells: Sequence[Cell], others: Sequence[Cell]) -> bool:
    return any(cell.moved(-1, 0) in others for cell in cells)


def _after(number: Sequence[Cell], text: str, free: AbstractSet[Cell]) -> Label:
    column = max(cell.column for cell in number) + 1
    if Cell(max(cell.row for cell in number), column) in free:
        return Label((_middle(number), column), text)  # on the line between two cells
    return Label((_middle(number), column + 0.5 + _shift(text)), text)


def _before(number: Sequence[Cell], text: str) -> Label:
    column = min(cell.column for cell in number)
    return Label((_middle(number), column - 0.5 - _shift(text)), text)


def _middle(number: Sequence[Cell]) -> float:
    rows = [cell.row for cell in number]
    return (min(rows) + max(rows) + 1) / 2


def _shift(text: str) -> float:
    """How far the middle of a text is from that of its first or last letter."""
    return _LETTER_WIDTH * (len(text) - 1) / 2
