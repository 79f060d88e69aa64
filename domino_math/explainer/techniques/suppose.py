"""Where nothing else helps: suppose a placement, follow what it forces, and meet a contradiction.

Most often it is enough to follow what is forced at once: a cell with one way left, a tile with one
place left. The chain that is told holds no more than the contradiction needs, and the shortest one
is told. Where no placement leads to a contradiction in this way, all techniques are used to follow
it, this one among them: so every puzzle with one solution is explained to its end.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from domino_math.explainer.choices import bits
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.places import cell_in_words, placement_in_words
from domino_math.explainer.technique import Finding, Technique
from domino_math.i18n import Sentence
from domino_math.layout import Cell
from domino_math.tiles import Tile

Item = Cell | Tile


@dataclass(frozen=True)
class Forced:
    """A placement that is forced, since it is all that is left for a cell or a tile."""

    number: int
    item: Item


@dataclass(frozen=True)
class Contradiction:
    """What follows from a placement, in order, and what then has no possibility left."""

    supposed: int
    chain: tuple[Forced, ...]
    empty: Item


class Suppose(Technique):
    """A placement that leads to a contradiction."""

    name = "suppose"
    grade = "beyond"

    def find(self, known: Knowledge) -> Iterator[Finding]:
        found = [
            contradiction
            for number in bits(known.possible & ~known.laid)
            if (contradiction := follow(known, number))
        ]
        for contradiction in sorted(found, key=lambda each: len(each.chain)):
            numbers = (contradiction.supposed, *(each.number for each in contradiction.chain))
            cells = {cell for number in numbers for cell in known.placement(number).cells}
            yield Finding(
                removes=1 << contradiction.supposed,
                cells=tuple(sorted(cells)),
                detail=contradiction,
            )

    def tell(self, known: Knowledge, finding: Finding) -> Sentence:
        found = cast(Contradiction, finding.detail)
        return Sentence(
            "Suppose {placement}. {chain} {end} So {placement} is impossible.",
            placement=placement_in_words(known.placement(found.supposed)),
            chain=Sentence("Then {steps}.", steps=tuple(_step(known, each) for each in found.chain))
            if found.chain
            else Sentence("Then it goes wrong at once."),
            end=_end(found.empty),
        )

    @property
    def advice(self) -> Sentence:
        return Sentence("Suppose that a tile lies somewhere, and follow what that forces.")


def _step(known: Knowledge, forced: Forced) -> Sentence:
    placement = placement_in_words(known.placement(forced.number))
    if isinstance(forced.item, Tile):
        return Sentence("{placement} is the only place left for it", placement=placement)
    return Sentence(
        "{cell} can only be covered by {placement}",
        cell=cell_in_words(forced.item),
        placement=placement,
    )


def _end(empty: Item) -> Sentence:
    if isinstance(empty, Tile):
        return Sentence("Now tile {tile} fits nowhere.", tile=empty)
    return Sentence("Now nothing can cover {cell}.", cell=cell_in_words(empty))


def follow(known: Knowledge, number: int) -> Contradiction | None:
    """Lay a placement and all that is forced, up to a contradiction; None if there is none."""
    choices = known.choices
    possible = known.possible
    laid: dict[int, Item | None] = {}  # in order, with why
    removed_by: dict[int, int] = {}  # which of these ruled out a placement
    waiting: list[tuple[int, Item | None]] = [(number, None)]
    for at, item in waiting:  # grows on the way
        if at in laid:
            continue
        laid[at] = item
        gone = choices.rules_out[at] & possible
        possible &= ~gone
        empty: Item | None = None
        affected: dict[Item, None] = {}
        for each in bits(gone):
            removed_by[each] = at
            placement = choices.placements[each]
            for cell in placement.cells:
                affected[cell] = None
            if placement.tile in choices.single_tiles:
                affected[placement.tile] = None
        for touched in affected:
            mask = choices.of[touched] if isinstance(touched, Tile) else choices.at[touched]
            left = mask & possible
            if not left:
                empty = touched
                break
            if not left & (left - 1):
                only = left.bit_length() - 1
                if only not in laid and not known.laid >> only & 1:
                    waiting.append((only, touched))
        if empty is not None:
            return _shortened(known, laid, removed_by, empty, number)
    return None


def _shortened(
    known: Knowledge,
    laid: dict[int, Item | None],
    removed_by: dict[int, int],
    empty: Item,
    supposed: int,
) -> Contradiction:
    """Leave out what the contradiction does not rest on."""
    needed: set[int] = set()
    edge: list[Item] = [empty]
    keep: int | None = None
    while edge:
        item = edge.pop()
        mask = known.of(item) if isinstance(item, Tile) else known.at(item)
        for each in bits(mask):
            by = removed_by.get(each, keep)
            if by is not None and by not in needed:
                needed.add(by)
                why = laid[by]
                if why is not None:
                    edge.append(why)
    chain = tuple(
        Forced(at, item) for at, item in laid.items() if item is not None and at in needed
    )
    return Contradiction(supposed, chain, empty)
