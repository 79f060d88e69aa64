"""All placements that a puzzle allows, numbered, so that a set of them is one whole number.

Bit i of such a number stands for placement i. Knowledge about a puzzle is then one number: the
placements that are still possible.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

from domino_math.constraints import Constraint
from domino_math.explainer.clock import Tick, no_limit
from domino_math.layout import Cell, Slot
from domino_math.puzzle import Placement, Puzzle, candidates
from domino_math.tiles import Tile

Value = TypeVar("Value")

# Properties that do not depend on constraints.
_TABLES = ("overlaps", "rules_out", "single_tiles", "copies", "showing")


def bits(mask: int) -> Iterator[int]:
    """Yield the numbers of the bits that are set, lowest first.

    >>> list(bits(0b1010))
    [1, 3]
    """
    while mask:
        low = mask & -mask
        mask ^= low
        yield low.bit_length() - 1


@dataclass(frozen=True, eq=False)
class Choices:
    """The placements of a puzzle.

    `at` has the placements that cover each cell, `of` those of each tile. Whoever looks at them
    for long calls `tick` from time to time, which ends the look when its time is up.
    """

    puzzle: Puzzle
    placements: tuple[Placement, ...]
    at: Mapping[Cell, int]
    of: Mapping[Tile, int]
    tick: Tick = no_limit

    @classmethod
    def of_puzzle(cls, puzzle: Puzzle, tick: Tick = no_limit) -> "Choices":
        """Number the placements of a puzzle.

        >>> import domino_math as dm
        >>> len(Choices.of_puzzle(dm.read("3:20331220030112201133")).placements)
        31
        """
        placements = tuple(candidates(puzzle))
        at = dict.fromkeys(puzzle.layout.cells, 0)
        of = dict.fromkeys(puzzle.supply.kinds, 0)
        for number, placement in enumerate(placements):
            of[placement.tile] |= 1 << number
            for cell in placement.cells:
                at[cell] |= 1 << number
        return cls(puzzle, placements, at, of, tick)

    def look_up(self) -> None:
        """Fill the tables that do not depend on constraints now, and not when they are needed."""
        for name in _TABLES:
            getattr(self, name)

    def restated(self, puzzle: Puzzle) -> "Choices":
        """Return the choices of a puzzle with the same layout, supply and givens as this one.

        Only constraints differ, so tables that were filled are kept.

        >>> import domino_math as dm
        >>> puzzle = dm.read("dominosa-3")
        >>> choices = Choices.of_puzzle(puzzle)
        >>> choices.restated(puzzle).placements is choices.placements
        True
        """
        other = Choices(puzzle, self.placements, self.at, self.of)
        vars(other).update((name, vars(self)[name]) for name in _TABLES if name in vars(self))
        return other

    @property
    def all(self) -> int:
        """All of them."""
        return (1 << len(self.placements)) - 1

    @cached_property
    def overlaps(self) -> tuple[int, ...]:
        """For each placement, the others that cover one of its cells."""
        return tuple(
            (self.at[a] | self.at[b]) & ~(1 << number)
            for number, placement in enumerate(self.placements)
            for a, b in (placement.cells,)
        )

    @cached_property
    def rules_out(self) -> tuple[int, ...]:
        """For each placement, the others that are impossible once it lies there.

        These are the ones that overlap it and, if there is one tile of its kind, those of its tile.
        """
        kinds = self.puzzle.supply.kinds
        return tuple(
            (overlaps | (self.of[placement.tile] if kinds[placement.tile] == 1 else 0))
            & ~(1 << number)
            for number, (overlaps, placement) in enumerate(
                zip(self.overlaps, self.placements, strict=True)
            )
        )

    @cached_property
    def single_tiles(self) -> Mapping[Tile, int]:
        """Tiles that must be laid and are there once, with their placements."""
        if not self.puzzle.every_tile:
            return {}
        kinds = self.puzzle.supply.kinds
        return {tile: mask for tile, mask in self.of.items() if kinds[tile] == 1}

    @cached_property
    def copies(self) -> Mapping[Tile, int]:
        """Tiles that are there more than once, with how often."""
        return {tile: count for tile, count in self.puzzle.supply.kinds.items() if count > 1}

    @cached_property
    def showing(self) -> Mapping[Cell, Mapping[int, int]]:
        """For each cell, the placements that show each number there."""
        found: dict[Cell, dict[int, int]] = {cell: {} for cell in self.at}
        for number, placement in enumerate(self.placements):
            for cell, shown in zip(placement.cells, placement.pips, strict=True):
                found[cell][shown] = found[cell].get(shown, 0) | 1 << number
        return found

    @cached_property
    def _memory(self) -> dict[Hashable, Any]:
        return {}

    def remembered(self, key: Hashable, compute: Callable[[], Value]) -> Value:
        """Compute what depends on nothing but the puzzle and the key, once for each key.

        From step to step little changes, so most of what a technique looks at it has seen before.
        """
        memory = self._memory
        if key not in memory:
            memory[key] = compute()
        value: Value = memory[key]
        return value

    def touching(self, learned: tuple[Constraint, ...]) -> Mapping[Cell, tuple[Constraint, ...]]:
        """For each cell, the constraints that speak of it: the puzzle's, and some more."""

        def look() -> Mapping[Cell, tuple[Constraint, ...]]:
            found: dict[Cell, list[Constraint]] = {cell: [] for cell in self.at}
            for constraint in (*self.puzzle.constraints, *learned):
                for cell in constraint.cells:
                    found[cell].append(constraint)
            return {cell: tuple(constraints) for cell, constraints in found.items()}

        return self.remembered(("touching", learned), look)

    def slots(self, mask: int) -> tuple[Slot, ...]:
        """The different slots that some placements lie in."""
        return tuple(dict.fromkeys(self.placements[number].cells for number in bits(mask)))

    def tiles(self, mask: int) -> tuple[Tile, ...]:
        """The different tiles of some placements, in order."""
        return tuple(sorted({self.placements[number].tile for number in bits(mask)}))
