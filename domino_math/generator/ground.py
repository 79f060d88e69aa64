"""Tiles laid on an outline: what puzzles of regions are cut out of."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from domino_math.dice import Dice
from domino_math.explainer import Grade, Knowledge
from domino_math.explainer.choices import Choices
from domino_math.families.regions import Region, state
from domino_math.generator.demands import HIGHEST, Numbers
from domino_math.generator.grading import needed_grade, settled, techniques_for
from domino_math.generator.outline import outline
from domino_math.generator.tiling import random_tiling
from domino_math.layout import Cell, Outline
from domino_math.puzzle import Placement, Puzzle, Solution
from domino_math.solver import solve
from domino_math.tiles import double_set

# Of so many tiles, the one that shares most numbers with those beside it is laid next.
_CHOICE = 4


@dataclass(frozen=True, eq=False)
class Ground:
    """An outline, and a solution on it: all puzzles here have this outline and these tiles."""

    shape: Outline
    solution: Solution

    @cached_property
    def numbers(self) -> Numbers:
        """What each cell shows."""
        return self.solution.filling().pips

    def puzzle(self, regions: Iterable[Region], title: str = "") -> Puzzle:
        """State the puzzle of some regions, in reading order."""
        tiles = (placement.tile for placement in self.solution)
        ordered = sorted(regions, key=lambda region: region.cells)
        return state(self.shape.lines, ordered, tiles, title=title)

    def known(self, regions: Iterable[Region]) -> Knowledge:
        """What is known of that puzzle at first."""
        choices = self._choices.restated(self.puzzle(regions))
        return Knowledge(choices, choices.all)

    def grade(self, regions: Iterable[Region], most: Grade) -> Grade | None:
        """Return the grade of that puzzle; None if it is above `most`, or has more solutions."""
        known = self.known(regions)
        if most != "beyond":
            return needed_grade(known, most)
        # To suppose takes long, so it is first made sure that there is one solution to be found.
        needed = needed_grade(known, "extreme")
        if needed is None and solve(known.choices.puzzle, limit=2).unique:
            return needed_grade(known, "beyond")
        return needed

    def is_told_by_numbers(self, most: Grade) -> bool:
        """Whether techniques of a grade tell how the tiles lie once every number is known.

        Otherwise no regions can.
        """
        puzzle = replace(self.puzzle(()), given=tuple(self.numbers.items()))
        return settled(Knowledge.of_puzzle(puzzle), techniques_for(most)).solved

    @cached_property
    def _choices(self) -> Choices:
        choices = Choices.of_puzzle(self.puzzle(()))
        choices.look_up()
        return choices


def laid(size: int, dice: Dice) -> Ground:
    """Lay so many different tiles of double-six, like numbers beside each other more often.

    >>> len(laid(12, Dice(1)).numbers)
    24
    """
    shape = outline(2 * size, dice)
    tiling = random_tiling(shape.cells, shape.slots, dice)
    assert tiling is not None  # outlines can be covered
    tiles = dice.shuffled(double_set(HIGHEST))
    shown: dict[Cell, int] = {}
    placements = []
    for slot in sorted(tiling):
        ways = [
            Placement(slot, pips)
            for tile in tiles[:_CHOICE]
            for pips in dice.shuffled(tile.orientations)
        ]
        best = max(ways, key=lambda way: _alike_beside(way, shown))
        placements.append(best)
        shown.update(zip(best.cells, best.pips, strict=True))
        tiles.remove(best.tile)
    return Ground(shape, Solution(placements))


def _alike_beside(placement: Placement, shown: Numbers) -> int:
    return sum(
        shown.get(other) == number
        for cell, number in zip(placement.cells, placement.pips, strict=True)
        for other in cell.neighbours()
    )
