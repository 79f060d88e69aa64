"""The line around a group of cells, as SVG path data.

The border is walked with the group on the right hand side: clockwise around the outside and
counter-clockwise around holes. It is drawn a little inside the group, so that the lines of two
neighbouring groups lie side by side and not on each other.
"""

from collections.abc import Set as AbstractSet

from domino_math.draw.scene import GridCell

Corner = tuple[int, int]  # (row, column) of a corner point of the grid
Step = tuple[int, int]  # right, down, left or up

_RIGHT, _DOWN, _LEFT, _UP = (0, 1), (1, 0), (0, -1), (-1, 0)


def number_text(value: float) -> str:
    """Write a coordinate in at most two decimals and no more characters than it needs.

    >>> number_text(2.0), number_text(0.125), number_text(-0.001)
    ('2', '0.12', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _clockwise(step: Step) -> Step:
    """The direction a quarter turn to the right of `step`; also the side the group is on."""
    return (step[1], -step[0])


def border_loops(cells: AbstractSet[GridCell]) -> tuple[tuple[tuple[Corner, Step], ...], ...]:
    """Return the closed loops around `cells`, each a tuple of (corner point, step leaving it).

    Only points where the border turns are listed. Cells that meet at a corner point alone count
    as apart, so that loops never touch. The order depends on nothing but the cells.

    >>> border_loops({(0, 0)})
    ((((0, 0), (0, 1)), ((0, 1), (1, 0)), ((1, 1), (0, -1)), ((1, 0), (-1, 0))),)
    """
    sides: set[tuple[Corner, Step]] = set()
    for row, column in cells:
        if (row - 1, column) not in cells:
            sides.add(((row, column), _RIGHT))
        if (row, column + 1) not in cells:
            sides.add(((row, column + 1), _DOWN))
        if (row + 1, column) not in cells:
            sides.add(((row + 1, column + 1), _LEFT))
        if (row, column - 1) not in cells:
            sides.add(((row + 1, column), _UP))
    loops = []
    while sides:
        # The topmost, then leftmost side left; among two at one point, the one going right.
        start = min(sides, key=lambda side: (side[0], side[1] != _RIGHT, side[1]))
        loops.append(_walk(start, sides))
    return tuple(loops)


def _walk(
    start: tuple[Corner, Step], sides: set[tuple[Corner, Step]]
) -> tuple[tuple[Corner, Step], ...]:
    """Take the loop through `start` out of `sides` and return its turning points."""
    turns = []
    point, step = start
    while (point, step) in sides:
        sides.remove((point, step))
        point = (point[0] + step[0], point[1] + step[1])
        right = _clockwise(step)
        # Right first: that keeps to the same cell where two cells meet at a point only.
        ways = (right, step, (-right[0], -right[1]))
        following = next(way for way in ways if (point, way) in sides or (point, way) == start)
        if following != step:
            turns.append((point, following))
        step = following
    # The walk ends at its start, which is a turn: the topmost, leftmost point always is.
    return (turns[-1], *turns[:-1])


def border_path(
    cells: AbstractSet[GridCell],
    *,
    inset: float,
    radius: float,
    unit: float = 1,
    origin: tuple[float, float] = (0, 0),
) -> str:
    """Return SVG path data for the border of `cells`.

    `inset` (how far inside the group the line runs) and `radius` (of its rounded corners) are in
    grid units; `unit` is the size of one grid unit in the picture and `origin` the grid point
    (row, column) drawn at the picture's (0, 0). No cells give "". Raises ValueError when inset
    and radius add up to more than one half: the corners would not fit.

    >>> border_path({(0, 0)}, inset=0.1, radius=0, unit=10)
    'M1 1L9 1L9 9L1 9Z'
    """
    if inset + radius > 0.5:
        raise ValueError(f"inset {inset} and radius {radius} add up to more than half a cell")

    def point(row: float, column: float) -> str:
        return f"{number_text((column - origin[1]) * unit)} {number_text((row - origin[0]) * unit)}"

    parts = []
    for loop in border_loops(cells):
        for index, ((row, column), step) in enumerate(loop):
            before = loop[index - 1][1]
            inward_before, inward = _clockwise(before), _clockwise(step)
            row_in = row + inset * (inward_before[0] + inward[0])
            column_in = column + inset * (inward_before[1] + inward[1])
            word = "L" if index else "M"
            if radius:
                reach = point(row_in - radius * before[0], column_in - radius * before[1])
                leave = point(row_in + radius * step[0], column_in + radius * step[1])
                parts.append(f"{word}{reach}Q{point(row_in, column_in)} {leave}")
            else:
                parts.append(f"{word}{point(row_in, column_in)}")
        parts.append("Z")
    return "".join(parts)
