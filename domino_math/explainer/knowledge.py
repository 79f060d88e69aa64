"""What is known at some point: which placements are still possible, and which are certain."""

from dataclasses import dataclass
from functools import cached_property

from domino_math.explainer.choices import Choices, bits
from domino_math.layout import Cell
from domino_math.puzzle import Placement, Puzzle, Solution
from domino_math.tiles import Tile


@dataclass(frozen=True, eq=False)
class Knowledge:
    """`possible` and `laid` are sets of placements, numbered as in `choices`.

    What is laid is possible, and rules out what it rules out.
    """

    choices: Choices
    possible: int
    laid: int = 0

    @classmethod
    def of_puzzle(cls, puzzle: Puzzle) -> "Knowledge":
        """Nothing is known but the statement."""
        choices = Choices.of_puzzle(puzzle)
        return cls(choices, choices.all)

    def after(self, lays: int, removes: int) -> "Knowledge":
        """Return what is known once some placements are certain, and others impossible."""
        possible = self.possible & ~removes
        for number in bits(lays):
            possible &= ~self.choices.rules_out[number]
        return Knowledge(self.choices, possible, self.laid | lays)

    def at(self, cell: Cell) -> int:
        """The placements that can cover a cell."""
        return self.choices.at[cell] & self.possible

    def of(self, tile: Tile) -> int:
        """The placements that a tile can have."""
        return self.choices.of[tile] & self.possible

    @cached_property
    def bare(self) -> tuple[Cell, ...]:
        """The cells where it is not certain yet what lies there."""
        return tuple(cell for cell in self.choices.at if not self.choices.at[cell] & self.laid)

    @cached_property
    def unlaid(self) -> tuple[Tile, ...]:
        """The single tiles that must be laid, and of which it is not certain where they lie."""
        return tuple(
            tile for tile, mask in self.choices.single_tiles.items() if not mask & self.laid
        )

    @property
    def solved(self) -> bool:
        """Whether it is certain for every cell what lies there."""
        return not self.bare

    def placement(self, number: int) -> Placement:
        """Return a placement by its number."""
        return self.choices.placements[number]

    def solution(self) -> Solution:
        """Return what is certain, as a solution or a part of one."""
        return Solution(self.placement(number) for number in bits(self.laid))
