"""The field `layout`: one shape, or a list of shapes, each put somewhere."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast, get_args

from domino_math.fields import Field, optional
from domino_math.fields.cells import read_cell
from domino_math.fields.limits import LONGEST_SIDE, MOST_CELLS
from domino_math.layout import (
    Layout,
    Outline,
    Part,
    Rectangle,
    Ring,
    Row,
    Shape,
    Snake,
    Starts,
)
from domino_math.words import plural

_TOO_MANY = f"the layout has more than {MOST_CELLS:,} cells, the most there can be"


def read_layout(field: Field) -> Layout:
    """Read where tiles can lie.

    >>> data = {"shape": "ring", "rows": 15, "columns": 15}
    >>> len(read_layout(Field(data, "frame.toml", ("layout",))).cells)
    56
    """
    several = field.items("layout part") if isinstance(field.value, list) else [field]
    parts: list[Part] = []
    cells = 0
    for each in several:
        part = _read_part(each)
        cells += len(part.shape.cells)
        if cells > MOST_CELLS:
            field.fail(_TOO_MANY)
        parts.append(part)
    with field.naming():
        layout = Layout(tuple(parts))
    for length, noun in zip(layout.size, ("row", "column"), strict=True):
        if length > LONGEST_SIDE:
            field.fail(f"reaches over {plural(length, noun)}; the most is {LONGEST_SIDE}")
    return layout


def layout_data(layout: Layout) -> dict[str, Any] | list[dict[str, Any]]:
    """Return the layout as the field has it; ValueError for a shape that files do not know."""
    parts = [_part_data(part) for part in layout.parts]
    return parts[0] if len(parts) == 1 else parts


def _read_part(field: Field) -> Part:
    kind = SHAPES[field.member("shape").choice(SHAPES)]
    fields = field.table(("shape", *kind.needed), (*kind.also, "at"))
    with field.naming():
        shape = kind.read(fields)
    at = (0, 0)
    if "at" in fields:
        row, column = read_cell(fields["at"], 0, LONGEST_SIDE)
        at = row, column
    return Part(shape, at)


def _part_data(part: Part) -> dict[str, Any]:
    for name, kind in SHAPES.items():
        if isinstance(part.shape, kind.made):
            data = {"shape": name, **kind.write(part.shape)}
            return data if part.at == (0, 0) else {**data, "at": list(part.at)}
    raise ValueError(f"a file cannot hold the shape {type(part.shape).__name__}")


# --- Shape by shape: how its fields are read, and how they are written ---

_Fields = dict[str, Field]


def _side(field: Field) -> int:
    return field.integer(1, LONGEST_SIDE)


def _read_ring(fields: _Fields) -> Shape:
    starts = optional(fields, "starts", lambda field: field.choice(get_args(Starts)), "first")
    return Ring(_side(fields["rows"]), _side(fields["columns"]), cast(Starts, starts))


def _write_ring(ring: Ring) -> dict[str, Any]:
    return {"rows": ring.rows, "columns": ring.columns, "starts": ring.starts}


def _read_rectangle(fields: _Fields) -> Shape:
    rows, columns = _side(fields["rows"]), _side(fields["columns"])
    if rows * columns > MOST_CELLS:
        raise ValueError(_TOO_MANY)
    return Rectangle(rows, columns)


def _write_rectangle(rectangle: Rectangle) -> dict[str, Any]:
    return {"rows": rectangle.rows, "columns": rectangle.columns}


def _read_row(fields: _Fields) -> Shape:
    return Row(_side(fields["columns"]))


def _write_row(row: Row) -> dict[str, Any]:
    return {"columns": row.columns}


def _read_snake(fields: _Fields) -> Shape:
    return Snake(_side(fields["columns"]), fields["length"].integer(1, MOST_CELLS))


def _write_snake(snake: Snake) -> dict[str, Any]:
    return {"columns": snake.columns, "length": snake.length}


def _read_outline(fields: _Fields) -> Shape:
    picture = fields["picture"]
    if isinstance(picture.value, list):
        lines = [line.text() for line in picture.items("picture line")]
    else:
        lines = picture.text().replace("\r\n", "\n").removesuffix("\n").split("\n")
    if len(lines) > LONGEST_SIDE or max(map(len, lines), default=0) > LONGEST_SIDE:
        picture.fail(f"has more than {LONGEST_SIDE} rows or columns")
    for number, line in enumerate(lines, 1):
        if not line.isprintable():
            picture.fail(f"line {number} has a tab or another character that cannot be seen")
    if sum(letter not in ". " for line in lines for letter in line) > MOST_CELLS:
        raise ValueError(_TOO_MANY)
    return Outline(tuple(lines))


def _write_outline(outline: Outline) -> dict[str, Any]:
    return {"picture": list(outline.lines)}


@dataclass(frozen=True)
class _Kind:
    """What a shape is made of: the fields beside `shape` and `at`, read and written."""

    made: type[Shape]
    read: Callable[[_Fields], Shape]
    write: Callable[[Any], dict[str, Any]]
    needed: tuple[str, ...]
    also: tuple[str, ...] = ()


SHAPES = {
    "ring": _Kind(Ring, _read_ring, _write_ring, ("rows", "columns"), ("starts",)),
    "rectangle": _Kind(Rectangle, _read_rectangle, _write_rectangle, ("rows", "columns")),
    "row": _Kind(Row, _read_row, _write_row, ("columns",)),
    "snake": _Kind(Snake, _read_snake, _write_snake, ("columns", "length")),
    "outline": _Kind(Outline, _read_outline, _write_outline, ("picture",)),
}
