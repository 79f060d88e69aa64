"""Where short texts stand in a picture: beside a straight group, or at the end of a diagonal."""

from collections.abc import Iterable
from itertools import pairwise

from domino_math.layout import Cell


def bounds(cells: Iterable[Cell]) -> tuple[int, int, int, int]:
    """The first row and column that have cells, and the last ones."""
    rows, columns = zip(*cells, strict=True)
    return min(rows), min(columns), max(rows), max(columns)


def is_straight(cells: tuple[Cell, ...], free: frozenset[Cell]) -> bool:
    """Whether these are several cells of one line, without others between as at a row's ends."""
    top, left, bottom, right = bounds(cells)
    if len(cells) < 2 or (top < bottom and left < right):
        return False
    line = (Cell(r, c) for r in range(top, bottom + 1) for c in range(left, right + 1))
    return len(free.intersection(line)) == len(cells)


def after_diagonal(
    cells: tuple[Cell, ...], within: tuple[int, int, int, int]
) -> tuple[float, float] | None:
    """Where to write the total of a whole diagonal: off the corner where it ends, at best below."""
    first, *others = sorted(cells)
    step = others[0].column - first.column if others else 0
    if abs(step) != 1 or any(b != a.moved(1, step) for a, b in pairwise((first, *others))):
        return None
    top, left, bottom, right = within
    if len(cells) != 1 + min(bottom - top, right - left):
        return None
    for after in (others[-1].moved(1, step), first.moved(-1, -step)):
        if not (top <= after.row <= bottom or left <= after.column <= right):
            return after.row + 0.5, after.column + 0.5
    return None


def with_arrow(text: str, cells: tuple[Cell, ...], at: tuple[float, float]) -> str:
    """The text of a label with an arrow that leads to the diagonal beside it."""
    row, column = min(cells, key=lambda cell: abs(cell.row + 0.5 - at[0]))
    is_below = row + 0.5 > at[0]
    if column + 0.5 > at[1]:
        return f"{text} {'↘' if is_below else '↗'}"
    return f"{'↙' if is_below else '↖'} {text}"


def beside(
    cells: tuple[Cell, ...], taken: frozenset[Cell], within: tuple[int, int, int, int]
) -> tuple[float, float] | None:
    """Where to write the total of a straight group: inside a ring, else after its end."""
    rows, columns = {cell.row for cell in cells}, {cell.column for cell in cells}
    row, column = sum(c.row for c in cells) / len(cells), sum(c.column for c in cells) / len(cells)
    if len(rows) == 1:
        last = Cell(cells[0].row, max(columns))
        places = ((row + 1, column), (row - 1, column))
    else:
        last = Cell(max(rows), cells[0].column)
        places = ((row, column + 1), (row, column - 1))
    top, left, bottom, right = within
    for r, c in places:
        near = {Cell(int(r), int(c)), Cell(int(r + 0.5), int(c + 0.5))}
        if top < r < bottom and left < c < right and not near & taken:
            return r + 0.5, c + 0.5
    after = last.moved(0, 1) if len(rows) == 1 else last.moved(1, 0)
    return None if after in taken else (after.row + 0.5, after.column + 0.5)
