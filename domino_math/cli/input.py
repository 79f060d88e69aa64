"""What verbs are given: PUZZLE and SOLUTION arguments."""

import os
import stat
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from domino_math.cli.output import say_picture
from domino_math.errors import InputError
from domino_math.words import printable

if TYPE_CHECKING:
    from domino_math.library import Entry
    from domino_math.puzzle import Puzzle, Solution

STANDARD_INPUT = "-"

puzzle_argument: Callable[[Callable[..., Any]], Callable[..., Any]] = click.argument(
    "puzzle", metavar="PUZZLE"
)


def read_puzzle(source: str, *, draw_wrong: bool = False) -> "Puzzle":
    """Read a PUZZLE argument: a name, a file, a game ID, or - for standard input.

    Notes on what was left out go to standard error. With `draw_wrong`, a puzzle that cannot be
    right, but can be drawn, is drawn before the InputError says what is wrong.
    """
    try:
        entry = _read_entry(source)
    except InputError as error:
        wrong: Puzzle | None = getattr(error, "puzzle", None)
        if draw_wrong and wrong is not None:
            from domino_math.puzzle.scene import puzzle_scene

            say_picture(puzzle_scene(wrong))
        raise
    for note in entry.notes:
        place = "standard input" if source == STANDARD_INPUT else source
        print(printable(f"{place}: {note}"), file=sys.stderr)
    return entry.puzzle


def _read_entry(source: str) -> "Entry":
    from domino_math.library import catalogue, read_entry, read_entry_text

    if source == STANDARD_INPUT:
        return read_entry_text(_standard_input(), "standard input")
    # A file may have any name, even one that looks like the text of a puzzle.
    is_file = source not in catalogue() and exists(source)
    return read_entry(Path(source) if is_file else source)


def refuse_to_overwrite(sources: Iterable[str], named: Iterable[str]) -> None:
    """Raise InputError if a file named for writing is one that a source is read from."""
    there = {name: file for name in named if (file := _file_at(Path(name)))}
    for source in sources:
        read = _file_of(source)
        for name, file in there.items():
            if read and os.path.samestat(read, file):
                place = "standard input" if source == STANDARD_INPUT else source
                raise InputError(name, f"is what {place} is read from, and would be overwritten")


def _file_of(source: str) -> os.stat_result | None:
    """The file that a source is read from, if it is one: also where standard input is led to it."""
    from domino_math.library import catalogue

    if source != STANDARD_INPUT:
        return _file_at(catalogue().get(source, Path(source)))
    try:
        file = None if sys.stdin is None else os.fstat(sys.stdin.fileno())
    except OSError:  # it is closed, or something in the place of a file
        return None
    return file if file and stat.S_ISREG(file.st_mode) else None


def _file_at(path: Path) -> os.stat_result | None:
    try:
        file = path.stat()
    except (OSError, ValueError):  # not there, longer than a name can be, or with a NUL in it
        return None
    return file if stat.S_ISREG(file.st_mode) else None


def exists(name: str) -> bool:
    """Whether there is a file or folder of this name."""
    try:
        return Path(name).exists()
    except (OSError, ValueError):  # longer than a name can be, or with a NUL in it
        return False


def read_solution_for(puzzle: "Puzzle", source: str) -> "Solution":
    """Read a SOLUTION argument: a file, letters of Dominosa, or - for standard input."""
    from domino_math.library import read_solution, read_solution_text

    if source == STANDARD_INPUT:
        return read_solution_text(_standard_input(), "standard input", puzzle)
    return read_solution(Path(source) if exists(source) else source, puzzle)


def _standard_input() -> bytes:
    from domino_math.fields.limits import MOST_BYTES

    if sys.stdin is None:
        raise InputError("standard input", "is closed")
    # One byte more than is allowed is enough for the reader to complain.
    return sys.stdin.buffer.read(MOST_BYTES + 1)
