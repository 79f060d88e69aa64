"""The field `groups`: names of families and groups of the layout, or cells under a new name."""

from typing import Any

from domino_math.fields import Field, did_you_mean, optional, shown
from domino_math.fields.cells import read_cell
from domino_math.fields.limits import LONGEST_NAME
from domino_math.layout import Group, Layout
from domino_math.words import listed


def read_groups(field: Field, layout: Layout) -> tuple[Group, ...]:
    """Read groups: a family (`sides`), a group (`the top side`), a table, or a list of these.

    >>> from domino_math.layout import Ring, layout_of
    >>> groups = read_groups(Field("sides", "frame.toml", ("groups",)), layout_of(Ring(3, 3)))
    >>> [str(group) for group in groups]
    ['the top side', 'the right side', 'the bottom side', 'the left side']
    """
    if not isinstance(field.value, list):
        return _groups(field, layout)
    groups = tuple(group for each in field.items("group") for group in _groups(each, layout))
    if not groups:
        field.fail("must name at least one group")
    return groups


def _groups(field: Field, layout: Layout) -> tuple[Group, ...]:
    if isinstance(field.value, dict):
        return (_new_group(field, layout),)
    return _named(field, layout)


def _named(field: Field, layout: Layout) -> tuple[Group, ...]:
    name = field.text()
    if name in layout.groups:
        return layout.groups[name]
    if name not in layout.group_named:
        close = did_you_mean(name, (*layout.groups, *layout.group_named))
        field.fail(f"the layout has no {shown(name)}, only {listed(layout.groups)}{close}")
    return (layout.group_named[name],)


def _new_group(field: Field, layout: Layout) -> Group:
    fields = field.table(("name", "cells"), ("many",))
    cells = tuple(map(read_cell, fields["cells"].items("cell")))
    if not cells:
        fields["cells"].fail("must have at least one cell")
    if len(set(cells)) < len(cells):
        fields["cells"].fail("must not have a cell twice")
    inside = layout.slots_of
    for cell in cells:
        if cell not in inside:
            # Under the number of the constraint alone: that is where a reader looks.
            Field(None, field.place, field.path[:1]).fail(f"cell {cell} is outside the layout")
    many = optional(fields, "many", Field.flag, False)
    return Group(fields["name"].line(LONGEST_NAME), cells, many)


def group_data(group: Group, layout: Layout) -> str | dict[str, Any]:
    """Return a group as the field has it: by its name where the layout has it."""
    if group.name not in layout.groups and layout.group_named.get(group.name) == group:
        return group.name
    data = {"name": group.name, "cells": [list(cell) for cell in group.cells]}
    return {**data, "many": True} if group.many else data
