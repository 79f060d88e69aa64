"""Making frames: a ring of tiles whose four sides have one total, some of the tiles given.

Ends that meet need not be equal, as in the frames that pupils lay first.
"""

from domino_math.dice import Dice
from domino_math.explainer import Grade
from domino_math.families.frames import nested, state
from domino_math.generator.givens import with_fewest
from domino_math.generator.maker import Made, Maker, Tick
from domino_math.generator.sides import laid_with_equal_sides
from domino_math.layout import Layout


def make(size: int, grade: Grade, dice: Dice, tick: Tick) -> Made:
    """Make a frame of so many cells along a side, which needs a technique of the grade.

    >>> made = make(4, "basic", Dice(1), lambda: None)
    >>> len(made.solution), len(made.puzzle.given) % 2
    (6, 0)
    """
    layout = Layout(nested(size))
    side = layout.groups["sides"][0]
    while True:
        tick()
        solution = laid_with_equal_sides(layout, dice)
        if solution is None:
            continue
        shown = solution.filling().pips
        total = sum(shown[cell] for cell in side.cells)
        tiles = sorted(placement.tile for placement in solution)
        title = f"Frame of {size} by {size} with sides of {total}, {grade}"
        puzzle = state(layout.parts, tiles, total=total, title=title)
        if made := with_fewest(puzzle, solution, grade, dice, tick):
            return made


MAKER = Maker(
    family="frames",
    letter="F",
    size_is="the number of cells along a side",
    usual_size=6,
    usual_grade="basic",
    # What takes seconds, or less: within 15 s none was met that needs an extreme technique and
    # none above, and those beyond take from 2 s on.
    sizes={"trivial": range(3, 16), "basic": range(3, 16), "hard": range(3, 16)},
    make=make,
)
