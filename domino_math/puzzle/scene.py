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
from domino_math.layout import Cell, Layout, pieces
from domino_math.puzzle.equal_totals import equal_totals
from domino_math.puzzle.equation_signs import equation_signs
from domino_math.puzzle.label_places import after_diagonal, beside, bounds, is_straight, with_arrow
from domino_math.puzzle.placement import Solution
from domino_math.puzzle.puzzle import Puzzle
from domino_math.words import plural


def puzzle_scene(
    puzzle: Puzzle, solution: Solution | None = None, violations: Iterable[Violation] = ()
) -> Scene:
    """Show a puzzle with its given numbers, or with the tiles of a solution laid on it.

    What a group must total stands beside the group if the layout has it as a straight one, with an
    arrow at the corner where a diagonal ends, and on an outline otherwise; `=` stands beside groups
    that share a total. Parts that touch are outlined, since
    no tile lies across them; an equation's signs stand after its numbers; cells of violations are
    marked.
    """
    # By name, not by cells: a region of two cells may happen to be a whole column.
    groups = {group for family in puzzle.layout.groups.values() for group in family}
    free = frozenset(puzzle.layout.cells)
    parts = [(part.cells, bounds(part.cells)) for part in puzzle.layout.parts]
    within = {cell: bounds for cells, bounds in parts for cell in cells}
    whole = bounds(free)
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
        if named and is_straight(cells, free):
            if at := beside(cells, free, within[cells[0]]):
                labels.append(Label(at, text))
        elif "diagonal" in constraint.group.name and (at := after_diagonal(cells, whole)):
            labels.append(Label(at, with_arrow(text, cells, at)))
        elif not named or len(cells) < len(free):
            apart = pieces(cells)
            letter = ""
            if len(apart) > 1:  # a letter and its colour show which pieces belong together
                letter = next(letters)
                text = f"{letter} {text}"
            outlines += [Outline(piece, text, letter) for piece in apart]
    labels += equal_totals(puzzle, {label.at for label in labels}, letters)
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
        owner.get(other, number) != number
        for cell, number in owner.items()
        for other in cell.neighbours()
    )
    return [frozenset(part.cells) for part in layout.parts] if touch else []
