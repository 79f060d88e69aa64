"""Saying what a constraint demands, in any language."""

from collections.abc import Sequence

from domino_math.constraints.base import Constraint, GroupConstraint
from domino_math.constraints.count import Count
from domino_math.constraints.equation import Equation
from domino_math.constraints.likeness import Alike, Distinct
from domino_math.constraints.matching import Matching
from domino_math.constraints.progression import Progression
from domino_math.constraints.total import SameTotal, Total
from domino_math.i18n import Sentence
from domino_math.layout import Group
from domino_math.wording.clauses import clauses
from domino_math.wording.groups import group_in_words, groups_in_words


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
            names = groups_in_words(groups)
            return Sentence("{groups} add up to the same", groups=names)
        case Progression():
            return _progression(constraint)
        case Equation():
            return _equation(constraint)
    return Sentence("{claim}", claim=constraint.describe())


def claim_of_each(constraints: Sequence[GroupConstraint]) -> Sentence:
    """Say what is demanded of several groups, the same of each.

    >>> from domino_math.layout import Cell
    >>> square = [Group(f"row {n}", (Cell(n - 1, 0), Cell(n - 1, 1))) for n in (1, 2)]
    >>> print(claim_of_each([Total(row, ">", (3,)) for row in square]))
    row 1 and row 2 each add up to more than 3
    """
    first, *others = constraints
    if not others:
        return claim(first)
    names = groups_in_words(constraint.group for constraint in constraints)
    match first:
        case Total(group=Group(cells=(_,))):
            return Sentence("{groups} each show {number}", groups=names, number=first.amount)
        case Total():
            return Sentence("{groups} each add up to {amount}", groups=names, amount=first.amount)
        case Alike():
            return Sentence("{groups} each have the same number on all their cells", groups=names)
        case Distinct():
            return Sentence("{groups} each have a different number on every cell", groups=names)
        case Count(times=0, number=number):
            return Sentence("{groups} each show no {number}", groups=names, number=number)
        case Count(times=times, number=number):
            return Sentence(
                "{groups} each show {number} on exactly {times} {times:cell|cells}",
                groups=names,
                number=number,
                times=times,
            )
    return clauses(map(claim, constraints))


def _progression(constraint: Progression) -> Sentence:
    names, step = groups_in_words(constraint.groups), constraint.step
    if step == 0:
        return Sentence("{groups} add up to the same", groups=names)
    if step > 0:
        return Sentence("the totals of {groups} rise by {step} each time", groups=names, step=step)
    return Sentence("the totals of {groups} fall by {step} each time", groups=names, step=-step)


def _equation(constraint: Equation) -> Sentence:
    names = (group_in_words(s) if isinstance(s, Group) else s for s in constraint.symbols)
    written: Sentence | str = next(names)
    for symbol in names:
        written = Sentence("{symbols} {symbol}", symbols=written, symbol=symbol)
    if all(len(group.cells) == 1 for group in constraint.numbers):
        return Sentence("{equation}", equation=written)
    return Sentence("{equation}, each read as a number", equation=written)


def _total(total: Total) -> Sentence:
    name, amount = group_in_words(total.group), total.amount
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
