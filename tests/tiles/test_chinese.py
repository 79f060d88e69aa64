"""The Chinese set against what the source text says of it."""

from collections import Counter

import pytest

from domino_math.tiles import CHINESE_KINDS, Tile, chinese_set

# Tile: name and meaning, as in the text.
CIVILIAN = {
    "1-1": ("dei", "earth"),
    "2-2": ("ban", "bench"),
    "3-3": ("cheung", "long"),
    "4-4": ("yan", "man"),
    "5-5": ("mui", "plum blossom"),
    "6-6": ("tin", "heaven"),
    "1-3": ("ngo", "goose or harmony"),
    "1-5": ("luk", "big-headed six"),
    "1-6": ("tsat", "long-legged seven"),
    "4-6": ("ping", "partition"),
    "5-6": ("fu", "hatchet"),
}
MILITARY = {
    "three": ["1-2"],
    "five": ["1-4", "2-3"],
    "six": ["2-4"],
    "seven": ["2-5", "3-4"],
    "eight": ["2-6", "3-5"],
    "nine": ["3-6", "4-5"],
}
BY_TILE = {str(kind.tile): kind for kind in CHINESE_KINDS}


def test_32_tiles_of_21_kinds_without_blanks():
    supply = chinese_set()
    assert len(supply) == 32
    assert supply.pips == 227
    assert len(CHINESE_KINDS) == len(BY_TILE) == len(supply.kinds) == 21
    assert supply.numbers == (1, 2, 3, 4, 5, 6)
    assert Counter(supply.kinds.values()) == {2: 11, 1: 10}
    assert supply.double_n is None


@pytest.mark.parametrize("tile", CIVILIAN)
def test_civilian_kinds_are_there_twice_with_a_name_of_their_own(tile):
    kind = BY_TILE[tile]
    assert (kind.suit, kind.name, kind.meaning) == ("civilian", *CIVILIAN[tile])
    assert kind.copies == chinese_set().count(kind.tile) == 2


@pytest.mark.parametrize("name", MILITARY)
def test_military_kinds_are_there_once_and_called_by_their_total(name):
    kinds = [kind for kind in CHINESE_KINDS if kind.name == name]
    assert [str(kind.tile) for kind in kinds] == MILITARY[name]
    for kind in kinds:
        assert (kind.suit, kind.copies) == ("military", 1)
        assert chinese_set().count(kind.tile) == 1
        assert kind.meaning == f"a {name} by its total"


def test_each_kind_is_of_one_suit():
    military = [tile for tiles in MILITARY.values() for tile in tiles]
    assert sorted(BY_TILE) == sorted([*CIVILIAN, *military])


def test_ones_and_fours_are_red_and_all_else_is_white():
    for kind in CHINESE_KINDS:
        halves = (kind.tile.low, kind.tile.high)
        if kind.tile == Tile(6, 6):
            continue
        assert kind.red_pips == sum(number for number in halves if number in (1, 4))
        assert kind.white_pips == sum(number for number in halves if number in (2, 3, 5, 6))


def test_heaven_has_a_red_and_a_white_row_on_each_half():
    heaven = BY_TILE["6-6"]
    assert (heaven.red_pips, heaven.white_pips) == (6, 6)
    assert (BY_TILE["4-6"].red_pips, BY_TILE["4-6"].white_pips) == (4, 6)
