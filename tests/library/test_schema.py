"""The JSON Schema says the same as the reader."""

import json
from functools import cache
from importlib.resources import files

import pytest
from hypothesis import given, settings
from jsonschema import Draft202012Validator

from domino_math.errors import InputError
from domino_math.families import families
from domino_math.library import puzzle_data, read

from .strategies import puzzles

ROW = {"shape": "row", "columns": 6}
RING = {"shape": "ring", "rows": 3, "columns": 3}
OWN = {"name": "two", "cells": [[0, 0], [0, 1]]}


@cache
def validator():
    text = files("domino_math.library").joinpath("puzzle.schema.json").read_text(encoding="utf-8")
    schema = json.loads(text)
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def puzzle(**fields):
    return {"name": "x", "tiles": "double-1", "layout": ROW} | fields


def with_constraint(**fields):
    return puzzle(constraints=[fields])


def total(**fields):
    return with_constraint(kind="total", groups="all", **fields)


GOOD = [
    puzzle(),
    puzzle(title="", source="", story="", use="some", given=". 1\n", constraints=[], expect={}),
    puzzle(tiles="chinese"),
    puzzle(tiles="0-1 1|2\n22"),
    puzzle(tiles=["0-1", "10-12", "12", "\U0001f031"]),
    puzzle(tiles=[]),
    puzzle(layout=RING | {"starts": "either", "at": [0, 3]}),
    puzzle(layout=[RING, ROW | {"at": [3, 0]}]),
    puzzle(layout={"shape": "rectangle", "rows": 2, "columns": 2}),
    puzzle(layout={"shape": "snake", "columns": 3, "length": 8}),
    puzzle(layout={"shape": "outline", "picture": "#.#\n"}),
    puzzle(layout={"shape": "outline", "picture": ["#.#"]}),
    total(equals=3),
    total(less_than=-3),
    total(more_than=3),
    total(among=[3, 4]),
    total(among=list(range(1000))),
    puzzle(story="Two\n\nlines\r\n"),
    with_constraint(kind="same-total", groups=["all", OWN]),
    with_constraint(kind="progression", groups=["ends", OWN], step=-3),
    with_constraint(kind="equation", equation="2 × two = 1 / 3", numbers=[OWN]),
    with_constraint(kind="equation", equation="two = two", numbers=OWN),
    with_constraint(kind="alike", groups=OWN | {"many": True}),
    with_constraint(kind="distinct", groups="all"),
    with_constraint(kind="count", groups="ends", number=3, times=0),
    with_constraint(kind="matching"),
    with_constraint(kind="matching", joints=[[[0, 0], [0, 1]]]),
    puzzle(expect={"solvable": True, "unique": True, "solutions": 1, "up_to_symmetry": 1}),
    puzzle(expect={"impossible": True, "source": "x"}),
]
BAD = [
    [],
    {},
    {"name": "x", "tiles": "double-1"},
    puzzle(name=""),
    puzzle(name=" "),
    puzzle(name="x" * 101),
    puzzle(name=3),
    puzzle(titel="x"),
    puzzle(title=[]),
    puzzle(tiles="double-six"),
    puzzle(tiles=""),
    puzzle(tiles=3),
    puzzle(tiles=["0+1"]),
    puzzle(tiles=[1]),
    puzzle(use="none"),
    puzzle(given="1 x"),
    puzzle(given="1\n\n2"),
    puzzle(given="1000"),
    puzzle(given=""),
    puzzle(given=[[1]]),
    puzzle(layout=[]),
    puzzle(layout=3),
    puzzle(layout={"rows": 3, "columns": 3}),
    puzzle(layout={"shape": "square", "rows": 3}),
    puzzle(layout={"shape": "ring", "rows": 3}),
    puzzle(layout=ROW | {"rows": 3}),
    puzzle(layout=ROW | {"columns": 10**9}),
    puzzle(layout=ROW | {"columns": True}),
    puzzle(layout=ROW | {"columns": "6"}),
    puzzle(layout=ROW | {"at": [10**9, 0]}),
    puzzle(layout=ROW | {"at": [0]}),
    puzzle(layout=RING | {"starts": "third"}),
    puzzle(layout={"shape": "outline", "picture": ".."}),
    puzzle(layout={"shape": "outline", "picture": []}),
    puzzle(layout={"shape": "snake", "columns": 3, "length": 10_001}),
    puzzle(constraints={"kind": "matching"}),
    total(),
    total(equals=3, among=[3]),
    total(among=[]),
    total(among=list(range(1001))),
    puzzle(title="x" * 1001),
    puzzle(title="two\nlines"),
    puzzle(source="red \x1b[31m"),
    puzzle(story="red \x9b31m"),
    puzzle(expect={"source": "\t"}),
    total(equals=True),
    total(equals="3"),
    total(equal=3),
    with_constraint(kind="totl", groups="all", equals=3),
    with_constraint(groups="all", equals=3),
    with_constraint(kind="progression", groups="ends"),
    with_constraint(kind="progression", step=1),
    with_constraint(kind="progression", groups="ends", step="1"),
    with_constraint(kind="progression", groups="ends", step=10**9),
    with_constraint(kind="equation", numbers=OWN),
    with_constraint(kind="equation", equation="two", numbers=OWN),
    with_constraint(kind="equation", equation="two =", numbers=OWN),
    with_constraint(kind="equation", equation="two = 1 = 1", numbers=OWN),
    with_constraint(kind="equation", equation="two = 1", numbers=[]),
    with_constraint(kind="equation", equation="two = 1", numbers=[OWN], groups="all"),
    with_constraint(kind="equation", equation=3, numbers=[OWN]),
    with_constraint(kind="alike"),
    with_constraint(kind="alike", groups=[]),
    with_constraint(kind="alike", groups=3),
    with_constraint(kind="alike", groups={"name": "x"}),
    with_constraint(kind="alike", groups=OWN | {"cells": []}),
    with_constraint(kind="alike", groups=OWN | {"cells": [[0, 0], [0, 0]]}),
    with_constraint(kind="alike", groups=OWN | {"cells": [[0, -1]]}),
    with_constraint(kind="alike", groups=OWN | {"cells": [[0, 0, 0]]}),
    with_constraint(kind="alike", groups=OWN | {"many": 1}),
    with_constraint(kind="count", groups="all", number=3),
    with_constraint(kind="count", groups="all", number=1000, times=1),
    with_constraint(kind="matching", groups="all"),
    with_constraint(kind="matching", joints=[[[0, 0]]]),
    with_constraint(kind="matching", joints=[[[0, 0], [0, 0]]]),
    puzzle(expect={"solution": 3}),
    puzzle(expect={"solutions": -1}),
    puzzle(expect={"solvable": 1}),
]


@pytest.mark.parametrize("data", GOOD, ids=json.dumps)
def test_what_both_accept(data):
    validator().validate(data)
    read(json.dumps(data))


@pytest.mark.parametrize("data", BAD, ids=lambda data: json.dumps(data)[:150])
def test_what_both_refuse(data):
    assert not validator().is_valid(data)
    # A list is no text of a puzzle; inside a file it is one that has the wrong form.
    with pytest.raises(InputError):
        read(json.dumps(data) + "\n")


@settings(deadline=None, max_examples=40)
@given(puzzles())
def test_what_is_written_fits_the_schema(drawn):
    validator().validate(puzzle_data(drawn))


def test_everything_is_described():
    described = [validator().schema, *validator().schema["properties"].values()]
    assert all(field["description"] for field in described)


def test_the_schema_names_every_family():
    assert validator().schema["properties"]["family"]["enum"] == list(families())
