"""A placement beside which two cells would force each other out."""

from collections.abc import Iterator
from dataclasses import dataclass

from domino_math.explainer.choices import Choices, bits
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.removals import ruled_out_in_words
from domino_math.explainer.technique import Detailed, Technique
from domino_math.i18n import Sentence
from domino_math.layout import Cell
from domino_math.puzzle import Placement
from domino_math.puzzle.placement_words import placement_in_words
from domino_math.tiles import Tile
from domino_math.wording.places import cell_in_words


@dataclass(frozen=True)
class _Forced:
    """What two cells would need: one tile for both, or two placements on one cell."""

    tile: Tile | None
    first: Placement
    second: Placement


class Forces(Technique[Detailed[_Forced | None]]):
    """A placement leaves a cell beside it without a way, or two with ways that exclude each other.

    The latter both need the same tile, or the only ways left for them overlap.
    """

    name = "forces"
    grade = "basic"

    def find(self, known: Knowledge) -> Iterator[Detailed[_Forced | None]]:
        rules_out = known.choices.rules_out
        for number in bits(known.possible & ~known.laid):
            possible = known.possible & ~rules_out[number]
            ways_of: list[tuple[Cell, int]] = []
            for cell in _beside(known, number):
                ways = known.choices.at[cell] & possible
                if not ways:
                    if removes := _without_way(known, cell):
                        yield Detailed(removes=removes, cells=(cell,), detail=None)
                    break
                for other, others in ways_of:
                    if forced := _clash(known.choices, others, ways):
                        removes = _with_same_clash(known, (other, cell), forced) | 1 << number
                        yield Detailed(removes=removes, cells=(other, cell), detail=forced)
                        break
                else:
                    ways_of.append((cell, ways))
                    continue
                break

    def tell(self, known: Knowledge, finding: Detailed[_Forced | None]) -> Sentence:
        if finding.removes & (finding.removes - 1):
            return _tell_several(known, finding)
        placement = placement_in_words(known.placement(finding.removes.bit_length() - 1))
        if finding.detail is None:
            return Sentence(
                "With {placement}, nothing could cover {cell}. So that is impossible.",
                placement=placement,
                cell=cell_in_words(finding.cells[0]),
            )
        forced = finding.detail
        first, second = (cell_in_words(cell) for cell in finding.cells)
        if forced.tile is not None:
            return Sentence(
                "With {placement}, both {first} and {second} would need tile {tile}, which is "
                "there only once. So that is impossible.",
                placement=placement,
                first=first,
                second=second,
                tile=forced.tile,
            )
        return Sentence(
            "With {placement}, {first} could only be covered by {one}, and {second} only by "
            "{other}; these two need the same cell. So that is impossible.",
            placement=placement,
            first=first,
            second=second,
            one=placement_in_words(forced.first),
            other=placement_in_words(forced.second),
        )

    @property
    def advice(self) -> Sentence:
        return Sentence(
            "Look for a place where a tile would leave its neighbours without a partner, or make "
            "two of them need the same tile."
        )


def _beside(known: Knowledge, number: int) -> dict[Cell, None]:
    """The bare cells beside a placement."""
    cells = known.placement(number).cells
    return {
        cell: None
        for own in cells
        for cell in known.choices.puzzle.layout.neighbours[own]
        if cell not in cells and not known.choices.at[cell] & known.laid
    }


def _tell_several(known: Knowledge, finding: Detailed[_Forced | None]) -> Sentence:
    conclusion = ruled_out_in_words(known, finding.removes)
    if finding.detail is None:
        return Sentence(
            "Something has to cover {cell}, so {conclusion}.",
            cell=cell_in_words(finding.cells[0]),
            conclusion=conclusion,
        )
    first, second = (cell_in_words(cell) for cell in finding.cells)
    return Sentence(
        "There is only one tile {tile}, and {first} and {second} must not both need it, so "
        "{conclusion}.",
        first=first,
        second=second,
        tile=finding.detail.tile,
        conclusion=conclusion,
    )


def _without_way(known: Knowledge, cell: Cell) -> int:
    """All placements that leave a cell without a way to cover it."""
    ways = known.at(cell)
    found = known.possible & ~known.laid & ~ways if ways else 0
    for number in bits(ways):
        found &= known.choices.rules_out[number]
    return found


def _with_same_clash(known: Knowledge, cells: tuple[Cell, Cell], forced: _Forced) -> int:
    """All placements beside two cells that would then need the same tile."""
    if forced.tile is None:
        return 0
    found, choices = 0, known.choices
    first, second = map(known.at, cells)
    near = 0
    for cell in cells:
        for other in choices.puzzle.layout.neighbours[cell]:
            near |= known.at(other)
    for number in bits(near & ~known.laid & ~first & ~second):
        if not _beside(known, number).keys() >= set(cells):
            continue
        ways, others = first & ~choices.rules_out[number], second & ~choices.rules_out[number]
        if ways and others:
            clash = _clash(choices, ways, others)
            if clash and clash.tile == forced.tile:
                found |= 1 << number
    return found


def _clash(choices: Choices, ways: int, others: int) -> _Forced | None:
    """What makes two cells exclude each other, of which these are the ways that are left."""
    way, other = ways.bit_length() - 1, others.bit_length() - 1
    first, second = choices.placements[way], choices.placements[other]
    tile = first.tile
    same = not ways & others and not (ways | others) & ~choices.of[tile]
    if same and tile in choices.single_tiles:
        return _Forced(tile, first, second)
    if ways == 1 << way and others == 1 << other and choices.rules_out[way] >> other & 1:
        return _Forced(None, first, second)
    return None
