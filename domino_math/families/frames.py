"""The family of frames and windows: rings of tiles whose sides have totals.

Frame    a ring of tiles round a rectangle; each corner belongs to both its sides
Nested   frames inside each other, each in the middle of the one around it
Window   a frame of 3 by 3 cells: four tiles round one empty cell
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Literal

from domino_math.constraints import Constraint, Matching, SameTotal, Total
from domino_math.families.family import Family
from domino_math.families.fitting import uses_every_tile
from domino_math.layout import Group, Layout, Part, Ring, Starts
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply, Tile, double_set
from domino_math.words import plural

_TEXT = (
    "Tiles lie end to end round one or several rectangles, and the corners count for both their "
    "sides. All sides show the same total, or each the one that it is given. In matched frames "
    "ends that meet are equal, as in play; in free ones they need not be. Seven windows are seven "
    "little frames of four tiles, whose totals may differ from window to window."
)

_SIDES = 4
_WINDOW = 3
_WINDOWS_IN_A_ROW = 4

Size = int | tuple[int, int]
Rings = tuple[Part, ...]


def nested(*sizes: Size, starts: Starts = "first") -> Rings:
    """Return rings inside each other, from the outermost; one size gives one ring.

    A size is rows and columns, or one number for both. Raises ValueError without a size, for a
    ring that does not fit inside the one before, and for what is no ring.

    >>> [part.at for part in nested(10, (6, 6))]
    [(0, 0), (2, 2)]
    """
    rings = _rings(sizes, starts)
    row = column = 0
    parts = [Part(rings[0])]
    for outer, inner in pairwise(rings):
        if inner.rows > outer.rows - 2 or inner.columns > outer.columns - 2:
            raise ValueError(
                f"a ring of {inner.rows} by {inner.columns} does not fit inside one of "
                f"{outer.rows} by {outer.columns}"
            )
        row += (outer.rows - inner.rows) // 2
        column += (outer.columns - inner.columns) // 2
        parts.append(Part(inner, (row, column)))
    return tuple(parts)


def beside(*sizes: Size, starts: Starts = "first", per_row: int | None = None) -> Rings:
    """Return rings side by side, one cell apart, at most `per_row` of them in a row.

    Sizes are as for `nested`. A shorter last row stands in the middle. Raises ValueError without a
    size, for fewer than one ring in a row, and for what is no ring.

    >>> [part.at for part in beside(3, 3, 3, per_row=2)]
    [(0, 0), (0, 4), (4, 2)]
    """
    rings = _rings(sizes, starts)
    per_row = len(rings) if per_row is None else per_row
    if per_row < 1:
        raise ValueError(f"there cannot be {plural(per_row, 'ring')} in a row")
    rows = [rings[first : first + per_row] for first in range(0, len(rings), per_row)]
    widths = [sum(ring.columns + 1 for ring in row) for row in rows]
    parts, top = [], 0
    for row, width in zip(rows, widths, strict=True):
        left = (max(widths) - width) // 2
        for ring in row:
            parts.append(Part(ring, (top, left)))
            left += ring.columns + 1
        top += max(ring.rows for ring in row) + 1
    return tuple(parts)


def state(
    rings: Iterable[Part],
    tiles: Iterable[Tile],
    *,
    total: int | Sequence[int] | Literal["equal"] | None = None,
    among: Iterable[int] = (),
    matching: bool = False,
    name: str = "frames",
    title: str = "",
    source: str = "",
    story: str = "",
) -> Puzzle:
    """State a puzzle of rings, which `nested` and `beside` put together.

    `total` is what each side shows, or a list with one number a side: top, right, bottom, left of
    the first ring, then of the next. With "equal" the sides of a ring only agree with each other.
    `among` names several totals, of which each side may show any. Without either, sides are free.
    With `matching`, ends that meet are equal. Of more tiles than there is room for some are left
    over. Raises ValueError for fewer tiles than the rings need, for a list of totals that does
    not have four for each ring, and for both a total and several.

    >>> puzzle = state(nested(15), double_set(6), total=44, matching=True)
    >>> [str(constraint) for constraint in puzzle.constraints][:2]
    ['ends that meet show the same number', 'the top side adds up to 44']
    """
    layout = Layout(tuple(rings))
    supply = Supply(tiles)
    sides = layout.groups.get("sides", ())
    if len(sides) != _SIDES * len(layout.parts):
        raise ValueError("every part of a puzzle of frames must be a ring")
    constraints = [
        *([Matching(layout.joints)] if matching else []),
        *_demands(sides, total, tuple(among)),
    ]
    return Puzzle(
        name,
        layout,
        supply,
        tuple(constraints),
        every_tile=uses_every_tile(supply, layout),
        title=title,
        source=source,
        story=story,
    )


def windows(
    count: int,
    tiles: Iterable[Tile],
    *,
    name: str = "windows",
    title: str = "",
    source: str = "",
    story: str = "",
) -> Puzzle:
    """State a puzzle of windows: in each of them the four sides add up to the same.

    Windows stand in rows of at most four. Raises ValueError for no window, and for fewer than four
    tiles for each.

    >>> seven = windows(7, double_set(6))
    >>> len(seven.layout.parts), seven.layout.size, len(seven.constraints)
    (7, (7, 15), 7)
    """
    rows = -(-count // _WINDOWS_IN_A_ROW)
    rings = beside(*[_WINDOW] * count, per_row=-(-count // rows) if rows else None)
    return state(rings, tiles, total="equal", name=name, title=title, source=source, story=story)


def examples() -> tuple[Puzzle, ...]:
    """Return small puzzles: a window, one frame, two side by side, and two inside each other."""
    few = [Tile(0, 1), Tile(0, 2), Tile(1, 1), Tile(1, 2), Tile(2, 2)]
    doubles = [Tile(1, 1)] * 6 + [Tile(0, 0)] * 2
    sides = (4, 4, 4, 4, 0, 0, 0, 0)
    return (
        windows(1, few, name="window-of-five-tiles"),
        state(nested(4), double_set(2), among=(3, 4), name="frame-of-double-2"),
        state(beside(3, (2, 3)), double_set(3), total="equal", name="two-frames-of-double-3"),
        state(nested(4, 2), doubles, total=sides, matching=True, name="nested-frames-of-doubles"),
    )


def _rings(sizes: Iterable[Size], starts: Starts) -> list[Ring]:
    pairs = ((size, size) if isinstance(size, int) else size for size in sizes)
    rings = [Ring(*size, starts) for size in pairs]
    if not rings:
        raise ValueError("there must be at least one ring")
    return rings


def _demands(
    sides: tuple[Group, ...],
    total: int | Sequence[int] | Literal["equal"] | None,
    among: tuple[int, ...],
) -> Iterator[Constraint]:
    if among and total is not None:
        raise ValueError("sides have either a total or several to choose from, not both")
    if total == "equal":
        for first in range(0, len(sides), _SIDES):
            yield SameTotal(sides[first : first + _SIDES])
    elif among:
        yield from (Total(side, "in", among) for side in sides)
    elif isinstance(total, int):
        yield from (Total(side, "=", (total,)) for side in sides)
    elif isinstance(total, str):
        raise ValueError(f'a total cannot be {total!r}; it is a number, several, or "equal"')
    elif total is not None:
        if len(total) != len(sides):
            there_are = f"there are {plural(len(sides), 'side')}"
            raise ValueError(f"{there_are}, but {plural(len(total), 'total')}; each needs one")
        yield from (Total(side, "=", (one,)) for side, one in zip(sides, total, strict=True))


FAMILY = Family(
    name="frames",
    title="Frames and windows with equal sides",
    text=_TEXT,
    state=state,
    examples=examples,
)
