"""What verbs are given: PUZZLE and SOLUTION arguments."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from domino_math.errors import InputError

if TYPE_CHECKING:
    from domino_math.puzzle import Puzzle, Solution

STANDARD_INPUT = "-"
# More than any puzzle or solution needs; what is longer is not read to its end.
_MOST_BYTES = 4_000_000

puzzle_argument: Callable[[Callable[..., Any]], Callable[..., Any]] = click.argument(
    "puzzle", metavar="PUZZLE"
)


def read_puzzle(source: str) -> "Puzzle":
    """Read a PUZZLE argument: a name, a file, or - for standard input."""
    from domino_math.library import read, read_text

    if source == STANDARD_INPUT:
        return read_text(_standard_input(), "standard input")
    return read(source)


def read_solution_for(puzzle: "Puzzle", source: str) -> "Solution":
    """Read a SOLUTION argument: a file, or - for standard input."""
    from domino_math.library import read_solution, read_solution_text

    if source == STANDARD_INPUT:
        return read_solution_text(_standard_input(), "standard input", puzzle)
    return read_solution(source, puzzle)


def _standard_input() -> bytes:
    content = sys.stdin.buffer.read(_MOST_BYTES + 1)
    if len(content) > _MOST_BYTES:
        raise InputError("standard input", f"more than {_MOST_BYTES // 1_000_000} MB to read")
    return content
