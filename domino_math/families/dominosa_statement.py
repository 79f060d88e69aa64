"""Dominosa as a statement: all numbers are given, and where the tiles lie is to be found.

Order   the n of the set double-n that was laid; its (n+1)(n+2)/2 tiles have (n+1)(n+2) halves,
        so they fill n+1 rows of n+2, among other rectangles
"""

from collections import Counter
from collections.abc import Sequence

from domino_math.errors import InputError
from domino_math.layout import Cell, Rectangle, layout_of
from domino_math.puzzle import Puzzle
from domino_math.tiles import double_set, halves_of_each, set_size
from domino_math.words import listed, plural, times

LOWEST_ORDER, HIGHEST_ORDER = 1, 25
Rows = Sequence[Sequence[int]]


class UnbalancedError(InputError):
    """Some numbers occur too often and others not often enough for a full set.

    `puzzle` is the statement as it was brought, which can still be drawn.
    """

    def __init__(self, place: str, what: str, puzzle: Puzzle) -> None:
        """Keep the puzzle."""
        super().__init__(place, what)
        self.puzzle = puzzle


def state(
    rows: Rows, *, name: str = "", order: int | None = None, place: str = "", title: str = ""
) -> Puzzle:
    """State the puzzle whose rows show these numbers; every tile of double-`order` is used.

    Without `order`, the number of cells tells which set it is. Raises InputError, naming `place`
    (or else the puzzle's name) and the row and column from 1: for rows of different lengths, an
    order outside 1 to 25, cells that are not twice the set, and a number that is too big; and
    UnbalancedError unless each number occurs n + 2 times.

    >>> puzzle = state([[0, 0, 1], [1, 1, 0]])
    >>> puzzle.name, str(puzzle.supply), len(puzzle.layout.cells)
    ('dominosa-1', 'double-1', 6)
    >>> state([[0, 1], [1, 2]])
    Traceback (most recent call last):
    domino_math.errors.InputError: dominosa: 2 rows of 2 have 4 cells, which is no set; nearest \
are the 6 of double-1
    """
    place = place or name or "dominosa"
    height, width = _size(rows, place)
    if order is None:
        order = _order_of(height, width, place)
    require_order(order, place)
    if height * width != (halves := 2 * set_size(order)):
        what = f"{_shape(height, width)}, but double-{order} has {halves} halves"
        raise InputError(place, what)
    for row, numbers in enumerate(rows, 1):
        if not 0 <= min(numbers) <= max(numbers) <= order:
            column, number = next((c, n) for c, n in enumerate(numbers, 1) if not 0 <= n <= order)
            too = "too big" if number > order else "below 0"
            what = f"{number} is {too}; double-{order} has the numbers 0 to {order}"
            raise InputError(place, f"row {row}, column {column}: {what}")
    puzzle = Puzzle(
        name or f"dominosa-{order}",
        layout_of(Rectangle(height, width)),
        double_set(order),
        given=tuple(
            (Cell(row, column), number)
            for row, numbers in enumerate(rows)
            for column, number in enumerate(numbers)
        ),
        title=title,
    )
    found = Counter(number for numbers in rows for number in numbers)
    each = halves_of_each(order)
    wrong = [n for n in range(order + 1) if found[n] != each]
    if wrong:
        counts = listed(f"{n} occurs {times(found[n]) if found[n] else 'nowhere'}" for n in wrong)
        what = f"{counts}, but on the tiles of double-{order} each number occurs {times(each)}"
        raise UnbalancedError(place, what, puzzle)
    return puzzle


def require_order(order: int, place: str) -> None:
    """Raise InputError for an order outside 1 to 25."""
    if not LOWEST_ORDER <= order <= HIGHEST_ORDER:
        what = f"order {order} is too {'big' if order > HIGHEST_ORDER else 'small'}"
        raise InputError(place, f"{what}; orders are {LOWEST_ORDER} to {HIGHEST_ORDER}")


def rows_of(puzzle: Puzzle) -> list[list[int]]:
    """Return the numbers of a Dominosa puzzle, row by row; ValueError if it is none.

    >>> rows_of(state([[0, 0, 1], [1, 1, 0]]))
    [[0, 0, 1], [1, 1, 0]]
    """
    parts = puzzle.layout.parts
    shape = parts[0].shape
    if len(parts) > 1 or not isinstance(shape, Rectangle):
        raise ValueError(f"{puzzle.name} is no Dominosa puzzle: its layout is not one rectangle")
    if puzzle.supply.double_n is None or not puzzle.every_tile:
        raise ValueError(f"{puzzle.name} is no Dominosa puzzle: it does not use one full set")
    if puzzle.constraints:
        raise ValueError(f"{puzzle.name} is no Dominosa puzzle: it has constraints")
    numbers = [puzzle.given_at.get(cell) for cell in puzzle.layout.cells]
    known = [number for number in numbers if number is not None]
    if len(known) < len(numbers):
        raise ValueError(f"{puzzle.name} is no Dominosa puzzle: some cells show no number")
    width = shape.columns
    return [known[first : first + width] for first in range(0, len(known), width)]


def _size(rows: Rows, place: str) -> tuple[int, int]:
    if not rows or not rows[0]:
        raise InputError(place, "has no numbers")
    for row, numbers in enumerate(rows, 1):
        if len(numbers) != len(rows[0]):
            counts = f"{plural(len(numbers), 'number')}, but row 1 has {len(rows[0])}"
            raise InputError(place, f"row {row} has {counts}")
    return len(rows), len(rows[0])


def _order_of(height: int, width: int, place: str) -> int:
    """The order whose set has as many halves as there are cells."""
    cells = height * width
    order = 0
    while 2 * set_size(order) < cells and order <= HIGHEST_ORDER:
        order += 1
    if order > HIGHEST_ORDER:
        most = f"double-{HIGHEST_ORDER}, the largest set here, has {2 * set_size(HIGHEST_ORDER)}"
        raise InputError(place, f"{_shape(height, width)}, and {most} halves")
    if 2 * set_size(order) != cells:
        near = [n for n in (order - 1, order) if n >= LOWEST_ORDER] or [LOWEST_ORDER]
        sets = listed(f"{2 * set_size(n)} of double-{n}" for n in near)
        raise InputError(place, f"{_shape(height, width)}, which is no set; nearest are the {sets}")
    return order


def _shape(height: int, width: int) -> str:
    have = "has" if height == 1 else "have"
    return f"{plural(height, 'row')} of {width} {have} {plural(height * width, 'cell')}"
