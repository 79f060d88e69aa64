"""Laying where all numbers are there from the start, as in Dominosa: by two neighbouring cells."""

from dataclasses import replace
from typing import TYPE_CHECKING

import domino_math as dm
from domino_math.i18n import Sentence

if TYPE_CHECKING:
    from domino_math.widgets.laying import Laying


def paired(laying: "Laying", cell: dm.Cell) -> "Laying":
    """Choose a cell; with the one chosen before it makes a tile, if they are neighbours."""
    slot = _with_first(laying, cell)
    if slot is None:
        return replace(laying, first=None if cell == laying.first else cell)
    if any(map(laying.now.at, slot)):  # a cell under a tile can be chosen first, for a mark
        return replace(laying, first=cell)
    one, other = map(laying.puzzle.given_at.__getitem__, slot)
    placement = dm.Placement(slot, (one, other))
    name = str(placement.tile)
    if laying.left(placement.tile):
        said = Sentence("Tile {tile} is laid.", tile=name)
    else:
        said = Sentence("Tile {tile} lies there now, but it lay somewhere else already.", tile=name)
    return laying.changed(laying.now.with_tile(placement), said)


def barred(laying: "Laying", cell: dm.Cell) -> "Laying":
    """Choose a cell; with the one chosen before it is marked as a place where no tile lies."""
    slot = _with_first(laying, cell)
    if slot is None:
        return replace(laying, first=None if cell == laying.first else cell)
    gone = slot in laying.now.barred
    said = Sentence("The mark is gone.") if gone else Sentence("Marked: no tile lies here.")
    return laying.changed(laying.now.bar(slot), said)


def _with_first(laying: "Laying", cell: dm.Cell) -> tuple[dm.Cell, dm.Cell] | None:
    """The slot of the cell chosen first and this one, if there is one."""
    pair = {laying.first, cell}
    return next((slot for slot in laying.puzzle.layout.slots_of[cell] if set(slot) == pair), None)
