"""Groups that are alike throughout: whole groups of a number, and tiles that must be doubles."""

import pytest

from domino_math.constraints import Alike, Count
from domino_math.layout import Group, Rectangle, Row, layout_of
from domino_math.lemmas import lemmas, reasons, why_impossible
from domino_math.lemmas.blocks import enough_doubles, whole_groups
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply, Tile, double_set


def alike(layout, size, name="block", **options):
    """Each `size` cells in order are a block."""
    starts = range(0, len(layout.cells), size)
    groups = (
        Group(f"{name} {n}", layout.cells[start : start + size])
        for n, start in enumerate(starts, 1)
    )
    options.setdefault("supply", double_set(3))
    return Puzzle("blocks", layout, constraints=tuple(map(Alike, groups)), **options)


def tiles(text):
    return Supply(map(Tile.parse, text.split()))


def test_a_number_that_cannot_fill_whole_blocks():
    puzzle = alike(layout_of(Rectangle(5, 4)), 4)
    assert tuple(map(str, reasons(why_impossible(lemmas(puzzle))))) == (
        "The 5 blocks make up the whole layout, each has 4 cells, and each shows one number "
        "throughout. Every tile is used, so every number fills whole blocks. But 0 stands on 5 "
        "halves, and 5 is no multiple of 4. Impossible.",
    )


def test_each_number_fills_as_many_blocks_as_its_halves_allow():
    puzzle = alike(layout_of(Rectangle(3, 4)), 4, supply=double_set(2))
    (lemma,) = whole_groups(puzzle)
    assert str(lemma.reason).endswith(
        "Each number stands on 4 halves, so it fills exactly 1 block."
    )
    firsts = Group("the first cells of the blocks", puzzle.layout.cells[::4], many=True)
    assert lemma.gives == tuple(Count(firsts, number, 1) for number in range(3))
    assert lemma.rests_on == puzzle.constraints


def test_numbers_with_different_halves():
    puzzle = alike(layout_of(Row(6)), 2, supply=tiles("00 00 11"))
    (lemma,) = whole_groups(puzzle)
    assert str(lemma.reason).endswith(
        "It fills as many as its halves allow: 0 fills 2 blocks and 1 fills 1 block."
    )


@pytest.mark.parametrize("name", ["some cells", "", "1"])
def test_groups_without_a_numbered_name_are_groups(name):
    row = layout_of(Row(4))
    groups = (Group("block 1", row.cells[:2]), Group(name, row.cells[2:]))
    puzzle = Puzzle("groups", row, tiles("00 11"), tuple(map(Alike, groups)))
    (lemma,) = whole_groups(puzzle)
    assert str(lemma.reason).startswith("The 2 groups make up the whole layout")


def test_nothing_is_said_where_tiles_are_left_or_groups_do_not_fill_the_layout():
    row = layout_of(Row(4))
    assert list(whole_groups(alike(row, 2, supply=double_set(1), every_tile=False))) == []
    assert list(whole_groups(alike(row, 4, supply=tiles("00 00")))) == []
    assert list(whole_groups(alike(row, 1, supply=tiles("00 01")))) == []
    part = Alike(Group("part", row.cells[:2]))
    assert list(whole_groups(Puzzle("part", row, tiles("00 01"), (part, part)))) == []


@pytest.mark.parametrize(
    ("supply", "cells", "reason"),
    [
        (
            "12",
            2,
            "1 tile has both its halves where all numbers are alike, so it is a double. But none "
            "of the tiles is one. Impossible.",
        ),
        (
            "12 11 33",
            6,
            "3 tiles have both their halves where all numbers are alike, so they are doubles. But "
            "only 2 of the tiles are. Impossible.",
        ),
    ],
)
def test_tiles_that_must_be_doubles(supply, cells, reason):
    puzzle = alike(layout_of(Row(cells)), 2, supply=tiles(supply))
    assert str(lemmas(puzzle)[-1].reason) == reason
    assert lemmas(puzzle)[-1].contradiction


def test_tiles_that_may_lie_elsewhere_need_not_be_doubles():
    square = alike(layout_of(Rectangle(2, 2)), 2, supply=tiles("12 12"))
    assert list(enough_doubles(square)) == []
    assert list(enough_doubles(alike(layout_of(Row(2)), 2, supply=tiles("11")))) == []
