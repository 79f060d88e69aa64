"""Tiles that lie on two cells of one constraint."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from domino_math.constraints import Alike, Distinct, GroupConstraint, Total
from domino_math.constraints.claims import claim
from domino_math.explainer.choices import bits
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.numbers import least, minus, most, totals_of, wanted
from domino_math.explainer.technique import Detailed, Technique
from domino_math.i18n import Sentence, at_start
from domino_math.layout import Slot
from domino_math.wording.clauses import clauses
from domino_math.wording.numbers import numbers_in_words
from domino_math.wording.places import slot_in_words

# More numbers of pips than this are not named one by one.
_NAMED = 3


@dataclass(frozen=True)
class _Pips:
    """The pips of tiles on a slot, as bits: what they can be still, and what they cannot."""

    slot: Slot
    possible: int
    impossible: int


class Inside(Technique[Detailed[tuple[_Pips, ...]]]):
    """A tile whose two numbers do not go together on two cells of a constraint."""

    name = "inside"
    grade = "basic"

    def find(self, known: Knowledge) -> Iterator[Detailed[tuple[_Pips, ...]]]:
        for constraint in known.constraints:
            match constraint:
                case Alike() | Distinct():
                    finding = _doubles(known, constraint)
                case Total():
                    finding = _totals(known, constraint)
                case _:
                    continue
            if finding is not None:
                yield finding

    def tell(self, known: Knowledge, finding: Detailed[tuple[_Pips, ...]]) -> Sentence:
        (constraint,) = finding.constraints
        said = at_start(claim(constraint))
        if isinstance(constraint, Alike):
            return Sentence(
                "{claim}. So a tile that covers two of these cells is a double.", claim=said
            )
        if isinstance(constraint, Distinct):
            return Sentence("{claim}. So no double covers two of these cells.", claim=said)
        parts = clauses(map(_in_words, finding.detail))
        if len(constraint.cells) == 2:
            return Sentence("{claim}. So {parts}.", claim=said, parts=parts)
        return Sentence(
            "{claim}. For the others to make the rest, {parts}.", claim=said, parts=parts
        )

    def rests_on(self, known: Knowledge, finding: Detailed[tuple[_Pips, ...]]) -> int:
        if not finding.detail:
            return 0
        found, at = known.not_showing(finding.cells), known.choices.at
        for pips in finding.detail:
            found |= at[pips.slot[0]] & at[pips.slot[1]]
        return found

    @property
    def advice(self) -> Sentence:
        return Sentence("Look for tiles that cannot cover two cells of the same group.")


def _slots(known: Knowledge, constraint: GroupConstraint) -> tuple[Slot, ...]:
    """The slots of the layout that lie inside a group."""

    def look() -> tuple[Slot, ...]:
        cells = constraint.cells
        return tuple(slot for slot in known.choices.puzzle.layout.slots if cells.issuperset(slot))

    return known.choices.remembered(("slots inside", constraint), look)


def _doubles(known: Knowledge, constraint: GroupConstraint) -> Detailed[tuple[_Pips, ...]] | None:
    """Doubles where all is different, and tiles that are none where all is alike."""
    removes = 0
    for a, b in _slots(known, constraint):
        for number in bits(known.at(a) & known.at(b) & ~known.laid):
            if known.placement(number).tile.is_double == isinstance(constraint, Distinct):
                removes |= 1 << number
    cells = tuple(sorted(constraint.cells))
    if not removes:
        return None
    return Detailed(removes=removes, cells=cells, detail=(), constraints=(constraint,))


def _totals(known: Knowledge, constraint: Total) -> Detailed[tuple[_Pips, ...]] | None:
    """Tiles that leave the other cells a total that they cannot make."""
    cells, removes, told = constraint.group.cells, 0, []
    for a, b in _slots(known, constraint):
        others = tuple(known.numbers[cell] for cell in cells if cell not in (a, b))
        on_both = known.at(a) & known.at(b)
        if not on_both or on_both & known.laid or not all(others):
            continue
        highest = 2 * max(known.choices.puzzle.supply.numbers)
        fit = known.choices.remembered(
            ("pips inside", constraint, others), partial(_fitting, constraint, others, highest)
        )
        possible = impossible = 0
        for number in bits(on_both):
            pips = 1 << known.placement(number).tile.pips
            if fit & pips:
                possible |= pips
            else:
                impossible |= pips
                removes |= 1 << number
        if impossible:
            told.append(_Pips((a, b), possible, impossible))
    if not told:
        return None
    return Detailed(
        removes=removes, cells=tuple(sorted(cells)), detail=tuple(told), constraints=(constraint,)
    )


def _fitting(constraint: Total, others: tuple[int, ...], highest: int) -> int:
    """The pips that a tile can have on two cells where the others can show these numbers."""
    return minus(wanted(constraint, highest + sum(map(most, others))), totals_of(others))


def _in_words(pips: _Pips) -> Sentence:
    slot = slot_in_words(pips.slot)
    if not pips.possible:
        return Sentence("no tile lies on {slot}", slot=slot)
    if pips.possible.bit_count() <= _NAMED:
        numbers = numbers_in_words(bits(pips.possible))
        return Sentence("a tile on {slot} has {numbers} pips", slot=slot, numbers=numbers)
    low, high = least(pips.possible), most(pips.possible)
    if least(pips.impossible) > high:
        return Sentence("a tile on {slot} has at most {number} pips", slot=slot, number=high)
    if most(pips.impossible) < low:
        return Sentence("a tile on {slot} has at least {number} pips", slot=slot, number=low)
    numbers = numbers_in_words(bits(pips.impossible))
    return Sentence("a tile on {slot} does not have {numbers} pips", slot=slot, numbers=numbers)
