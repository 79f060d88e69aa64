"""What a Pips JSON file holds, level by level: see `pips_json` for what its fields mean."""

import re
from collections.abc import Hashable, Iterator

from domino_math.errors import InputError
from domino_math.families.regions import Kind, Region, state
from domino_math.fields import Field, parsed_json, read_cell, read_pair
from domino_math.fields.limits import HIGHEST_NUMBER, HIGHEST_TOTAL, LONGEST_SIDE, MOST_CELLS
from domino_math.layout import Cell
from domino_math.puzzle import Placement, Puzzle, Solution
from domino_math.tiles import Tile
from domino_math.words import either, plural

LEVELS = ("easy", "medium", "hard")
# The types of regions in a file, and what they are called here.
KIND_OF: dict[str, Kind] = {
    "empty": "free",
    "sum": "total",
    "less": "less",
    "greater": "more",
    "equals": "alike",
    "unequal": "distinct",
}
_WITH_TARGET = ("sum", "less", "greater")
_DATE = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


class LevelsFile:
    """The values in a Pips JSON file, read level by level; InputError names what is wrong."""

    def __init__(self, text: str, place: str) -> None:
        self._top = Field(parsed_json(text, place), place)
        self.levels = tuple(level for level in LEVELS if self._top.has(level))
        if not self.levels:
            self._top.fail(f"has no level: {either(LEVELS)}")
        date = self.text_at("printDate")
        self.print_date = date if _DATE.fullmatch(date) else ""

    def text_at(self, key: str) -> str:
        """A text that only describes: left out where it is none."""
        return _line(self._top, key)

    @property
    def there(self) -> tuple[str, ...]:
        """The levels that have a puzzle."""
        return tuple(level for level in self.levels if not self.why_not(level))

    def why_not(self, level: str) -> str:
        """Why a level has to be skipped, or "" if it need not."""
        field = self._top.member(level)
        if field.value is None:
            return "is null"
        if field.has("dominoes") and field.member("dominoes").value is None:
            return "has no dominoes"
        return ""

    def puzzle(self, level: str) -> Puzzle:
        field = self._top.member(level)
        tiles = [Tile(a, b) for a, b in _dominoes(field)]
        regions = list(_regions(field))
        cells = [cell for region in regions for cell in region.cells]
        name = "-".join(word for word in ("pips", self.print_date, level) if word)
        with field.naming():
            return state(cells, regions, tiles, name=name, source=_line(field, "constructors"))

    def states(self, level: str, puzzle: Puzzle) -> bool:
        """Whether a level has the same statement as this puzzle, names apart."""
        try:
            found = self.puzzle(level)
        except InputError:
            return False
        return _statement(found) == _statement(puzzle)

    def has_solution(self, level: str) -> bool:
        field = self._top.member(level)
        return field.has("solution") and field.member("solution").value is not None

    def solution(self, level: str) -> Solution | None:
        """What the file says the solution is; only its form is looked at."""
        if not self.has_solution(level):
            return None
        field = self._top.member(level)
        dominoes = _dominoes(field)
        entries = field.member("solution").items("solution")
        if len(entries) != len(dominoes):
            what = f"{plural(len(entries), 'place')} for {plural(len(dominoes), 'tile')}"
            field.member("solution").fail(what)
        return Solution(
            Placement(read_pair(entry, 0, LONGEST_SIDE - 1), pips)
            for entry, pips in zip(entries, dominoes, strict=True)
        )


def _statement(puzzle: Puzzle) -> Hashable:
    identity = {cell: cell for cell in puzzle.layout.cells}
    demands = frozenset(constraint.signature(identity) for constraint in puzzle.constraints)
    return frozenset(puzzle.layout.slots), puzzle.supply, puzzle.given, demands


def _dominoes(level: Field) -> list[tuple[int, int]]:
    entries = level.member("dominoes").items("domino")
    if 2 * len(entries) > MOST_CELLS:
        level.member("dominoes").fail(f"there are tiles for more than {MOST_CELLS:,} cells")
    halves = (entry.two("two numbers, like [3, 5]") for entry in entries)
    return [(a.integer(0, HIGHEST_NUMBER), b.integer(0, HIGHEST_NUMBER)) for a, b in halves]


def _regions(level: Field) -> Iterator[Region]:
    seen: dict[Cell, int] = {}
    for number, region in enumerate(level.member("regions").items("region"), 1):
        indices = region.member("indices").items("cell")
        cells = [read_cell(index, 0, LONGEST_SIDE - 1) for index in indices]
        for cell in cells:
            if seen.get(cell) == number:
                region.fail(f"has the cell {cell} twice")
            if cell in seen:
                level.fail(f"regions {seen[cell]} and {number} both have the cell {cell}")
            seen[cell] = number
        if not cells:
            region.fail("has no cells")
        yield Region(cells, *_demand(region))


def _demand(region: Field) -> tuple[Kind, int | None]:
    written = region.member("type").choice(KIND_OF)
    if written not in _WITH_TARGET:
        return KIND_OF[written], None
    if not region.has("target") or region.member("target").value is None:
        region.fail(f"the type {written!r} needs a target")
    target = region.member("target").integer(-HIGHEST_TOTAL, HIGHEST_TOTAL)
    return KIND_OF[written], target


def _line(field: Field, key: str) -> str:
    value = field.member(key).value if field.has(key) else ""
    return value if isinstance(value, str) and value.isprintable() else ""
