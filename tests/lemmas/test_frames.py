"""The 15 by 15 frame of all 28 tiles: which totals of a side are impossible, and why."""

import pytest

from domino_math.constraints import Alike, Count, Matching, SameTotal, Total
from domino_math.layout import Layout, Part, Ring, layout_of
from domino_math.lemmas import Lemma, lemmas, reasons, why_impossible
from domino_math.puzzle import Puzzle
from domino_math.tiles import double_set

RING = layout_of(Ring(15, 15))
SQUEEZED_CORNERS = (
    "adding up the sides",
    "equal pairs",
    "squeezed",
    "joints of a number",
    "no room for a double",
)


def frame(side, *, matched):
    sides = tuple(Total(group, "=", (side,)) for group in RING.groups["sides"])
    matching = (Matching(RING.joints),) if matched else ()
    return Puzzle(f"frame-{side}", RING, double_set(6), (*matching, *sides))


def why(puzzle):
    return tuple(lemma.name for lemma in why_impossible(lemmas(puzzle)))


@pytest.mark.parametrize(
    ("side", "names"),
    [
        (41, ("adding up the sides", "equal pairs", "too little")),
        (42, SQUEEZED_CORNERS),
        (43, SQUEEZED_CORNERS),
        (44, ()),
        (45, ()),
        (46, ()),
        (47, SQUEEZED_CORNERS),
        (48, SQUEEZED_CORNERS),
        (49, ("adding up the sides", "equal pairs", "too much")),
    ],
)
def test_matched_frames(side, names):
    assert why(frame(side, matched=True)) == names


@pytest.mark.parametrize(
    ("side", "names"),
    [
        (41, ("adding up the sides", "too little")),
        *((side, ()) for side in range(42, 49)),
        (49, ("adding up the sides", "too much")),
    ],
)
def test_free_frames(side, names):
    assert why(frame(side, matched=False)) == names


def test_the_reasons_against_43_tell_the_whole_story():
    assert tuple(map(str, reasons(why_impossible(lemmas(frame(43, matched=True)))))) == (
        "Together the 4 sides add up to 4 × 43 = 172. That counts the four corners "
        "twice and every other cell once, and all the tiles together have 168 pips. So the four "
        "corners add up to 172 − 168 = 4.",
        "Ends that meet are equal. So the numbers along the four sides come in equal pairs, but "
        "for one corner each. Equal pairs add up to an even number, and 43 is odd: so "
        "every corner is odd: 1, 3 or 5.",
        "The four corners add up to 4. Each of these 4 numbers is at least 1, so together they "
        "make at least 4. So all 4 of them are 1.",
        "At each joint two ends meet with equal halves, and every end meets another. Each number "
        "stands on 8 halves, so it fills exactly 4 joints.",
        "So the 4 joints of 1 are those at the four corners, and no two of these are next to each "
        "other. But the tile 1-1 lies between two joints next to each other and makes both of "
        "them 1. Impossible.",
    )


@pytest.mark.parametrize(("side", "number"), [(42, 0), (43, 1), (47, 5), (48, 6)])
def test_squeezed_corners_all_show_one_number(side, number):
    chain = why_impossible(lemmas(frame(side, matched=True)))
    squeezed = next(lemma for lemma in chain if lemma.name == "squeezed")
    corners = RING.groups["corners"][0].cells
    assert [(c.group.cells, c.values) for c in squeezed.gives] == [
        ((cell,), (number,)) for cell in corners
    ]
    assert f"{number}-{number}" in str(chain[-1].reason)


def test_what_is_known_of_the_possible_frame():
    adding, parity, joints = lemmas(frame(44, matched=True))
    (corners,) = adding.gives
    assert (corners.group.many, corners.relation, corners.values) == (True, "=", (8,))
    assert {(c.group.cells[0], c.values) for c in parity.gives} == {
        (cell, (0, 2, 4, 6)) for cell in RING.groups["corners"][0].cells
    }
    assert [(c.number, c.times) for c in joints.gives] == [(number, 4) for number in range(7)]


def test_a_side_below_42_leaves_a_negative_rest():
    assert "164 − 168 = −4" in str(lemmas(frame(41, matched=False))[0].reason)


def test_why_keeps_only_what_the_contradiction_rests_on():
    found = lemmas(frame(43, matched=True))
    assert why_impossible(found) == found
    beside_the_point = Lemma("beside the point", "…", gives=(Alike(RING.groups["corners"][0]),))
    mixed = (found[0], beside_the_point, *found[1:])
    assert why_impossible(mixed) == found
    assert why_impossible(found[:-1]) == ()


def test_why_leaves_out_a_lemma_that_the_rules_found_in_vain():
    # What the equal sides say of the corners is true, but 25 pips are too many all the same.
    sides = RING.groups["sides"]
    puzzle = Puzzle(
        "mixed",
        RING,
        double_set(6),
        (
            Matching(RING.joints),
            SameTotal(sides),
            Total(RING.groups["corners"][0], "=", (25,)),
        ),
    )
    found = lemmas(puzzle)
    assert [lemma.name for lemma in found] == ["adding up the sides", "too much"]
    assert [lemma.name for lemma in why_impossible(found)] == ["too much"]


def test_shared_total_of_a_frame():
    puzzle = Puzzle("equal", RING, double_set(6), (SameTotal(RING.groups["sides"]),))
    (lemma,) = lemmas(puzzle)
    assert str(lemma.reason) == (
        "The 4 sides share one total, so together they add up to 4 times that total. That counts "
        "the four corners twice and every other cell once, and all the tiles together have 168 "
        "pips. So 168 and the total of the four corners make a multiple of 4: the four corners "
        "add up to 0, 4, 8, 12, 16, 20 or 24."
    )
    assert lemma.gives == (Total(lemma.gives[0].group, "in", tuple(range(0, 25, 4))),)


@pytest.mark.parametrize(
    ("side", "names"),
    [
        (20, ("adding up the sides", "too little")),
        (21, ("adding up the sides", "squeezed", "too few tiles of a number")),
        *((side, ()) for side in range(22, 27)),
        (27, ("adding up the sides", "squeezed", "too few tiles of a number")),
        (28, ("adding up the sides", "too much")),
    ],
)
def test_two_frames_hold_all_tiles_between_them(side, names):
    nested = Layout((Part(Ring(9, 9)), Part(Ring(7, 7), at=(1, 1))))
    sides = tuple(Total(group, "=", (side,)) for group in nested.groups["sides"])
    puzzle = Puzzle("two frames", nested, double_set(6), sides)
    assert why(puzzle) == names
    assert "the 8 corners" in str(lemmas(puzzle)[0].reason)


def test_one_number_fills_all_joints_it_can():
    ring = layout_of(Ring(3, 3))
    corners = ring.groups["corners"][0]
    zeros = tuple((cell, 0) for cell in corners.cells)
    tiles = double_set(1).tiles
    puzzle = Puzzle(
        "zeros", ring, type(double_set(1))((*tiles, tiles[1])), (Matching(ring.joints),), zeros
    )
    *_, last = lemmas(puzzle)
    assert last.contradiction
    assert str(last.reason) == (
        "0 fills only 2 joints, but it would have to be at the four corners. Impossible."
    )
    assert isinstance(last.rests_on[1], Count)
