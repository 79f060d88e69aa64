"""Regions in letters, easy to type: rows of letters, a line for each letter, and the tiles.

AAB     a letter is a cell of that region, - a free cell, . no cell
A.B
CC-
A 12    region A adds up to 12; also A <12 and A >12
B =     region B shows one number throughout
C <>    region C shows no number twice
65 12 00 10-12
"""

import re
from textwrap import dedent
from typing import NoReturn

from domino_math.errors import InputError
from domino_math.families.regions import LETTERS, Kind, Region, letter_of, regions_of, state
from domino_math.fields import shown
from domino_math.fields.limits import HIGHEST_NUMBER, HIGHEST_TOTAL, LONGEST_SIDE, MOST_CELLS
from domino_math.layout import Cell
from domino_math.puzzle import Puzzle
from domino_math.tiles import Tile
from domino_math.words import listed, plural

_ROW = re.compile(r"[A-Za-z.-]+")
# No two gaps in a row: a long line of spaces would be tried in all ways to divide it.
_CONDITION = re.compile(r"([A-Za-z])\s*(<>|≠|[=<>]\s*-?[0-9]+|-?[0-9]+|=)")
_TILES = re.compile(r"[0-9\U0001f030-\U0001f093]")
_KINDS: dict[str, Kind] = {"": "total", "=": "total", "<": "less", ">": "more"}
_SIGNS: dict[Kind, str] = {"total": "", "less": "<", "more": ">", "alike": "=", "distinct": "<>"}
_FREE, _NONE = "-", "."
_MOST_DIGITS = len(str(HIGHEST_TOTAL))


def recognises(text: str) -> bool:
    r"""Whether a text begins with a row of letters and goes on with conditions or tiles.

    >>> recognises("A-\nA 5\n32"), recognises("name = 'x'")
    (True, False)
    """
    first, *others = [line.strip() for line in text.split("\n") if line.strip()] or [""]
    return bool(_ROW.fullmatch(first)) and any(
        _CONDITION.fullmatch(line) or _TILES.match(line) for line in others
    )


def read(text: str, place: str = "the letter text") -> Puzzle:
    r"""Read a puzzle from letter text; InputError names the line that is wrong.

    Conditions may come in any order; the puzzle has them in the order of the letters.

    >>> puzzle = read("AAB\n.BB\nA 5\nB =\n32 44 4-4", "mine.txt")
    Traceback (most recent call last):
    domino_math.errors.InputError: mine.txt: 3 tiles cover 6 cells, but there are 5
    >>> [str(tile) for tile in read("AAB\n-BB\nA 5\nB =\n32 44 4-4").supply]
    ['2-3', '4-4', '4-4']
    """
    return _Reader(text, place).puzzle()


class _Reader:
    """One text, line by line: first rows, then conditions, then tiles."""

    def __init__(self, text: str, place: str) -> None:
        self._place = place
        self._rows: list[str] = []
        self._conditions: dict[str, tuple[Kind, int | None]] = {}
        self._tiles: list[Tile] = []
        self._grid_ended = False
        text = text.removeprefix("\ufeff")
        if not text.strip():
            raise InputError(place, "is empty")
        for number, line in enumerate(dedent(text).split("\n"), 1):
            self._line(line.rstrip(), number)

    def puzzle(self) -> Puzzle:
        if not self._rows:
            self._fail("has no rows of cells; letters and - are cells, . is none")
        cells = self._cells_of_letters()
        for letter, found in cells.items():
            if letter != _FREE and letter not in self._conditions:
                has = f"{letter} has {plural(len(found), 'cell')} but no line that says what"
                self._fail(f"{has} it demands; cells without a demand are written -")
        for letter in self._conditions:
            if letter not in cells:
                self._fail(f"{letter} has a line that says what it demands, but no cell")
        if not self._tiles:
            self._fail("has no tiles; they come last, like 65 12 00")
        regions = (
            Region(cells[letter], *self._conditions[letter], f"region {letter}")
            for letter in sorted(self._conditions, key=LETTERS.index)
        )
        try:
            return state([cell for found in cells.values() for cell in found], regions, self._tiles)
        except ValueError as error:
            self._fail(str(error))

    def _cells_of_letters(self) -> dict[str, list[Cell]]:
        cells: dict[str, list[Cell]] = {}
        for row, line in enumerate(self._rows):
            for column, letter in enumerate(line):
                if letter != _NONE:
                    cells.setdefault(letter, []).append(Cell(row, column))
        if not cells:
            self._fail("has no cells; letters and - are cells, . is none")
        return cells

    def _line(self, line: str, number: int) -> None:
        words = line.strip()
        if not words:
            self._grid_ended = bool(self._rows)
        elif _TILES.match(words):
            self._read_tiles(words, number)
        elif condition := _CONDITION.fullmatch(words):
            self._read_condition(condition[1], condition[2], number)
        elif _ROW.fullmatch(line):
            self._read_row(line, number)
        else:
            self._fail(self._what_is_wrong(line), number)

    def _read_row(self, line: str, number: int) -> None:
        if self._grid_ended:
            what = "a row of cells after their end; write . for a row that has no cell"
            self._fail(f"{shown(line)} is {what}", number)
        if len(line) > LONGEST_SIDE or len(self._rows) == LONGEST_SIDE:
            self._fail(f"there are more than {LONGEST_SIDE} rows or columns", number)
        self._rows.append(line)

    def _read_condition(self, letter: str, demand: str, number: int) -> None:
        self._grid_ended = True
        if self._tiles:
            self._fail("what a letter demands comes before the tiles", number)
        if letter in self._conditions:
            self._fail(f"{letter} has a second line; it can demand one thing only", number)
        if demand in ("<>", "≠"):
            self._conditions[letter] = "distinct", None
        elif demand == "=":
            self._conditions[letter] = "alike", None
        else:
            sign = demand[0] if demand[0] in "=<>" else ""
            self._conditions[letter] = _KINDS[sign], self._target(demand[len(sign) :], number)

    def _target(self, digits: str, number: int) -> int:
        digits = digits.strip()
        if len(digits) > _MOST_DIGITS or abs(int(digits)) > HIGHEST_TOTAL:
            self._fail(f"{shown(digits)} is more than any total can be", number)
        return int(digits)

    def _read_tiles(self, words: str, number: int) -> None:
        self._grid_ended = True
        for word in words.split():
            try:
                tile = Tile.parse(word)
            except ValueError as error:
                self._fail(str(error), number)
            if tile.high > HIGHEST_NUMBER:
                self._fail(f"{tile} shows more than {HIGHEST_NUMBER} pips on one half", number)
            self._tiles.append(tile)
            if 2 * len(self._tiles) > MOST_CELLS:
                self._fail(f"there are tiles for more than {MOST_CELLS:,} cells", number)

    def _what_is_wrong(self, line: str) -> str:
        if _ROW.fullmatch("".join(line.split())) and not self._grid_ended:
            return f"{shown(line)} has a space; write . where there is no cell"
        if self._grid_ended and line[:1].isascii() and line[:1].isalpha():
            return f"{shown(line)} is no demand; write it like A 12, A <12, A >12, A = or A <>"
        return f"{shown(line)} is neither a row of cells, nor a demand like A 12, nor tiles"

    def _fail(self, what: str, line: int = 0) -> NoReturn:
        raise InputError(self._place, f"line {line}: {what}" if line else what) from None


def write(puzzle: Puzzle) -> str:
    r"""Write a puzzle of regions in letters; those of its regions that have a letter keep it.

    Raises ValueError for a puzzle that regions cannot say, and for more regions than letters.

    >>> print(write(read("AAB\n-BB\nA 5\nB =\n32 44 4-4")))
    AAB
    -BB
    <BLANKLINE>
    A 5
    B =
    <BLANKLINE>
    23 44 44
    """
    regions = [region for region in regions_of(puzzle) if region.kind != "free"]
    letters = _letters(regions)
    letter_at = {cell: letters[n] for n, region in enumerate(regions) for cell in region.cells}
    free = dict.fromkeys(puzzle.layout.cells, _FREE)
    rows, columns = map(range, puzzle.layout.size)
    picture = ["".join((free | letter_at).get(Cell(r, c), _NONE) for c in columns) for r in rows]
    demands = [
        f"{letter} {_SIGNS[region.kind]}{'' if region.target is None else region.target}"
        for letter, region in zip(letters, regions, strict=True)
    ]
    tiles = " ".join(map(_tile, puzzle.supply))
    return "\n\n".join("\n".join(part) for part in (picture, demands, [tiles]) if part)


def _letters(regions: list[Region]) -> list[str]:
    if len(regions) > len(LETTERS):
        most = f"letter text has letters for {len(LETTERS)}: {listed(('A to Z', 'a to z'))}"
        raise ValueError(f"there are {plural(len(regions), 'region')}, but {most}")
    letters = [letter_of(region.name) for region in regions]
    # Reading puts conditions in the order of their letters, so that order has to be theirs.
    if "" in letters or sorted(set(letters), key=LETTERS.index) != letters:
        return list(LETTERS[: len(regions)])
    return letters


def _tile(tile: Tile) -> str:
    return f"{tile.low}{tile.high}" if tile.high < 10 else str(tile)
