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
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn, TypeVar

from domino_math.errors import InputError
from domino_math.families.regions import (
    HIGHEST_NUMBER,
    HIGHEST_TOTAL,
    LONGEST_SIDE,
    Kind,
    Region,
    regions_of,
    state,
)
from domino_math.layout import Cell
from domino_math.puzzle import Placement, Puzzle, Solution
from domino_math.tiles import Tile
from domino_math.words import either, listed

_T = TypeVar("_T")

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
_MOST_DIGITS = 30  # longer numbers are not even converted: that takes time
_SHOWN = 40


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
        raise InputError(place, f"there is no level {_shown(level)}; it is {either(LEVELS)}")
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
        self._place = place
        self._top = self._object(_parsed(text, place))
        self.levels = tuple(level for level in LEVELS if level in self._top)
        if not self.levels:
            self._fail(f"has no level: {either(LEVELS)}")
        date = self.text_at("printDate")
        self.print_date = date if _DATE.fullmatch(date) else ""

    def text_at(self, key: str) -> str:
        """A text that only describes: left out where it is none."""
        return _line(self._top.get(key))

    def why_not(self, level: str) -> str:
        """Why a level has to be skipped, or "" if it need not."""
        if self._top[level] is None:
            return "is null"
        if self._level(level).get("dominoes", ...) is None:
            return "has no dominoes"
        return ""

    def puzzle(self, level: str) -> Puzzle:
        tiles = [Tile(a, b) for a, b in self._dominoes(level)]
        regions = list(self._regions(level))
        cells = [cell for region in regions for cell in region.cells]
        constructors = _line(self._level(level).get("constructors"))
        name = "-".join(word for word in ("pips", self.print_date, level) if word)
        try:
            return state(cells, regions, tiles, name=name, source=constructors)
        except ValueError as error:
            self._fail(level, str(error))

    def solution(self, level: str) -> Solution | None:
        """What the file says the solution is; only its form is looked at."""
        entries = self._level(level).get("solution")
        if entries is None:
            return None
        dominoes = self._dominoes(level)
        lying = self._list(entries, level, "solution")
        if len(lying) != len(dominoes):
            self._fail(level, "solution", f"{len(lying)} entries for {len(dominoes)} dominoes")
        return Solution(
            Placement((cells[0], cells[1]), pips)
            for number, (entry, pips) in enumerate(zip(lying, dominoes, strict=True), 1)
            for cells in (self._two(self._cell, entry, level, f"solution {number}"),)
        )

    def _dominoes(self, level: str) -> list[tuple[int, int]]:
        entries = self._list(self._member(level, "dominoes"), level, "dominoes")
        return [
            self._two(self._pips, entry, level, f"domino {number}")
            for number, entry in enumerate(entries, 1)
        ]

    def _regions(self, level: str) -> Iterator[Region]:
        seen: dict[Cell, int] = {}
        entries = self._list(self._member(level, "regions"), level, "regions")
        for number, entry in enumerate(entries, 1):
            path = (level, f"region {number}")
            values = self._object(entry, *path)
            for key in ("indices", "type"):
                if key not in values:
                    self._fail(*path, f"the field {key!r} is missing")
            cells = [
                self._cell(cell, *path, f"cell {position}")
                for position, cell in enumerate(self._list(values["indices"], *path, "indices"), 1)
            ]
            for cell in cells:
                if seen.get(cell) == number:
                    self._fail(*path, f"has the cell {cell} twice")
                if cell in seen:
                    self._fail(
                        level, f"regions {seen[cell]} and {number} both have the cell {cell}"
                    )
                seen[cell] = number
            if not cells:
                self._fail(*path, "has no cells")
            yield Region(cells, *self._demand(values, path))

    def _demand(self, values: Mapping[str, Any], path: Sequence[str]) -> tuple[Kind, int | None]:
        written = values["type"]
        if not isinstance(written, str) or written not in _KINDS:
            self._fail(*path, f"there is no type {_shown(written)}; it is {either(_KINDS)}")
        if written not in _WITH_TARGET:
            return _KINDS[written], None
        if values.get("target") is None:
            self._fail(*path, f"the type {written!r} needs a target")
        target = self._integer(values["target"], -HIGHEST_TOTAL, HIGHEST_TOTAL, *path, "target")
        return _KINDS[written], target

    def _cell(self, value: object, *path: str) -> Cell:
        def index(value: object, *path: str) -> int:
            return self._integer(value, 0, LONGEST_SIDE - 1, *path)

        return Cell(*self._two(index, value, *path))

    def _pips(self, value: object, *path: str) -> int:
        return self._integer(value, 0, HIGHEST_NUMBER, *path)

    # --- Plain values ---

    def _level(self, level: str) -> dict[str, Any]:
        return self._object(self._top[level], level)

    def _member(self, level: str, key: str) -> object:
        values = self._level(level)
        if key not in values:
            self._fail(level, f"the field {key!r} is missing")
        return values[key]

    def _object(self, value: object, *path: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            self._fail(*path, f"must be an object with fields, not {_shown(value)}")
        return value

    def _list(self, value: object, *path: str) -> list[Any]:
        if not isinstance(value, list):
            self._fail(*path, f"must be a list, not {_shown(value)}")
        return value

    def _two(self, read: Callable[..., _T], value: object, *path: str) -> tuple[_T, _T]:
        values = self._list(value, *path)
        if len(values) != 2:
            self._fail(*path, f"must have two entries, not {len(values)}")
        return read(values[0], *path), read(values[1], *path)

    def _integer(self, value: object, least: int, most: int, *path: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            self._fail(*path, f"must be a whole number, not {_shown(value)}")
        if not least <= value <= most:
            self._fail(*path, f"must be between {least:,} and {most:,}, not {_shown(value)}")
        return value

    def _fail(self, *path_and_what: str) -> NoReturn:
        raise InputError(self._place, ": ".join(path_and_what)) from None


def _parsed(text: str, place: str) -> object:
    """Return the values in a JSON text; InputError unless it is one."""
    text = text.removeprefix("\ufeff")
    if not text.strip():
        raise InputError(place, "is empty")

    def integer(digits: str) -> int:
        if len(digits) > _MOST_DIGITS:
            raise InputError(place, f"a number of {len(digits):,} digits is too large")
        return int(digits)

    def values(pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in pairs:
            if key in found:
                raise InputError(place, f"the field {_shown(key)} is there twice in one object")
            found[key] = value
        return found

    try:
        return json.loads(text, parse_int=integer, object_pairs_hook=values)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise InputError(place, f"not valid JSON: {where}: {error.msg}") from None
    except RecursionError:
        raise InputError(place, "is nested too deeply") from None


def _line(value: object) -> str:
    return value if isinstance(value, str) and value.isprintable() else ""


def _shown(value: object) -> str:
    match value:
        case list():
            return "a list"
        case dict():
            return "an object"
        case str():
            return repr(value if len(value) <= _SHOWN else value[:_SHOWN] + "…")
        case _:
            return json.dumps(value)
