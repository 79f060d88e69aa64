import pytest
from hypothesis import given, settings

from domino_math.errors import InputError
from domino_math.fields import Field
from domino_math.library.supply_field import read_supply, supply_data
from domino_math.tiles import Supply, Tile, chinese_set, double_set

from .strategies import supplies


def read(value):
    return read_supply(Field(value, "x.toml", ("tiles",)))


def test_sets_have_names():
    assert read("double-6") == double_set(6)
    assert read(" double-06 ") == double_set(6)
    assert read("double-139") == double_set(139)
    assert read("chinese") == chinese_set()


def test_tiles_one_by_one():
    both = Supply([Tile(0, 1), Tile(10, 12), Tile(0, 1)])
    assert read("0-1 12-10\n1|0") == both
    assert read(["0-1", "12-10", "10"]) == both
    assert read([]) == Supply()


@pytest.mark.parametrize(
    ("value", "what"),
    [
        ("double-140", "tiles: 'double-140' has more than 10,000 tiles, the most there can be"),
        ("double-100000", "tiles: 'double-100000' has more than 10,000 tiles, the most there"),
        ("double-" + "9" * 5000, "has more than 10,000 tiles, the most there can be"),
        ("double-six", "tiles: there is no set 'double-six'; write double-6, chinese, or tiles"),
        ("", "tiles: there is no set ''; write"),
        ("0-1 1-", "tile 2: '1-' is not a tile; write it like 3-5"),
        (["0-1", "x"], "tile 2: 'x' is not a tile"),
        (["0-1", 12], "tile 2: must be text, not 12"),
        (["0--1"], "tile 1: '0--1' is not a tile"),
        ("3-1000", "tile 1: 3-1000 shows more than 999 pips on one half"),
        (["0-1"] * 10_001, "tiles: there are more than 10,000 tiles, the most there can be"),
        (True, "tiles: must be text or a list of tiles, not true"),
        ({}, "tiles: must be text or a list of tiles, not a table"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_what_is_no_supply(value, what):
    with pytest.raises(InputError) as caught:
        read(value)
    assert what in caught.value.what


@settings(deadline=None)
@given(supplies)
def test_round_trip(supply):
    assert read(supply_data(supply)) == supply
