"""Quadrilles: how they are stated, and in how many ways double-six makes one."""

import re
from dataclasses import replace

import pytest

import domino_math as dm
from domino_math.constraints import Alike
from domino_math.families.quadrilles import state
from domino_math.layout import Cell, Group, Outline, layout_of
from domino_math.tiles import double_set

DOUBLE_6 = double_set(6)
PICTURE = """\
########
########
.######.
.######.
.######.
.######.
########
########"""


def test_blocks_in_rows_stand_in_the_middle():
    lucas = state("4-3-3-4", DOUBLE_6)
    assert lucas.layout == layout_of(Outline(PICTURE))
    assert lucas.every_tile
    fifth = Group("block 5", (Cell(2, 1), Cell(2, 2), Cell(3, 1), Cell(3, 2)))
    assert lucas.constraints[4] == Alike(fifth)
    assert len(lucas.constraints) == 14


def test_blocks_by_their_corners_are_numbered_in_reading_order():
    one = state([(2, 1), (0, 2), (0, 0)], double_set(2), name="one", title="A title")
    assert (one.name, one.title) == ("one", "A title")
    assert one.constraints == state("2-1", double_set(2)).constraints
    assert not state([(0, 0)], double_set(2)).every_tile


@pytest.mark.parametrize(
    ("blocks", "words"),
    [
        ("4-x", "blocks in rows are written like 4-3-3-4, not '4-x'"),
        ("4--3", "blocks in rows are written like 4-3-3-4, not '4--3'"),
        ("", "blocks in rows are written like 4-3-3-4, not ''"),
        ("0", "there must be at least one block"),
        ([], "there must be at least one block"),
        ([(0, 0), (1, 1)], "block 1 and block 2 both have the cell (1, 1)"),
        ([(0, 0), (0, 0)], "block 1 and block 2 both have the cell (0, 0)"),
        ([(0, -1)], "block 1: cell (0, -1) is outside the grid"),
        ("4-4", "6 tiles cover 12 cells, but there are 32"),
    ],
)
def test_statements_that_cannot_be(blocks, words):
    with pytest.raises(ValueError, match=re.escape(words)):
        state(blocks, double_set(2))


# --- Known answers ---


def test_three_blocks_of_double_2_are_laid_in_one_way_up_to_naming():
    # Each number takes a block, in any of 6 orders. The inner cells above the third block are
    # needed for the tiles that lead to it, so the tile between the two above lies at the top.
    answer = dm.solve(state("2-1", double_set(2)), limit=None)
    assert (len(answer.solutions), answer.complete) == (6, True)


def test_lucas_quadrilles_of_double_6_are_136_up_to_naming():
    """Published: 136 (Delannoy, in Lucas 1883).

    The first four blocks are always different: so with numbers for these there is a solution for
    each of the 136, with the 3! ways to name the other three numbers.
    """
    puzzle = state("4-3-3-4", DOUBLE_6)

    def with_first_blocks(*numbers):
        blocks = zip(numbers, puzzle.constraints, strict=False)
        given = tuple((cell, n) for n, block in blocks for cell in block.group.cells)
        return replace(puzzle, given=given)

    for alike in ((0, 0), (0, 1, 0), (0, 1, 2, 0), (0, 1, 1), (0, 1, 2, 1), (0, 1, 2, 2)):
        assert dm.solve(with_first_blocks(*alike)).status == "impossible"
    answer = dm.solve(with_first_blocks(0, 1, 2, 3), limit=None)
    assert (len(answer.solutions), answer.complete) == (136 * 6, True)


def test_double_3_makes_no_quadrille():
    (reason,) = dm.solve(state("2-1-2", double_set(3))).reasons
    assert "0 stands on 5 halves, and 5 is no multiple of 4. Impossible." in str(reason)
