"""Pictures of a step (what lies so far, what it rests on, what it concludes) and of a conflict."""

from dataclasses import replace

from domino_math.draw.scene import Label, Mark, Scene
from domino_math.explainer.conflict import Conflict
from domino_math.explainer.step import Step
from domino_math.layout import Slot
from domino_math.puzzle import Puzzle, Solution
from domino_math.puzzle.scene import puzzle_scene


def step_scene(step: Step, lang: str | None = None) -> Scene:
    """Show a step. Cells that it rests on are marked, and so are cells where a tile is now certain.

    A cross between two cells says that no tile can lie there as the step says. Rows and columns
    are numbered as in the sentences.
    """
    puzzle = step.known.choices.puzzle
    laid = Solution((*step.known.solution(), *step.lays))
    scene = puzzle_scene(puzzle, laid if len(laid) else None)
    marks = [Mark(frozenset(step.cells), "because")] if step.cells else []
    concluded = frozenset(cell for placement in step.lays for cell in placement.cells)
    if concluded:
        marks.append(Mark(concluded, "therefore"))
    crosses = tuple(
        Label(_between(slot), "×") for slot in dict.fromkeys(each.cells for each in step.removes)
    )
    return replace(
        scene,
        description=step.sentence.text(lang),
        marks=(*scene.marks, *marks),
        labels=(*scene.labels, *_numbers(puzzle), *crosses),
    )


def conflict_scene(puzzle: Puzzle, conflict: Conflict, lang: str | None = None) -> Scene:
    """Show demands that contradict each other: the cells that they speak about are marked."""
    scene = puzzle_scene(puzzle)
    cells = frozenset(conflict.cells)
    return replace(
        scene,
        description=conflict.sentence.text(lang),
        marks=(*scene.marks, Mark(cells, "because")) if cells else scene.marks,
        labels=(*scene.labels, *_numbers(puzzle)),
    )


def _numbers(puzzle: Puzzle) -> tuple[Label, ...]:
    rows, columns = puzzle.layout.size
    return (
        *(Label((row + 0.5, -0.5), str(row + 1)) for row in range(rows)),
        *(Label((-0.5, column + 0.5), str(column + 1)) for column in range(columns)),
    )


def _between(slot: Slot) -> tuple[float, float]:
    (row, column), (other_row, other_column) = slot
    return (row + other_row + 1) / 2, (column + other_column + 1) / 2
