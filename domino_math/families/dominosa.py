"""The family of Dominosa: the tiles were laid, and the lines between them rubbed out."""

from dataclasses import replace

from domino_math.families import dominosa_grid, dominosa_id, dominosa_letters
from domino_math.families.dominosa_grid import read_grid, write_grid
from domino_math.families.dominosa_id import GRADES, game_id, grade_letter, read_game_id
from domino_math.families.dominosa_letters import read_letters, solution_letters
from domino_math.families.dominosa_statement import (
    HIGHEST_ORDER,
    LOWEST_ORDER,
    UnbalancedError,
    rows_of,
    state,
)
from domino_math.families.family import Family, Format, SolutionFormat
from domino_math.puzzle import Puzzle

__all__ = [
    "FAMILY",
    "GRADES",
    "HIGHEST_ORDER",
    "LOWEST_ORDER",
    "UnbalancedError",
    "examples",
    "game_id",
    "grade_letter",
    "read_game_id",
    "read_grid",
    "read_letters",
    "rows_of",
    "solution_letters",
    "state",
    "write_grid",
]

_TEXT = (
    "All tiles of a set were laid in a rectangle, and the lines between them were rubbed out: the "
    "numbers are given, and where the tiles lie is to be found. Every tile lies there exactly "
    "once. A good puzzle of this kind has one solution; it can be found by looking for tiles that "
    "fit in one place only, and for numbers that have one neighbour left."
)

# Order 3 with one solution and with several were made by Simon Tatham's Dominosa generator.
_EXAMPLES = {
    "dominosa-smallest": "1:001110",
    "dominosa-one-solution": "3:20331220030112201133",
    "dominosa-several-solutions": "3:21011232002133320130",
}


def examples() -> tuple[Puzzle, ...]:
    """Return small puzzles: of order 1, and of order 3 with one solution and with several."""
    return tuple(replace(read_game_id(text), name=name) for name, text in _EXAMPLES.items())


FAMILY = Family(
    name="dominosa",
    title="Dominosa: where do the tiles lie?",
    text=_TEXT,
    state=state,
    examples=examples,
    formats=(
        Format(
            "id",
            "Dominosa game ID",
            dominosa_id.recognises,
            read_game_id,
            game_id,
            sample="1:001110",
        ),
        Format(
            "grid",
            "Dominosa grid of numbers",
            dominosa_grid.recognises,
            read_grid,
            write_grid,
            sample="0 0 1\n1 1 0",
        ),
    ),
    solution_formats=(
        SolutionFormat(
            key="letters",
            name="Dominosa letters L R T B",
            recognises=dominosa_letters.recognises,
            read=lambda text, place, puzzle: read_letters(text, puzzle, place),
            write=solution_letters,
            require=rows_of,
        ),
    ),
)
