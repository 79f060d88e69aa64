"""What regions demand, always so that the numbers on their cells satisfy it."""

from collections.abc import Iterator, Mapping

from domino_math.dice import Dice
from domino_math.families.regions import Kind, Region
from domino_math.generator.cutting import MOST_CELLS, Piece, halved
from domino_math.layout import Cell, hang_together

Numbers = Mapping[Cell, int]

HIGHEST = 6  # tiles are of double-six

# How often each kind is chosen where it is true.
_OFTEN: Mapping[Kind, int] = {
    "alike": 12,
    "total": 6,
    "distinct": 3,
    "less": 2,
    "more": 2,
    "free": 1,
}
# A limit is so much above or below what the numbers add up to, at most.
_FARTHEST = 3


def demand(piece: Piece, numbers: Numbers, dice: Dice) -> Region:
    """Return a region that demands something which is true of its numbers, or nothing.

    >>> demand((Cell(0, 0),), {Cell(0, 0): 4}, Dice(1))
    Region(cells=(Cell(row=0, column=0),), kind='total', target=4, name='')
    """
    kinds = [kind for kind in _true(piece, numbers) for _ in range(_OFTEN[kind])]
    return region(piece, dice.pick(kinds), numbers, dice)


def region(piece: Piece, kind: Kind, numbers: Numbers, dice: Dice) -> Region:
    """Return a region of a kind; a limit is a little above or below what the numbers add up to."""
    total = sum(numbers[cell] for cell in piece)
    away = 1 + dice.below(_FARTHEST)
    targets = {
        "total": total,
        "less": min(total + away, HIGHEST * len(piece)),
        "more": max(total - away, 0),
    }
    return Region(piece, kind, targets.get(kind))


def tightened(old: Region, numbers: Numbers, dice: Dice) -> list[Region]:
    """Return regions that demand more of the same cells; none if there is nothing more to say.

    Other demands give way to alike, where that is true, or to a total. A region that has one of
    these is cut in two; of alike cells some then have a total, so that their number is known.
    """
    if old.kind not in ("alike", "total"):
        return [_exact(old.cells, numbers, dice)]
    if len(old.cells) == 1:
        return []
    one, other = halved(old.cells, dice)
    if old.kind == "alike":
        return [region(one, "total", numbers, dice), _exact(other, numbers, dice)]
    return [_exact(one, numbers, dice), _exact(other, numbers, dice)]


def loosened(old: Region, numbers: Numbers, dice: Dice) -> Iterator[Region]:
    """Yield regions that demand less of the same cells, in any order, and nothing at last."""
    if old.kind == "total":
        kinds = [kind for kind in _true(old.cells, numbers) if kind in ("distinct", "less", "more")]
        yield from (region(old.cells, kind, numbers, dice) for kind in dice.shuffled(kinds))
    if old.kind != "free":
        yield Region(old.cells)


def joined(one: Region, other: Region) -> Region | None:
    """Return one region for two that touch and have totals, if it is not too large."""
    cells = one.cells + other.cells
    if one.target is None or other.target is None or one.kind != "total" != other.kind:
        return None
    if len(cells) > MOST_CELLS or not hang_together(cells):
        return None
    return Region(cells, "total", one.target + other.target)


def _exact(piece: Piece, numbers: Numbers, dice: Dice) -> Region:
    """Alike, where that is true of two cells or more, or else a total."""
    return region(piece, "alike" if "alike" in _true(piece, numbers) else "total", numbers, dice)


def _true(piece: Piece, numbers: Numbers) -> Iterator[Kind]:
    """The kinds of demand that are true of the numbers and say something."""
    shown = [numbers[cell] for cell in piece]
    yield "total"
    if len(piece) > 1:
        if len({*shown}) == 1:
            yield "alike"
        if len({*shown}) == len(piece):
            yield "distinct"
    if sum(shown) < HIGHEST * len(piece):
        yield "less"
    if sum(shown) > 0:
        yield "more"
    yield "free"
