"""Writing puzzles and solutions: in the project's own formats, and in those that families know."""

import json
from collections.abc import Callable, Iterable, Mapping

from domino_math.families import formats as family_formats
from domino_math.families import solution_formats as family_solution_formats
from domino_math.library.entry import puzzle_data
from domino_math.library.toml_text import toml_text
from domino_math.puzzle import Puzzle, Solution
from domino_math.words import either


def write(puzzle: Puzzle, form: str) -> str:
    r"""Write a puzzle in one of `puzzle_formats()`.

    Raises ValueError for a format that there is not, and where the format cannot say the puzzle.

    >>> from domino_math.library.reading import read
    >>> write(read("1:001110"), "grid")
    '0 0 1\n1 1 0'
    >>> write(read("frame-44"), "id")
    Traceback (most recent call last):
    ValueError: frame-44 is no Dominosa puzzle: its layout is not one rectangle
    """
    if form == "json":
        return json.dumps(puzzle_data(puzzle))
    if form == "toml":
        return toml_text(puzzle_data(puzzle))
    _known(form, puzzle_formats())
    return family_formats()[form].write(puzzle)


def solution_writer(puzzle: Puzzle, form: str) -> Callable[[Solution], str]:
    """Return what writes solutions of a puzzle in one of `solution_formats()`.

    Raises ValueError for a format that there is not, and for a puzzle whose solutions it cannot
    say.

    >>> from domino_math.library.reading import read
    >>> from domino_math.library.solution_file import read_solution
    >>> pair = read("1:001110")
    >>> solution_writer(pair, "letters")(read_solution("lrt lrb", pair))
    'LRTLRB'
    """
    _known(form, solution_formats())
    found = family_solution_formats()[form]
    found.require(puzzle)
    return lambda solution: found.write(solution, puzzle)


def puzzle_formats() -> Mapping[str, str]:
    """Return what each format of puzzles is, by its key, in alphabetical order."""
    own = {"json": "our JSON", "toml": "our TOML"}
    found = own | {key: form.name for key, form in family_formats().items()}
    return dict(sorted(found.items()))


def solution_formats() -> Mapping[str, str]:
    """Return what each format of solutions is that families know, by its key."""
    return {key: form.name for key, form in sorted(family_solution_formats().items())}


def _known(form: str, keys: Iterable[str]) -> None:
    if form not in keys:
        raise ValueError(f"there is no format {form!r}; it is {either(keys)}")
