"""The field `layout`: one shape, or a list of shapes, each put somewhere."""

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

SHAPES = ("ring", "rectangle", "row", "snake", "outline")
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
        part = _part(each)
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


def _part(field: Field) -> Part:
    read = _READ[field.member("shape").choice(SHAPES)]
    with field.naming():
        shape = read(field)
    at = (0, 0)
    if "at" in cast("dict[str, Any]", field.value):
        row, column = read_cell(field.member("at"), 0, LONGEST_SIDE)
        at = row, column
    return Part(shape, at)


def _side(field: Field) -> int:
    return field.integer(1, LONGEST_SIDE)


def _ring(field: Field) -> Shape:
    fields = field.table(("shape", "rows", "columns"), ("starts", "at"))
    starts = optional(fields, "starts", lambda field: field.choice(get_args(Starts)), "first")
    return Ring(_side(fields["rows"]), _side(fields["columns"]), cast(Starts, starts))


def _rectangle(field: Field) -> Shape:
    fields = field.table(("shape", "rows", "columns"), ("at",))
    rows, columns = _side(fields["rows"]), _side(fields["columns"])
    if rows * columns > MOST_CELLS:
        field.fail(_TOO_MANY)
    return Rectangle(rows, columns)


def _row(field: Field) -> Shape:
    return Row(_side(field.table(("shape", "columns"), ("at",))["columns"]))


def _snake(field: Field) -> Shape:
    fields = field.table(("shape", "columns", "length"), ("at",))
    return Snake(_side(fields["columns"]), fields["length"].integer(1, MOST_CELLS))


def _outline(field: Field) -> Shape:
    picture = field.table(("shape", "picture"), ("at",))["picture"]
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
        field.fail(_TOO_MANY)
    return Outline(tuple(lines))


_READ = dict(zip(SHAPES, (_ring, _rectangle, _row, _snake, _outline), strict=True))


def layout_data(layout: Layout) -> dict[str, Any] | list[dict[str, Any]]:
    """Return the layout as the field has it; ValueError for a shape that files do not know."""
    parts = [_part_data(part) for part in layout.parts]
    return parts[0] if len(parts) == 1 else parts


def _part_data(part: Part) -> dict[str, Any]:
    data: dict[str, Any]
    match part.shape:
        case Ring(rows, columns, starts):
            data = {"shape": "ring", "rows": rows, "columns": columns, "starts": starts}
        case Rectangle(rows, columns):
            data = {"shape": "rectangle", "rows": rows, "columns": columns}
        case Row(columns):
            data = {"shape": "row", "columns": columns}
        case Snake(columns, length):
            data = {"shape": "snake", "columns": columns, "length": length}
        case Outline(lines):
            data = {"shape": "outline", "picture": list(lines)}
        case other:
            raise ValueError(f"a file cannot hold the shape {type(other).__name__}")
    return data if part.at == (0, 0) else {**data, "at": list(part.at)}
