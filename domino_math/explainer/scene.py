"""A picture of a step: what lies so far, what the step rests on, and what it concludes."""

from dataclasses import replace

from domino_math.draw.scene import Label, Mark, Scene
from domino_math.explainer.step import Step
from domino_math.layout import Slot
from domino_math.puzzle import Solution
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
    rows, columns = puzzle.layout.size
    numbers = (
        *(Label((row + 0.5, -0.5), str(row + 1)) for row in range(rows)),
        *(Label((-0.5, column + 0.5), str(column + 1)) for column in range(columns)),
    )
    return replace(
        scene,
        description=step.sentence.text(lang),
        marks=(*scene.marks, *marks),
        labels=(*scene.labels, *numbers, *crosses),
    )


def _between(slot: Slot) -> tuple[float, float]:
    (row, column), (other_row, other_column) = slot
    return (row + other_row + 1) / 2, (column + other_column + 1) / 2
