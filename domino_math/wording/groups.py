"""Naming the groups of cells that constraints speak about.

Layouts, families and lemmas make names in English, which are known here; a name that someone gave
in a file stays as it is in every language.
"""

import re
from collections.abc import Callable

from domino_math.i18n import Sentence
from domino_math.layout import Group
from domino_math.wording.places import cell_in_words, cells_in_words

# The name of a group of cells that the statement does not name; it is called by its cells.
THESE_CELLS = "these cells"

_IN_PART = re.compile(r"(.+) of part (\d+)")
_REGION = re.compile(r"region (\w+)")

# Names with a number in them.
_NUMBERED: dict[str, Callable[[int], Sentence]] = {
    "row {}": lambda n: Sentence("row {number}", number=n),
    "column {}": lambda n: Sentence("column {number}", number=n),
    "block {}": lambda n: Sentence("block {number}", number=n),
    "tile {}": lambda n: Sentence("tile {number}", number=n),
    "number {}": lambda n: Sentence("number {number}", number=n),
    "top {}": lambda n: Sentence("top {number}", number=n),
    "bottom {}": lambda n: Sentence("bottom {number}", number=n),
    "the {} corners": lambda n: Sentence("the {count} corners", count=n),
    "the {} other cells": lambda n: Sentence("the {count} other cells", count=n),
    "the {} cells that two groups share": lambda n: Sentence(
        "the {count} cells that two groups share", count=n
    ),
}
_DIGITS = re.compile(r"\d+")


def group_in_words(group: Group) -> Sentence:
    """Name a group.

    >>> from domino_math.layout import Cell
    >>> str(group_in_words(Group("the top side of part 2", (Cell(0, 0), Cell(0, 1)))))
    'the top side of part 2'
    """
    if group.name == THESE_CELLS:
        return Sentence("the cells {cells}", cells=cells_in_words(group.cells))
    if group.name == group.cells[0].place:
        return cell_in_words(group.cells[0])
    return _named(group.name)


def _named(name: str) -> Sentence:
    if in_part := _IN_PART.fullmatch(name):
        return Sentence("{group} of part {part}", group=_named(in_part[1]), part=int(in_part[2]))
    if region := _REGION.fullmatch(name):
        return Sentence("region {name}", name=region[1])
    numbered = _NUMBERED.get(_DIGITS.sub("{}", name))
    if numbered:
        return numbered(int(_DIGITS.findall(name)[0]))
    return next((each for each in _fixed() if each.message == name), Sentence("{name}", name=name))


def _fixed() -> tuple[Sentence, ...]:
    return (
        Sentence("the top side"),
        Sentence("the right side"),
        Sentence("the bottom side"),
        Sentence("the left side"),
        Sentence("the four corners"),
        Sentence("the falling diagonal"),
        Sentence("the rising diagonal"),
        Sentence("the two ends"),
        Sentence("the two tiles at the ends"),
        Sentence("the tile in the middle"),
        Sentence("the tiles in the middle"),
        Sentence("the first digit"),
        Sentence("the first digits"),
        Sentence("the whole ring"),
        Sentence("the whole line"),
        Sentence("the whole layout"),
        Sentence("the joints"),
        Sentence("the free ends"),
        Sentence("the cells that are not given"),
        Sentence("the first cells of the blocks"),
        Sentence("the first cells of the groups"),
        Sentence("a region"),
        Sentence("the region"),
    )
