"""Reading the box drawing that `domino_math.draw.to_text` writes; its docstring has the format.

Lines are read after every wall has been put into ASCII: `|`, `-`, and `+` where walls meet.
"""

import re
from collections.abc import Iterator
from typing import NoReturn

from domino_math.errors import InputError
from domino_math.fields import shown
from domino_math.fields.limits import LONGEST_SIDE
from domino_math.layout import Cell
from domino_math.library.given_field import as_number
from domino_math.library.picture_place import PicturePlace
from domino_math.puzzle import Placement, Puzzle, Solution

_MARKS = " ()[]!"  # around the number of a marked cell
# In a label: where walls meet, one of them is beside the +.
_PLUS_SIGN = re.compile(r"(?<= )\+(?= |$)")
_Spot = tuple[int, int]  # row and column in the picture


def read_box_picture(lines: list[str], start: int, where: PicturePlace, puzzle: Puzzle) -> Solution:
    """Read the tiles of the picture whose top line has the index `start`."""
    lines = [_PLUS_SIGN.sub(" ", line) for line in lines]
    height = 2 * (puzzle.layout.size[0] - where.top) + 1
    picture = _picture_lines(lines[start:], height)
    left = min(_first_wall(line) for line in picture if _has_wall(line))
    for number, line in enumerate(picture, start):
        if "\t" in line:
            where.fail(number, line.index("\t"), "a tab, whose width nobody knows; use spaces")
        if line[:left].strip():
            where.fail(number, 0, "text stands to the left of the picture")
    grid = _Grid([line[left:] for line in picture], start, left, where)
    return Solution(_placements(grid, puzzle))


def _has_wall(line: str) -> bool:
    return "+" in line or "|" in line


def _first_wall(line: str) -> int:
    return min(at for at in (line.find("+"), line.find("|")) if at >= 0)


def _picture_lines(lines: list[str], height: int) -> list[str]:
    """Find where a picture ends: sentences may follow, or a second picture.

    Between the parts of a layout lines may be empty, so up to the layout's own height those are
    no end. Beyond it, a picture that is too large goes on as long as there are walls.
    """
    end = next(
        (number for number in range(height, len(lines)) if not _has_wall(lines[number])),
        len(lines),
    )
    while not _has_wall(lines[end - 1]):
        end -= 1
    return lines[:end]


class _Grid:
    """A picture as places for cells, with or without walls between them."""

    def __init__(self, lines: list[str], start: int, left: int, where: PicturePlace) -> None:
        self._lines, self._start, self._left, self._where = lines, start, left, where
        self.rows = (len(lines) - 1) // 2
        self.columns = max(max(line.rfind("+"), line.rfind("|")) for line in lines) // 4
        if max(self.rows, self.columns) > LONGEST_SIDE:
            what = f"the picture has more than {LONGEST_SIDE} rows or columns"
            raise InputError(where.place, what)
        if not (self.rows and self.columns):
            where.fail(start, left, "there is no tile in this picture")
        self._check_walls()

    def _check_walls(self) -> None:
        """A wall that stands between the places for walls means that something has slipped."""
        for number, line in enumerate(self._lines):
            for at, character in enumerate(line):
                misplaced = at % 4 or (character == "+" and number % 2)
                if character in "+|" and misplaced:
                    what = "a wall stands where none can: is this line too long or too short?"
                    self._where.fail(self._start + number, self._left + at, what)
        if len(self._lines) % 2 == 0:
            number = len(self._lines) - 1
            what = "the picture ends in the middle of a row of cells"
            self._where.fail(self._start + number, self._left, what)

    def fail(self, spot: _Spot, what: str) -> NoReturn:
        row, column = spot
        self._where.fail(self._start + 2 * row + 1, self._left + 4 * column + 1, what)

    def cell(self, spot: _Spot) -> Cell:
        return self._where.cell(*spot)

    def written(self, spot: _Spot) -> str:
        """What stands at the place of a cell, without marks; "" where it is empty."""
        row, column = spot
        text = self._lines[2 * row + 1][4 * column + 1 : 4 * column + 4].strip(_MARKS)
        return "" if text == "." else text

    def number(self, spot: _Spot) -> int | None:
        text = self.written(spot)
        number = as_number(text)
        if text and number is None:
            self.fail(spot, f"{shown(text)} is no number")
        return number

    def _wall_below(self, row: int, column: int) -> bool:
        return "-" in self._lines[2 * row + 2][4 * column + 1 : 4 * column + 4]

    def _wall_right(self, row: int, column: int) -> bool:
        return self._lines[2 * row + 1][4 * column + 4 : 4 * column + 5] == "|"

    def _open_to(self, spot: _Spot) -> Iterator[_Spot]:
        """The places beside this one without a wall between, also those off the picture."""
        row, column = spot
        if not self._wall_below(row - 1, column):
            yield row - 1, column
        if not self._wall_right(row, column - 1):
            yield row, column - 1
        if not self._wall_right(row, column):
            yield row, column + 1
        if not self._wall_below(row, column):
            yield row + 1, column

    def regions(self) -> Iterator[tuple[list[_Spot], bool]]:
        """The places that no wall parts, in order, and whether walls enclose them."""
        seen: set[_Spot] = set()
        for first in ((row, column) for row in range(self.rows) for column in range(self.columns)):
            if first in seen:
                continue
            seen.add(first)
            region, enclosed = [first], True
            for spot in region:  # grows as it is walked
                for beside in self._open_to(spot):
                    if not (0 <= beside[0] < self.rows and 0 <= beside[1] < self.columns):
                        enclosed = False
                    elif beside not in seen:
                        seen.add(beside)
                        region.append(beside)
            yield sorted(region), enclosed


def _placements(grid: _Grid, puzzle: Puzzle) -> Iterator[Placement]:
    inside = frozenset(puzzle.layout.cells)
    for region, enclosed in grid.regions():
        cells = {grid.cell(spot): spot for spot in region}
        if not cells.keys() & inside and (not enclosed or _is_ground(cells, inside)):
            continue  # what is written there is a label
        numbers = {
            spot: grid.number(spot) for cell, spot in cells.items() if enclosed or cell in inside
        }
        loose = [
            spot
            for cell, spot in cells.items()
            # A given number stands in its cell before any tile does.
            if numbers.get(spot) not in (None, puzzle.given_at.get(cell))
        ]
        if enclosed and len(region) == 2 and None not in numbers.values():
            (a, first), (b, second) = ((grid.cell(s), n) for s, n in numbers.items())
            assert first is not None
            assert second is not None
            yield Placement((a, b), (first, second))
        elif loose:
            lonely = f"{grid.written(loose[0])} is not half of a tile"
            if not enclosed:
                grid.fail(loose[0], f"{lonely}: the walls around it are not closed")
            grid.fail(loose[0], f"{lonely}: walls enclose {len(region)} cells here, not 2")


def _is_ground(cells: dict[Cell, _Spot], inside: frozenset[Cell]) -> bool:
    """Whether these places are empty ground, and not where someone put a tile beside the layout.

    Empty ground is larger than a tile, or its walls are those of the cells around it.
    """
    around = {beside for cell in cells for beside in cell.neighbours()} - cells.keys()
    return len(cells) > 2 or around <= inside
