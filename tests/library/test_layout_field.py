from inspect import isabstract

import pytest
from hypothesis import given, settings

from domino_math.errors import InputError
from domino_math.fields import Field
from domino_math.layout import Layout, Outline, Part, Rectangle, Ring, Row, Shape, Snake, layout_of
from domino_math.library.layout_field import SHAPES, layout_data, read_layout

from .strategies import layouts


def read(value):
    return read_layout(Field(value, "x.toml", ("layout",)))


RING = {"shape": "ring", "rows": 3, "columns": 4}
ROW = {"shape": "row", "columns": 2}


def test_every_shape():
    assert read(RING) == layout_of(Ring(3, 4))
    assert read({**RING, "starts": "either"}) == layout_of(Ring(3, 4, "either"))
    assert read({**RING, "shape": "rectangle"}) == layout_of(Rectangle(3, 4))
    assert read(ROW) == layout_of(Row(2))
    assert read({"shape": "snake", "columns": 3, "length": 8}) == layout_of(Snake(3, 8))
    picture = layout_of(Outline(("##", ".#")))
    assert read({"shape": "outline", "picture": "##\n.#\n"}) == picture
    assert read({"shape": "outline", "picture": ["##", ".#"]}) == picture
    assert read({"shape": "outline", "picture": "##\r\n.#\r\n"}) == picture


def test_parts_lie_where_they_are_put():
    nested = Layout((Part(Ring(9, 9)), Part(Ring(7, 7), at=(1, 1))))
    ring = {"shape": "ring", "rows": 9, "columns": 9}
    assert read([ring, {"shape": "ring", "rows": 7, "columns": 7, "at": [1, 1]}]) == nested
    assert read([RING]) == read(RING)
    assert read({**ROW, "at": [2, 3]}).size == (3, 5)


@pytest.mark.parametrize(
    ("value", "what"),
    [
        (3, "layout: must be a table of fields, not 3"),
        ([], "layout: a layout needs at least one part"),
        ([RING, 3], "layout part 2: must be a table of fields, not 3"),
        ({"rows": 3}, "layout: the field 'shape' is missing"),
        ({"shape": "rings"}, "layout: shape: cannot be 'rings'; it is ring, rectangle, row, "),
        ({"shape": ["ring"]}, "layout: shape: must be text, not a list"),
        ({**RING, "row": 3}, "layout: there is no field 'row' here; did you mean rows?"),
        ({"shape": "ring", "rows": 3}, "layout: the field 'columns' is missing"),
        ({**RING, "rows": True}, "layout: rows: must be a whole number, not true"),
        ({**RING, "rows": 10**9}, "layout: rows: must be between 1 and 500, not 1000000000"),
        ({**RING, "rows": -3}, "layout: rows: must be between 1 and 500, not -3"),
        ({**RING, "rows": 1}, "layout: a ring of 1 by 4 is too small"),
        ({**RING, "starts": "third"}, "layout: starts: cannot be 'third'"),
        ({"shape": "row", "columns": 5}, "layout: a path of 5 cells cannot be filled with tiles"),
        ({"shape": "rectangle", "rows": 101, "columns": 100}, "layout: the layout has more than"),
        ({"shape": "rectangle", "rows": 500, "columns": 500}, "layout: the layout has more than"),
        ({"shape": "snake", "columns": 2, "length": 10_001}, "layout: length: must be between"),
        ({"shape": "snake", "columns": 2, "length": 9_000}, "layout: reaches over 6,000 rows; the"),
        ({**ROW, "at": [10**9, 0]}, "layout: at: must be between 0 and 500, not 1000000000"),
        ({**ROW, "at": [-1, 0]}, "layout: at: must be between 0 and 500, not -1"),
        ({**ROW, "at": [0, 499]}, "layout: reaches over 501 columns; the most is 500"),
        ({**ROW, "at": [0]}, "layout: at: must be a row and a column, like [0, 3]"),
        ({**ROW, "at": 3}, "layout: at: must be a list, not 3"),
        ([RING, ROW], "layout: parts 1 and 2 both have the cell (0, 0)"),
        ([{"shape": "rectangle", "rows": 100, "columns": 100}] * 2, "layout: the layout has more"),
        ({"shape": "outline", "picture": "..\n"}, "layout: the picture of the layout has no cells"),
        ({"shape": "outline", "picture": []}, "layout: the picture of the layout has no cells"),
        ({"shape": "outline", "picture": 3}, "layout: picture: must be text, not 3"),
        ({"shape": "outline", "picture": ["#", 3]}, "layout: picture line 2: must be text, not 3"),
        ({"shape": "outline", "picture": "#\n#\t#"}, "layout: picture: line 2 has a tab"),
        ({"shape": "outline", "picture": "#" * 501}, "layout: picture: has more than 500 rows or"),
        ({"shape": "outline", "picture": "#\n" * 501}, "layout: picture: has more than 500 rows"),
        ({"shape": "outline", "picture": ["#" * 101] * 100}, "layout: the layout has more than"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_is_no_layout(value, what):
    with pytest.raises(InputError) as caught:
        read(value)
    assert caught.value.what.startswith(what)


def test_the_largest_layout_is_read():
    assert len(read({"shape": "rectangle", "rows": 100, "columns": 100}).cells) == 10_000


@settings(deadline=None)
@given(layouts())
def test_round_trip(layout):
    assert read(layout_data(layout)) == layout


def test_every_shape_can_be_written():
    def kinds(kind):
        return {kind}.union(*map(kinds, kind.__subclasses__()))

    whole = (kind for kind in kinds(Shape) if not isabstract(kind))
    ours = {kind for kind in whole if kind.__module__.startswith("domino_math")}
    assert ours == {kind.made for kind in SHAPES.values()}


def test_a_shape_of_somebody_elses_cannot_be_written():
    class Other(Shape):
        cells = slots = joints = families = property(lambda _: ())

    with pytest.raises(ValueError, match="a file cannot hold the shape Other"):
        layout_data(layout_of(Other()))
