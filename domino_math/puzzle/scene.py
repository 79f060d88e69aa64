"""Pictures of puzzles and solutions, as scenes for any renderer."""

from collections.abc import Iterable
from itertools import cycle, pairwise
from string import ascii_uppercase

from domino_math.constraints import (
    Alike,
    Constraint,
    Distinct,
    GroupConstraint,
    Total,
    Violation,
)
from domino_math.draw.scene import DrawnCell, DrawnTile, Label, Mark, Outline, Scene
from domino_math.layout import Cell, Layout
from domino_math.puzzle.placement import Solution
from domino_math.puzzle.puzzle import Puzzle
from domino_math.words import plural


def puzzle_scene(
    puzzle: Puzzle, solution: Solution | None = None, violations: Iterable[Violation] = ()
) -> Scene:
    """Show a puzzle with its given numbers, or with the tiles of a solution laid on it.

    What a group must total stands beside the group if the layout has it as a straight one, at the
    corner where a diagonal ends, and on an outline otherwise. Parts that touch are outlined, since
    no tile lies across them; cells of violations are marked.
    """
    # By name, not by cells: a region of two cells may happen to be a whole column.
    groups = {group for family in puzzle.layout.groups.values() for group in family}
    free = frozenset(puzzle.layout.cells)
    parts = [(part.cells, _bounds(part.cells)) for part in puzzle.layout.parts]
    within = {cell: bounds for cells, bounds in parts for cell in cells}
    whole = _bounds(free)
    letters = cycle(ascii_uppercase)
    outlines: list[Outline] = []
    labels: list[Label] = []
    for constraint in puzzle.constraints:
        text = _short(constraint)
        if not text or not isinstance(constraint, GroupConstraint):
            continue
        cells = constraint.group.cells
        named = constraint.group in groups
        if named and _is_straight(cells, free):
            if at := _beside(cells, free, within[cells[0]]):
                labels.append(Label(at, text))
        elif "diagonal" in constraint.group.name and (at := _after_diagonal(cells, whole)):
            labels.append(Label(at, text))
        elif not named or len(cells) < len(free):
            pieces = _pieces(cells)
            if len(pieces) > 1:  # a letter shows which pieces belong together
                text = f"{next(letters)} {text}"
            outlines += [Outline(piece, text) for piece in pieces]
    outlined = {outline.cells for outline in outlines}
    parted = (cells for cells in _parts_that_touch(puzzle.layout) if cells not in outlined)
    return Scene(
        title=puzzle.title or puzzle.name,
        cells=tuple(DrawnCell(cell, puzzle.given_at.get(cell)) for cell in puzzle.layout.cells),
        tiles=_tiles(_drawable(solution, free)) if solution else (),
        outlines=(*map(Outline, parted), *outlines),
        labels=tuple(labels),
        marks=tuple(Mark(free.intersection(broken.cells), "wrong") for broken in violations),
    )


def solution_scene(solution: Solution) -> Scene:
    """Show the tiles of a solution on their own."""
    cells = frozenset(cell for placement in solution for cell in placement.cells)
    return Scene(title=plural(len(solution), "tile"), tiles=_tiles(_drawable(solution, cells)))


def _pieces(cells: Iterable[Cell]) -> list[frozenset[Cell]]:
    """The pieces that hang together, in reading order."""
    left, pieces = set(cells), []
    while left:
        piece, edge = set(), [min(left)]
        while edge:
            cell = edge.pop()
            if cell in left:
                left.remove(cell)
                piece.add(cell)
                edge += cell.neighbours()
        pieces.append(frozenset(piece))
    return pieces


def _drawable(solution: Solution, inside: frozenset[Cell]) -> Solution:
    """Leave out what cannot be drawn on the layout: wrong placements may lie anywhere."""
    return Solution(
        placement
        for placement in solution
        for a, b in (placement.cells,)
        if {a, b} <= inside and b in a.neighbours()
    )


def _tiles(solution: Solution) -> tuple[DrawnTile, ...]:
    return tuple(DrawnTile(placement.cells, placement.pips) for placement in solution)


def _short(constraint: Constraint) -> str:
    match constraint:
        case Total(relation="=" | "in", values=values):
            return "/".join(map(str, values))
        case Total(relation=relation, values=values):
            return f"{relation}{values[0]}"
        case Alike():
            return "="
        case Distinct():
            return "≠"
    return ""


def _parts_that_touch(layout: Layout) -> list[frozenset[Cell]]:
    """The cells of each part, if some of them lie side by side with those of another."""
    owner = {cell: number for number, part in enumerate(layout.parts) for cell in part.cells}
    touch = any(
        owner.get(beside, number) != number
        for cell, number in owner.items()
        for beside in cell.neighbours()
    )
    return [frozenset(part.cells) for part in layout.parts] if touch else []


def _bounds(cells: Iterable[Cell]) -> tuple[int, int, int, int]:
    """The first row and column that have cells, and the last ones."""
    rows, columns = zip(*cells, strict=True)
    return min(rows), min(columns), max(rows), max(columns)


def _is_straight(cells: tuple[Cell, ...], free: frozenset[Cell]) -> bool:
    """Whether these are several cells of one line, without others between as at a row's ends."""
    top, left, bottom, right = _bounds(cells)
    if len(cells) < 2 or (top < bottom and left < right):
        return False
    line = (Cell(r, c) for r in range(top, bottom + 1) for c in range(left, right + 1))
    return len(free.intersection(line)) == len(cells)


def _after_diagonal(
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


def _beside(
    cells: tuple[Cell, ...], taken: frozenset[Cell], within: tuple[int, int, int, int]
) -> tuple[float, float] | None:
    """Where to write the total of a straight group: inside a ring, else after its end."""
    rows, columns = {cell.row for cell in cells}, {cell.column for cell in cells}
    row, column = sum(c.row for c in cells) / len(cells), sum(c.column for c in cells) / len(cells)
    if len(rows) == 1:
        last = Cell(cells[0].row, max(columns))
        beside = ((row + 1, column), (row - 1, column))
    else:
        last = Cell(max(rows), cells[0].column)
        beside = ((row, column + 1), (row, column - 1))
    top, left, bottom, right = within
    for r, c in beside:
        near = {Cell(int(r), int(c)), Cell(int(r + 0.5), int(c + 0.5))}
        if top < r < bottom and left < c < right and not near & taken:
            return r + 0.5, c + 0.5
    after = last.moved(0, 1) if len(rows) == 1 else last.moved(1, 0)
    return None if after in taken else (after.row + 0.5, after.column + 0.5)
