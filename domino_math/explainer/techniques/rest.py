"""What all tiles have together, less the totals that are known: the rest is on the other cells."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from domino_math.constraints import Alike, Total
from domino_math.constraints.claims import claim
from domino_math.explainer.choices import bits
from domino_math.explainer.conclusions import they_show
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.numbers import fitting
from domino_math.explainer.technique import Detailed, Technique
from domino_math.i18n import Sentence
from domino_math.layout import Cell, Group
from domino_math.wording.groups import THESE_CELLS
from domino_math.wording.places import cells_in_words

# Nobody follows "these twenty cells make 70".
_MOST = 8


@dataclass(frozen=True)
class _Rest:
    """The cells that no total speaks of, their pips, and what follows for them.

    `alike`: groups among them whose numbers are all the same, if that matters.
    """

    cells: tuple[Cell, ...]
    pips: int
    alike: tuple[Alike, ...]
    after: dict[Cell, int]


class Rest(Technique[Detailed[_Rest]]):
    """The pips that are left for cells of which no total is known."""

    name = "rest"
    grade = "hard"

    def find(self, known: Knowledge) -> Iterator[Detailed[_Rest]]:
        puzzle = known.choices.puzzle
        if not puzzle.just_fits or not known.bare or len(puzzle.given) == len(known.choices.at):
            return
        cells, pips, totals = _without_totals(known)
        if 0 < len(cells) <= _MOST and (found := _look(known, cells, pips)):
            removes = 0
            if all(found.after.values()):
                for cell, numbers in found.after.items():
                    removes |= known.showing(cell, known.numbers[cell] & ~numbers)
            group = Group(THESE_CELLS, cells, many=len(cells) > 1)
            learned = Total(group, "=", (pips,))
            new = removes and len(cells) > 1 and learned not in known.learned
            yield Detailed(
                removes=removes,
                cells=cells,
                detail=found,
                constraints=(*totals, *found.alike),
                learns=(learned,) if new else (),
            )

    def tell(self, known: Knowledge, finding: Detailed[_Rest]) -> Sentence:
        found = finding.detail
        pips = known.choices.puzzle.supply.pips
        cells = cells_in_words(found.cells)
        if not finding.removes:
            return Sentence(
                "All tiles together have {pips} pips. The totals and the other numbers that are "
                "known leave {rest} of them for {cells}, which cannot be.",
                pips=pips,
                rest=found.pips,
                cells=cells,
            )
        so = they_show(known.numbers, found.after, found.cells)
        if found.alike:
            return Sentence(
                "All tiles together have {pips} pips. The totals and the other numbers that are "
                "known leave {rest} of them for {cells}. Remember that {claims}. So {conclusion}.",
                pips=pips,
                rest=found.pips,
                cells=cells,
                claims=tuple(map(claim, found.alike)),
                conclusion=so,
            )
        return Sentence(
            "All tiles together have {pips} pips. The totals and the other numbers that are known "
            "leave {rest} of them for {cells}. So {conclusion}.",
            pips=pips,
            rest=found.pips,
            cells=cells,
            conclusion=so,
        )

    def rests_on(self, known: Knowledge, finding: Detailed[_Rest]) -> int:
        return known.not_showing(known.choices.at)

    @property
    def advice(self) -> Sentence:
        return Sentence(
            "Add up all tiles, and take away the totals: what is left for the other cells?"
        )


def _without_totals(known: Knowledge) -> tuple[tuple[Cell, ...], int, tuple[Total, ...]]:
    """The unknown cells outside of totals that share no cell, the pips for them, and the totals."""
    pips = known.choices.puzzle.supply.pips
    inside: set[Cell] = set()
    totals = []
    certain = {cell: number for number, cells in known.certain.items() for cell in cells}
    for constraint in known.constraints:
        if isinstance(constraint, Total) and constraint.relation == "=":
            cells = constraint.group.cells
            if inside.isdisjoint(cells) and not certain.keys() >= set(cells):
                inside.update(cells)
                totals.append(constraint)
                pips -= constraint.values[0]
    outside = [cell for cell in known.choices.at if cell not in inside]
    pips -= sum(certain.get(cell, 0) for cell in outside)
    return tuple(cell for cell in outside if cell not in certain), pips, tuple(totals)


def _look(known: Knowledge, cells: Sequence[Cell], pips: int) -> _Rest | None:
    """What the cells can show if they make so many pips; None if nothing new follows."""
    numbers = {cell: known.numbers[cell] for cell in cells}
    alone = [(cell,) for cell in cells]
    left = _fit(numbers, alone, pips)
    alike = tuple(
        constraint
        for constraint in known.constraints
        if isinstance(constraint, Alike) and constraint.cells <= numbers.keys()
    )
    if left == numbers and alike:
        groups = [constraint.group.cells for constraint in alike]
        others = [one for one in alone if not any(one[0] in group for group in groups)]
        apart = len({cell for group in groups for cell in group}) == sum(map(len, groups))
        left = _fit(numbers, [*groups, *others], pips) if apart else left
    else:
        alike = ()
    after = {cell: mask for cell, mask in left.items() if mask != numbers[cell]}
    return _Rest(tuple(cells), pips, alike, after) if after else None


def _fit(numbers: dict[Cell, int], units: Sequence[tuple[Cell, ...]], pips: int) -> dict[Cell, int]:
    """What cells can show if all make so many pips, and the cells of a unit show the same."""
    if pips < 0:
        return dict.fromkeys(numbers, 0)
    common = []
    for unit in units:
        mask = -1
        for cell in unit:
            mask &= numbers[cell]
        common.append(mask)
    # A unit of k cells that show n adds k times n.
    masks = [
        sum(1 << len(unit) * number for number in bits(mask))
        for unit, mask in zip(units, common, strict=True)
    ]
    if not all(masks) or (fit := fitting(masks, 1 << pips)) is None:
        return numbers
    return {
        cell: sum(1 << total // len(unit) for total in bits(totals))
        for unit, totals in zip(units, fit, strict=True)
        for cell in unit
    }
