"""The signs of groups that share one total, such as the sides of a window."""

from collections.abc import Iterator

from domino_math.constraints import SameTotal
from domino_math.draw.scene import Label
from domino_math.puzzle.label_places import beside, bounds, is_straight
from domino_math.puzzle.puzzle import Puzzle


def equal_totals(
    puzzle: Puzzle, taken: set[tuple[float, float]], letters: Iterator[str]
) -> list[Label]:
    """Write `=` beside the straight groups that share a total, where nothing stands yet.

    Where groups of several such constraints cross, a letter says which belong together. Sides
    round a single cell have one sign, in the middle.
    """
    alike = [each for each in puzzle.constraints if isinstance(each, SameTotal)]
    if not alike:
        return []
    named = {group for family in puzzle.layout.groups.values() for group in family}
    free = frozenset(puzzle.layout.cells)
    within = {cell: bounds(part.cells) for part in puzzle.layout.parts for cell in part.cells}
    labels: dict[tuple[float, float], Label] = {}
    for constraint in alike:
        cross = any(constraint.cells & other.cells for other in alike if other is not constraint)
        text = f"= {next(letters)}" if cross else "="
        for group in constraint.groups:
            cells = group.cells
            if group not in named or not is_straight(cells, free):
                continue
            at = beside(cells, free, within[cells[0]])
            if at and at not in taken:
                labels.setdefault(at, Label(at, text))
    return list(labels.values())
