"""A quick look at a constraint: whether it can be met, and what it leaves for its cells."""

from collections.abc import Callable, Mapping

from domino_math.constraints import Alike, Constraint, Count, Distinct, Matching, SameTotal, Total
from domino_math.explainer.choices import Choices
from domino_math.explainer.numbers import fitting, least, most, settled, totals_of, up_to, wanted
from domino_math.explainer.support import supported
from domino_math.layout import Cell

# Of each cell, what it can show, as bits.
Numbers = Callable[[Cell], int]

# So many open numbers of a total are looked at together, more only by the least and the most.
_FEW = 3


def left_by(
    choices: Choices, constraint: Constraint, numbers: Numbers, possible: int
) -> Mapping[Cell, int] | None:
    """Return what a constraint leaves for its cells, as far as a quick look tells.

    None if it cannot be met. `possible` are the placements that are still possible, and `numbers`
    tells what cells show with these. Cells for which nothing follows may be left out.
    """
    match constraint:
        case Total():
            return _total(constraint, numbers)
        case Alike(group=group):
            common = -1
            for cell in group.cells:
                common &= numbers(cell)
            return dict.fromkeys(group.cells, common) if common else None
        case Distinct(group=group):
            return _distinct({cell: numbers(cell) for cell in group.cells})
        case Count():
            return _count(constraint, numbers)
        case Matching():
            return _matching(choices, constraint, numbers, possible)
        case SameTotal():
            common = -1
            for group in constraint.groups:
                common &= totals_of(numbers(cell) for cell in group.cells)
            return {} if common else None
    return _any(choices, constraint, numbers, possible)


def _total(total: Total, numbers: Numbers) -> Mapping[Cell, int] | None:
    cells = total.group.cells
    masks = [numbers(cell) for cell in cells]
    if not all(masks):
        return None
    lows, highs = list(map(least, masks)), list(map(most, masks))
    low, high = sum(lows), sum(highs)
    fewest, greatest = bounds_of(total)
    if (greatest is not None and low > greatest) or (fewest is not None and high < fewest):
        return None
    unsettled = sum(1 for mask in masks if not settled(mask))
    if total.relation not in "<>" and unsettled <= _FEW:
        fit = fitting(masks, wanted(total, high))
        if fit is not None:
            return dict(zip(cells, fit, strict=True)) if all(fit) else None
    left = {}
    for cell, mask, lowest, highest in zip(cells, masks, lows, highs, strict=True):
        if greatest is not None:
            mask &= up_to(greatest - low + lowest)
        if fewest is not None:
            mask &= ~up_to(fewest - high + highest - 1)
        if not mask:
            return None
        left[cell] = mask
    return left


def bounds_of(total: Total) -> tuple[int | None, int | None]:
    """The least and the greatest total that is allowed, None where there is no such limit."""
    match total.relation:
        case "<":
            return None, total.values[0] - 1
        case ">":
            return total.values[0] + 1, None
    return min(total.values), max(total.values)


def _distinct(masks: Mapping[Cell, int]) -> Mapping[Cell, int] | None:
    there = together = 0
    for mask in masks.values():
        together |= mask
        if settled(mask):
            if there & mask:
                return None
            there |= mask
    if together.bit_count() < len(masks):
        return None
    left = {cell: mask if settled(mask) else mask & ~there for cell, mask in masks.items()}
    return left if all(left.values()) else None


def _count(count: Count, numbers: Numbers) -> Mapping[Cell, int] | None:
    mask = 1 << count.number
    shown = {cell: numbers(cell) for cell in count.group.cells}
    certain = sum(1 for each in shown.values() if each == mask)
    can = sum(1 for each in shown.values() if each & mask)
    if not certain <= count.times <= can:
        return None
    if certain == count.times:
        return {cell: each & ~mask for cell, each in shown.items() if each != mask}
    if can == count.times:
        return {cell: mask for cell, each in shown.items() if each & mask}
    return {}


def _matching(
    choices: Choices, matching: Matching, numbers: Numbers, possible: int
) -> Mapping[Cell, int] | None:
    left: dict[Cell, int] = {}
    for a, b in matching.joints:
        if choices.at[a] & choices.at[b] & possible:
            continue
        common = numbers(a) & numbers(b)
        if not common:
            return None
        left[a], left[b] = left.get(a, common) & common, left.get(b, common) & common
    return left


def _any(
    choices: Choices, constraint: Constraint, numbers: Numbers, possible: int
) -> Mapping[Cell, int] | None:
    every, at = choices.puzzle.supply.numbers, choices.at
    folds = choices.remembered(("folds", constraint), lambda: constraint.folds(every))
    for fold in folds:
        if (slot := fold.unless_joined) and at[slot[0]] & at[slot[1]] & possible:
            continue
        masks = {cell: numbers(cell) for cell in fold.cells}
        if not all(masks.values()):
            return None
        found = supported(fold, masks, choices.tick)
        if found is not None and not all(found.values()):
            return None
    return {}
