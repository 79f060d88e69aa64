"""Arithmetic as statements: sums with digits to find, on cells for tiles to cover."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count

from domino_math.constraints import Count, Equation
from domino_math.families.arithmetic_drawing import Drawing, draw
from domino_math.families.fitting import uses_every_tile
from domino_math.fields.limits import LONGEST_SIDE, MOST_CELLS
from domino_math.layout import Cell, Group, Layout, Outline, Part
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply, double_set
from domino_math.words import plural

# The limits of the project's own files, so that what is stated here can be written there.
LONGEST_PATTERNS = MOST_CELLS  # all of them together, so that there are no more cells than that
_WIDEST = 20  # columns of a picture that a terminal has room for


def state(
    patterns: str | Iterable[str],
    tiles: Supply | None = None,
    *,
    name: str = "arithmetic",
    title: str = "",
    source: str = "",
    story: str = "",
) -> Puzzle:
    """State a puzzle of one or several sums, such as `### * # = ####` or `#/# + #/# = 5/2`.

    Each # is a digit to find. Digits beside a # are given, as in 5##; a number without any # is a
    constant, which no tile covers. The signs are + - * / and =. Tiles lie on any two neighbouring
    digits of one sum, all of them if so many are needed, else some; they are double-6 if none are
    named. No number of several digits begins with 0, unless that 0 is given.

    Raises ValueError for what is no equation, for an odd number of digits, and for more digits
    than tiles cover.

    >>> puzzle = state("### * # = ####")
    >>> [str(constraint) for constraint in puzzle.constraints]
    ['row 1 × row 2 = row 3, each read as a number', 'the first digits show 0 nowhere']
    """
    drawings = _drawings([patterns] if isinstance(patterns, str) else patterns)
    layout = Layout(tuple(_parts(drawings)))
    for length, noun in zip(layout.size, ("row", "column"), strict=True):
        if length > LONGEST_SIDE:
            raise ValueError(f"the sums reach over {plural(length, noun)}, beyond {LONGEST_SIDE}")
    supply = double_set(6) if tiles is None else tiles
    every_tile = uses_every_tile(supply, layout, "digit")

    equations: list[Equation] = []
    digits: list[tuple[Cell, str]] = []
    firsts: list[Cell] = []
    for drawing, numbers in zip(drawings, _numbers(drawings, layout), strict=True):
        equations.append(Equation.parse(drawing.text, numbers))
        for key, pattern in drawing.digits.items():
            digits += zip(numbers[key].cells, pattern, strict=True)
            if len(pattern) > 1 and pattern[0] == "#":
                firsts.append(numbers[key].cells[0])
    return Puzzle(
        name,
        layout,
        supply,
        (*equations, *_no_leading_zeros(firsts)),
        tuple((cell, int(digit)) for cell, digit in digits if digit != "#"),
        every_tile=every_tile,
        title=title,
        source=source,
        story=story,
    )


def _drawings(patterns: Iterable[str]) -> list[Drawing]:
    drawings: list[Drawing] = []
    left = LONGEST_PATTERNS
    for number, pattern in enumerate(patterns, 1):
        left -= len(pattern) + 1
        if left < 0:
            raise ValueError(f"the sums are longer than {LONGEST_PATTERNS:,} characters")
        try:
            drawings.append(draw(pattern))
        except ValueError as error:
            raise ValueError(f"sum {number}: {error}") from None
    if not drawings:
        raise ValueError("there is no sum")
    return drawings


def _parts(drawings: Iterable[Drawing]) -> Iterator[Part]:
    """Yield a part for each sum, beside each other as far as a terminal is wide."""
    top = left = below = 0
    for drawing in drawings:
        if left and left + drawing.width > _WIDEST:
            top, left = below + 1, 0
        cells = {cell for number in drawing.cells.values() for cell in number}
        columns = range(1 + max(cell.column for cell in cells))
        lines = ("".join(".#"[(r, c) in cells] for c in columns) for r in range(drawing.height))
        yield Part(Outline(lines), at=(top, left))
        below = max(below, top + drawing.height)
        left += drawing.width


def _numbers(drawings: Iterable[Drawing], layout: Layout) -> Iterator[Mapping[str, Group]]:
    """Yield the numbers of each sum as groups, by their keys; the layout has those in rows."""
    rows = {group.cells: group for group in layout.groups["rows"]}
    fractions, others = count(1), count(1)
    for drawing, part in zip(drawings, layout.parts, strict=True):
        groups: dict[str, Group] = {}
        for column in drawing.columns:
            if len(column.numbers) > 1:
                number = next(fractions)
                names = [f"top {number}", f"bottom {number}"]
            else:
                names = [f"number {next(others)}"]
            for key, name in zip(column.numbers, names, strict=True):
                cells = tuple(cell.moved(*part.at) for cell in drawing.cells[key])
                groups[key] = rows[cells] if drawing.stacked else Group(name, cells)
        yield groups


def _no_leading_zeros(firsts: Sequence[Cell]) -> Iterator[Count]:
    if firsts:
        several = len(firsts) > 1
        name = "the first digits" if several else "the first digit"
        yield Count(Group(name, tuple(firsts), several), 0, 0)
