"""Making magic squares: rows, columns and diagonals with one total, some of the tiles given."""

from collections.abc import Sequence
from functools import partial

from domino_math.dice import Dice
from domino_math.explainer import Grade
from domino_math.families.magic import state
from domino_math.generator.climb import Pips, climb, exchanged
from domino_math.generator.givens import with_fewest
from domino_math.generator.maker import Made, Maker, Tick
from domino_math.generator.tiling import random_tiling
from domino_math.layout import Rectangle
from domino_math.puzzle import Placement, Solution
from domino_math.tiles import Tile, double_set

_MOST_CHANGES = 20_000
Half = tuple[int, int]  # the number of its tile, and which half of it: 0 or 1

# Totals of a line are so much for each of its cells, and a little less or more.
_HALF_OF_HIGHEST = 3


def make(size: int, grade: Grade, dice: Dice, tick: Tick) -> Made:
    """Make a square of so many rows, which needs a technique of the grade and none above.

    >>> made = make(4, "basic", Dice(1), lambda: None)
    >>> len(made.solution), len(made.puzzle.given) % 2
    (8, 0)
    """
    square = Rectangle(size, size)
    lines = [
        line.cells for name in ("rows", "columns", "diagonals") for line in square.families[name]
    ]
    used = size * size // 2
    while True:
        tick()
        tiling = random_tiling(square.cells, square.slots, dice)
        assert tiling is not None  # a square of an even side
        at = {
            cell: (place, half)
            for place, slot in enumerate(tiling)
            for half, cell in enumerate(slot)
        }
        sums = [[at[cell] for cell in line] for line in lines]
        total = _HALF_OF_HIGHEST * size + dice.below(2 * size + 1) - size

        wrong = partial(_wrong, sums, total)
        start = [(tile.low, tile.high) for tile in dice.shuffled(double_set(6))]
        shown = climb(start, partial(exchanged, used=used, dice=dice), wrong, _MOST_CHANGES, dice)
        if shown is None:
            continue
        solution = Solution(map(Placement, tiling, shown[:used]))
        tiles = sorted(Tile(*pips) for pips in shown[:used])
        title = f"Magic square of {size} by {size}, {grade}"
        puzzle = state(size, size, tiles, total=total, title=title)
        if made := with_fewest(puzzle, solution, grade, dice, tick):
            return made


def _wrong(lines: Sequence[Sequence[Half]], total: int, shown: Sequence[Pips]) -> int:
    """How far lines of halves are from a total, all together."""
    return sum(abs(sum(shown[place][half] for place, half in line) - total) for line in lines)


MAKER = Maker(
    family="magic",
    letter="M",
    size_is="the number of rows and of columns",
    usual_size=4,
    usual_grade="basic",
    # What takes seconds, or less: six rows, of grade trivial, took 9.4 s.
    sizes={"trivial": range(4, 5), "basic": range(4, 5), "hard": range(4, 5)},
    make=make,
)
