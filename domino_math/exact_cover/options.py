"""Which puzzles exact cover is for, and the options that they have."""

from collections.abc import Sequence
from itertools import islice

from domino_math.layout import Cell
from domino_math.puzzle import Placement, Puzzle, candidates

# A placement as two cells, and the lower and the higher of its numbers.
Option = tuple[Cell, Cell, tuple[int, int]]

# With more placements than this for a slot, on average, too little is given for this method.
_MOST_PER_SLOT = 3
# Each tile may take a level of the search, two calls deep, of which Python allows 1,000 at once.
_MOST_TILES = 351  # of double-25


def is_of_this_kind(puzzle: Puzzle) -> bool:
    """Whether all that a puzzle asks is that cells are covered and tiles are used."""
    return not puzzle.constraints and len(puzzle.layout.cells) <= 2 * _MOST_TILES


def options_of(puzzle: Puzzle) -> list[Option] | None:
    """Return all options, slot by slot; None if there are too many."""
    given = puzzle.given_at
    slots = puzzle.layout.slots
    kinds = {(tile.low, tile.high) for tile in puzzle.supply.kinds}
    if len(given) == len(puzzle.layout.cells):  # the usual case, without a Placement for each
        known = ((a, b, given[a], given[b]) for a, b in slots)
        shown = ((a, b, (x, y) if x < y else (y, x)) for a, b, x, y in known)
        return [option for option in shown if option[2] in kinds]
    few = few_placements(puzzle, _MOST_PER_SLOT)
    return None if few is None else as_options(few)


def few_placements(puzzle: Puzzle, most_per_slot: int) -> list[Placement] | None:
    """Return all placements, slot by slot; None if there are more, on average, than so many."""
    most = most_per_slot * len(puzzle.layout.slots)
    few = list(islice(candidates(puzzle), most + 1))
    return few if len(few) <= most else None


def as_options(placements: Sequence[Placement]) -> list[Option]:
    """Return the options that placements are, in the same order."""
    shown = ((*placement.cells, *placement.pips) for placement in placements)
    return [(a, b, (x, y) if x < y else (y, x)) for a, b, x, y in shown]
