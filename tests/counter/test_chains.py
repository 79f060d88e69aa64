import pytest

import domino_math as dm
from domino_math.counter.chains import count_chains
from domino_math.counter.plain import count_plain

SUPPLIES = [
    "0-0",
    "1-2",
    "1-1 1-1",
    "1-1 2-2",
    "0-1 0-1",
    "0-1 1-1 1-1 1-2 2-2",
    "0-1 1-2 0-2 0-1 1-3 0-3",
    "0-1 1-2 0-2 2-2 2-2 0-0",
    "1-2 2-3 1-3 4-5 5-6 4-6",
    "0-1 2-3",
]


def supply(text: str) -> dm.Supply:
    return dm.Supply(map(dm.Tile.parse, text.split()))


def chain(shape: dm.Row | dm.Ring | dm.Snake, tiles: dm.Supply) -> dm.Puzzle:
    layout = dm.layout_of(shape)
    return dm.Puzzle("chain", layout, tiles, (dm.Matching(layout.joints),))


@pytest.mark.parametrize("text", SUPPLIES)
def test_open_chains_against_counting_one_by_one(text):
    tiles = supply(text)
    puzzle = chain(dm.Row(2 * len(tiles)), tiles)
    assert count_chains(puzzle) == count_plain(puzzle)[0]


@pytest.mark.parametrize("text", [text for text in SUPPLIES if len(text.split()) in (2, 5, 6)])
@pytest.mark.parametrize("starts", ["first", "second"])
def test_closed_chains_against_counting_one_by_one(text, starts):
    tiles = supply(text)
    columns = {2: 2, 5: 4, 6: 5}[len(tiles)]
    puzzle = chain(dm.Ring(2 if len(tiles) == 2 else 3, columns, starts), tiles)
    assert count_chains(puzzle) == count_plain(puzzle)[0]


def test_two_separate_loops_are_no_closed_chain():
    assert count_chains(chain(dm.Ring(3, 5), supply("1-2 2-3 1-3 4-5 5-6 4-6"))) == 0


def test_what_is_no_plain_chain_is_left_to_other_methods():
    assert count_chains(dm.read("frame-44")) is None
    assert count_chains(dm.read("ring-3-8")) is None
    assert count_chains(chain(dm.Ring(4, 4, "either"), dm.double_set(2))) is None
    given = dm.Puzzle(
        "given",
        dm.layout_of(dm.Row(4)),
        supply("0-1 1-1"),
        (dm.Matching(dm.layout_of(dm.Row(4)).joints),),
        given=((dm.Cell(0, 0), 0),),
    )
    assert count_chains(given) is None


def test_too_many_tiles_are_left_to_other_methods():
    tiles = dm.double_set(8)
    assert count_chains(chain(dm.Row(2 * len(tiles)), tiles)) is None


def test_so_many_copies_that_their_orders_pass_64_bits():
    for copies in (20, 21, 25):
        tiles = dm.Supply([dm.Tile(1, 2)] * copies)
        layout = dm.layout_of(dm.Row(2 * copies))
        puzzle = dm.Puzzle("chain", layout, tiles, (dm.Matching(layout.joints),))
        assert dm.count(puzzle) == 2  # it begins with 1 or with 2
