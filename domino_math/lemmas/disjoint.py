"""Lemma from totals of groups that do not overlap: together they say what many cells show."""

from collections.abc import Iterator

from domino_math.constraints import Total
from domino_math.layout import Cell, Group
from domino_math.lemmas.lemma import Lemma
from domino_math.lemmas.pips import pips_used, pips_words
from domino_math.puzzle import Puzzle
from domino_math.words import capital, listed, plural

# More groups than this are counted instead of named.
_NAMED = 6

# The total of more cells than this is left to the solver: no reader would get anywhere with it.
_SHORT = 8


def apart_totals(puzzle: Puzzle) -> Iterator[Lemma]:
    """Hold totals of groups that do not overlap against the pips of the tiles.

    Proof: such groups count none of their cells twice. All cells together show the pips of the
    tiles used, so the other cells show the difference, and so many halves show no less than the
    lowest number each, and no more than the highest.
    """
    totals, all_apart = _apart(puzzle)
    if not totals:
        return
    counted = {cell for total in totals for cell in total.group.cells}
    beside = [number for cell, number in puzzle.given if cell not in counted]
    rest = [c for c in puzzle.layout.cells if c not in counted and c not in puzzle.given_at]
    whole = sum(total.values[0] for total in totals) + sum(beside)
    numbers, (least, most) = puzzle.supply.numbers, pips_used(puzzle)
    lowest, highest = len(rest) * numbers[0], len(rest) * numbers[-1]
    start = f"{_names(totals, beside)} {whole}{'' if rest else ', and that is every cell'}"
    if whole + lowest > most or whole + highest < least:
        extreme = f"least {lowest}" if whole + lowest > most else f"most {highest}"
        show = "shows" if len(rest) == 1 else "show"
        others = f" The other {plural(len(rest), 'cell')} {show} at {extreme}." if rest else ""
        reason = f"{start}.{others} But {pips_words(puzzle)}. Impossible."
        yield Lemma("totals apart", reason, totals, contradiction=True)
    elif all_apart and len(totals) > 1 and least == most and 0 < len(rest) <= _SHORT:
        group = Group(f"the {len(rest)} other cells", tuple(rest), many=True)
        if len(rest) == 1:
            group = Group(f"cell {rest[0]}", tuple(rest))
        gives = Total(group, "=", (least - whole,))
        reason = f"{start}, and {pips_words(puzzle)}. So {gives.describe()}: {least} − {whole}."
        yield Lemma("totals apart", reason, totals, (gives,))


def _apart(puzzle: Puzzle) -> tuple[tuple[Total, ...], bool]:
    """The totals that share no cell with those before them, and whether these are all."""
    taken: set[Cell] = set()
    found: list[Total] = []
    all_apart = True
    for constraint in puzzle.constraints:
        if isinstance(constraint, Total) and constraint.relation == "=":
            if taken.isdisjoint(constraint.group.cells):
                taken.update(constraint.group.cells)
                found.append(constraint)
            else:
                all_apart = False
    return tuple(found), all_apart


def _names(totals: tuple[Total, ...], beside: list[int]) -> str:
    names = [total.group.name for total in totals]
    if len(totals) > _NAMED:
        names = [f"the {len(totals)} groups that have totals"]
    if beside:
        names.append("the given numbers beside")
    many = len(totals) > 1 or totals[0].group.many or beside
    return f"{capital(listed(names))} {'make' if many else 'makes'}"
