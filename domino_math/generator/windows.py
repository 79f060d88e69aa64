"""Making puzzles of windows: four tiles each, with four equal sides, some of the tiles given."""

from domino_math.dice import Dice
from domino_math.explainer import Grade
from domino_math.families.frames import windows
from domino_math.generator.givens import with_fewest
from domino_math.generator.maker import Made, Maker, Tick
from domino_math.generator.sides import laid_with_equal_sides
from domino_math.tiles import double_set


def make(size: int, grade: Grade, dice: Dice, tick: Tick) -> Made:
    """Make a puzzle of so many windows, which needs a technique of the grade and none above.

    >>> made = make(1, "basic", Dice(1), lambda: None)
    >>> len(made.solution), len(made.puzzle.given) % 2
    (4, 0)
    """
    blank = windows(size, double_set(6))
    while True:
        tick()
        solution = laid_with_equal_sides(blank.layout, dice)
        if solution is None:
            continue
        tiles = sorted(placement.tile for placement in solution)
        title = f"{'A window' if size == 1 else f'{size} windows'}, {grade}"
        made = with_fewest(windows(size, tiles, title=title), solution, grade, dice, tick)
        if made:
            return made


MAKER = Maker(
    family="windows",
    letter="W",
    size_is="the number of windows",
    usual_size=3,
    usual_grade="basic",
    # What takes seconds, or less: of seven windows the sides did not come out equal in half a
    # minute, and a window of grade extreme was not found in as long.
    sizes={"trivial": range(1, 4), "basic": range(1, 4), "hard": range(1, 4)},
    make=make,
)
