"""Whatever is brought in a format of a family is read, or refused in one line."""

import json
from copy import deepcopy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import domino_math as dm
from domino_math.families import formats, pips_json
from domino_math.families.dominosa import examples, game_id, write_grid
from domino_math.families.dominosa import state as dominosa
from domino_math.library import read_solution_text, read_text, write

from .dominosa_grids import random_rows
from .region_puzzles import random_regions

SMALL = examples()[1]
TEN = dominosa(random_rows(10, seed=1))
PIPS, PLANTED = random_regions(4, 5, 4)
DAY = json.loads(pips_json.write(PIPS, PLANTED))
DAY["medium"] = {**deepcopy(DAY["easy"]), "extra": [1.5, {"a": None}]}
TEXTS = [
    game_id(SMALL, grade="t"),
    game_id(TEN),
    write_grid(SMALL),
    write_grid(TEN),
    "001\n110",
    write(PIPS, "letters"),
    json.dumps(DAY),
    "LRTLRB",
    "3-4 1\n    |\n",
]
BITS = [*'\n \t\ufeff\0\x1b"{},[]:#-=<A7é²٣', "", "\r\n", "[10]", "dt", "<>", "A 5", "null"]
BITS += ["NaN", "1e999", "9" * 50]


@st.composite
def spoilt_texts(draw):
    """A text in some format, with a few places cut out or typed over."""
    text = draw(st.sampled_from(TEXTS))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        gone = draw(st.sampled_from([0, 1, 2, 5, 1000]))
        text = text[:at] + draw(st.sampled_from(BITS)) + text[at + gone :]
    return text


values = st.recursive(
    st.sampled_from([None, True, "3", "", "sum", 0, -1, 7, 1.0, 1e300, 10**25, "x" * 5000]),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.sampled_from(["type", "x"]), inner)
    ),
    max_leaves=4,
)


@st.composite
def spoilt_days(draw):
    """A daily Pips JSON in which one value, anywhere, is another one, is gone or there twice."""
    day = deepcopy(DAY)
    paths = list(paths_in(day))
    *way, last = draw(st.sampled_from(paths))
    inside = day
    for step in way:
        inside = inside[step]
    how = draw(st.sampled_from(["another", "gone", "twice"]))
    if how == "another":
        inside[last] = draw(values)
    elif how == "gone":
        del inside[last]
    elif isinstance(inside, list):
        inside.insert(last, inside[last])
    return json.dumps(day)


def paths_in(value, path=()):
    """The way to each value inside a value."""
    if path:
        yield path
    inside = {}
    if isinstance(value, dict):
        inside = value
    elif isinstance(value, list):
        inside = dict(enumerate(value))
    for step, item in inside.items():
        yield from paths_in(item, (*path, step))


def read_or_refused(read, *arguments):
    """Return what is read, or None if it is refused as it should be."""
    try:
        return read(*arguments)
    except dm.InputError as error:
        said = str(error)
    assert said.isprintable()
    assert said.startswith("here: ")
    assert len(said) < 500
    return None


@given(st.one_of(spoilt_texts(), spoilt_days(), st.text(max_size=30)))
@settings(max_examples=300, deadline=None)
def test_any_text_is_a_puzzle_or_refused(text):
    read_or_refused(read_text, text, "here")
    for form in formats().values():
        puzzle = read_or_refused(form.read, text, "here")
        if puzzle is not None:
            assert form.read(form.write(puzzle), "here").supply == puzzle.supply
        if form.pick:
            read_or_refused(form.pick, text, "here", "medium")
            read_or_refused(form.notes, text, "here")


@given(st.one_of(spoilt_texts(), spoilt_days(), st.text("LRTBlrtb \n", max_size=30)))
@settings(max_examples=200, deadline=None)
def test_any_text_is_a_solution_or_refused(text):
    for puzzle in (SMALL, PIPS):
        solution = read_or_refused(read_solution_text, text, "here", puzzle)
        if solution is not None:
            dm.check(puzzle, solution)


@given(st.binary(max_size=40))
def test_any_bytes_are_a_puzzle_or_refused(content):
    read_or_refused(read_text, content, "here")
    read_or_refused(read_solution_text, content, "here", SMALL)


@pytest.mark.parametrize("path", list(paths_in(DAY["easy"])), ids=str)
def test_null_anywhere_in_a_level_is_read_or_refused(path):
    day = {"easy": deepcopy(DAY["easy"])}
    *way, last = path
    inside = day["easy"]
    for step in way:
        inside = inside[step]
    inside[last] = None
    read = read_or_refused(read_text, json.dumps(day), "here")
    if path[0] in ("id", "constructors", "solution"):
        assert read is not None
    elif path[-1] == "target":
        needed = inside["type"] in ("sum", "less", "greater")
        assert (read is None) == needed
    else:
        assert read is None
