"""Tiles in the hand and on the table: picked, turned, laid, and taken up again."""

from dataclasses import replace
from typing import TYPE_CHECKING

import domino_math as dm
from domino_math.i18n import Sentence
from domino_math.tiles import Tile
from domino_math.widgets import position
from domino_math.widgets.pairing import barred, paired

if TYPE_CHECKING:
    from domino_math.widgets.laying import Laying


def picked(laying: "Laying", tile: Tile) -> "Laying":
    """Tapping the tile in the hand turns it; tapping one that lies takes it up."""
    return turned(laying) if tile == laying.held else holding(laying, tile)


def turned(laying: "Laying") -> "Laying":
    """Turn the tile in the hand; with an empty hand the one laid last, where it lies."""
    if laying.held:
        return replace(laying, turn=position.turned(laying.puzzle.layout, laying.turn))
    if laying.last is None:
        return laying
    other_way = dm.Placement(laying.last.cells, laying.last.pips[::-1])
    said = Sentence("Tile {tile} is turned round.", tile=str(other_way.tile))
    return laying.changed(laying.now.without(laying.last).with_tile(other_way), said)


def holding(laying: "Laying", tile: Tile) -> "Laying":
    """Take a tile into the hand, from the tray or from the table."""
    if tile == laying.held:
        return laying
    if laying.left(tile):
        return replace(laying, held=tile, turn=position.STANDING)
    lies = next(placement for placement in laying.now.laid if placement.tile == tile)
    return lifted(laying, lies.cells[0])


def lifted(laying: "Laying", cell: dm.Cell) -> "Laying":
    """Take up the tile that lies on a cell, if one does."""
    lying = laying.now.at(cell)
    if lying is None:
        return laying
    said = Sentence("Tile {tile} is taken back.", tile=str(lying.tile))
    without = laying.changed(laying.now.without(lying), said)
    if laying.pairs:
        return without
    return replace(without, held=lying.tile, turn=position.turn_of(lying))


def tapped(laying: "Laying", cell: dm.Cell) -> "Laying":
    """Do what tapping a cell means: mark it, take up what lies there, or lay a tile."""
    if laying.barring:
        return barred(laying, cell)
    if laying.now.at(cell):
        return lifted(laying, cell)
    return paired(laying, cell) if laying.pairs else laid(laying, cell)


def laid(laying: "Laying", cell: dm.Cell) -> "Laying":
    """Lay the tile in the hand, its first half on a cell."""
    if laying.held is None:
        return replace(laying, said=Sentence("Pick a tile first."))
    placement = laying.landing(cell)
    if placement is None:
        said = Sentence("Tile {tile} has no room there.", tile=str(laying.held))
        return replace(laying, said=said)
    said = Sentence("Tile {tile} is laid.", tile=str(laying.held))
    return laying.changed(laying.now.with_tile(placement), said)
