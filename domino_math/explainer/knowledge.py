"""What is known at some point: which placements are still possible, and which are certain."""

from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass
from functools import cached_property

from domino_math.constraints import Constraint
from domino_math.explainer.choices import Choices, bits
from domino_math.explainer.clock import Tick, no_limit
from domino_math.layout import Cell
from domino_math.puzzle import Placement, Puzzle, Solution
from domino_math.tiles import Tile


@dataclass(frozen=True, eq=False)
class Knowledge:
    """`possible` and `laid` are sets of placements, numbered as in `choices`.

    What is laid is possible, and rules out what it rules out. `learned` are constraints that follow
    from the statement, found on the way.
    """

    choices: Choices
    possible: int
    laid: int = 0
    learned: tuple[Constraint, ...] = ()

    @classmethod
    def of_puzzle(cls, puzzle: Puzzle, tick: Tick = no_limit) -> "Knowledge":
        """Nothing is known but the statement; `tick` ends long looks, see `clock`."""
        choices = Choices.of_puzzle(puzzle, tick)
        return cls(choices, choices.all)

    def after(self, lays: int, removes: int, learns: tuple[Constraint, ...] = ()) -> "Knowledge":
        """Return what is known once some placements are certain, and others impossible."""
        possible, laid = self.possible & ~removes, self.laid | lays
        for number in bits(lays):
            possible &= ~self.choices.rules_out[number]
        for tile, copies in self.choices.copies.items() if lays else ():
            if (lies := self.choices.of[tile] & laid).bit_count() >= copies:
                possible &= ~self.choices.of[tile] | lies
        return Knowledge(self.choices, possible, laid, self.learned + learns)

    def at(self, cell: Cell) -> int:
        """The placements that can cover a cell."""
        return self.choices.at[cell] & self.possible

    def of(self, tile: Tile) -> int:
        """The placements that a tile can have."""
        return self.choices.of[tile] & self.possible

    def copies_left(self, tile: Tile) -> int:
        """How many tiles of a kind are not laid for certain."""
        copies = self.choices.puzzle.supply.kinds[tile]
        return copies - (self.choices.of[tile] & self.laid).bit_count()

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

    @cached_property
    def numbers(self) -> Mapping[Cell, int]:
        """The numbers that each cell can show, as bits: bit n for the number n."""
        possible = self.possible
        return {
            cell: sum(1 << number for number, mask in showing.items() if mask & possible)
            for cell, showing in self.choices.showing.items()
        }

    @cached_property
    def certain(self) -> Mapping[int, frozenset[Cell]]:
        """The cells that are known to show each number; a number that none shows is left out."""
        found: dict[int, set[Cell]] = {}
        for cell, mask in self.numbers.items():
            if mask and not mask & (mask - 1):
                found.setdefault(mask.bit_length() - 1, set()).add(cell)
        return {number: frozenset(cells) for number, cells in found.items()}

    def halves_left(self, number: int, cells: Set[Cell] = frozenset()) -> int:
        """On how many halves a number stands that are not needed outside of some cells.

        Where tiles may be left over, not all of these halves need lie anywhere.
        """
        outside = self.certain.get(number, frozenset()) - cells
        return self.choices.puzzle.supply.halves(number) - len(outside)

    def showing(self, cell: Cell, numbers: int) -> int:
        """The placements that can cover a cell and show one of some numbers (bits) there."""
        showing, found = self.choices.showing[cell], 0
        for number in bits(numbers):
            found |= showing.get(number, 0)
        return found & self.possible

    def not_showing(self, cells: Iterable[Cell]) -> int:
        """The placements for whose impossibility cells do not show more numbers than they do."""
        found = 0
        for cell in cells:
            numbers = self.numbers[cell]
            for number, mask in self.choices.showing[cell].items():
                if not numbers >> number & 1:
                    found |= mask
        return found

    @cached_property
    def constraints(self) -> tuple[Constraint, ...]:
        """The puzzle's constraints, and those that were learned."""
        return (*self.choices.puzzle.constraints, *self.learned)

    @property
    def solved(self) -> bool:
        """Whether it is certain for every cell what lies there."""
        return not self.bare

    @property
    def right(self) -> bool:
        """Whether what is certain satisfies every constraint, as far as its cells are covered."""
        filling = self.solution().filling()
        return all(constraint.holds(filling) for constraint in self.choices.puzzle.constraints)

    def placement(self, number: int) -> Placement:
        """Return a placement by its number."""
        return self.choices.placements[number]

    def solution(self) -> Solution:
        """Return what is certain, as a solution or a part of one."""
        return Solution(self.placement(number) for number in bits(self.laid))
