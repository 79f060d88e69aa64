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
from domino_math.families.pips_json_file import KIND_OF, LEVELS, LevelsFile
from domino_math.families.regions import Region, regions_of
from domino_math.fields import shown
from domino_math.puzzle import Puzzle, Solution
from domino_math.words import either, listed

_TYPE_OF = {kind: name for name, kind in KIND_OF.items()}
_HAS_LEVEL = re.compile(rf'"(?:{"|".join(LEVELS)})"\s*:')


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
    file = LevelsFile(text, place)
    puzzles: dict[str, Puzzle] = {}
    solutions: dict[str, Solution] = {}
    told = [f"{why}: skipped" for why in _skipped(file)]
    for level in file.there:
        puzzles[level] = file.puzzle(level)
        try:
            if (solution := file.solution(level)) is not None:
                solutions[level] = solution
        except InputError as error:
            told.append(f"{error.what}; the solution in the file is left out")
    return Day(puzzles, solutions, tuple(told), file.print_date, file.text_at("editor"))


def read_level(text: str, place: str, level: str) -> Puzzle:
    """Read one level, whatever the others hold; InputError if it is not there or was skipped."""
    return _with_level(text, place, level).puzzle(level)


def _with_level(text: str, place: str, level: str) -> LevelsFile:
    file = LevelsFile(text, place)
    if level not in LEVELS:
        raise InputError(place, f"there is no level {shown(level)}; it is {either(LEVELS)}")
    if level not in file.levels:
        raise InputError(place, f"has no level {level}, only {listed(file.levels)}")
    if why := file.why_not(level):
        raise InputError(place, f"the level {level} {why}")
    return file


def read(text: str, place: str = "the Pips file") -> Puzzle:
    """Read the puzzle of a file that has one level; InputError asks to pick one of several."""
    file = LevelsFile(text, place)
    if len(file.there) > 1:
        parts = either(f"#{level}" for level in file.there)
        what = f"holds {len(file.there)} puzzles; pick one by {parts} after the name of the file"
        raise InputError(place, what)
    if not file.there:
        raise InputError(place, f"has no puzzle to read: {listed(_skipped(file))}")
    return file.puzzle(file.there[0])


def notes(text: str, place: str = "the Pips file") -> tuple[str, ...]:
    """Return which levels `read` skips, and why, a line each.

    >>> notes('{"easy": null, "medium": null, "hard": {"dominoes": [], "regions": []}}')
    ('the level easy is null: skipped', 'the level medium is null: skipped')
    """
    return tuple(f"{why}: skipped" for why in _skipped(LevelsFile(text, place)))


def _skipped(file: LevelsFile) -> list[str]:
    whys = {level: file.why_not(level) for level in file.levels}
    return [f"the level {level} {why}" for level, why in whys.items() if why]


def read_level_solution(text: str, place: str, level: str) -> Solution:
    """Read the solution that a file brings for one level; nobody has checked it.

    Raises InputError if the level, or its solution, is not there.
    """
    file = _with_level(text, place, level)
    solution = file.solution(level)
    if solution is None:
        raise InputError(place, f"the level {level} has no solution")
    return solution


def read_solution(text: str, place: str, puzzle: Puzzle) -> Solution:
    """Read the solution of the level that has this puzzle, or the only one that has any.

    Raises InputError, which asks to pick one, where it is not clear which that is.
    """
    file = LevelsFile(text, place)
    solved = [level for level in file.there if file.has_solution(level)]
    if not solved:
        raise InputError(place, "holds no solution")
    alike = (
        solved if len(solved) == 1 else [level for level in solved if file.states(level, puzzle)]
    )
    if not alike:
        parts = either(f"#{level}" for level in solved)
        what = f"holds {len(solved)} solutions, and no level has the puzzle {puzzle.name}"
        raise InputError(place, f"{what}; pick one by {parts} after the name of the file")
    return read_level_solution(text, place, alike[0])


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
    data = {"indices": [list(cell) for cell in region.cells], "type": _TYPE_OF[region.kind]}
    return data if region.target is None else {**data, "target": region.target}
