"""The daily Pips JSON of a newspaper: up to three puzzles of regions a day, easy, medium and hard.

    {"printDate": "2026-01-31", "editor": "…",
     "easy": {"id": 1, "constructors": "…",
              "dominoes": [[6, 5], [1, 2]],
              "regions": [{"indices": [[0, 0], [0, 1]], "type": "sum", "target": 11}, …],
              "solution": [[[0, 0], [0, 1]], …]},
     "medium": null, …}

Types of regions: `sum`, `less` and `greater` compare the sum of the region's numbers with `target`,
`equals` wants them all alike, `unequal` all different, `empty` anything. The cells of all regions
make the layout. Entry i of `solution` says where domino i lies, its first number on the first
cell. A level may be null, or its `dominoes`. Fields that are not named here are not looked at.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from domino_math.errors import InputError
from domino_math.families.regions import Kind, Region, regions_of, state
from domino_math.fields import Field, parsed_json, read_cell, read_pair, shown
from domino_math.fields.limits import HIGHEST_NUMBER, HIGHEST_TOTAL, LONGEST_SIDE
from domino_math.layout import Cell
from domino_math.puzzle import Placement, Puzzle, Solution
from domino_math.tiles import Tile
from domino_math.words import either, listed, plural

LEVELS = ("easy", "medium", "hard")

_KINDS: dict[str, Kind] = {
    "empty": "free",
    "sum": "total",
    "less": "less",
    "greater": "more",
    "equals": "alike",
    "unequal": "distinct",
}
_TYPES = {kind: name for name, kind in _KINDS.items()}
_WITH_TARGET = ("sum", "less", "greater")
_HAS_LEVEL = re.compile(rf'"(?:{"|".join(LEVELS)})"\s*:')
_DATE = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


@dataclass(frozen=True)
class Day(Mapping[str, Puzzle]):
    """The puzzles of one file by level.

    `solutions` holds the solutions that the file brings along. Nobody has checked them.
    `notes` says, a line each, which levels were skipped and which solutions could not be read.
    """

    puzzles: Mapping[str, Puzzle]
    solutions: Mapping[str, Solution] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    print_date: str = ""
    editor: str = ""

    def __getitem__(self, level: str) -> Puzzle:
        return self.puzzles[level]

    def __iter__(self) -> Iterator[str]:
        return iter(self.puzzles)

    def __len__(self) -> int:
        return len(self.puzzles)


def recognises(text: str) -> bool:
    """Whether a text is a JSON object that has a level.

    >>> recognises('{"easy": null}'), recognises('{"name": "easy"}')
    (True, False)
    """
    return text.lstrip("\ufeff \t\r\n").startswith("{") and bool(_HAS_LEVEL.search(text))


def read_levels(text: str, place: str = "the Pips file") -> Day:
    """Read all levels that are there; InputError names what is wrong in any of them.

    >>> day = read_levels('{"printDate": "2026-01-31", "easy": null, "hard": {"dominoes": null}}')
    >>> list(day), day.notes
    ([], ('the level easy is null: skipped', 'the level hard has no dominoes: skipped'))
    """
    file = _File(text, place)
    puzzles: dict[str, Puzzle] = {}
    solutions: dict[str, Solution] = {}
    notes: list[str] = []
    for level in file.levels:
        if why := file.why_not(level):
            notes.append(f"the level {level} {why}: skipped")
            continue
        puzzles[level] = file.puzzle(level)
        try:
            if (solution := file.solution(level)) is not None:
                solutions[level] = solution
        except InputError as error:
            notes.append(f"{error.what}; the solution in the file is left out")
    return Day(puzzles, solutions, tuple(notes), file.print_date, file.text_at("editor"))


def read_level(text: str, place: str, level: str) -> Puzzle:
    """Read one level, whatever the others hold; InputError if it is not there or was skipped."""
    file = _File(text, place)
    if level not in LEVELS:
        raise InputError(place, f"there is no level {shown(level)}; it is {either(LEVELS)}")
    if level not in file.levels:
        raise InputError(place, f"has no level {level}, only {listed(file.levels)}")
    if why := file.why_not(level):
        raise InputError(place, f"the level {level} {why}")
    return file.puzzle(level)


def read(text: str, place: str = "the Pips file") -> Puzzle:
    """Read the puzzle of a file that has one level; InputError asks to pick one of several."""
    file = _File(text, place)
    there = [level for level in file.levels if not file.why_not(level)]
    if len(there) > 1:
        what = f"has the levels {listed(there)}; pick one, as {place}#{there[-1]}"
        raise InputError(place, what)
    if not there:
        whys = (f"the level {level} {file.why_not(level)}" for level in file.levels)
        raise InputError(place, f"has no puzzle to read: {listed(whys)}")
    return file.puzzle(there[0])


def write(puzzle: Puzzle, solution: Solution | None = None, level: str = "easy") -> str:
    """Write a puzzle of regions as a file with one level; ValueError if regions cannot say it."""
    solutions = {} if solution is None else {level: solution}
    return write_levels({level: puzzle}, solutions)


def write_levels(
    puzzles: Mapping[str, Puzzle],
    solutions: Mapping[str, Solution] | None = None,
    *,
    print_date: str = "",
    editor: str = "",
) -> str:
    """Write a file with all three levels, null where there is no puzzle.

    What a `Day` holds is used where nothing else is said. Raises ValueError for a level of another
    name, a puzzle that regions cannot say, and a solution that does not use the puzzle's tiles.
    """
    for level in puzzles:
        if level not in LEVELS:
            raise ValueError(f"there is no level {level!r}; it is {either(LEVELS)}")
    if isinstance(puzzles, Day):
        solutions = puzzles.solutions if solutions is None else solutions
        print_date, editor = print_date or puzzles.print_date, editor or puzzles.editor
    found = {
        level: _level_data(number, puzzles[level], (solutions or {}).get(level))
        if level in puzzles
        else None
        for number, level in enumerate(LEVELS, 1)
    }
    return json.dumps({"printDate": print_date, "editor": editor, **found}, ensure_ascii=False)


def _level_data(number: int, puzzle: Puzzle, solution: Solution | None) -> dict[str, Any]:
    data: dict[str, Any] = {
        "id": number,
        "constructors": puzzle.source,
        "dominoes": [[tile.low, tile.high] for tile in puzzle.supply],
        "regions": [_region_data(region) for region in regions_of(puzzle)],
    }
    if solution is not None:
        lying = sorted(solution, key=lambda placement: placement.tile)
        if tuple(placement.tile for placement in lying) != puzzle.supply.tiles:
            raise ValueError("the solution does not use the tiles of the puzzle")
        data["solution"] = [
            [list(cell) for _, cell in sorted(zip(each.pips, each.cells, strict=True))]
            for each in lying
        ]
    return data


def _region_data(region: Region) -> dict[str, Any]:
    data = {"indices": [list(cell) for cell in region.cells], "type": _TYPES[region.kind]}
    return data if region.target is None else {**data, "target": region.target}


class _File:
    """The values in a file, read level by level."""

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

    def solution(self, level: str) -> Solution | None:
        """What the file says the solution is; only its form is looked at."""
        field = self._top.member(level)
        if not field.has("solution") or field.member("solution").value is None:
            return None
        dominoes = _dominoes(field)
        entries = field.member("solution").items("solution")
        if len(entries) != len(dominoes):
            what = f"{plural(len(entries), 'place')} for {plural(len(dominoes), 'tile')}"
            field.member("solution").fail(what)
        return Solution(
            Placement(read_pair(entry, 0, LONGEST_SIDE - 1), pips)
            for entry, pips in zip(entries, dominoes, strict=True)
        )


def _dominoes(level: Field) -> list[tuple[int, int]]:
    entries = level.member("dominoes").items("domino")
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
    written = region.member("type").choice(_KINDS)
    if written not in _WITH_TARGET:
        return _KINDS[written], None
    if not region.has("target") or region.member("target").value is None:
        region.fail(f"the type {written!r} needs a target")
    target = region.member("target").integer(-HIGHEST_TOTAL, HIGHEST_TOTAL)
    return _KINDS[written], target


def _line(field: Field, key: str) -> str:
    value = field.member(key).value if field.has(key) else ""
    return value if isinstance(value, str) and value.isprintable() else ""
