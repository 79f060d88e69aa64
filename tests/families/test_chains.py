"""Chains: how they are stated and typed, and what is known about them."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import domino_math as dm
from domino_math.constraints import Alike, Matching, Progression, Total
from domino_math.errors import InputError
from domino_math.families import format_of
from domino_math.families.chain_text import recognises
from domino_math.families.chains import read, state, write
from domino_math.layout import Group, Ring, Row, Snake, layout_of
from domino_math.tiles import Tile, double_set

DOUBLE_6 = double_set(6)


def tiles(text):
    return [Tile.parse(word) for word in text.split()]


# --- Statements ---


@pytest.mark.parametrize(
    ("count", "closed", "shape"),
    [
        (1, False, Row(2)),
        (10, False, Row(20)),
        (11, False, Snake(18, 22)),
        (1, True, Row(2)),
        (2, True, Ring(2, 2)),
        (3, True, Ring(2, 3)),
        (28, True, Ring(15, 15)),
    ],
)
def test_where_chains_lie(count, closed, shape):
    chain = state([Tile(1, 1)] * count, closed=closed)
    layout = layout_of(shape)
    assert chain.layout == layout
    assert chain.every_tile
    ends = tuple(map(Alike, layout.groups.get("ends", ()))) if closed else ()
    assert chain.constraints == ((Matching(layout.joints),) if layout.joints else ends)


@pytest.mark.parametrize(
    ("name", "build"),
    [
        ("open-chain-3", lambda: state(double_set(3))),
        ("closed-chain-6", lambda: state(DOUBLE_6, closed=True)),
        ("five-dominoes-5", lambda: state(DOUBLE_6, length=5, ends_and_middle=5)),
    ],
)
def test_a_statement_is_that_of_the_catalogue(name, build):
    known, chain = dm.read(name), build()
    assert (chain.layout, chain.supply, chain.every_tile) == (
        known.layout,
        known.supply,
        known.every_tile,
    )
    same = {cell: cell for cell in chain.layout.cells}
    assert {c.signature(same) for c in chain.constraints} == {
        c.signature(same) for c in known.constraints
    }


def test_ends_and_middle_and_rising_tiles():
    chain = state(DOUBLE_6, length=3, ends_and_middle=7, step=-2, name="mine", title="Mine")
    cells = chain.layout.cells
    matching, ends, middle, falling = chain.constraints
    assert matching == Matching(chain.layout.joints)
    assert ends == Total(
        Group("the two tiles at the ends", (*cells[:2], *cells[4:]), many=True), "=", (7,)
    )
    assert middle == Total(Group("the tile in the middle", cells[2:4]), "=", (7,))
    each = (Group(f"tile {n}", cells[2 * n - 2 : 2 * n]) for n in (1, 2, 3))
    assert falling == Progression(tuple(each), -2)
    assert (chain.name, chain.title, chain.every_tile) == ("mine", "Mine", False)
    five = state(DOUBLE_6, length=5, ends_and_middle=7)
    assert five.constraints[2].group.name == "the tiles in the middle"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"tiles": []}, "a chain needs at least one tile"),
        ({"length": 0}, "a chain of 0 cannot be made of 6 tiles"),
        ({"length": 7}, "a chain of 7 cannot be made of 6 tiles"),
        ({"tiles": [Tile(0, 0)], "length": 2}, "a chain of 2 cannot be made of 1 tile"),
        ({"closed": True, "ends_and_middle": 5}, "a closed chain does not have two ends"),
        ({"length": 2, "ends_and_middle": 5}, "a chain of 2 tiles does not have two ends"),
    ],
)
def test_statements_that_cannot_be(options, words):
    with pytest.raises(ValueError, match=re.escape(words)):
        state(**{"tiles": double_set(2)} | options)


# --- Text ---


def test_chains_are_typed_in_one_line():
    assert read("chain 1-2 2-4 4-3") == state(tiles("12 24 34"))
    assert read(" ring 12\n 2|3 3-1\n") == state(tiles("12 23 13"), closed=True)
    assert read("\ufeffring double-3") == state(double_set(3), closed=True)
    assert read("chain 10-12 0-0") == state([Tile(0, 0), Tile(10, 12)])
    assert read("chain 1-2x3 2-2") == state(tiles("12 12 12 22"))
    assert read("chain 🀳 1-2×2") == state([Tile(0, 2), Tile(1, 2), Tile(1, 2)])


def test_the_package_reads_them_wherever_it_reads_puzzles(tmp_path, invoke):
    assert dm.read("ring 1-2 2-3 3-1") == read("ring 1-2 2-3 3-1")
    (tmp_path / "mine.txt").write_text("chain 1-2 2-3", "utf-8")
    assert dm.read(tmp_path / "mine.txt") == read("chain 1-2 2-3")
    ran = invoke("solve", "ring 1-2 2-3 3-1 4-5 5-6 6-4")
    assert ran.code == 1
    assert "the tiles fall into 2 pieces" in ran.out
    ran = invoke("solve", "chain 1-2 2-4 4-2 4-3")
    assert (ran.code, ran.out) == (2, "")
    assert "word 4: the tile 2-4 is there already, as word 3" in ran.err


@given(
    st.lists(st.builds(Tile, st.integers(0, 12), st.integers(0, 12)), min_size=1, max_size=12),
    st.booleans(),
)
def test_a_chain_is_the_same_when_written_and_read(some, closed):
    chain = state(some, closed=closed)
    assert recognises(write(chain))
    assert read(write(chain)) == chain


@pytest.mark.parametrize("text", ["chain double-4", "ring double-1", "chain 0-0", "ring 1-1x2"])
def test_what_is_written(text):
    assert write(read(text)) == text


def test_what_is_more_than_a_chain_is_not_written():
    chain = read("chain 1-2 2-3")
    for more in (
        state(DOUBLE_6, length=5),
        state(double_set(2), ends_and_middle=4),
        replace(chain, given=((chain.layout.cells[0], 1),)),
        replace(chain, layout=layout_of(Snake(2, 4)), constraints=()),
    ):
        with pytest.raises(ValueError, match="more than a chain of all its tiles"):
            write(more)


@pytest.mark.parametrize(
    "text",
    ["frame-44", "ring of tiles", "chain", "chained 1-2", "ring-3-8", "AAB\nA 4", "[layout]", ""],
)
def test_other_texts_are_not_taken_for_chains(text):
    assert not recognises(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("chain 1-2 2-x", "mine: word 3: '2-x' is not a tile; write it like 3-5"),
        ("chain 1-2x0", "mine: word 2: '1-2x0' is not a tile; write it like 3-5"),
        ("chain 1-2 double-6", "mine: word 3: 'double-6' is not a tile; write it like 3-5"),
        ("chain 1-2 2-1000", "mine: word 3: 2-1000 shows more than 999 pips on one half"),
        ("chain 1-2 2-3 " + "3" * 99, f"mine: word 4: '{'3' * 24}…' is not a tile"),
        ("ring double-x", "mine: word 2: there is no set 'double-x'; write it like double-6"),
        ("ring double-999", "mine: there are more than 5,000 tiles, the most there can be"),
        ("ring 1-2x9999", "mine: there are more than 5,000 tiles, the most there can be"),
        ("ring" + " 1-2" * 5001, "mine: there are more than 5,000 tiles, the most there can be"),
        ("chain", "mine: has no tiles; write them like 1-2 2-4 4-3, or a set like double-6"),
        ("line 1-2", "mine: a chain begins with chain or ring, and its tiles follow"),
        ("", "mine: a chain begins with chain or ring, and its tiles follow"),
    ],
)
def test_wrong_texts(text, words):
    with pytest.raises(InputError, match="^" + re.escape(words)):
        read(text, "mine")


def test_a_tile_that_is_there_twice_says_so():
    there = "mine: word 4: the tile 2-4 is there already, as word 3"
    twice = f"{there}; if there are two of it, write 2-4x2"
    for text in ("chain 1-2 2-4 4-2 4-3", "chain 1-2 2-4x2 4-2 4-3"):
        with pytest.raises(InputError, match=f"^{twice}$"):
            read(text, "mine")


# --- What other programs got wrong ---


def test_two_loops_are_no_ring():
    answer = dm.solve(dm.read("ring 1-2 2-3 3-1 4-5 5-6 6-4"))
    assert answer.status == "impossible"
    assert str(answer.reasons[0]).startswith("No tile leads from 1, 2 and 3 to any other number")


def test_a_ring_of_one_tile_is_a_double():
    no = dm.solve(dm.read("ring 1-2"))
    assert no.status == "impossible"
    assert str(no.reasons[0]).endswith("But none of the tiles is one. Impossible.")
    assert dm.solve(dm.read("ring 1-1"), limit=2).unique
    assert dm.count(dm.read("ring 1-1")) == 1


def test_a_chain_with_a_tile_twice_ends():
    # 1 and 3 stand on one half each, 2 and 4 on three: four numbers for two free ends.
    answer = dm.solve(dm.read("chain 1-2 2-4x2 4-3"), limit=None)
    assert answer.status == "impossible"
    assert "4 numbers need 4 loose ends" in str(answer.reasons[0])
    # A line and its reverse; the two tiles 2-4 are alike.
    assert len(dm.solve(dm.read("chain 1-2 2-4x2 2-3"), limit=None).solutions) == 2


# --- Known answers ---


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("chain double-1", 2),
        ("chain double-2", 12),
        ("chain double-3", 0),
        ("chain double-4", 126_720),
        ("chain double-5", 0),
        ("chain double-6", 7_959_229_931_520),
        ("ring double-2", 12),
        ("ring double-4", 126_720),
    ],
)
def test_chains_of_whole_sets(text, count):
    assert dm.count(dm.read(text)) == count


@pytest.mark.parametrize(("total", "count"), [(5, 4), (6, 10)])
def test_five_tiles_with_ends_and_middle_alike(total, count):
    chain = state(DOUBLE_6, length=5, ends_and_middle=total)
    answer = dm.solve(chain, limit=None, up_to_symmetry=True)
    assert (len(answer.solutions), answer.complete) == (count, True)


def test_six_tiles_rising_by_one():
    answer = dm.solve(state(DOUBLE_6, length=6, step=1), limit=None)
    assert (len(answer.solutions), answer.complete) == (20, True)


def test_the_format_is_found():
    assert format_of("chain 1-2").name == "chain text"
