"""Saying what a constraint demands, and of whom, in any language."""

import re

from domino_math.constraints import (
    Alike,
    Constraint,
    Count,
    Distinct,
    Matching,
    SameTotal,
    Total,
)
from domino_math.explainer.conclusions import numbers_in_words
from domino_math.explainer.places import cell_in_words, cells_in_words
from domino_math.i18n import Sentence
from domino_math.layout import Group

# The name of a group of cells that the statement does not name; it is called by its cells.
THESE_CELLS = "these cells"

_NUMBERED = re.compile(r"(region|row|column) (\w+)")
_IN_PART = re.compile(r"(.+) of part (\d+)")


def group_in_words(group: Group) -> Sentence | str:
    """Name a group. A name that someone gave it stays as it is.

    >>> from domino_math.layout import Cell
    >>> str(group_in_words(Group("the top side of part 2", (Cell(0, 0), Cell(0, 1)))))
    'the top side of part 2'
    """
    if group.name == THESE_CELLS:
        return Sentence("the cells {cells}", cells=cells_in_words(group.cells))
    if group.name == f"cell {group.cells[0]}":
        return cell_in_words(group.cells[0])
    return _named(group.name)


def _named(name: str) -> Sentence | str:
    if numbered := _NUMBERED.fullmatch(name):
        kind, number = numbered.groups()
        return {
            "region": Sentence("region {name}", name=number),
            "row": Sentence("row {number}", number=number),
            "column": Sentence("column {number}", number=number),
        }[kind]
    if in_part := _IN_PART.fullmatch(name):
        return Sentence("{group} of part {part}", group=_named(in_part[1]), part=int(in_part[2]))
    named = (
        Sentence("the top side"),
        Sentence("the right side"),
        Sentence("the bottom side"),
        Sentence("the left side"),
        Sentence("the four corners"),
        Sentence("the falling diagonal"),
        Sentence("the rising diagonal"),
        Sentence("the two ends"),
        Sentence("the whole ring"),
        Sentence("the whole line"),
        Sentence("the whole layout"),
        Sentence("the joints"),
        Sentence("the free ends"),
    )
    return next((each for each in named if each.message == name), name)


def claim(constraint: Constraint) -> Sentence:
    """Say what a constraint demands; the parts of a sentence, without a full stop.

    >>> from domino_math.layout import Cell
    >>> region = Group("region A", (Cell(0, 0), Cell(0, 1)))
    >>> print(claim(Total(region, "<", (5,))))
    region A adds up to less than 5
    >>> print(claim(Alike(region)))
    region A has the same number on all its cells
    """
    match constraint:
        case Total():
            return _total(constraint)
        case Alike(group=Group(many=False) as group):
            name = group_in_words(group)
            return Sentence("{group} has the same number on all its cells", group=name)
        case Alike(group=group):
            name = group_in_words(group)
            return Sentence("{group} have the same number on all their cells", group=name)
        case Distinct(group=Group(many=False) as group):
            name = group_in_words(group)
            return Sentence("{group} has a different number on each cell", group=name)
        case Distinct(group=group):
            name = group_in_words(group)
            return Sentence("{group} have a different number on each cell", group=name)
        case Count():
            return _count(constraint)
        case Matching():
            return Sentence("ends that meet show the same number")
        case SameTotal(groups=groups):
            names = tuple(map(group_in_words, groups))
            return Sentence("{groups} add up to the same", groups=names)
    return Sentence("{claim}", claim=constraint.describe())


def _total(total: Total) -> Sentence:
    value, name = total.values[0], group_in_words(total.group)
    amount = {
        "<": Sentence("less than {number}", number=value),
        ">": Sentence("more than {number}", number=value),
    }.get(total.relation, numbers_in_words(total.values))
    if len(total.group.cells) == 1:
        return Sentence("{cell} shows {number}", cell=name, number=amount)
    if total.group.many:
        return Sentence("{group} add up to {amount}", group=name, amount=amount)
    return Sentence("{group} adds up to {amount}", group=name, amount=amount)


def _count(count: Count) -> Sentence:
    name, number, many = group_in_words(count.group), count.number, count.group.many
    if count.times == 0 and many:
        return Sentence("{group} show no {number}", group=name, number=number)
    if count.times == 0:
        return Sentence("{group} shows no {number}", group=name, number=number)
    if many:
        return Sentence(
            "{group} show {number} on exactly {times} {times:cell|cells}",
            group=name,
            number=number,
            times=count.times,
        )
    return Sentence(
        "{group} shows {number} on exactly {times} {times:cell|cells}",
        group=name,
        number=number,
        times=count.times,
    )
