"""Where nothing else helps: suppose something, follow what it forces, and meet a contradiction.

Most often it is enough to follow what is forced at once: a cell with one way left, a tile with one
place left, what a constraint leaves for a cell. The chain that is told holds no more than the
contradiction needs, and the shortest one is told. Where nothing leads to a contradiction in this
way, all techniques are used to follow it, this one among them: so every puzzle with one solution
is explained to its end.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from domino_math.constraints import Constraint, Matching
from domino_math.constraints.claims import claim
from domino_math.explainer.choices import bits
from domino_math.explainer.conclusions import they_show
from domino_math.explainer.follow import Contradiction, Laid, Left, Shown, follow
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.numbers import settled
from domino_math.explainer.removals import placements_in_words
from domino_math.explainer.technique import Detailed, Technique
from domino_math.i18n import Sentence
from domino_math.layout import Cell
from domino_math.puzzle.placement_words import placement_in_words
from domino_math.tiles import Tile
from domino_math.wording.numbers import numbers_in_words
from domino_math.wording.places import cell_in_words


@dataclass(frozen=True)
class _Wrong:
    """Suppositions, and how each of them goes wrong."""

    supposed: tuple[Shown | Laid, ...]
    how: Contradiction


class Suppose(Technique[Detailed[_Wrong]]):
    """A number on a cell, or else a placement, that leads to a contradiction."""

    name = "suppose"
    grade = "beyond"

    def find(self, known: Knowledge) -> Iterator[Detailed[_Wrong]]:
        numbers: list[Shown | Laid] = [
            Shown(cell, number)
            for cell, mask in known.numbers.items()
            if not settled(mask)
            for number in bits(mask)
        ]
        placements: list[Shown | Laid] = [
            Laid(number) for number in bits(known.possible & ~known.laid)
        ]
        for starts in (numbers, placements):
            # What goes wrong in the same way is told together.
            alike: dict[tuple[object, ...], list[Contradiction]] = {}
            for start in starts:
                known.choices.tick()
                if wrong := follow(known, start):
                    cell = start.cell if isinstance(start, Shown) else None
                    alike.setdefault((cell, wrong.chain, wrong.end), []).append(wrong)
            for together in sorted(alike.values(), key=lambda each: _rank(known, each[0])):
                yield _finding(known, together)

    def tell(self, known: Knowledge, finding: Detailed[_Wrong]) -> Sentence:
        found = finding.detail
        supposed = _supposed_in_words(known, found.supposed)
        if not found.how.chain:
            return Sentence(
                "Suppose {supposition}. {end} So that is impossible.",
                supposition=supposed,
                end=_end(found.how.end),
            )
        return Sentence(
            "Suppose {supposition}. {steps}. {end} So {conclusion}.",
            supposition=supposed,
            steps=_steps(known, found.how.chain),
            end=_end(found.how.end),
            conclusion=_conclusion(known, found.supposed),
        )

    def rests_on(self, known: Knowledge, finding: Detailed[_Wrong]) -> int:
        found, choices = finding.detail, known.choices
        rests_on = 0
        for item in (found.how.end, *(_because(event) for event in found.how.chain)):
            if isinstance(item, Constraint):
                rests_on |= known.not_showing(item.cells)
                if isinstance(item, Matching):  # it matters where one tile can cover both ends
                    for cell in item.cells:
                        rests_on |= choices.at[cell]
            elif item is not None:
                rests_on |= choices.of[item] if isinstance(item, Tile) else choices.at[item]
        return rests_on

    @property
    def advice(self) -> Sentence:
        return Sentence("Suppose that a tile lies somewhere, and follow what that forces.")


def _rank(known: Knowledge, found: Contradiction) -> int:
    """Prefer short chains, and suppositions beside which only few others are left.

    Where all numbers are known, the length of the chain is all that matters.
    """
    supposed = found.supposed
    if isinstance(supposed, Shown):
        others = known.numbers[supposed.cell].bit_count()
    elif known.constraints:
        placement = known.placement(supposed.placement)
        others = min(known.at(cell).bit_count() for cell in placement.cells)
        if placement.tile in known.unlaid:
            others = min(others, known.of(placement.tile).bit_count())
    else:
        others = 0
    return len(found.chain) + others


def _finding(known: Knowledge, together: Sequence[Contradiction]) -> Detailed[_Wrong]:
    found = _Wrong(tuple(each.supposed for each in together), together[0])
    cells: set[Cell] = set()
    constraints = [found.how.end] if isinstance(found.how.end, Constraint) else []
    removes = 0
    for event in (*found.supposed, *found.how.chain):
        if isinstance(event, Laid):
            cells.update(known.placement(event.placement).cells)
        else:
            cells.add(event.cell)
        if isinstance(event, Left):
            constraints.append(event.constraint)
    for supposed in found.supposed:
        removes |= removed_without(known, supposed)
    return Detailed(
        removes=removes,
        cells=tuple(sorted(cells)),
        detail=found,
        constraints=tuple(dict.fromkeys(constraints)),
    )


def removed_without(known: Knowledge, supposed: Shown | Laid) -> int:
    """The placements that are impossible if a supposition is wrong."""
    if isinstance(supposed, Shown):
        return known.showing(supposed.cell, 1 << supposed.number)
    return 1 << supposed.placement


def _because(event: Laid | Left) -> Cell | Tile | Constraint | None:
    return event.item if isinstance(event, Laid) else event.constraint


def _supposed_in_words(known: Knowledge, supposed: Sequence[Shown | Laid]) -> Sentence:
    shown = [each for each in supposed if isinstance(each, Shown)]
    if shown:
        cell = cell_in_words(shown[0].cell)
        numbers = numbers_in_words(each.number for each in shown)
        return Sentence("{cell} shows {number}", cell=cell, number=numbers)
    mask = sum(1 << each.placement for each in supposed if isinstance(each, Laid))
    return Sentence("{placement}", placement=numbers_in_words(placements_in_words(known, mask)))


def _conclusion(known: Knowledge, supposed: Sequence[Shown | Laid]) -> Sentence:
    shown = [each for each in supposed if isinstance(each, Shown)]
    if shown:
        return Sentence(
            "{cell} does not show {numbers}",
            cell=cell_in_words(shown[0].cell),
            numbers=numbers_in_words(each.number for each in shown),
        )
    mask = sum(1 << each.placement for each in supposed if isinstance(each, Laid))
    placements = placements_in_words(known, mask)
    return Sentence(
        "{placements} {count:is|are} impossible", placements=placements, count=len(placements)
    )


def _steps(known: Knowledge, chain: Sequence[Laid | Left]) -> Sentence:
    first, *others = (_step(known, event) for event in chain)
    so_far = Sentence("Then {step}", step=first)
    for step in others:
        so_far = Sentence("{steps}, so {step}", steps=so_far, step=step)
    return so_far


def _step(known: Knowledge, event: Laid | Left) -> Sentence:
    if isinstance(event, Left):
        return Sentence(
            "{conclusion} ({claim})",
            conclusion=they_show(known.numbers, {event.cell: event.numbers}),
            claim=claim(event.constraint),
        )
    placement = placement_in_words(known.placement(event.placement))
    if isinstance(event.item, Tile):
        return Sentence(
            "{placement} is all that is left for tile {tile}", placement=placement, tile=event.item
        )
    assert event.item is not None
    return Sentence(
        "{cell} can only be covered by {placement}",
        cell=cell_in_words(event.item),
        placement=placement,
    )


def _end(end: Cell | Tile | Constraint) -> Sentence:
    if isinstance(end, Constraint):
        return Sentence("Now it cannot be any more that {claim}.", claim=claim(end))
    if isinstance(end, Tile):
        return Sentence("Now tile {tile} fits nowhere.", tile=end)
    return Sentence("Now nothing can cover {cell}.", cell=cell_in_words(end))
