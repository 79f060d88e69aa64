import unicodedata
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_math.tiles import Tile, double_set

NUMBERS = st.integers(0, 10**9)
TILES = st.builds(Tile, NUMBERS, NUMBERS)
SMALL_TILES = st.builds(Tile, st.integers(0, 9), st.integers(0, 9))


@given(NUMBERS, NUMBERS)
def test_halves_are_kept_low_then_high(a, b):
    tile = Tile(a, b)
    assert tile == Tile(b, a)
    assert hash(tile) == hash(Tile(b, a))
    assert (tile.low, tile.high) == (min(a, b), max(a, b))
    assert tile.pips == a + b
    assert tile.is_double == (a == b)


def test_tiles_are_ordered_by_low_then_high():
    assert sorted([Tile(5, 1), Tile(2, 2), Tile(1, 1), Tile(0, 6)]) == [
        Tile(0, 6),
        Tile(1, 1),
        Tile(1, 5),
        Tile(2, 2),
    ]


@pytest.mark.parametrize("pips", [(-1, 3), (3, -1)])
def test_no_tile_shows_less_than_nothing(pips):
    with pytest.raises(ValueError, match=r"^a tile cannot show -1 pips$"):
        Tile(*pips)


# --- Reading and writing ---


@given(TILES)
def test_reading_what_is_written_gives_the_tile(tile):
    assert Tile.parse(str(tile)) == tile


@given(
    TILES,
    st.booleans(),
    st.sampled_from(["-", "|", " - ", " | ", "- ", " |"]),
    st.sampled_from(["", " ", "\t", "\n"]),
)
def test_all_separators_in_either_order(tile, swapped, separator, around):
    first, second = (tile.high, tile.low) if swapped else (tile.low, tile.high)
    assert Tile.parse(f"{around}{first}{separator}{second}{around}") == tile


@given(SMALL_TILES)
def test_two_digits_in_either_order(tile):
    assert Tile.parse(f"{tile.low}{tile.high}") == Tile.parse(f"{tile.high}{tile.low}") == tile


@pytest.mark.parametrize("standing", [False, True])
@pytest.mark.parametrize("tile", double_set(6), ids=str)
def test_glyphs_of_the_28_tiles(tile, standing):
    glyph = tile.glyph(standing=standing)
    way = "VERTICAL" if standing else "HORIZONTAL"
    assert unicodedata.name(glyph) == f"DOMINO TILE {way}-{tile.low:02}-{tile.high:02}"
    assert Tile.parse(glyph) == tile


@pytest.mark.parametrize("way", ["HORIZONTAL", "VERTICAL"])
def test_all_49_glyphs_of_each_way_are_read(way):
    for left in range(7):
        for right in range(7):
            glyph = unicodedata.lookup(f"DOMINO TILE {way}-{left:02}-{right:02}")
            assert Tile.parse(glyph) == Tile(left, right)


@pytest.mark.parametrize("way", ["HORIZONTAL", "VERTICAL"])
def test_the_back_of_a_tile_is_no_tile(way):
    back = unicodedata.lookup(f"DOMINO TILE {way} BACK")
    with pytest.raises(ValueError, match="is not a tile"):
        Tile.parse(back)


@pytest.mark.parametrize("tile", [Tile(0, 7), Tile(7, 7), Tile(6, 12)])
def test_there_are_no_glyphs_beyond_double_six(tile):
    with pytest.raises(ValueError, match=f"no Unicode glyph for {tile}, only for tiles up to 6-6"):
        tile.glyph()


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "3", "345", "3-", "-3", "3--5", "-1-3", "a-b", "3-5-6", "3/5", "3 5", "3.0-5"),
        *("³-5", "٣-٥", "3-5\n4-4", chr(0x1F094), chr(0x1F030), "🁣🁣"),
    ],
)
def test_anything_else_is_refused_and_named(text):
    with pytest.raises(ValueError, match=r"is not a tile; write it like 3-5$") as raised:
        Tile.parse(text)
    assert repr(text.strip()) in str(raised.value)


@pytest.mark.parametrize("text", ["x" * 1000, "1" * 5000 + "-3"])
def test_a_long_text_is_refused_in_a_short_message(text):
    with pytest.raises(ValueError, match="is not a tile") as raised:
        Tile.parse(text)
    assert len(str(raised.value)) < 80
    assert text[:24] + "…" in str(raised.value)


@given(st.text(max_size=30))
def test_any_text_is_a_tile_or_refused_with_a_value_error(text):
    with suppress(ValueError):
        assert Tile.parse(str(Tile.parse(text))) == Tile.parse(text)


# --- Halves ---


@given(TILES)
def test_orientations_are_all_ways_round(tile):
    ways = {(tile.low, tile.high), (tile.high, tile.low)}
    assert set(tile.orientations) == ways
    assert len(tile.orientations) == len(ways)


@given(TILES, NUMBERS)
def test_other_half(tile, number):
    assert tile.other(tile.low) == tile.high
    assert tile.other(tile.high) == tile.low
    assert tile.low in tile
    assert tile.high in tile
    if number not in (tile.low, tile.high):
        assert number not in tile
        with pytest.raises(ValueError, match=f"^no half of {tile} shows {number}$"):
            tile.other(number)


@pytest.mark.parametrize("pips", [(1.5, 2), (2, 1.0), ("1", "2"), (None, 1)])
def test_halves_show_whole_numbers(pips):
    with pytest.raises(TypeError, match=r"^a half shows a whole number of pips, not "):
        Tile(*pips)
