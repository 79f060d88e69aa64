"""Saying in few words which placements are impossible."""

from collections.abc import Iterator

from domino_math.explainer.choices import bits
from domino_math.explainer.conclusions import they_show
from domino_math.explainer.knowledge import Knowledge
from domino_math.i18n import Sentence
from domino_math.layout import Cell, Slot
from domino_math.tiles import Tile
from domino_math.wording.clauses import clauses
from domino_math.wording.numbers import numbers_in_words
from domino_math.wording.places import cell_in_words, slot_in_words


def ruled_out_in_words(known: Knowledge, removes: int) -> Sentence:
    """Say that some placements are impossible, by what they have in common where that is shorter.

    Numbers that no other placement shows on a cell come first, then slots that no other tile lies
    in, then numbers on cells with the tiles that they do not come from, and in the end placements.
    """
    parts: list[Sentence] = []
    rest = removes
    numbers: dict[Cell, int] = {}
    for cell, mask in known.numbers.items():
        for number in bits(mask):
            showing = known.showing(cell, 1 << number)
            if not showing & ~removes and (showing & rest).bit_count() > 1:
                numbers[cell] = numbers.get(cell, mask) & ~(1 << number)
                rest &= ~showing
    if numbers:
        parts.append(they_show(known.numbers, numbers))
    for slot in known.choices.slots(rest):
        on_both = known.at(slot[0]) & known.at(slot[1])
        if not on_both & ~removes:
            parts.append(Sentence("no tile lies on {slot}", slot=slot_in_words(slot)))
            rest &= ~on_both
    for part, told in _by_half(known, removes, rest):
        parts.append(part)
        rest &= ~told
    if rest:
        placements = placements_in_words(known, rest)
        parts.append(
            Sentence(
                "{placements} {count:is|are} impossible",
                placements=placements,
                count=len(placements),
            )
        )
    return clauses(parts)


def _by_half(known: Knowledge, removes: int, rest: int) -> Iterator[tuple[Sentence, int]]:
    """Numbers on cells that do not come from some tiles, where this says much at once."""
    for cell, mask in known.numbers.items():
        for number in bits(mask):
            showing = known.showing(cell, 1 << number)
            tiles, told = [], 0
            for tile in known.choices.tiles(showing & rest):
                found = showing & known.of(tile)
                if not found & ~removes:
                    tiles.append(tile)
                    told |= found & rest
            if told.bit_count() > max(2, len(tiles)):
                rest &= ~told
                sentence = Sentence(
                    "the {number} on {cell} is not that of {tiles}",
                    number=number,
                    cell=cell_in_words(cell),
                    tiles=numbers_in_words([Sentence("{tile}", tile=tile) for tile in tiles]),
                )
                yield sentence, told


def placements_in_words(known: Knowledge, mask: int) -> tuple[Sentence, ...]:
    """Name placements, those of a tile in a slot together if all that are possible are among them.

    Of the others it is said which half lies where. In a list the slots stand in brackets.
    """
    tiles = tuple(_named(known, mask))
    if len(tiles) == 1:
        return tuple(Sentence("{tile} on {slot}", tile=tile, slot=slot) for tile, slot in tiles)
    return tuple(Sentence("{tile} ({slot})", tile=tile, slot=slot) for tile, slot in tiles)


def _named(known: Knowledge, mask: int) -> Iterator[tuple[Tile | str, Sentence]]:
    together: dict[tuple[Slot, Tile], int] = {}
    for number in bits(mask):
        placement = known.placement(number)
        key = placement.cells, placement.tile
        together[key] = together.get(key, 0) | 1 << number
    for (slot, tile), found in together.items():
        in_slot = known.of(tile) & known.at(slot[0]) & known.at(slot[1])
        if not in_slot & ~found:
            yield tile, slot_in_words(slot)
        else:
            for number in bits(found):
                yield "{}-{}".format(*known.placement(number).pips), slot_in_words(slot)
