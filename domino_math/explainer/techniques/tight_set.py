"""Sets: so many cells of one number, and only so many tiles for them.

Each tile covers one of the cells that show n, but the double n-n can cover two. So if k cells of
number n can be covered by k tiles in all, and no two of them by the double at once, these tiles
are needed here and lie nowhere else. If two of the cells could be covered by the double at once:

* with only k − 1 tiles, the double must do so, and the other tiles are all needed too;
* with k tiles, the double is needed for one of the cells at least: without it too few are left.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from domino_math.explainer.choices import bits
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.technique import Detailed, Grade, Technique
from domino_math.i18n import Sentence
from domino_math.layout import Cell
from domino_math.tiles import Tile
from domino_math.wording.places import cells_in_words

# Nobody follows larger sets than these, and there are very many of them.
_MOST = 8


@dataclass(frozen=True)
class _Set:
    """Cells of a number, by their places in a list, the tiles that can cover them, and how.

    `with_double`: two of the cells could be covered by the double at once.
    """

    number: int
    cells: tuple[Cell, ...]
    tiles: tuple[Tile, ...]
    with_double: bool

    @property
    def spare(self) -> int:
        """By how many there are more tiles than cells: 0, or −1."""
        return len(self.tiles) - len(self.cells)


class TightSet(Technique[Detailed[_Set]]):
    """As many tiles as cells, and no two of these cells for the double at once."""

    name = "tight-set"
    grade: ClassVar[Grade] = "hard"
    _with_double = False

    def find(self, known: Knowledge) -> Iterator[Detailed[_Set]]:
        for number, cells in _cells_by_number(known):
            for found in _sets(known, number, cells):
                if found.with_double == self._with_double and (removes := _removes(known, found)):
                    yield Detailed(
                        removes=removes, cells=found.cells, tiles=found.tiles, detail=found
                    )

    def tell(self, known: Knowledge, finding: Detailed[_Set]) -> Sentence:
        found = finding.detail
        return Sentence(
            "The cells {cells} show {number}, and only the tiles {tiles} can cover them. They are "
            "just as many, so each is needed there, and none lies elsewhere.",
            number=found.number,
            cells=cells_in_words(found.cells),
            tiles=found.tiles,
        )

    @property
    def advice(self) -> Sentence:
        return Sentence(
            "Look at all cells of one number: do a few of them share just as few tiles?"
        )


class TightSetWithDouble(TightSet):
    """The same where two of the cells could be covered by the double at once."""

    name = "tight-set-with-double"
    grade: ClassVar[Grade] = "extreme"
    _with_double = True

    def tell(self, known: Knowledge, finding: Detailed[_Set]) -> Sentence:
        found = finding.detail
        values: dict[str, Any] = {
            "cells": cells_in_words(found.cells),
            "tiles": found.tiles,
            "number": found.number,
            "double": Tile(found.number, found.number),
        }
        if found.spare < 0:
            return Sentence(
                "The cells {cells} show {number}, and only the tiles {tiles} can cover them. They "
                "are one fewer, so {double} covers two of the cells, and none of the tiles lies "
                "elsewhere.",
                **values,
            )
        return Sentence(
            "The cells {cells} show {number}, and only the tiles {tiles} can cover them. They are "
            "just as many, so without {double} there would be too few: it covers one of the cells "
            "at least.",
            **values,
        )

    @property
    def advice(self) -> Sentence:
        return Sentence(
            "Look at all cells of one number: do a few of them share just as few tiles, when the "
            "double may count twice?"
        )


def _cells_by_number(known: Knowledge) -> Iterator[tuple[int, list[Cell]]]:
    """The bare cells whose number is known, number by number.

    Cells are left out that a tile can cover of which there are several, or that may be left over:
    how many tiles there are for such cells is another matter.
    """
    countable = 0
    for tile in known.unlaid:
        countable |= known.of(tile)
    bare = set(known.bare)
    for number, certain in sorted(known.certain.items()):
        cells = [cell for cell in sorted(certain & bare) if not known.at(cell) & ~countable]
        if cells:
            yield number, cells


def _sets(known: Knowledge, number: int, cells: Sequence[Cell]) -> Iterator[_Set]:
    """Yield the sets of these cells that tell something, the smallest first."""
    tiles = [tile for tile in known.unlaid if number in tile]
    place_of = {tile: 1 << place for place, tile in enumerate(tiles)}
    tiles_at = [
        sum(place_of[tile] for tile in known.choices.tiles(known.at(cell)) if tile in place_of)
        for cell in cells
    ]
    cells_of = [
        sum(1 << cell for cell, mask in enumerate(tiles_at) if mask >> place & 1)
        for place in range(len(tiles))
    ]
    pairs = _pairs_for_double(known, number, cells) if Tile(number, number) in tiles else []
    every = (1 << len(cells)) - 1
    small = _unions(tiles_at)
    # A large set is what a few tiles leave over: the cells that none of them can cover.
    for others in _unions(cells_of).values():
        chosen = every & ~others
        if chosen.bit_count() > 1 and chosen not in small:
            small[chosen] = 0
            for cell in bits(chosen):
                small[chosen] |= tiles_at[cell]
    found = []
    for chosen, used in small.items():
        spare = used.bit_count() - chosen.bit_count()
        if -1 <= spare <= 0 and used.bit_count() > 1:
            double = any(pair & chosen == pair for pair in pairs)
            if spare == 0 or double:
                found.append((used.bit_count(), chosen, used, double))
    for _, chosen, used, double in sorted(found):
        own = tuple(cells[place] for place in bits(chosen))
        yield _Set(number, own, tuple(tiles[place] for place in bits(used)), double)


def _pairs_for_double(known: Knowledge, number: int, cells: Sequence[Cell]) -> list[int]:
    """The pairs of these cells that the double could cover, as bits."""
    where = {cell: 1 << place for place, cell in enumerate(cells)}
    ways = map(known.placement, bits(known.of(Tile(number, number))))
    return [where[a] | where[b] for a, b in (way.cells for way in ways) if {a, b} <= where.keys()]


def _unions(masks: Sequence[int]) -> dict[int, int]:
    """Return the sets of masks that have few bits together, with these bits."""
    found: dict[int, int] = {}
    for place, mask in enumerate(masks):
        larger = {chosen | 1 << place: used | mask for chosen, used in found.items()}
        larger[1 << place] = mask
        found |= {chosen: used for chosen, used in larger.items() if used.bit_count() <= _MOST}
    return found


def _removes(known: Knowledge, found: _Set) -> int:
    """What a set rules out."""
    once = twice = 0  # placements that cover one of the cells at least, and two
    for cell in found.cells:
        at = known.at(cell)
        twice |= once & at
        once |= at
    removes = 0
    for tile in found.tiles:
        if not tile.is_double:
            if not found.with_double or found.spare < 0:
                removes |= known.of(tile) & ~once
        else:
            removes |= known.of(tile) & ~(twice if found.with_double and found.spare < 0 else once)
    return removes
