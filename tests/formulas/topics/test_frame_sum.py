"""The topic comes to the same as the engine's lemmas and its catalogue of frames."""

import pytest

import domino_math as dm
from domino_math.constraints import Total
from domino_math.formulas import derive
from domino_math.formulas.frames import (
    SIDES_OF_8,
    SIDES_OF_44,
    SIDES_OF_45,
    SIDES_OF_46,
    TOTALS,
    corners,
    corners_for,
    halves_of,
    possible_totals,
    sides,
    totals_that_corners_allow,
)
from domino_math.lemmas import lemmas, why_impossible
from domino_math.library import catalogue, read_entry
from domino_math.tiles import Tile, double_set


def tiles_of(frame):
    return sorted(Tile(*pair) for pair in zip(frame[::2], frame[1::2], strict=True))


@pytest.mark.parametrize(
    ("joints", "total"), [(SIDES_OF_44, 44), (SIDES_OF_45, 45), (SIDES_OF_46, 46)]
)
def test_the_frames_shown_are_whole_sets_with_equal_sides(joints, total):
    frame = halves_of(joints)
    assert tiles_of(frame) == sorted(double_set(6))
    assert [sum(side) for side in sides(frame)] == [total] * 4
    assert tuple(sorted(corners(frame))) in corners_for(total)


def test_the_small_frame_shown_holds_double_three():
    assert tiles_of(SIDES_OF_8) == sorted(double_set(3))
    assert [sum(side) for side in sides(SIDES_OF_8)] == [8] * 4


@pytest.mark.parametrize("total", TOTALS)
def test_the_corners_are_those_that_the_lemmas_find(total):
    """The engine says in a lemma what the corners add up to: the topic's corners do."""
    found = lemmas(dm.read(f"frame-{total}"))
    adding_up = next(lemma for lemma in found if lemma.name == "adding up the sides")
    (rest,) = (given for given in adding_up.gives if isinstance(given, Total))
    assert {sum(choice) for choice in corners_for(total)} == set(rest.values)


@pytest.mark.parametrize("total", TOTALS)
def test_the_lemmas_refuse_just_the_totals_that_the_topic_refuses(total):
    refused = bool(why_impossible(lemmas(dm.read(f"frame-{total}"))))
    assert refused == (total not in possible_totals())


def test_without_matching_the_corners_allow_what_the_catalogue_can_solve():
    solvable = [
        total
        for total in range(41, 50)
        if read_entry(catalogue()[f"free-frame-{total}"]).expect.impossible is not True
    ]
    whole = [int(total) for total in totals_that_corners_allow(6) if total.denominator == 1]
    assert whole == solvable == list(TOTALS)


def test_double_three_allows_8_9_and_10():
    assert [int(each) for each in totals_that_corners_allow(3) if each.denominator == 1] == [
        8,
        9,
        10,
    ]


def test_the_greatest_total_of_double_six_is_48():
    (result,) = derive("frame-sum").results
    assert {row.n: row.counted for row in result.table()}[6] == 48
