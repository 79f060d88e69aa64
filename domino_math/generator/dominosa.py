"""Making Dominosa puzzles.

About one random layout in fifty of order 6 has one solution, and of order 12 none that anybody
will meet. So tiles are laid at random, and then two of them change places, again and again, as
long as that leaves no more in doubt than before: soon the trivial techniques solve it.

A harder puzzle is found by going on from there, from one puzzle with a single solution to the
next, until one needs a technique of the grade that is wanted. A puzzle that needs more than that is
passed over. The tiles stay where they were laid at first; only what they show changes.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from domino_math.dice import Dice
from domino_math.exact_cover import count_exact_cover
from domino_math.explainer import GRADES, Grade, Knowledge
from domino_math.generator.field import Field, field
from domino_math.generator.grading import settled, techniques_up_to, walked_grade
from domino_math.generator.maker import Made, Maker, Tick
from domino_math.generator.tiling import random_tiling
from domino_math.puzzle import Placement, Puzzle, Solution
from domino_math.tiles import double_set

# So many changes, in a row or together, before tiles are laid anew.
_CHANGES_PER_TILE = 20
_MOST_PUZZLES = 5_000

Pair = tuple[int, int]  # two cells, by their numbers


def make(order: int, grade: Grade, dice: Dice, tick: Tick) -> Made:
    """Make a puzzle of an order, which needs a technique of the grade and none above.

    >>> made = make(2, "basic", Dice(1), lambda: None)
    >>> made.puzzle.layout.size, len(made.solution)
    ((3, 4), 6)
    """
    here = field(order)
    while True:
        tiling = _tiling(here, dice)
        for numbers in _candidates(here, tiling, grade, dice, tick):
            puzzle = _puzzle(here, numbers)
            known = Knowledge.of_puzzle(puzzle)
            if count_exact_cover(puzzle, limit=2) == 1 and walked_grade(known) == grade:
                title = f"Dominosa of order {order}, {grade}"
                return Made(replace(puzzle, title=title), _solution(here, tiling, numbers))


def _tiling(here: Field, dice: Dice) -> list[Pair]:
    number = {cell: place for place, cell in enumerate(here.layout.cells)}
    tiling = random_tiling(here.layout.cells, here.layout.slots, dice)
    assert tiling is not None  # a rectangle with an even number of cells
    return [(number[a], number[b]) for a, b in tiling]


def _candidates(
    here: Field, tiling: Sequence[Pair], grade: Grade, dice: Dice, tick: Tick
) -> Iterator[list[int]]:
    """Yield numbers that very probably make a puzzle of this grade."""
    numbers = _solved_by_trivial_techniques(here, tiling, dice)
    if numbers is None:
        return
    if grade == "trivial":
        yield numbers
        return
    for _ in range(_MOST_PUZZLES):
        tick()
        changed = _exchanged(numbers, dice.pick(tiling), dice.pick(tiling), dice)
        needed = _grade_up_to(grade, here, changed, len(tiling))
        if needed == grade:
            yield changed
        if needed is not None:
            numbers = changed


def _solved_by_trivial_techniques(
    here: Field, tiling: Sequence[Pair], dice: Dice
) -> list[int] | None:
    """Deal tiles, and let them change places until no doubt is left; None if that gets stuck."""
    numbers = _dealt(here, tiling, dice)
    bit = {pair: 1 << place for place, pair in enumerate(here.slots)}
    certain = here.certain(numbers)
    for _ in range(_CHANGES_PER_TILE * len(tiling)):
        doubtful = [pair for pair in tiling if not bit[pair] & certain]
        if not doubtful:
            return numbers
        changed = _exchanged(numbers, dice.pick(doubtful), dice.pick(tiling), dice)
        now_certain = here.certain(changed)
        if now_certain.bit_count() >= certain.bit_count():
            numbers, certain = changed, now_certain
    return None


def _dealt(here: Field, tiling: Sequence[Pair], dice: Dice) -> list[int]:
    """Lay a full set, in any order and any way round; return what each cell shows."""
    numbers = [0] * (2 * len(tiling))
    for pair, tile in zip(tiling, dice.shuffled(double_set(here.order)), strict=True):
        a, b = pair if dice.coin() else pair[::-1]
        numbers[a], numbers[b] = tile.low, tile.high
    return numbers


def _exchanged(numbers: list[int], one: Pair, other: Pair, dice: Dice) -> list[int]:
    """Let two tiles change places, either way round; one tile alone is turned."""
    a, b = one
    c, d = other if dice.coin() or one == other else other[::-1]
    if one == other:
        c, d = b, a
    changed = list(numbers)
    changed[a], changed[b], changed[c], changed[d] = numbers[c], numbers[d], numbers[a], numbers[b]
    return changed


def _grade_up_to(grade: Grade, here: Field, numbers: Sequence[int], tiles: int) -> Grade | None:
    """Return the grade of a puzzle; None if that is above this one, or there is no one solution.

    All that is not solved below `beyond` is `beyond`.
    """
    if here.certain(numbers).bit_count() == tiles:
        return "trivial"
    puzzle = _puzzle(here, numbers)
    if count_exact_cover(puzzle, limit=2) != 1:
        return None
    known = Knowledge.of_puzzle(puzzle)
    for each in GRADES[1 : GRADES.index(grade) + 1]:
        if each == "beyond":
            return each
        known = settled(known, techniques_up_to(each))
        if known.solved:
            return each
    return None


def _puzzle(here: Field, numbers: Sequence[int]) -> Puzzle:
    given = tuple(zip(here.layout.cells, numbers, strict=True))
    return replace(_blank(here.order), given=given)


@cache
def _blank(order: int) -> Puzzle:
    """The puzzle without numbers: its layout and its tiles are made once."""
    return Puzzle("dominosa", field(order).layout, double_set(order))


def _solution(here: Field, tiling: Sequence[Pair], numbers: Sequence[int]) -> Solution:
    cells = here.layout.cells
    return Solution(Placement((cells[a], cells[b]), (numbers[a], numbers[b])) for a, b in tiling)


MAKER = Maker(
    family="dominosa",
    letter="D",
    size_is="the order, n of the set double-n",
    usual_size=6,
    usual_grade="basic",
    # All puzzles of order 2 were looked at: none needs more than basic techniques.
    sizes={grade: range(2 if grade in ("trivial", "basic") else 3, 19) for grade in GRADES},
    make=make,
)
