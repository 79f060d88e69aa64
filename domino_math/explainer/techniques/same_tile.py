"""However a cell is covered, it is by the same tile."""

from collections.abc import Iterator

from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.technique import Finding, Technique
from domino_math.i18n import Sentence
from domino_math.wording.places import cell_in_words


class SameTile(Technique[Finding]):
    """All ways to cover a cell are one tile, which then lies nowhere else."""

    name = "same-tile"
    grade = "basic"

    def find(self, known: Knowledge) -> Iterator[Finding]:
        kinds = known.choices.puzzle.supply.kinds
        for cell in known.bare:
            ways = known.at(cell)
            tile = known.placement(ways.bit_length() - 1).tile if ways else None
            if tile is None or kinds[tile] > 1 or ways & ~known.of(tile):
                continue
            if elsewhere := known.of(tile) & ~ways:
                yield Finding(removes=elsewhere, cells=(cell,), tiles=(tile,))

    def tell(self, known: Knowledge, finding: Finding) -> Sentence:
        return Sentence(
            "However {cell} is covered, it is by tile {tile}. So this tile lies nowhere else.",
            cell=cell_in_words(finding.cells[0]),
            tile=finding.tiles[0],
        )

    @property
    def advice(self) -> Sentence:
        return Sentence("Look for a cell that the same tile covers, whichever way it is covered.")
