"""One possibility left: for a tile, or for a cell."""

from collections.abc import Iterator

from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.technique import Finding, Technique
from domino_math.i18n import Sentence
from domino_math.puzzle.placement_words import placement_in_words
from domino_math.wording.places import cell_in_words, slot_in_words


class OnlyPlace(Technique[Finding]):
    """A tile has one place left."""

    name = "only-place"
    grade = "trivial"

    def find(self, known: Knowledge) -> Iterator[Finding]:
        for tile in known.unlaid:
            places = known.of(tile)
            if not places & (places - 1):
                if not places:
                    yield Finding(tiles=(tile,))
                else:
                    yield Finding(lays=places, tiles=(tile,))

    def tell(self, known: Knowledge, finding: Finding) -> Sentence:
        (tile,) = finding.tiles
        if not finding.lays:
            return Sentence("Tile {tile} fits nowhere any more.", tile=tile)
        placement = known.placement(finding.lays.bit_length() - 1)
        slot = slot_in_words(placement.cells)
        if placement.pips == (tile.low, tile.high):
            return Sentence(
                "Tile {tile} fits in one place only: {slot}. So it lies there.",
                tile=tile,
                slot=slot,
            )
        (row, _), (other_row, _) = placement.cells
        if row == other_row:
            return Sentence(
                "Tile {tile} fits in one place only: {slot}. So it lies there, {first} on the "
                "left.",
                tile=tile,
                slot=slot,
                first=placement.pips[0],
            )
        return Sentence(
            "Tile {tile} fits in one place only: {slot}. So it lies there, {first} at the top.",
            tile=tile,
            slot=slot,
            first=placement.pips[0],
        )

    @property
    def advice(self) -> Sentence:
        return Sentence("Look for a tile that fits in one place only.")


class OnlyWay(Technique[Finding]):
    """A cell can be covered in one way only."""

    name = "only-way"
    grade = "trivial"

    def find(self, known: Knowledge) -> Iterator[Finding]:
        for cell in known.bare:
            ways = known.at(cell)
            if not ways & (ways - 1):
                yield Finding(lays=ways, cells=(cell,))

    def tell(self, known: Knowledge, finding: Finding) -> Sentence:
        cell = cell_in_words(finding.cells[0])
        if not finding.lays:
            return Sentence("Nothing can cover {cell} any more.", cell=cell)
        placement = known.placement(finding.lays.bit_length() - 1)
        return Sentence(
            "There is only one way left to cover {cell}: {placement}.",
            cell=cell,
            placement=placement_in_words(placement),
        )

    @property
    def advice(self) -> Sentence:
        return Sentence("Look for a cell that can be covered in one way only.")
