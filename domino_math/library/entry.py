"""A whole puzzle file: the statement, and what is known about its solutions."""

from dataclasses import dataclass
from typing import Any

from domino_math.families import families
from domino_math.fields import Field, optional
from domino_math.fields.limits import LONGEST_LINE, LONGEST_NAME
from domino_math.library.constraint_field import constraint_data, read_constraints
from domino_math.library.given_field import given_data, read_given
from domino_math.library.layout_field import layout_data, read_layout
from domino_math.library.supply_field import read_supply, supply_data
from domino_math.puzzle import Puzzle

_NEEDED = ("name", "tiles", "layout")
_ALSO = ("family", "title", "source", "story", "use", "given", "constraints", "expect")
_EXPECTED = ("solvable", "impossible", "unique", "solutions", "up_to_symmetry", "source")
_MOST_SOLUTIONS = 10**18  # as a bound on what is written; larger counts are for `count`


@dataclass(frozen=True)
class Expect:
    """Known answers of a puzzle, which tests hold against the solver; None: nothing is known.

    `solutions` counts placements with their tiles, `up_to_symmetry` takes those that a symmetry
    of the puzzle carries into each other as one. `source` says where the answers come from.
    Raises ValueError for answers that contradict each other.
    """

    solutions: int | None = None
    solvable: bool | None = None
    impossible: bool = False
    unique: bool = False
    up_to_symmetry: int | None = None
    source: str = ""

    def __post_init__(self) -> None:
        some = [self.solvable is True, self.unique, bool(self.solutions), bool(self.up_to_symmetry)]
        none = [
            self.solvable is False,
            self.impossible,
            self.solutions == 0,
            self.up_to_symmetry == 0,
        ]
        if any(some) and any(none):
            raise ValueError("says both that there is a solution and that there is none")
        if self.unique and self.solutions not in (None, 1):
            raise ValueError(f"unique means 1 solution, not {self.solutions}")


@dataclass(frozen=True)
class Entry:
    """A puzzle together with its known answers, and with notes on what its file has left out.

    `family` is the name of the family that it belongs to, if its file says so.
    """

    puzzle: Puzzle
    expect: Expect = Expect()
    notes: tuple[str, ...] = ()
    family: str = ""


def read_fields(file: Field) -> Entry:
    """Read a puzzle from the values of its file; InputError names the field that is wrong."""
    fields = file.table(_NEEDED, _ALSO)
    layout = read_layout(fields["layout"])
    use = optional(fields, "use", lambda field: field.choice(("all", "some")), "all")
    name = fields["name"].line(LONGEST_NAME)
    supply = read_supply(fields["tiles"])
    constraints = read_constraints(fields["constraints"], layout) if "constraints" in fields else ()
    given = read_given(fields["given"]) if "given" in fields else ()
    words = {key: optional(fields, key, _line, "") for key in ("title", "source")}
    words["story"] = optional(fields, "story", Field.story, "")
    with file.naming():
        puzzle = Puzzle(name, layout, supply, constraints, given, use == "all", **words)
    family = optional(fields, "family", lambda field: field.choice(families()), "")
    return Entry(puzzle, optional(fields, "expect", _read_expect, Expect()), family=family)


def _line(field: Field) -> str:
    return field.line(LONGEST_LINE, empty=True)


def _read_expect(field: Field) -> Expect:
    fields = field.table((), _EXPECTED)

    def count(field: Field) -> int | None:
        return field.integer(0, _MOST_SOLUTIONS)

    with field.naming():
        return Expect(
            solutions=optional(fields, "solutions", count, None),
            solvable=fields["solvable"].flag() if "solvable" in fields else None,
            impossible=optional(fields, "impossible", Field.flag, False),
            unique=optional(fields, "unique", Field.flag, False),
            up_to_symmetry=optional(fields, "up_to_symmetry", count, None),
            source=optional(fields, "source", _line, ""),
        )


def puzzle_data(puzzle: Puzzle) -> dict[str, Any]:
    """Return a puzzle as plain values for JSON, with the fields of a puzzle file.

    Reading them gives an equal puzzle. Raises ValueError for what a file cannot hold: shapes and
    constraints that are not the package's own.

    >>> from domino_math.layout import Row, layout_of
    >>> from domino_math.tiles import double_set
    >>> puzzle_data(Puzzle("row", layout_of(Row(6)), double_set(1)))
    {'name': 'row', 'tiles': 'double-1', 'layout': {'shape': 'row', 'columns': 6}}
    """
    words = {"title": puzzle.title, "source": puzzle.source, "story": puzzle.story}
    data: dict[str, Any] = {"name": puzzle.name}
    data |= {key: text for key, text in words.items() if text}
    data["tiles"] = supply_data(puzzle.supply)
    if not puzzle.every_tile:
        data["use"] = "some"
    data["layout"] = layout_data(puzzle.layout)
    if puzzle.given:
        data["given"] = given_data(puzzle)
    if puzzle.constraints:
        data["constraints"] = [constraint_data(c, puzzle.layout) for c in puzzle.constraints]
    return data
