"""Naming the groups of cells that constraints speak about.

Layouts, families and lemmas make names in English, which are known here; a name that someone gave
in a file stays as it is in every language.
"""

import re
from collections.abc import Callable, Iterable
from itertools import takewhile

from domino_math.i18n import Sentence
from domino_math.layout import Group
from domino_math.wording.places import cell_in_words, cells_in_words

# The name of a group of cells that the statement does not name; it is called by its cells.
THESE_CELLS = "these cells"

_SIDES = ("the top side", "the right side", "the bottom side", "the left side")

# So many rows one after another are still named one by one.
_FEW = 2

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


def groups_in_words(groups: Iterable[Group]) -> tuple[Sentence, ...]:
    """Name several groups; sides, rows, columns and tiles that follow each other together.

    >>> from domino_math.layout import Ring, layout_of
    >>> print(*groups_in_words(layout_of(Ring(5, 5)).groups["sides"]))
    the four sides
    """
    left = list(groups)
    found: list[Sentence] = []
    while left:
        together, count = _together([group.name for group in left])
        found.append(together or group_in_words(left[0]))
        del left[:count]
    return tuple(found)


def _together(names: list[str]) -> tuple[Sentence | None, int]:
    """What to call the first of the names together, and how many; None if there is just one."""
    own = [_IN_PART.fullmatch(name) or (name, name, "") for name in names]
    part = own[0][2]
    same_part = takewhile(lambda name: name[2] == part, own)
    together, count = _in_one_part([name[1] for name in same_part])
    if together and part:
        return Sentence("{group} of part {part}", group=together, part=int(part)), count
    return together, count


def _in_one_part(names: list[str]) -> tuple[Sentence | None, int]:
    if tuple(names[:4]) == _SIDES:
        return Sentence("the four sides"), 4
    kind, _, number = names[0].rpartition(" ")
    if kind in ("row", "column", "tile") and number.isdecimal():
        first = last = int(number)
        while names[last + 1 - first :][:1] == [f"{kind} {last + 1}"]:
            last += 1
        if last - first >= _FEW:
            run = {
                "row": Sentence("rows {first} to {last}", first=first, last=last),
                "column": Sentence("columns {first} to {last}", first=first, last=last),
                "tile": Sentence("tiles {first} to {last}", first=first, last=last),
            }[kind]
            return run, last + 1 - first
    return None, 1


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
