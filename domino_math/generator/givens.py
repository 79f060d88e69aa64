"""Which tiles of a solution are given, so that a puzzle has one solution and its grade."""

from collections.abc import Iterable
from dataclasses import replace

from domino_math.dice import Dice
from domino_math.explainer import Grade, Knowledge
from domino_math.generator.grading import needed_grade, settled, techniques_for, walked_grade
from domino_math.generator.maker import Made, Tick
from domino_math.puzzle import Placement, Puzzle, Solution
from domino_math.solver import solve


def with_fewest(
    puzzle: Puzzle, solution: Solution, grade: Grade, dice: Dice, tick: Tick
) -> Made | None:
    """Give all tiles of a solution, and take away each that is not needed.

    One that is needed: without it, techniques up to the grade no longer solve the puzzle. So what
    comes out has one solution, and no tile can be taken away. None if it is of a lower grade.
    """
    techniques = techniques_for(grade)
    given = dice.shuffled(solution)
    for placement in dice.shuffled(solution):
        tick()
        fewer = [other for other in given if other != placement]
        if settled(Knowledge.of_puzzle(_giving(puzzle, fewer)), techniques).solved:
            given = fewer
    puzzle = _giving(puzzle, given)
    known = Knowledge.of_puzzle(puzzle)
    if needed_grade(known, grade) != grade or not solve(puzzle, limit=2).unique:
        return None
    return Made(puzzle, solution) if walked_grade(known) == grade else None


def _giving(puzzle: Puzzle, tiles: Iterable[Placement]) -> Puzzle:
    numbers = [pair for each in tiles for pair in zip(each.cells, each.pips, strict=True)]
    return replace(puzzle, given=tuple(numbers))
