import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_math.library.toml_text import toml_text

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
keys = st.from_regex(r"[a-z_]{1,6}", fullmatch=True)
values = st.recursive(
    st.one_of(texts, st.integers(-(2**40), 2**40), st.booleans()),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(keys, inner, max_size=4)),
    max_leaves=12,
)


@given(st.dictionaries(keys, values, max_size=5))
def test_what_is_written_is_read_again(data):
    assert tomllib.loads(toml_text(data)) == data


def test_lines_stay_lines_and_long_lists_are_broken():
    assert toml_text({"story": 'a\n"b"\\'}) == 'story = """\na\n\\"b\\"\\\\"""'
    assert toml_text({"cells": [[r, r] for r in range(20)]}).count("\n") == 21
    assert toml_text({"a": [{"b": [1, 2]}], "c": []}) == "c = []\n\n[[a]]\nb = [1, 2]"


def test_other_values_are_refused():
    with pytest.raises(TypeError, match="no values of the kind NoneType"):
        toml_text({"a": [None]})
