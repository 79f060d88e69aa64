"""Pictures of puzzles and solutions, as scenes for any renderer."""

from collections.abc import Iterable
from itertools import cycle
from string import ascii_uppercase

from domino_math.constraints import (
    Alike,
    Constraint,
    Distinct,
    Equation,
    GroupConstraint,
    Total,
    Violation,
)
from domino_math.draw.scene import DrawnCell, DrawnTile, Label, Mark, Outline, Scene
from domino_math.layout import Cell
from domino_math.puzzle.equation_signs import equation_signs
from domino_math.puzzle.placement import Solution
from domino_math.puzzle.puzzle import Puzzle
from domino_math.words import plural


def puzzle_scene(
    puzzle: Puzzle, solution: Solution | None = None, violations: Iterable[Violation] = ()
) -> Scene:
    """Show a puzzle with its given numbers, or with the tiles of a solution laid on it.

    What a group must total stands beside the group if the layout has it as a straight one, and on
    an outline otherwise; an equation's signs stand after its numbers; cells of violations are
    marked.
    """
    # By name, not by cells: a region of two cells may happen to be a whole column.
    groups = {group for family in puzzle.layout.groups.values() for group in family}
    free = frozenset(puzzle.layout.cells)
    within = _bounds(free)
    letters = cycle(ascii_uppercase)
    outlines: list[Outline] = []
    labels: list[Label] = []
    for constraint in puzzle.constraints:
        if isinstance(constraint, Equation):
            labels += equation_signs(constraint, free)
        text = _short(constraint)
        if not text or not isinstance(constraint, GroupConstraint):
            continue
        cells = constraint.group.cells
        named = constraint.group in groups
        if named and _is_straight(cells, free):
            if at := _beside(cells, free, within):
                labels.append(Label(at, text))
        elif not named or len(cells) < len(free):
            pieces = _pieces(cells)
            if len(pieces) > 1:  # a letter shows which pieces belong together
                text = f"{next(letters)} {text}"
            outlines += [Outline(piece, text) for piece in pieces]
    return Scene(
        title=puzzle.title or puzzle.name,
        cells=tuple(DrawnCell(cell, puzzle.given_at.get(cell)) for cell in puzzle.layout.cells),
        tiles=_tiles(_drawable(solution, free)) if solution else (),
        outlines=tuple(outlines),
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


def _bounds(cells: frozenset[Cell]) -> tuple[int, int, int, int]:
    """The first row and column that have cells, and the last ones."""
    rows, columns = {cell.row for cell in cells}, {cell.column for cell in cells}
    return min(rows), min(columns), max(rows), max(columns)


def _is_straight(cells: tuple[Cell, ...], free: frozenset[Cell]) -> bool:
    """Whether these are several cells of one line, without others between as at a row's ends."""
    top, left, bottom, right = _bounds(frozenset(cells))
    if len(cells) < 2 or (top < bottom and left < right):
        return False
    line = (Cell(r, c) for r in range(top, bottom + 1) for c in range(left, right + 1))
    return len(free.intersection(line)) == len(cells)


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
