"""The field `constraints`: what a puzzle demands, each by its kind."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from domino_math.constraints import (
    Alike,
    Constraint,
    Count,
    Distinct,
    Equation,
    Matching,
    Progression,
    Relation,
    SameTotal,
    Total,
)
from domino_math.constraints.term import names_in
from domino_math.fields import Field, did_you_mean, shown
from domino_math.fields.cells import read_pair
from domino_math.fields.limits import (
    HIGHEST_NUMBER,
    HIGHEST_TOTAL,
    LONGEST_EQUATION,
    MOST_CELLS,
    MOST_CONSTRAINTS,
    MOST_MENTIONS,
    MOST_VALUES,
)
from domino_math.layout import Layout
from domino_math.library.group_field import group_data, read_groups
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
        kind = KINDS[each.member("kind").choice(KINDS)]
        with each.naming():
            for constraint in kind.read(each, layout):
                found.append(constraint)
                mentions += len(constraint.cells)
                if len(found) > MOST_CONSTRAINTS or mentions > MOST_MENTIONS:
                    each.fail("the constraints are too many, or speak of too many cells")
    return tuple(found)


def constraint_data(constraint: Constraint, layout: Layout) -> dict[str, Any]:
    """Return a constraint as the field has it; ValueError for a kind that files do not know."""
    for name, kind in KINDS.items():
        if isinstance(constraint, kind.made):
            return {"kind": name, **kind.write(constraint, layout)}
    raise ValueError(f"a file cannot hold a constraint of the kind {type(constraint).__name__}")


# --- Kind by kind: how its fields are read, and how they are written ---


def _read_totals(field: Field, layout: Layout) -> Iterator[Constraint]:
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


def _write_total(total: Total, layout: Layout) -> dict[str, Any]:
    name = next(name for name in RELATIONS if RELATIONS[name] == total.relation)
    wanted = list(total.values) if name == "among" else total.values[0]
    return {"groups": group_data(total.group, layout), name: wanted}


def _read_same_total(field: Field, layout: Layout) -> Iterator[Constraint]:
    yield SameTotal(read_groups(field.table(("kind", "groups"))["groups"], layout))


def _write_same_total(same: SameTotal, layout: Layout) -> dict[str, Any]:
    return {"groups": [group_data(group, layout) for group in same.groups]}


def _read_progression(field: Field, layout: Layout) -> Iterator[Constraint]:
    fields = field.table(("kind", "groups", "step"))
    step = fields["step"].integer(-HIGHEST_TOTAL, HIGHEST_TOTAL)
    yield Progression(read_groups(fields["groups"], layout), step)


def _write_progression(rising: Progression, layout: Layout) -> dict[str, Any]:
    return {"groups": [group_data(group, layout) for group in rising.groups], "step": rising.step}


def _read_alike(field: Field, layout: Layout) -> Iterator[Constraint]:
    yield from map(Alike, read_groups(field.table(("kind", "groups"))["groups"], layout))


def _read_distinct(field: Field, layout: Layout) -> Iterator[Constraint]:
    yield from map(Distinct, read_groups(field.table(("kind", "groups"))["groups"], layout))


def _write_group(constraint: Alike | Distinct, layout: Layout) -> dict[str, Any]:
    return {"groups": group_data(constraint.group, layout)}


def _read_equation(field: Field, layout: Layout) -> Iterator[Constraint]:
    fields = field.table(("kind", "equation"), ("numbers",))
    own = read_groups(fields["numbers"], layout) if "numbers" in fields else ()
    named = {**layout.group_named, **{group.name: group for group in own}}
    equation = fields["equation"]
    text = equation.line(LONGEST_EQUATION)
    with equation.naming():
        for name in names_in(text):
            if name not in named:
                what = f"there is no number {shown(name)} in the layout or in `numbers`"
                equation.fail(what + did_you_mean(name, named))
        yield Equation.parse(text, named)


def _write_equation(equation: Equation, layout: Layout) -> dict[str, Any]:
    numbers = [group_data(group, layout) for group in equation.numbers]
    own = [data for data in numbers if not isinstance(data, str)]
    return {"equation": equation.written, **({"numbers": own} if own else {})}


def _read_counts(field: Field, layout: Layout) -> Iterator[Constraint]:
    fields = field.table(("kind", "groups", "number", "times"))
    number = fields["number"].integer(0, HIGHEST_NUMBER)
    times = fields["times"].integer(0, MOST_CELLS)
    for group in read_groups(fields["groups"], layout):
        yield Count(group, number, times)


def _write_count(count: Count, layout: Layout) -> dict[str, Any]:
    groups = group_data(count.group, layout)
    return {"groups": groups, "number": count.number, "times": count.times}


def _read_matching(field: Field, layout: Layout) -> Iterator[Constraint]:
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


def _write_matching(matching: Matching, layout: Layout) -> dict[str, Any]:
    if matching.joints and matching.joints == layout.joints:
        return {}
    return {"joints": [[list(a), list(b)] for a, b in matching.joints]}


@dataclass(frozen=True)
class _Kind:
    """What a kind makes, how it is read, and how its fields beside `kind` are written."""

    made: type[Constraint]
    read: Callable[[Field, Layout], Iterator[Constraint]]
    write: Callable[[Any, Layout], dict[str, Any]]


KINDS = {
    "total": _Kind(Total, _read_totals, _write_total),
    "same-total": _Kind(SameTotal, _read_same_total, _write_same_total),
    "progression": _Kind(Progression, _read_progression, _write_progression),
    "equation": _Kind(Equation, _read_equation, _write_equation),
    "alike": _Kind(Alike, _read_alike, _write_group),
    "distinct": _Kind(Distinct, _read_distinct, _write_group),
    "count": _Kind(Count, _read_counts, _write_count),
    "matching": _Kind(Matching, _read_matching, _write_matching),
}
