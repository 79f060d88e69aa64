"""A pen that writes SVG elements in pixels for shapes given in grid units."""

import re
from dataclasses import dataclass
from html import escape

from domino_math.draw.borders import border_path, number_text
from domino_math.draw.scene import GridCell

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def xml_text(words: str) -> str:
    """Escape `words` for XML; a character that XML cannot hold becomes the replacement mark.

    >>> xml_text("<5 & >3")
    '&lt;5 &amp; &gt;3'
    """
    return escape(_NOT_XML.sub("\ufffd", words))


@dataclass(frozen=True)
class Pen:
    """Draws with the grid point (`top`, `left`) at the origin and `unit` pixels a grid unit.

    Every method takes rows, columns and lengths in grid units and returns one SVG element or an
    attribute; `more` is text for further attributes, with a leading space.

    >>> Pen(top=0, left=0, unit=10).circle(0.5, 1.5, 0.1)
    '<circle cx="15" cy="5" r="1"/>'
    """

    top: float
    left: float
    unit: float

    def size(self, length: float) -> str:
        """Write a length in pixels."""
        return number_text(length * self.unit)

    def x(self, column: float) -> str:
        """Write where `column` is, in pixels from the left."""
        return self.size(column - self.left)

    def y(self, row: float) -> str:
        """Write where `row` is, in pixels from the top."""
        return self.size(row - self.top)

    def circle(self, row: float, column: float, radius: float) -> str:
        """Draw a disc around (row, column)."""
        return f'<circle cx="{self.x(column)}" cy="{self.y(row)}" r="{self.size(radius)}"/>'

    def rect(
        self, row: float, column: float, height: float, width: float, radius: float, more: str = ""
    ) -> str:
        """Draw a rectangle with rounded corners from its top left at (row, column)."""
        return (
            f'<rect x="{self.x(column)}" y="{self.y(row)}" width="{self.size(width)}"'
            f' height="{self.size(height)}" rx="{self.size(radius)}"{more}/>'
        )

    def lines(self, ends: list[tuple[float, float, float, float]], more: str = "") -> str:
        """Draw straight lines, each (row, column) to (row, column), as one path."""
        path = "".join(
            f"M{self.x(left)} {self.y(top)}L{self.x(right)} {self.y(bottom)}"
            for top, left, bottom, right in ends
        )
        return f'<path d="{path}"{more}/>'

    def border(
        self, cells: frozenset[GridCell], *, inset: float, radius: float, more: str = ""
    ) -> str:
        """Draw the line around a group of cells; see borders.border_path."""
        path = border_path(
            cells, inset=inset, radius=radius, unit=self.unit, origin=(self.top, self.left)
        )
        return f'<path d="{path}"{more}/>'

    def words(self, row: float, column: float, size: float, words: str, more: str = "") -> str:
        """Write `words` centred at (row, column) in letters of `size`."""
        # Digits and capitals are about 0.72 of the font size high; not every SVG reader knows
        # dominant-baseline, so they are centred by hand.
        return (
            f'<text x="{self.x(column)}" y="{self.y(row + 0.36 * size)}"'
            f' font-size="{self.size(size)}"{more}>{xml_text(words)}</text>'
        )
