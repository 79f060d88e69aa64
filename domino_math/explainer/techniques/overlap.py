"""A placement that leaves no place for some tile, or no way to cover some cell."""

from collections.abc import Iterator

from domino_math.explainer.choices import bits
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.removals import ruled_out_in_words
from domino_math.explainer.technique import Finding, Technique
from domino_math.i18n import Sentence
from domino_math.puzzle.placement_words import placement_in_words
from domino_math.wording.places import cell_in_words

# With more possibilities than this, they rarely have a cell in common; the search is for few.
_MOST = 12


class Overlap(Technique[Finding]):
    """All places of a tile, or all ways to cover a cell, overlap one and the same placement."""

    name = "overlap"
    grade = "basic"

    def find(self, known: Knowledge) -> Iterator[Finding]:
        overlaps = known.choices.overlaps
        for tile in known.unlaid:
            places = known.of(tile)
            common = _common(overlaps, places, known.possible & ~known.choices.of[tile])
            if common:
                yield Finding(removes=common, tiles=(tile,))
        for cell in known.bare:
            ways = known.at(cell)
            common = _common(overlaps, ways, known.possible & ~ways)
            if common:
                yield Finding(removes=common, cells=(cell,))

    def tell(self, known: Knowledge, finding: Finding) -> Sentence:
        if finding.removes & (finding.removes - 1):
            return _tell_several(known, finding)
        placement = placement_in_words(known.placement(finding.removes.bit_length() - 1))
        if finding.tiles:
            return Sentence(
                "Wherever tile {tile} lies, it needs a cell that {placement} would take. So "
                "that is impossible.",
                tile=finding.tiles[0],
                placement=placement,
            )
        return Sentence(
            "However {cell} is covered, a cell is needed that {placement} would take. So that is "
            "impossible.",
            cell=cell_in_words(finding.cells[0]),
            placement=placement,
        )

    @property
    def advice(self) -> Sentence:
        return Sentence("Look for a tile whose few places all need the same cell.")


def _tell_several(known: Knowledge, finding: Finding) -> Sentence:
    conclusion = ruled_out_in_words(known, finding.removes)
    if finding.tiles:
        return Sentence(
            "Wherever tile {tile} lies, it is in the way of other tiles: {conclusion}.",
            tile=finding.tiles[0],
            conclusion=conclusion,
        )
    return Sentence(
        "However {cell} is covered, that is in the way of other tiles: {conclusion}.",
        cell=cell_in_words(finding.cells[0]),
        conclusion=conclusion,
    )


def _common(overlaps: tuple[int, ...], mask: int, among: int) -> int:
    """What all placements of a mask overlap."""
    if not mask or mask.bit_count() > _MOST:
        return 0
    for number in bits(mask):
        among &= overlaps[number]
        if not among:
            break
    return among
