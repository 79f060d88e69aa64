import pytest

from domino_math.errors import InputError, check_time


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


@pytest.mark.parametrize("time", [None, 1, 0.001, float("inf")])
def test_a_limit_in_time_may_be_any_positive_number(time):
    check_time(time)


@pytest.mark.parametrize("time", [0, -1, -0.5, float("nan")])
def test_other_limits_in_time_are_wrong(time):
    with pytest.raises(ValueError, match=f"^time must be more than 0 seconds, not {time}$"):
        check_time(time)
