"""Making puzzles of regions.

Tiles are laid on an outline. It is cut into regions, and each of them demands something that is
true. Where that leaves numbers in doubt for the techniques of a grade, a region there demands more,
or is cut in two, until no doubt is left: so the puzzle has one solution. Then regions are joined
again, and demand less, as long as the grade does not mind, and until it is reached.
"""

from collections.abc import Iterator, Sequence

from domino_math.dice import Dice
from domino_math.explainer import Grade, Knowledge
from domino_math.families.regions import Region
from domino_math.generator.cutting import cut
from domino_math.generator.demands import Numbers, demand, joined, loosened, region, tightened
from domino_math.generator.grading import settled, techniques_for, walked_grade
from domino_math.generator.ground import Ground, laid
from domino_math.generator.maker import Made, Maker, Tick
from domino_math.layout import Cell
from domino_math.solver import solve

# So many changes in vain, and no more are tried.
_MOST_IN_VAIN = 6

Regions = Sequence[Region]


def make(size: int, grade: Grade, dice: Dice, tick: Tick) -> Made:
    """Make a puzzle of so many tiles, which needs a technique of the grade and none above.

    >>> made = make(4, "basic", Dice(1), lambda: None)
    >>> len(made.puzzle.layout.cells), len(made.solution)
    (8, 4)
    """
    while True:
        tick()
        ground = laid(size, dice)
        regions = _of_grade(ground, grade, dice, tick)
        if regions is None:
            continue
        puzzle = ground.puzzle(regions, f"Regions for {size} tiles, {grade}")
        if solve(puzzle, limit=2).unique and walked_grade(Knowledge.of_puzzle(puzzle)) == grade:
            return Made(puzzle, ground.solution)


def _of_grade(ground: Ground, grade: Grade, dice: Dice, tick: Tick) -> Regions | None:
    """Return regions that very probably make a puzzle of the grade; None if they get stuck."""
    # With techniques that suppose something it would take long.
    regions = _tight(ground, "hard" if grade == "beyond" else grade, dice, tick)
    if regions is None:
        return None
    needed = ground.grade(regions, grade)
    for change in (_with_one_joined, _with_one_looser):
        in_vain = 0
        for old in dice.shuffled(regions):
            # Once the grade is reached, some more changes are for the eye only.
            if needed == grade and len(old.cells) > 1 and dice.below(4):
                continue
            for changed in change(old, regions, ground.numbers, dice):
                tick()
                now_needed = ground.grade(changed, grade)
                if now_needed == grade or (now_needed is not None and needed != grade):
                    regions, needed = changed, now_needed
                    break
                in_vain += 1
            if in_vain >= _MOST_IN_VAIN:
                break
    return regions if needed == grade else None


def _tight(ground: Ground, most: Grade, dice: Dice, tick: Tick) -> Regions | None:
    """Cut the outline into regions, and these again, until techniques of a grade solve it.

    None if no regions can do that.
    """
    if not ground.is_told_by_numbers(most):
        return None
    numbers, techniques = ground.numbers, techniques_for(most)
    regions = list(_demanding(numbers, dice))
    known = settled(ground.known(regions), techniques)
    while not known.solved:
        tick()
        unknown = {cell for cell, mask in known.numbers.items() if mask & (mask - 1)}
        doubtful = [each for each in regions if not unknown.isdisjoint(each.cells)]
        if not doubtful:  # a number more was needed than is known by now
            return None
        old = max(dice.shuffled(doubtful), key=lambda each: len(unknown.intersection(each.cells)))
        regions.remove(old)
        regions += tightened(old, numbers, dice)
        # What was certain is certain still: regions only demand more.
        choices = ground.known(regions).choices
        known = settled(Knowledge(choices, known.possible, known.laid), techniques)
    return regions


def _demanding(numbers: Numbers, dice: Dice) -> Iterator[Region]:
    """Yield regions with demands; free ones do not touch, for nobody could see where one ends."""
    free: set[Cell] = set()
    for piece in cut(numbers, dice):
        new = demand(piece, numbers, dice)
        if new.kind == "free" and _touch(piece, free):
            new = region(piece, "total", numbers, dice)
        if new.kind == "free":
            free.update(piece)
        yield new


def _with_one_joined(old: Region, regions: Regions, _: Numbers, dice: Dice) -> Iterator[Regions]:
    """Yield the regions with one of them joined to another that touches it, if it is there."""
    for other in dice.shuffled(regions) if old in regions else ():
        if other != old and (both := joined(old, other)):
            yield [*(each for each in regions if each not in (old, other)), both]


def _with_one_looser(
    old: Region, regions: Regions, numbers: Numbers, dice: Dice
) -> Iterator[Regions]:
    """Yield the regions with one of them demanding less."""
    others = [each for each in regions if each != old]
    free = {cell for each in others if each.kind == "free" for cell in each.cells}
    for new in loosened(old, numbers, dice):
        if new.kind != "free" or not _touch(new.cells, free):
            yield [*others, new]


def _touch(cells: Sequence[Cell], others: set[Cell]) -> bool:
    return any(other in others for cell in cells for other in cell.neighbours())


MAKER = Maker(
    family="pips",
    letter="P",
    size_is="the number of tiles",
    usual_size=8,
    usual_grade="basic",
    # What takes seconds, or less. Hardly any needs an extreme technique and none above: those are
    # about where tiles lie once numbers are known, and here numbers are what is looked for.
    sizes={
        "trivial": range(3, 29),
        "basic": range(3, 29),
        "hard": range(3, 29),
        "beyond": range(3, 13),
    },
    make=make,
)
