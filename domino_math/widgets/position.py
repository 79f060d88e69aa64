"""Where tiles lie on a table, and where one that is held would come to lie."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import domino_math as dm
from domino_math.tiles import Tile

Slot = tuple[dm.Cell, dm.Cell]
# How a tile is held, in quarters of a turn: lying and standing with the lower number first (left,
# or on top), then both with the higher one first.
LYING, STANDING = 0, 1
_HALF_A_TURN, _FULL_TURN = 2, 4


@dataclass(frozen=True)
class Position:
    """What undo brings back: the tiles that lie, and the slots marked as "no tile here"."""

    laid: dm.Solution = field(default_factory=dm.Solution)
    barred: frozenset[Slot] = frozenset()

    def at(self, cell: dm.Cell) -> dm.Placement | None:
        """Return the tile that lies on a cell, if one does."""
        return next((each for each in self.laid if cell in each.cells), None)

    def with_tile(self, placement: dm.Placement) -> "Position":
        """Lay one tile more."""
        return replace(self, laid=dm.Solution((*self.laid, placement)))

    def without(self, placement: dm.Placement) -> "Position":
        """Take one tile back."""
        rest = list(self.laid)
        rest.remove(placement)
        return replace(self, laid=dm.Solution(rest))

    def bar(self, slot: Slot) -> "Position":
        """Mark a slot as one where no tile lies, or take the mark away."""
        return replace(self, barred=self.barred ^ {slot})

    def count(self, tile: Tile) -> int:
        """Return how often a tile lies."""
        return sum(placement.tile == tile for placement in self.laid)


def landings(
    layout: dm.Layout, position: Position, tile: Tile, turn: int, cell: dm.Cell
) -> Iterator[dm.Placement]:
    """Yield how a tile can be laid on a free cell, the way that suits its turn best first.

    Where it can only lie the other way, as round the corner of a frame, it is turned by itself.

    >>> row = dm.layout_of(dm.Row(2))
    >>> [str(each) for each in landings(row, Position(), Tile(3, 5), STANDING, dm.Cell(0, 1))]
    ['3-5 on row 1, columns 1 and 2']
    """
    covered = {cell for placement in position.laid for cell in placement.cells}
    free = [slot for slot in layout.slots_of[cell] if covered.isdisjoint(slot)]
    pips = (tile.low, tile.high) if turn < _HALF_A_TURN else (tile.high, tile.low)
    for slot in sorted(free, key=lambda slot: (_axis(slot) != turn % 2, slot[0] != cell)):
        yield dm.Placement(slot, pips)


def turned(layout: dm.Layout, turn: int) -> int:
    """Turn a tile on: by half a turn where each cell leaves no choice but lying or standing."""
    choice = any(len(slots) > 1 for slots in layout.slots_of.values())
    return (turn + (1 if choice else _HALF_A_TURN)) % _FULL_TURN


def turn_of(placement: dm.Placement) -> int:
    """Return how a tile is held that was picked up from where it lay."""
    first, second = placement.pips
    return _axis(placement.cells) + (_HALF_A_TURN if first > second else 0)


def _axis(slot: Slot) -> int:
    (row, _), (other_row, _) = slot
    return LYING if row == other_row else STANDING
