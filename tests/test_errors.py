import pytest

from domino_math.errors import InputError


def test_place_and_what_make_one_sentence():
    error = InputError("frame.toml", "constraint 2: cell (0, 99) is outside the layout")
    assert str(error) == "frame.toml: constraint 2: cell (0, 99) is outside the layout"
    assert (error.place, error.what) == tuple(str(error).split(": ", 1))


def test_it_is_a_value_error():
    with pytest.raises(ValueError, match=r"^here: that$"):
        raise InputError("here", "that")


def test_odd_input_still_makes_one_line():
    error = InputError("odd\nname.toml", "line 3:\n\t'a\r\nb'  is not a tile")
    assert str(error) == "odd name.toml: line 3: 'a b' is not a tile"


def test_no_terminal_obeys_it():
    error = InputError("red\x1b[31m.toml", "\x9bno \u202etile\udc80")
    assert str(error) == r"red\x1b[31m.toml: \x9bno \u202etile\udc80"
