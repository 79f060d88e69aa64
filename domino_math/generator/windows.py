"""Making puzzles of windows: four tiles each, with four equal sides, some of the tiles given."""

from collections.abc import Sequence
from functools import partial

from domino_math.dice import Dice
from domino_math.explainer import Grade
from domino_math.families.frames import windows
from domino_math.generator.climb import Pips, climb, exchanged
from domino_math.generator.givens import with_fewest
from domino_math.generator.maker import Made, Maker, Tick
from domino_math.puzzle import Placement, Solution
from domino_math.tiles import Tile, double_set

_TILES = 4
_SIDES = 4
_MOST_CHANGES = 20_000


def make(size: int, grade: Grade, dice: Dice, tick: Tick) -> Made:
    """Make a puzzle of so many windows, which needs a technique of the grade and none above.

    >>> made = make(1, "basic", Dice(1), lambda: None)
    >>> len(made.solution), len(made.puzzle.given) % 2
    (4, 0)
    """
    used = _TILES * size
    blank = windows(size, double_set(6))
    slots = blank.layout.slots
    cells = {cell: place for place, slot in enumerate(slots) for cell in slot}
    sides = [
        [(cells[cell], slots[cells[cell]].index(cell)) for cell in side.cells]
        for side in blank.layout.groups["sides"]
    ]

    def wrong(shown: Sequence[Pips]) -> int:
        totals = [sum(shown[place][half] for place, half in side) for side in sides]
        four = (totals[first : first + _SIDES] for first in range(0, len(totals), _SIDES))
        return sum(max(each) - min(each) for each in four)

    while True:
        tick()
        start = [(tile.low, tile.high) for tile in dice.shuffled(double_set(6))]
        change = partial(exchanged, used=used, dice=dice)
        shown = climb(start, change, wrong, _MOST_CHANGES, dice)
        if shown is None:
            continue
        solution = Solution(map(Placement, slots, shown[:used]))
        tiles = sorted(Tile(*pips) for pips in shown[:used])
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
    # What takes seconds, or less: of more windows the sides seldom come out equal in time, and no
    # window was met that needs an extreme technique and none above.
    sizes={"trivial": range(1, 4), "basic": range(1, 4), "hard": range(1, 4)},
    make=make,
)
