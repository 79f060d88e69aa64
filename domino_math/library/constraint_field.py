"""The field `constraints`: what a puzzle demands, each by its kind."""

from collections.abc import Callable, Iterator
from typing import Any

from domino_math.constraints import (
    Alike,
    Constraint,
    Count,
    Distinct,
    Matching,
    Progression,
    Relation,
    SameTotal,
    Total,
)
from domino_math.layout import Layout
from domino_math.library.cell_field import read_pair
from domino_math.library.fields import Field
from domino_math.library.group_field import group_data, read_groups
from domino_math.library.limits import (
    HIGHEST_NUMBER,
    HIGHEST_TOTAL,
    MOST_CELLS,
    MOST_CONSTRAINTS,
    MOST_MENTIONS,
    MOST_VALUES,
)
from domino_math.words import either

# How the four ways to speak of a total are written.
RELATIONS: dict[str, Relation] = {
    "equals": "=",
    "less_than": "<",
    "more_than": ">",
    "among": "in",
}


def read_constraints(field: Field, layout: Layout) -> tuple[Constraint, ...]:
    """Read all constraints; where several groups are named, most kinds make one for each."""
    found: list[Constraint] = []
    mentions = 0
    if isinstance(field.value, dict):
        field.fail("must be a list; in TOML write [[constraints]] above each of them")
    for each in field.items("constraint"):
        kind = each.member("kind").choice(KINDS)
        with each.naming():
            for constraint in KINDS[kind](each, layout):
                found.append(constraint)
                mentions += len(constraint.cells)
                if len(found) > MOST_CONSTRAINTS or mentions > MOST_MENTIONS:
                    each.fail("the constraints are too many, or speak of too many cells")
    return tuple(found)


def _totals(field: Field, layout: Layout) -> Iterator[Constraint]:
    fields = field.table(("kind", "groups"), RELATIONS)
    said = [name for name in RELATIONS if name in fields]
    if len(said) != 1:
        field.fail(f"a total needs one of {either(RELATIONS)}, and only one")
    wanted = fields[said[0]]
    numbers = wanted.items(said[0]) if said == ["among"] else [wanted]
    if not numbers:
        wanted.fail("must have at least one number")
    if len(numbers) > MOST_VALUES:
        wanted.fail(f"has more than {MOST_VALUES:,} numbers, the most there can be")
    values = tuple(number.integer(-HIGHEST_TOTAL, HIGHEST_TOTAL) for number in numbers)
    for group in read_groups(fields["groups"], layout):
        yield Total(group, RELATIONS[said[0]], values)


def _same_total(field: Field, layout: Layout) -> Iterator[Constraint]:
    yield SameTotal(read_groups(field.table(("kind", "groups"))["groups"], layout))


def _progression(field: Field, layout: Layout) -> Iterator[Constraint]:
    fields = field.table(("kind", "groups", "step"))
    step = fields["step"].integer(-HIGHEST_TOTAL, HIGHEST_TOTAL)
    yield Progression(read_groups(fields["groups"], layout), step)


def _alike(field: Field, layout: Layout) -> Iterator[Constraint]:
    yield from map(Alike, read_groups(field.table(("kind", "groups"))["groups"], layout))


def _distinct(field: Field, layout: Layout) -> Iterator[Constraint]:
    yield from map(Distinct, read_groups(field.table(("kind", "groups"))["groups"], layout))


def _count(field: Field, layout: Layout) -> Iterator[Constraint]:
    fields = field.table(("kind", "groups", "number", "times"))
    number = fields["number"].integer(0, HIGHEST_NUMBER)
    times = fields["times"].integer(0, MOST_CELLS)
    for group in read_groups(fields["groups"], layout):
        yield Count(group, number, times)


def _matching(field: Field, layout: Layout) -> Iterator[Constraint]:
    fields = field.table(("kind",), ("joints",))
    if "joints" not in fields:
        if not layout.joints:
            field.fail("this layout has no joints of its own; name them, as joints = [...]")
        yield Matching(layout.joints)
        return
    joints = tuple(map(read_pair, fields["joints"].items("joint")))
    for joint in joints:
        if joint[0] == joint[1]:
            field.fail(f"a joint needs two different cells, not {joint[0]} twice")
        for cell in joint:
            if cell not in layout.slots_of:
                field.fail(f"cell {cell} is outside the layout")
    yield Matching(joints)


KINDS: dict[str, Callable[[Field, Layout], Iterator[Constraint]]] = {
    "total": _totals,
    "same-total": _same_total,
    "progression": _progression,
    "alike": _alike,
    "distinct": _distinct,
    "count": _count,
    "matching": _matching,
}


def constraint_data(constraint: Constraint, layout: Layout) -> dict[str, Any]:
    """Return a constraint as the field has it; ValueError for a kind that files do not know."""
    match constraint:
        case Total(group, relation, values):
            name = next(name for name in RELATIONS if RELATIONS[name] == relation)
            wanted = list(values) if name == "among" else values[0]
            return {"kind": "total", "groups": group_data(group, layout), name: wanted}
        case SameTotal(groups):
            return {"kind": "same-total", "groups": [group_data(g, layout) for g in groups]}
        case Progression(groups, step):
            in_order = [group_data(g, layout) for g in groups]
            return {"kind": "progression", "groups": in_order, "step": step}
        case Alike(group):
            return {"kind": "alike", "groups": group_data(group, layout)}
        case Distinct(group):
            return {"kind": "distinct", "groups": group_data(group, layout)}
        case Count(group, number, times):
            counted = {"number": number, "times": times}
            return {"kind": "count", "groups": group_data(group, layout), **counted}
        case Matching(joints) if joints and joints == layout.joints:
            return {"kind": "matching"}
        case Matching(joints):
            return {"kind": "matching", "joints": [[list(a), list(b)] for a, b in joints]}
    raise ValueError(f"a file cannot hold a constraint of the kind {type(constraint).__name__}")
