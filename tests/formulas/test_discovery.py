import pytest

import domino_math as dm
from domino_math.formulas import find_topic, topic_names


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("set-sise", "set-sise: is no topic; did you mean set-size?"),
        ("set_size", "set_size: is no topic; did you mean set-size?"),
        ("", "is no topic, only "),
        ("x" * 10**6, "is no topic, only "),
        ("../set_size", "is no topic"),
    ],
)
def test_an_unknown_topic_is_told_briefly(name, said):
    with pytest.raises(dm.InputError) as error:
        find_topic(name)
    assert said in str(error.value)
    assert len(str(error.value)) < 400


@pytest.mark.parametrize("n", [-1, 19, 10**9, 2.5, "x"])
def test_an_n_out_of_range_is_refused(n):
    with pytest.raises(dm.InputError, match="n: is a whole number from 0 to 18, not"):
        dm.derive("set-size", n)


def test_topics_are_derived_by_name():
    derivation = dm.derive("set-size", n=3)
    assert derivation.name == "set-size"
    assert repr(derivation) == "derive('set-size', n=3)"
    assert repr(dm.derive("set-size")) == "derive('set-size')"
    assert topic_names().count("set-size") == 1
