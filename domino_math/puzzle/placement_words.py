"""Naming tiles as they lie, in any language."""

from domino_math.i18n import Sentence
from domino_math.puzzle.placement import Placement
from domino_math.wording.places import slot_in_words


def placement_in_words(placement: Placement) -> Sentence:
    """Name a tile as it lies, from left to right or from top to bottom, and where it lies.

    >>> from domino_math.layout import Cell
    >>> str(placement_in_words(Placement((Cell(0, 4), Cell(1, 4)), (6, 2))))
    '6-2 on column 5, rows 1 and 2'
    """
    first, second = placement.pips
    slot = slot_in_words(placement.cells)
    return Sentence("{tile} on {slot}", tile=f"{first}-{second}", slot=slot)


def placement_in_list(placement: Placement) -> Sentence:
    """Name a tile as it lies among others, its place in brackets.

    >>> from domino_math.layout import Cell
    >>> str(placement_in_list(Placement((Cell(0, 4), Cell(1, 4)), (6, 2))))
    '6-2 (column 5, rows 1 and 2)'
    """
    first, second = placement.pips
    return Sentence(
        "{tile} ({slot})", tile=f"{first}-{second}", slot=slot_in_words(placement.cells)
    )
