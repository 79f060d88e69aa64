"""The field `given`: a grid of numbers separated by spaces, `.` where nothing is given."""

from domino_math.fields import Field, shown
from domino_math.fields.limits import HIGHEST_NUMBER, LONGEST_SIDE
from domino_math.layout import Cell
from domino_math.puzzle import Puzzle

Given = tuple[tuple[Cell, int], ...]


def read_given(field: Field) -> Given:
    r"""Read the given numbers; line and word count from the layout's row and column 0.

    >>> read_given(Field("3 . .\n. . 10", "mine.toml", ("given",)))
    ((Cell(row=0, column=0), 3), (Cell(row=1, column=2), 10))
    """
    lines = field.text().rstrip().split("\n")
    if len(lines) > LONGEST_SIDE:
        field.fail(f"has more than {LONGEST_SIDE} lines")
    found = []
    for row, line in enumerate(lines):
        words = line.split()
        if not words:
            field.fail(f"line {row + 1} is empty; write . for each cell where nothing is given")
        if len(words) > LONGEST_SIDE:
            field.fail(f"line {row + 1} has more than {LONGEST_SIDE} columns")
        for column, word in enumerate(words):
            if word == ".":
                continue
            number = as_number(word)
            if number is None:
                where = f"line {row + 1}, number {column + 1}"
                field.fail(f"{where}: {shown(word)} is no number from 0 to {HIGHEST_NUMBER}")
            found.append((Cell(row, column), number))
    return tuple(found)


def as_number(word: str) -> int | None:
    """Return the number that digits mean, or None if they mean none that a half can show."""
    if not (word.isascii() and word.isdigit() and len(word) <= len(str(HIGHEST_NUMBER))):
        return None
    return int(word)


def given_data(puzzle: Puzzle) -> str:
    """Return the given numbers as the field has them."""
    last = max((cell.row for cell in puzzle.given_at), default=-1)
    widths = [
        1 + max((cell.column for cell in puzzle.given_at if cell.row == row), default=0)
        for row in range(last + 1)
    ]
    return "\n".join(
        " ".join(str(puzzle.given_at.get(Cell(row, column), ".")) for column in range(width))
        for row, width in enumerate(widths)
    )
