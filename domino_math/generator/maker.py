"""What a family must bring so that puzzles of it can be generated."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from domino_math.dice import Dice
from domino_math.explainer import GRADES, Grade
from domino_math.puzzle import Puzzle, Solution

# Called now and then during long work.
Tick = Callable[[], None]


@dataclass(frozen=True)
class Made:
    """A puzzle that was proved to have one solution, and explained to it by steps of its grade."""

    puzzle: Puzzle
    solution: Solution


@dataclass(frozen=True)
class Maker:
    """How to make puzzles of a family.

    `letter` stands for it in codes. `grades` has the sizes for each grade that can be made, and
    `size_is` says what a size counts. `make(size, grade, dice, tick)` makes one puzzle; what comes
    out may depend on nothing but the size, the grade and the dice.
    """

    family: str
    letter: str
    size_is: str
    usual_size: int
    usual_grade: Grade
    sizes: Mapping[Grade, range]
    make: Callable[[int, Grade, Dice, Tick], Made]

    def grades(self, size: int) -> tuple[Grade, ...]:
        """Return the grades that puzzles of a size can have."""
        return tuple(grade for grade in GRADES if size in self.sizes.get(grade, ()))

    @property
    def all_sizes(self) -> tuple[int, ...]:
        """Return the sizes that can be made, of any grade."""
        return tuple(sorted({size for sizes in self.sizes.values() for size in sizes}))
