"""Where a picture stands: in a text, for errors, and on the grid of a layout."""

from dataclasses import dataclass
from typing import NoReturn

from domino_math.errors import InputError
from domino_math.layout import Cell


@dataclass(frozen=True)
class PicturePlace:
    """A picture in the text called `place`; its first cell is (top, left) of the layout."""

    place: str
    top: int
    left: int

    def cell(self, row: int, column: int) -> Cell:
        """The cell of the layout at a row and column of the picture."""
        return Cell(self.top + row, self.left + column)

    def fail(self, line: int, at: int, what: str) -> NoReturn:
        """Raise an InputError for a character, counted from 0 here and from 1 in the error."""
        raise InputError(self.place, f"line {line + 1}, column {at + 1}: {what}")
