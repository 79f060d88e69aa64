"""Tiles that fall into pieces, of which a chain can only have one."""

import pytest

from domino_math.constraints import Matching
from domino_math.layout import Layout, Part, Ring, Row, layout_of
from domino_math.lemmas import lemmas, reasons, why_impossible
from domino_math.lemmas.pieces import one_piece
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply, Tile


def chain(shape, text, **options):
    layout = layout_of(shape)
    supply = Supply(map(Tile.parse, text.split()))
    return Puzzle("chain", layout, supply, (Matching(layout.joints),), **options)


@pytest.mark.parametrize("shape", [Row(12), Ring(4, 4), Ring(4, 4, "second"), Ring(4, 4, "either")])
def test_two_loops_make_no_chain(shape):
    # Each number stands on two halves, so counting halves finds nothing wrong.
    puzzle = chain(shape, "12 23 31 45 56 64")
    assert tuple(map(str, reasons(why_impossible(lemmas(puzzle))))) == (
        "No tile leads from 1, 2 and 3 to any other number: the tiles fall into 2 pieces. But "
        "where ends that meet are equal, a chain gets from one number to another only by a tile "
        "that shows both, so it stays in one piece. None has the 6 tiles that it needs. "
        "Impossible.",
    )


def test_a_piece_with_enough_tiles_will_do():
    assert list(one_piece(chain(Row(6), "12 23 31 45", every_tile=False))) == []
    assert list(one_piece(chain(Row(8), "12 23 31 45", every_tile=False)))


def test_a_tile_that_joins_the_pieces():
    assert list(one_piece(chain(Row(8), "12 23 34 45"))) == []


def test_what_is_no_single_chain():
    supply = Supply([Tile(1, 1), Tile(1, 1), Tile(2, 2), Tile(2, 2)])
    two = Layout((Part(Ring(2, 2)), Part(Row(4), at=(3, 0))))
    assert list(one_piece(Puzzle("two", two, supply, (Matching(two.joints),)))) == []
    row = layout_of(Row(8))
    assert list(one_piece(Puzzle("free", row, supply))) == []
    some = Matching(row.joints[:2])
    assert list(one_piece(Puzzle("some", row, supply, (some,)))) == []
    assert list(one_piece(Puzzle("all", row, supply, (some, Matching(row.joints[2:])))))
