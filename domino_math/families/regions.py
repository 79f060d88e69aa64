"""Puzzles of regions, as statements: cells, regions that demand something, and the tiles to use.

Region   cells that belong together, and what their numbers must be: see KINDS
free     of a cell or a region: nothing is demanded there
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from string import ascii_lowercase, ascii_uppercase
from typing import Literal, get_args

from domino_math.constraints import Alike, Constraint, Distinct, GroupConstraint, Total
from domino_math.families.fitting import require_every_tile
from domino_math.fields.limits import LONGEST_SIDE, MOST_CELLS
from domino_math.layout import Cell, Group, Layout, Outline, layout_of, pieces
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply, Tile
from domino_math.words import either

Kind = Literal["total", "less", "more", "alike", "distinct", "free"]
KINDS: tuple[Kind, ...] = get_args(Kind)
_RELATIONS = {"total": "=", "less": "<", "more": ">"}

LETTERS = ascii_uppercase + ascii_lowercase
_NAME = "region "


@dataclass(frozen=True)
class Region:
    """Cells and what is demanded of the numbers on them.

    `total`, `less` and `more` compare the sum of the numbers with `target`; `alike` wants one
    number throughout, `distinct` no number twice, `free` nothing. The cells are put in order.
    `name` is what sentences call the region; a region without one gets a letter when a puzzle is
    stated. Raises ValueError without cells, for a cell named twice, for another kind, and for a
    target that is missing.

    >>> Region(((0, 1), (0, 0)), "less", 5).cells
    (Cell(row=0, column=0), Cell(row=0, column=1))
    """

    cells: tuple[Cell, ...]
    kind: Kind
    target: int | None
    name: str

    def __init__(
        self,
        cells: Iterable[tuple[int, int]],
        kind: Kind = "free",
        target: int | None = None,
        name: str = "",
    ) -> None:
        if kind not in KINDS:
            raise ValueError(f"a region cannot be {kind!r}; it is {either(KINDS)}")
        if kind in _RELATIONS and target is None:
            raise ValueError(f"a region of the kind {kind!r} needs a target")
        group = Group(name or "a region", tuple(sorted(Cell(*cell) for cell in cells)))
        object.__setattr__(self, "cells", group.cells)
        object.__setattr__(self, "kind", kind)
        object.__setattr__(self, "target", target if kind in _RELATIONS else None)
        object.__setattr__(self, "name", name)

    def constraint(self) -> Constraint | None:
        """Return what it demands, or None if it demands nothing."""
        group = Group(self.name or "the region", self.cells)
        match self.kind, self.target:
            case "total", int(target):
                return Total(group, "=", (target,))
            case "less", int(target):
                return Total(group, "<", (target,))
            case "more", int(target):
                return Total(group, ">", (target,))
            case "alike", _:
                return Alike(group)
            case "distinct", _:
                return Distinct(group)
        return None


def state(
    outline: Iterable[str | tuple[int, int]],
    regions: Iterable[Region],
    tiles: Iterable[Tile],
    *,
    name: str = "pips",
    title: str = "",
    source: str = "",
    story: str = "",
) -> Puzzle:
    """State a puzzle of regions: all the tiles cover the outline, and each region gets its due.

    `outline` is a picture, a text a row, in which `.` and space are no cell and all else is one;
    or it is the cells themselves, (row, column) from the top left. It may have holes and separate
    parts. Tiles lie on any two neighbouring cells, also of two regions. Cells of no region are
    free. Regions without a name are called region A, region B and so on, in order, free ones left
    out. Raises ValueError where regions overlap or leave the outline, and for more or fewer tiles
    than the cells need.

    >>> a, b = Region([(0, 0), (0, 1)], "total", 9), Region([(1, 0), (1, 1)], "alike")
    >>> puzzle = state(("##", "##"), (a, b), [Tile(3, 4), Tile(3, 5)])
    >>> [str(constraint) for constraint in puzzle.constraints]
    ['region A adds up to 9', 'region B shows one number throughout']
    """
    cells = _cells(outline)
    supply = Supply(tiles)
    named = tuple(_named(regions))
    _no_overlap(named, cells)
    require_every_tile(supply, cells)
    demands = (region.constraint() for region in named)
    return Puzzle(
        name,
        _layout(cells),
        supply,
        tuple(demand for demand in demands if demand),
        title=title,
        source=source,
        story=story,
    )


def region_names() -> Iterator[str]:
    """Yield names for regions: A to Z, a to z, and then numbers from 53 on."""
    yield from (_NAME + letter for letter in LETTERS)
    yield from (f"{_NAME}{number}" for number in count(len(LETTERS) + 1))


def letter_of(name: str) -> str:
    """Return the letter in a name like `region A`, or "" if it has none.

    >>> letter_of("region b"), letter_of("region 53"), letter_of("the top side")
    ('b', '', '')
    """
    letter = name.removeprefix(_NAME)
    return letter if name == _NAME + letter and len(letter) == 1 and letter in LETTERS else ""


def regions_of(puzzle: Puzzle) -> tuple[Region, ...]:
    """Return the regions of a puzzle, in order; free cells make a region for each piece of them.

    Raises ValueError for a puzzle that regions cannot say: with given numbers, tiles that may be
    left over, other constraints, two of them on one cell, or a layout where some neighbouring
    cells cannot hold a tile.
    """
    cells = frozenset(puzzle.layout.cells)
    if puzzle.given:
        raise ValueError("regions have no given numbers")
    if not puzzle.every_tile:
        raise ValueError("with regions every tile is used")
    if set(puzzle.layout.slots) != set(layout_of(_outline(cells)).slots):
        raise ValueError("with regions a tile may lie on any two neighbouring cells")
    regions = tuple(_region_of(constraint) for constraint in puzzle.constraints)
    _no_overlap(regions, cells)
    free = cells.difference(*(region.cells for region in regions))
    return (*regions, *(Region(piece) for piece in pieces(free)))


def _region_of(constraint: Constraint) -> Region:
    if isinstance(constraint, GroupConstraint):
        cells, name = constraint.group.cells, constraint.group.name
        match constraint:
            case Total(relation="=", values=(value,)):
                return Region(cells, "total", value, name)
            case Total(relation="<", values=(value,)):
                return Region(cells, "less", value, name)
            case Total(relation=">", values=(value,)):
                return Region(cells, "more", value, name)
            case Alike():
                return Region(cells, "alike", name=name)
            case Distinct():
                return Region(cells, "distinct", name=name)
    raise ValueError(f"no region can demand that {constraint}")


def _cells(outline: Iterable[str | tuple[int, int]]) -> frozenset[Cell]:
    found: set[Cell] = set()
    for row, line in enumerate(outline):
        if isinstance(line, str):
            found.update(Cell(row, column) for column, c in enumerate(line) if c not in ". ")
        else:
            found.add(Cell(*line))
    if not found:
        raise ValueError("there are no cells")
    if len(found) > MOST_CELLS:
        raise ValueError(f"there are more than {MOST_CELLS:,} cells, the most there can be")
    for cell in found:
        if not (0 <= cell.row < LONGEST_SIDE and 0 <= cell.column < LONGEST_SIDE):
            raise ValueError(f"cell {cell} is not within {LONGEST_SIDE} rows and columns")
    return frozenset(found)


def _outline(cells: frozenset[Cell]) -> Outline:
    """Draw cells in the one way that makes equal layouts of equal cells."""
    rows, columns = (range(1 + max(along)) for along in zip(*cells, strict=True))
    return Outline(tuple("".join(".#"[(r, c) in cells] for c in columns) for r in rows))


def _layout(cells: frozenset[Cell]) -> Layout:
    return layout_of(_outline(cells))


def _named(regions: Iterable[Region]) -> Iterator[Region]:
    regions = tuple(regions)
    taken = {region.name for region in regions}
    names = (name for name in region_names() if name not in taken)
    for region in regions:
        if region.name or region.kind == "free":
            yield region
        else:
            yield Region(region.cells, region.kind, region.target, next(names))


def _no_overlap(regions: Iterable[Region], cells: frozenset[Cell]) -> None:
    seen: dict[Cell, str] = {}
    for region in regions:
        name = region.name or "a free region"
        for cell in region.cells:
            if cell in seen:
                raise ValueError(f"cell {cell} lies in two regions, {seen[cell]} and {name}")
            if cell not in cells:
                raise ValueError(f"{name}: cell {cell} is outside the layout")
            seen[cell] = name
