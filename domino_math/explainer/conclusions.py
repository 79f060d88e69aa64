"""Saying what follows for the numbers on cells, in any language."""

from collections.abc import Mapping, Sequence

from domino_math.explainer.choices import bits
from domino_math.i18n import Sentence
from domino_math.layout import Cell
from domino_math.wording.clauses import clauses
from domino_math.wording.numbers import numbers_in_words
from domino_math.wording.places import cell_in_words, cells_in_words

# More than so many numbers are not named, if fewer are ruled out.
_FEW = 3


def they_show(
    before: Mapping[Cell, int], after: Mapping[Cell, int], group: Sequence[Cell] = ()
) -> Sentence:
    """Say what cells show now, of which `before` and `after` hold the possible numbers, as bits.

    If they are all cells of a group, they are called so.

    >>> print(they_show({Cell(0, 1): 0b1111}, {Cell(0, 1): 0b1100}))
    row 1, column 2 shows 2 or 3
    >>> cells = {Cell(0, 1): 0b1111101, Cell(0, 2): 0b1111111}
    >>> print(they_show(cells, {cell: 0b1111100 for cell in cells}, tuple(cells)))
    none of these cells shows 0 or 1
    """
    alike: dict[tuple[bool, int], list[Cell]] = {}
    for cell, numbers in sorted(after.items()):
        named = numbers.bit_count() <= max(_FEW, (before[cell] & ~numbers).bit_count())
        alike.setdefault((named, numbers if named else before[cell] & ~numbers), []).append(cell)
    if not all(named for named, _ in alike) and len(set(after.values())) == 1 and len(alike) > 1:
        # All show the same in the end, so it is ruled out for all what is ruled out for one.
        gone = 0
        for cell, numbers in after.items():
            gone |= before[cell] & ~numbers
        alike = {(False, gone): sorted(after)}
    return clauses(
        _shows(cells, numbers, group) if named else _does_not_show(cells, numbers, group)
        for (named, numbers), cells in alike.items()
    )


def _shows(cells: Sequence[Cell], mask: int, group: Sequence[Cell]) -> Sentence:
    if not mask and len(cells) == 1:
        return Sentence("nothing can cover {cell}", cell=cell_in_words(cells[0]))
    if not mask:
        return Sentence("nothing can cover {cells}", cells=cells_in_words(cells))
    numbers = numbers_in_words(bits(mask))
    if len(cells) == 1:
        return Sentence("{cell} shows {number}", cell=cell_in_words(cells[0]), number=numbers)
    if set(cells) == set(group):
        return Sentence("each of these cells shows {numbers}", numbers=numbers)
    return Sentence("{cells} each show {numbers}", cells=cells_in_words(cells), numbers=numbers)


def _does_not_show(cells: Sequence[Cell], mask: int, group: Sequence[Cell]) -> Sentence:
    numbers = numbers_in_words(bits(mask))
    if len(cells) == 1:
        cell = cell_in_words(cells[0])
        return Sentence("{cell} does not show {numbers}", cell=cell, numbers=numbers)
    if set(cells) == set(group):
        return Sentence("none of these cells shows {numbers}", numbers=numbers)
    return Sentence("{cells} do not show {numbers}", cells=cells_in_words(cells), numbers=numbers)
