"""What each constraint says, of what cells, in the singular and in the plural."""

import pytest

from domino_math.constraints import (
    Alike,
    Count,
    Distinct,
    Filling,
    Matching,
    Progression,
    SameTotal,
    Total,
)
from domino_math.layout import Cell, Group

A, B, C, D = (Cell(0, column) for column in range(4))
ROW = Group("row 1", (A, B, C))
CORNERS = Group("the corners", (A, B, C), many=True)
ONE = Group("row 1, column 1", (A,))


def filling(*pips, partner=None):
    return Filling(dict(zip((A, B, C, D), pips, strict=False)), partner or {})


def messages(constraint, *pips):
    return [str(violation) for violation in constraint.violations(filling(*pips))]


# Constraint; how it reads; numbers that satisfy it; numbers that do not, with the message.
CASES = [
    (
        Total(ROW, "=", (9,)),
        "row 1 adds up to 9",
        (2, 3, 4),
        (2, 3, 3),
        "row 1 adds up to 8, not 9",
    ),
    (
        Total(CORNERS, "=", (-4,)),
        "the corners add up to −4",
        None,
        (0, 0, 0),
        "the corners add up to 0, not −4",
    ),
    (
        Total(ROW, "<", (9,)),
        "row 1 adds up to less than 9",
        (2, 3, 3),
        (2, 3, 4),
        "row 1 adds up to 9, not less than 9",
    ),
    (
        Total(CORNERS, ">", (9,)),
        "the corners add up to more than 9",
        (2, 4, 4),
        (2, 3, 4),
        "the corners add up to 9, not more than 9",
    ),
    (
        Total(ROW, "in", (1, 3, 5)),
        "row 1 adds up to 1, 3 or 5",
        (1, 1, 1),
        (1, 1, 2),
        "row 1 adds up to 4, not 1, 3 or 5",
    ),
    (
        Total(ONE, "in", (1, 3)),
        "row 1, column 1 is 1 or 3",
        (3,),
        (2,),
        "row 1, column 1 is 2, not 1 or 3",
    ),
    (
        Total(Group("the ends", (A,), many=True), "<", (3,)),
        "the ends are less than 3",
        (2,),
        (3,),
        "the ends are 3, not less than 3",
    ),
    (
        Alike(ROW),
        "row 1 shows one number throughout",
        (4, 4, 4),
        (4, 2, 4),
        "row 1 shows 2 and 4, not one number throughout",
    ),
    (
        Alike(CORNERS),
        "the corners show one number throughout",
        (0, 0, 0),
        (6, 5, 0),
        "the corners show 0, 5 and 6, not one number throughout",
    ),
    (
        Distinct(ROW),
        "row 1 shows no number twice",
        (4, 2, 0),
        (4, 2, 4),
        "row 1 shows 4 twice; no number may come twice",
    ),
    (
        Distinct(CORNERS),
        "the corners show no number twice",
        (4, 2, 0),
        (0, 0, 0),
        "the corners show 0 3 times; no number may come twice",
    ),
    (
        Count(ROW, 4, 2),
        "row 1 shows 4 exactly twice",
        (4, 2, 4),
        (4, 2, 2),
        "row 1 shows 4 once, not twice",
    ),
    (
        Count(CORNERS, 4, 1),
        "the corners show 4 exactly once",
        (4, 2, 3),
        (0, 2, 3),
        "the corners show 4 nowhere, not once",
    ),
]


@pytest.mark.parametrize(("constraint", "words", "right", "wrong", "message"), CASES)
def test_one_group(constraint, words, right, wrong, message):
    assert constraint.describe() == str(constraint) == words
    assert constraint.cells == set(constraint.group.cells)
    if right is not None:
        assert messages(constraint, *right) == []
        assert constraint.holds(filling(*right))
    (violation,) = constraint.violations(filling(*wrong))
    assert violation.message == str(violation) == message
    assert violation.constraint == words
    assert not constraint.holds(filling(*wrong))
    assert set(violation.cells) <= constraint.cells


@pytest.mark.parametrize("constraint", [case[0] for case in CASES])
def test_an_incomplete_group_is_not_judged(constraint):
    group = constraint.group.cells
    for missing in group:
        pips = {cell: 6 for cell in group if cell != missing}
        assert list(constraint.violations(Filling(pips, {}))) == []


@pytest.mark.parametrize("constraint", [Total(ROW, "=", (9,)), Alike(ROW), Count(ROW, 1, 2)])
def test_all_cells_of_the_group_are_named(constraint):
    (violation,) = constraint.violations(filling(1, 3, 6))
    assert violation.cells == (A, B, C)


def test_distinct_names_the_cells_of_each_number_that_is_there_too_often():
    group = Group("row 1", (A, B, C, D))
    found = list(Distinct(group).violations(filling(5, 1, 5, 1)))
    assert [(violation.message, violation.cells) for violation in found] == [
        ("row 1 shows 1 twice; no number may come twice", (B, D)),
        ("row 1 shows 5 twice; no number may come twice", (A, C)),
    ]


def test_a_group_of_one_cell_is_alike_and_distinct():
    assert messages(Alike(ONE), 3) == messages(Distinct(ONE), 3) == []


@pytest.mark.parametrize("relation", ["≠", "", "in ", "=="])
def test_no_other_relation(relation):
    with pytest.raises(ValueError, match=r"^a total cannot be '.*'; use =, <, > or in$"):
        Total(ROW, relation, (1,))


@pytest.mark.parametrize(
    ("relation", "values"), [("=", ()), ("=", (1, 2)), ("<", (1, 2)), (">", ()), ("in", ())]
)
def test_number_of_values(relation, values):
    with pytest.raises(ValueError, match=f"^a total with '{relation}' takes one value"):
        Total(ROW, relation, values)


# --- Same total ---

TOP, LEFT, RIGHT = (
    Group("the top", (A, B)),
    Group("the left", (A, C)),
    Group("the right", (B, D)),
)


def test_same_total():
    same = SameTotal((TOP, LEFT, RIGHT))
    assert same.describe() == "the top, the left and the right add up to the same"
    assert same.cells == {A, B, C, D}
    assert same.holds(filling(1, 2, 2, 1))
    (violation,) = same.violations(filling(1, 2, 2, 6))
    assert violation.message == "unequal totals: the top and the left have 3; the right has 8"
    assert violation.constraint == same.describe()
    # Most groups agree; the cells are those of the odd one.
    assert violation.cells == (B, D)


def test_same_total_names_cells_that_two_odd_groups_share_once():
    groups = (TOP, LEFT, Group("a", (C,)), Group("b", (D,)), Group("c", (C,)))
    (violation,) = SameTotal(groups).violations(filling(1, 2, 2, 2))
    assert violation.message == "unequal totals: a, b and c have 2; the top and the left have 3"
    assert violation.cells == (A, B, C)


def test_same_total_judges_the_groups_that_are_covered():
    same = SameTotal((TOP, LEFT, RIGHT))
    assert list(same.violations(Filling({A: 1, B: 2}, {}))) == []
    (violation,) = same.violations(Filling({A: 1, B: 2, C: 3}, {}))
    assert violation.message == "unequal totals: the top has 3; the left has 4"


def test_same_total_of_one_group_always_holds():
    assert SameTotal((TOP,)).holds(filling(1, 2))


def test_same_total_needs_a_group():
    with pytest.raises(ValueError, match=r"^equal totals need at least one group$"):
        SameTotal(())


# --- Progression ---

ONES = tuple(Group(f"cell {number}", (cell,)) for number, cell in enumerate((A, B, C, D), 1))
RISING = Progression(ONES, 2)


def test_progression():
    assert RISING.describe() == (
        "the totals of cell 1, cell 2, cell 3 and cell 4 rise by 2 each time"
    )
    assert RISING.cells == {A, B, C, D}
    assert RISING.holds(filling(0, 2, 4, 6))
    found = list(RISING.violations(filling(1, 3, 4, 6)))
    assert [(violation.message, violation.cells) for violation in found] == [
        ("cell 3 has 4, not 5: the totals rise by 2 each time, and cell 2 has 3", (B, C))
    ]
    assert found[0].constraint == RISING.describe()


def test_a_progression_that_falls_or_stays():
    falling, level = Progression((TOP, RIGHT), -3), Progression((TOP, CORNERS), 0)
    assert falling.describe() == "the totals of the top and the right fall by 3 each time"
    assert falling.holds(filling(4, 3, 0, 1))
    assert messages(falling, 0, 1, 0, 1) == [
        "the right has 2, not −2: the totals fall by 3 each time, and the top has 1"
    ]
    assert level.describe() == "the totals of the top and the corners stay the same"
    assert level.holds(filling(4, 3, 0, 1))
    assert messages(level, 4, 3, 1, 1) == [
        "the corners have 8, not 7: the totals stay the same, and the top has 7"
    ]


def test_progression_judges_the_groups_that_are_covered():
    assert list(RISING.violations(Filling({A: 1, C: 5}, {}))) == []
    (violation,) = RISING.violations(Filling({A: 1, C: 3}, {}))
    assert violation.message == (
        "cell 3 has 3, not 5: the totals rise by 2 each time, and cell 1 has 1"
    )


def test_progression_names_cells_that_two_groups_share_once():
    (violation,) = Progression((TOP, LEFT), 1).violations(filling(1, 2, 2))
    assert violation.cells == (A, B, C)


def test_a_progression_of_one_group_always_holds():
    assert Progression((TOP,), 7).holds(filling(1, 2))


def test_a_progression_needs_a_group():
    with pytest.raises(ValueError, match=r"^a progression needs at least one group$"):
        Progression((), 1)


# --- Matching ---

CHAIN = Matching(((A, B), (B, C), (C, D)))


def test_matching_names_each_joint_that_does_not_match():
    assert CHAIN.describe() == "ends that meet show the same number"
    assert CHAIN.cells == {A, B, C, D}
    found = list(CHAIN.violations(filling(1, 1, 2, 3)))
    assert [(violation.message, violation.cells) for violation in found] == [
        ("a 1 at row 1, column 2 meets a 2 at row 1, column 3", (B, C)),
        ("a 2 at row 1, column 3 meets a 3 at row 1, column 4", (C, D)),
    ]
    assert {violation.constraint for violation in found} == {CHAIN.describe()}
    assert CHAIN.holds(filling(2, 2, 2, 2))


def test_the_halves_of_one_tile_need_not_match():
    joined = {A: B, B: A, C: D, D: C}
    assert CHAIN.holds(filling(0, 2, 2, 5, partner=joined))
    assert messages(CHAIN, 0, 2, 2, 5) != []
    assert not CHAIN.holds(filling(0, 2, 3, 5, partner=joined))


def test_a_blank_matches_only_a_blank():
    joint = Matching(((A, B),))
    assert joint.holds(filling(0, 0))
    assert messages(joint, 0, 1) == ["a 0 at row 1, column 1 meets a 1 at row 1, column 2"]


def test_joints_with_an_uncovered_cell_are_not_judged():
    assert list(CHAIN.violations(Filling({A: 1, C: 2}, {}))) == []


# --- Signatures ---

SAME = {cell: cell for cell in (A, B, C, D)}
BACKWARDS = {A: D, B: C, C: B, D: A}


def signatures_equal(one, other, mapping=SAME):
    return one.signature(mapping) == other.signature(SAME)


def group(*cells):
    return Group("a name", cells)


@pytest.mark.parametrize(
    "make",
    [
        lambda g: Total(g, "=", (5,)),
        lambda g: Total(g, "in", (5, 6)),
        Alike,
        Distinct,
        lambda g: Count(g, 3, 1),
        lambda g: SameTotal((g, group(A, C))),
        lambda g: Progression((g, group(A, C)), 1),
    ],
)
def test_signature_of_groups(make):
    other_name_and_order = Group("another name", (B, A), many=True)
    assert signatures_equal(make(group(A, B)), make(other_name_and_order))
    assert not signatures_equal(make(group(A, B)), make(group(A, D)))
    assert not signatures_equal(make(group(A, B)), make(group(A, B, C)))


@pytest.mark.parametrize(
    ("one", "mapped"),
    [
        (Total(group(A, B), "<", (5,)), Total(group(D, C), "<", (5,))),
        (Alike(group(A, B)), Alike(group(C, D))),
        (Distinct(group(A, B)), Distinct(group(C, D))),
        (Count(group(A, B), 3, 1), Count(group(C, D), 3, 1)),
        (SameTotal((group(A), group(B))), SameTotal((group(C), group(D)))),
        (
            Progression((group(A), group(B)), 1),
            Progression((group(D), group(C)), 1),
        ),
        (Matching(((A, B),)), Matching(((D, C),))),
    ],
)
def test_signature_of_mapped_cells(one, mapped):
    assert signatures_equal(one, mapped, BACKWARDS)
    assert not signatures_equal(one, mapped)


DIFFERENT = [
    Total(group(A, B), "=", (5,)),
    Total(group(A, B), "<", (5,)),
    Total(group(A, B), ">", (5,)),
    Total(group(A, B), "=", (6,)),
    Total(group(A, B), "in", (5, 6)),
    Alike(group(A, B)),
    Distinct(group(A, B)),
    Count(group(A, B), 5, 1),
    Count(group(A, B), 5, 2),
    Count(group(A, B), 1, 5),
    SameTotal((group(A), group(B))),
    SameTotal((group(A, B),)),
    Progression((group(A), group(B)), 1),
    Progression((group(B), group(A)), 1),
    Progression((group(A), group(B)), 2),
    Progression((group(A), group(B), group(C)), 1),
    Matching(((A, B),)),
    Matching(((A, B), (B, C))),
]


def test_what_means_something_else_has_another_signature():
    assert len({constraint.signature(SAME) for constraint in DIFFERENT}) == len(DIFFERENT)


def test_order_of_values_groups_and_joints_means_nothing():
    assert signatures_equal(Total(group(A), "in", (1, 2)), Total(group(A), "in", (2, 1)))
    assert signatures_equal(SameTotal((TOP, LEFT)), SameTotal((LEFT, TOP)))
    assert signatures_equal(Matching(((A, B), (C, D))), Matching(((D, C), (A, B))))


def test_a_progression_read_backwards_and_one_that_stays():
    rising, falling = Progression((TOP, LEFT), 3), Progression((LEFT, TOP), -3)
    assert signatures_equal(rising, falling)
    assert signatures_equal(Progression((TOP, LEFT), 0), SameTotal((LEFT, TOP)))


def test_a_count_below_0_is_refused():
    with pytest.raises(ValueError, match="a number cannot be shown -1 times"):
        Count(Group("row 1", (A, B)), 4, -1)
