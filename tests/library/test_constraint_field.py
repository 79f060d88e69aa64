import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_math.constraints import (
    Alike,
    Constraint,
    Count,
    Distinct,
    Matching,
    Progression,
    SameTotal,
    Total,
)
from domino_math.errors import InputError
from domino_math.layout import Cell, Group, Rectangle, Ring, layout_of
from domino_math.library.constraint_field import constraint_data, read_constraints
from domino_math.library.fields import Field

from .strategies import constraints_on, layouts

RING = layout_of(Ring(3, 3))
SIDES = RING.groups["sides"]
OWN = {"name": "two cells", "cells": [[0, 0], [2, 2]], "many": True}
TWO = Group("two cells", (Cell(0, 0), Cell(2, 2)), many=True)


def read(*values, layout=RING):
    return read_constraints(Field(list(values), "x.toml", ("constraints",)), layout)


def complaint(*values, layout=RING):
    with pytest.raises(InputError) as caught:
        read(*values, layout=layout)
    return caught.value.what


def total(**fields):
    return {"kind": "total", "groups": "sides", **fields}


@pytest.mark.parametrize(
    ("value", "constraints"),
    [
        (total(equals=9), [Total(side, "=", (9,)) for side in SIDES]),
        (total(less_than=9), [Total(side, "<", (9,)) for side in SIDES]),
        (total(more_than=-1), [Total(side, ">", (-1,)) for side in SIDES]),
        (total(among=[3, 5]), [Total(side, "in", (3, 5)) for side in SIDES]),
        (total(groups="the top side", equals=9), [Total(SIDES[0], "=", (9,))]),
        (total(groups=OWN, equals=9), [Total(TWO, "=", (9,))]),
        ({"kind": "same-total", "groups": ["sides", OWN]}, [SameTotal((*SIDES, TWO))]),
        (
            {"kind": "progression", "groups": ["sides", OWN], "step": -2},
            [Progression((*SIDES, TWO), -2)],
        ),
        (
            {"kind": "alike", "groups": ["corners", OWN]},
            [*map(Alike, (*RING.groups["corners"], TWO))],
        ),
        ({"kind": "distinct", "groups": "sides"}, [*map(Distinct, SIDES)]),
        ({"kind": "count", "groups": OWN, "number": 3, "times": 1}, [Count(TWO, 3, 1)]),
        ({"kind": "matching"}, [Matching(RING.joints)]),
        (
            {"kind": "matching", "joints": [[[0, 1], [0, 0]]]},
            [Matching(((Cell(0, 1), Cell(0, 0)),))],
        ),
    ],
    ids=str,
)
def test_every_kind(value, constraints):
    assert read(value) == tuple(constraints)


@pytest.mark.parametrize(
    ("value", "what"),
    [
        (3, "must be a table of fields, not 3"),
        ({}, "the field 'kind' is missing"),
        ({"kind": "totl"}, "kind: cannot be 'totl'; it is total, same-total, progression, "),
        (total(), "a total needs one of equals, less_than, more_than or among, and only one"),
        (total(equals=1, among=[1]), "a total needs one of equals, less_than, more_than or among"),
        (total(equals=True), "equals: must be a whole number, not true"),
        (total(among=3), "among: must be a list, not 3"),
        (total(among=[]), "among: must have at least one number"),
        (total(among=[3, "4"]), "among 2: must be a whole number, not '4'"),
        (total(equals=10**9), "equals: must be between -9,990,000 and 9,990,000, not 1000000000"),
        (total(equal=9), "there is no field 'equal' here; did you mean equals?"),
        ({"kind": "total", "equals": 3}, "the field 'groups' is missing"),
        (total(groups="side", equals=9), "groups: the layout has no 'side', only sides, corners "),
        (total(groups="the top sides", equals=9), "groups: the layout has no 'the top sides', "),
        (total(groups=[], equals=9), "groups: must name at least one group"),
        (total(groups=["sides", 3], equals=9), "group 2: must be text, not 3"),
        (total(groups={"name": "a"}, equals=9), "groups: the field 'cells' is missing"),
        (
            total(groups={"name": "", "cells": [[0, 0]]}, equals=9),
            "groups: name: must not be empty",
        ),
        (total(groups={"name": "a", "cells": []}, equals=9), "groups: cells: must have at least"),
        (total(groups={"name": "a", "cells": [[0, 0]] * 2}, equals=9), "groups: cells: must not "),
        (total(groups={"name": "a", "cells": [[0, 99]]}, equals=9), "cell (0, 99) is outside the "),
        (total(groups={"name": "a", "cells": [[10**9, 0]]}, equals=9), "cell (1000000000, 0) is "),
        (total(groups={"name": "a", "cells": [[0, -1]]}, equals=9), "groups: cell 1: must be betw"),
        (
            total(groups={"name": "a", "cells": [[0]]}, equals=9),
            "groups: cell 1: must be a row and",
        ),
        (
            total(groups={"name": "a", "cells": [[0, 1e9]]}, equals=9),
            "groups: cell 1: must be a wh",
        ),
        (total(groups={**OWN, "many": 1}, equals=9), "groups: many: must be true or false, not 1"),
        ({"kind": "count", "groups": "all", "number": 1}, "the field 'times' is missing"),
        ({"kind": "progression", "groups": "sides"}, "the field 'step' is missing"),
        (
            {"kind": "progression", "groups": "sides", "step": 1.5},
            "step: must be a whole number, not 1.5",
        ),
        (
            {"kind": "progression", "groups": "sides", "step": 10**9},
            "step: must be between -9,990,000 and 9,990,000, not 1000000000",
        ),
        ({"kind": "matching", "joints": [[[0, 0]]]}, "joint 1: must be two cells, like [[0, 2], ["),
        ({"kind": "matching", "joints": [[0, [0, 0]]]}, "joint 1: cell 1: must be a list, not 0"),
        ({"kind": "matching", "joints": [[[0, 0], [0, 9]]]}, "cell (0, 9) is outside the layout"),
        ({"kind": "matching", "joints": [[[0, 0]] * 2]}, "a joint needs two different cells, not "),
    ],
    ids=str,
)
def test_what_is_no_constraint(value, what):
    assert complaint({"kind": "matching"}, value).startswith(f"constraint 2: {what}")


def test_a_close_name_is_suggested():
    assert complaint(total(groups="the top sid", equals=9)).endswith("did you mean the top side?")


def test_an_area_has_no_joints_of_its_own():
    area = layout_of(Rectangle(2, 2))
    assert complaint({"kind": "matching"}, layout=area) == (
        "constraint 1: this layout has no joints of its own; name them, as joints = [...]"
    )
    assert read({"kind": "matching", "joints": []}, layout=area) == (Matching(()),)


def test_a_single_table_is_a_slip_of_toml():
    with pytest.raises(InputError, match=r"constraints: must be a list; in TOML write \[\[constr"):
        read_constraints(Field({"kind": "matching"}, "x.toml", ("constraints",)), RING)


def test_too_many_are_refused():
    too_many = "the constraints are too many, or speak of too many cells"
    alike = {"kind": "alike", "groups": "all"}
    assert complaint(*[alike] * 10_001) == f"constraint 10001: {too_many}"
    large = layout_of(Rectangle(100, 100))
    assert complaint(*[alike] * 200, layout=large) == f"constraint 101: {too_many}"


@settings(deadline=None)
@given(st.data(), layouts())
def test_round_trip(data, layout):
    constraint = data.draw(constraints_on(layout))
    assert read(constraint_data(constraint, layout), layout=layout) == (constraint,)


def test_groups_of_the_layout_are_written_by_name():
    assert constraint_data(Alike(SIDES[1]), RING) == {"kind": "alike", "groups": "the right side"}
    assert constraint_data(Alike(TWO), RING) == {"kind": "alike", "groups": OWN}
    # A family's name would be read as all its groups.
    misleading = Group("sides", (Cell(0, 0),))
    assert constraint_data(Alike(misleading), RING)["groups"] == {
        "name": "sides",
        "cells": [[0, 0]],
    }
    assert constraint_data(Matching(RING.joints), RING) == {"kind": "matching"}


def test_a_constraint_of_somebody_elses_cannot_be_written():
    other = type("Other", (Constraint,), dict.fromkeys(Constraint.__abstractmethods__))
    with pytest.raises(ValueError, match="a file cannot hold a constraint of the kind Other"):
        constraint_data(other(), RING)


def test_a_total_among_many_numbers():
    (first, *_) = read(total(among=[5, 3, 5, 3]))
    assert first.values == (5, 3)
    assert len(read(total(among=list(range(1000))))) == 4
    assert complaint(total(among=[7] * 1001)) == (
        "constraint 1: among: has more than 1,000 numbers, the most there can be"
    )
