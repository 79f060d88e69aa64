"""Cells that only a few tiles can cover: as few as there are cells."""

from collections.abc import Iterator
from dataclasses import dataclass

from domino_math.explainer.choices import bits
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.technique import Detailed, Technique
from domino_math.i18n import Sentence
from domino_math.layout import Cell
from domino_math.tiles import Tile
from domino_math.wording.places import cells_in_words

# Nobody follows larger sets than these.
_MOST = 4


@dataclass(frozen=True)
class _Few:
    """Cells, no two of which one tile can cover, and the only tiles for them."""

    cells: tuple[Cell, ...]
    tiles: tuple[Tile, ...]


class FewTiles(Technique[Detailed[_Few]]):
    """Each of some cells needs a tile of its own, and there are only just enough."""

    name = "few-tiles"
    grade = "hard"

    def find(self, known: Knowledge) -> Iterator[Detailed[_Few]]:
        puzzle = known.choices.puzzle
        if len(puzzle.given) == len(known.choices.at):
            return  # tight sets look closer at cells whose numbers are all known
        kinds = list(puzzle.supply.kinds)
        tiles_at = {}
        for cell in known.bare:
            ways = known.at(cell)
            tiles = sum(1 << place for place, tile in enumerate(kinds) if known.of(tile) & ways)
            if tiles.bit_count() <= _MOST:
                tiles_at[cell] = tiles
        for chosen, tiles in _sets(known, tiles_at):
            detail = _Few(chosen, tuple(kinds[place] for place in bits(tiles)))
            there = sum(map(known.copies_left, detail.tiles))
            if there > len(chosen):
                continue
            at_cells = elsewhere = 0
            for cell in chosen:
                at_cells |= known.at(cell)
            for tile in detail.tiles:
                elsewhere |= known.of(tile) & ~at_cells & ~known.laid
            if there < len(chosen):
                yield Detailed(cells=chosen, tiles=detail.tiles, detail=detail)
            elif elsewhere:
                yield Detailed(removes=elsewhere, cells=chosen, tiles=detail.tiles, detail=detail)

    def tell(self, known: Knowledge, finding: Detailed[_Few]) -> Sentence:
        found = finding.detail
        cells = cells_in_words(found.cells)
        if not finding.removes:
            return Sentence(
                "No two of the cells {cells} can be covered by one tile, but there are too few "
                "tiles for them: only {tiles}.",
                cells=cells,
                tiles=found.tiles,
            )
        return Sentence(
            "No two of the cells {cells} can be covered by one tile, and the only tiles for them "
            "are {tiles}. So all of these are needed there, and none lies elsewhere.",
            cells=cells,
            tiles=found.tiles,
        )

    @property
    def advice(self) -> Sentence:
        return Sentence("Look for a few cells for which there are only just as many tiles.")


def _sets(known: Knowledge, tiles_at: dict[Cell, int]) -> Iterator[tuple[tuple[Cell, ...], int]]:
    """Yield small sets of cells, no two of which a tile can cover at once, with their tiles."""
    cells = list(tiles_at)
    sets: list[tuple[tuple[Cell, ...], int, int]] = [
        ((cell,), place, tiles_at[cell]) for place, cell in enumerate(cells)
    ]
    for size in range(2, _MOST + 1):
        larger: list[tuple[tuple[Cell, ...], int, int]] = []
        for chosen, last, tiles in sets:
            for place in range(last + 1, len(cells)):
                cell = cells[place]
                together = tiles | tiles_at[cell]
                if together.bit_count() > _MOST:
                    continue
                if not any(known.at(one) & known.at(cell) for one in chosen):
                    larger.append(((*chosen, cell), place, together))
                    if together.bit_count() <= size:
                        yield (*chosen, cell), together
        sets = larger
