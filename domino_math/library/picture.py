"""Reading a picture in text as a solution: drawn in boxes, or plainly typed.

The box drawing is what `domino_math.draw.to_text` writes; it may stand among other lines. The
plain kind is easy to type: see `plain_picture`. A picture's top left is the top left of the
layout, as in the pictures that are printed.
"""

import re

from domino_math.library.box_picture import read_box_picture
from domino_math.library.picture_place import PicturePlace
from domino_math.library.plain_picture import read_plain_picture
from domino_math.puzzle import Puzzle, Solution

_TO_ASCII = str.maketrans("│─┌┐└┘├┤┬┴┼·–−", "|-+++++++++.--")
_TOP_OF_BOX = re.compile(r"\+---")


def read_picture(text: str, place: str, puzzle: Puzzle) -> Solution:
    r"""Read the tiles in a picture of a solution; InputError names line and column of a mistake.

    The puzzle tells labels in the empty middle from tiles, and where its top left is.

    >>> from domino_math.library.reading import read
    >>> corner = '{"name": "corner", "tiles": "double-1", "layout": ' \
    ...     '{"shape": "outline", "picture": "###\\n#.#"}}'
    >>> print(read_picture("0-0 1\n    |\n1   1", "mine.txt", read(corner)))
    Traceback (most recent call last):
    domino_math.errors.InputError: mine.txt: line 3, column 1: no - or | joins 1 to another half
    """
    lines = text.translate(_TO_ASCII).replace("\r\n", "\n").split("\n")
    cells = puzzle.layout.cells
    where = PicturePlace(place, min(c.row for c in cells), min(c.column for c in cells))
    start = next((i for i, line in enumerate(lines) if _TOP_OF_BOX.search(line)), None)
    if start is None:
        return read_plain_picture(lines, where)
    return read_box_picture(lines, start, where, puzzle)
