"""Sums as people type them: on one line or below each other, and after them the tiles.

### * # = ####     # is a digit to find, other digits are given; a number without # is a constant

  5##              below each other, with a line above the result; what has no sign is added
*   #
-----
 ####

double-6           a set, or tiles like 65 12 10-12; it is double-6 if nothing is said
"""

import re
from dataclasses import replace
from typing import NoReturn

from domino_math.constraints import Equation
from domino_math.errors import InputError
from domino_math.families.arithmetic_drawing import SIGNS, draw
from domino_math.families.arithmetic_statement import LONGEST_PATTERNS, state
from domino_math.fields.limits import HIGHEST_NUMBER, MOST_TILES
from domino_math.layout import Group
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply, Tile, double_set

# The last full set of no more tiles than the project's own files may have.
HIGHEST_SET = 139

_DRAWN_LINE = re.compile(r"[-−_=─—]{2,}")
_SUM = re.compile(rf"[#0-9\s{re.escape(SIGNS)}]+")
_SET = re.compile(r"double-([0-9]{1,3})")
_SHOWN = 30


def recognises(text: str) -> bool:
    r"""Whether a text begins with a sum that has digits to find.

    >>> recognises("### * # = ####"), recognises("# a comment\nname = 'x'")
    (True, False)
    """
    found = False
    for line in map(str.strip, text.removeprefix("\ufeff").split("\n")):
        if _DRAWN_LINE.fullmatch(line):
            return found
        if line and not _SUM.fullmatch(line):
            return False
        found = found or "#" in line
        if "=" in line:
            return found and line.count("=") == 1
    return False


def read(text: str, place: str = "the sums") -> Puzzle:
    r"""Read sums and tiles; InputError names the line that is wrong.

    >>> puzzle = read("## * # = ###\n12 34 56")
    >>> len(puzzle.supply), [str(constraint) for constraint in puzzle.constraints][0]
    (3, 'row 1 × row 2 = row 3, each read as a number')
    >>> read("## * # = ##", "mine.txt")
    Traceback (most recent call last):
    domino_math.errors.InputError: mine.txt: line 1: 5 digits cannot be covered with tiles
    """
    return _Reader(text, place).puzzle()


class _Reader:
    """One text, line by line: sums, each on one line or several, and then tiles."""

    def __init__(self, text: str, place: str) -> None:
        self._place = place
        self._sums: list[str] = []
        self._tiles: list[Tile] = []
        self._unfinished = ""
        self._began = 0
        self._length = 0
        for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
            self._line(line.strip(), number)
        self._line("", 0)

    def puzzle(self) -> Puzzle:
        if not self._sums:
            raise InputError(self._place, "has no sum in it, like ### * # = ####")
        try:
            return state(self._sums, Supply(self._tiles) if self._tiles else None)
        except ValueError as error:
            raise InputError(self._place, str(error)) from None

    def _line(self, line: str, number: int) -> None:
        if not line:
            if self._unfinished:
                self._fail("this sum has no = and no line above its result", self._began)
        elif self._sums and not self._unfinished and not {*"#="} & {*line}:
            self._read_tiles(line.split(), number)
        elif self._tiles:
            self._fail("the tiles come last, after all sums", number)
        elif _DRAWN_LINE.fullmatch(line):
            if not self._unfinished:
                self._fail("there is nothing above this line", number)
            self._unfinished += " ="
        else:
            self._read_sum(line, number)

    def _read_sum(self, line: str, number: int) -> None:
        if not self._unfinished:
            self._began = number
        elif self._unfinished[-1] not in SIGNS and line[0] not in SIGNS:
            self._unfinished += " +"
        self._length += len(line) + 1
        if self._length > LONGEST_PATTERNS:
            self._fail(f"the sums are longer than {LONGEST_PATTERNS:,} characters", number)
        self._unfinished = f"{self._unfinished} {line}".strip()
        if "=" not in self._unfinished or self._unfinished.endswith("="):
            return
        try:
            draw(self._unfinished)
        except ValueError as error:
            self._fail(str(error), self._began)
        self._sums.append(self._unfinished)
        self._unfinished = ""

    def _read_tiles(self, words: list[str], number: int) -> None:
        if len(words) == 1 and (double := _SET.fullmatch(words[0])):
            if self._tiles:
                self._fail(f"{words[0]} is named beside other tiles; name a set, or tiles", number)
            if int(double[1]) > HIGHEST_SET:
                self._fail(f"{words[0]} is more tiles than there can be", number)
            self._tiles += double_set(int(double[1]))
            return
        for word in words:
            try:
                tile = Tile.parse(word)
            except ValueError as error:
                self._fail(str(error), number)
            if tile.high > HIGHEST_NUMBER:
                self._fail(f"{tile} shows more than {HIGHEST_NUMBER} pips on one half", number)
            self._tiles.append(tile)
            if len(self._tiles) > MOST_TILES:
                self._fail(f"there are more than {MOST_TILES:,} tiles", number)

    def _fail(self, what: str, line: int) -> NoReturn:
        raise InputError(self._place, f"line {line}: {what}") from None


def write(puzzle: Puzzle) -> str:
    r"""Write a puzzle of sums, each on one line.

    Raises ValueError for one that would be another when read again.

    >>> print(write(read("5##\n*##\n---\n12###\n00 12 34 55 10-12")))
    5## * ## = 12###
    <BLANKLINE>
    00 12 34 55 10-12
    """
    lines = [_written(c, puzzle) for c in puzzle.constraints if isinstance(c, Equation)]
    text = "\n".join((*lines, "", _tiles(puzzle.supply)))
    try:
        again = read(text)
    except InputError:  # there are no sums, or a number is given as a whole
        again = None
    if again != replace(puzzle, name="arithmetic", title="", source="", story=""):
        raise ValueError("this puzzle is not made of sums alone, laid out as they are read")
    return text


def _written(equation: Equation, puzzle: Puzzle) -> str:
    def pattern(number: Group) -> str:
        return "".join(str(puzzle.given_at.get(cell, "#")) for cell in number.cells)

    symbols = (pattern(s) if isinstance(s, Group) else s for s in equation.symbols)
    return " ".join(symbols).replace("×", "*").replace("−", "-")


def _tiles(supply: Supply) -> str:
    if supply.double_n is not None:
        return str(supply)
    return " ".join(f"{t.low}{t.high}" if t.high < 10 else str(t) for t in supply)
