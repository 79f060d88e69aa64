"""Too big or too small: what a cell can show when the others show the least or most they can."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from domino_math.constraints import Constraint, Total
from domino_math.constraints.claims import claim
from domino_math.explainer.feasible import bounds_of
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.narrowing import Narrowed, Narrowing, Narrowings, narrowed
from domino_math.explainer.numbers import least, most, settled, up_to
from domino_math.i18n import Sentence, at_start
from domino_math.layout import Cell
from domino_math.wording.places import cell_in_words, cells_in_words


@dataclass(frozen=True)
class _Bounds:
    """At most or at least so much on each cell, and what all cells make at most or at least."""

    at_most: bool
    of: Mapping[Cell, int]
    together: int


class Bounds(Narrowing[_Bounds]):
    """A number that is too big or too small for a total."""

    name = "bounds"
    grade = "basic"

    def _narrow(self, known: Knowledge, constraint: Constraint) -> Narrowings[_Bounds]:
        if not isinstance(constraint, Total) or len(constraint.group.cells) == 1:
            return
        cells = constraint.group.cells
        numbers = {cell: known.numbers[cell] for cell in cells}
        if not all(numbers.values()):
            return
        low, high = bounds_of(constraint)
        if high is not None:
            together = sum(map(least, numbers.values()))
            bounds = {cell: high - together + least(numbers[cell]) for cell in cells}
            left = {cell: numbers[cell] & up_to(bounds[cell]) for cell in cells}
            yield narrowed(known, constraint, left, _Bounds(True, bounds, together))
        if low is not None:
            together = sum(map(most, numbers.values()))
            bounds = {cell: low - together + most(numbers[cell]) for cell in cells}
            left = {cell: numbers[cell] & ~up_to(bounds[cell] - 1) for cell in cells}
            yield narrowed(known, constraint, left, _Bounds(False, bounds, together))

    def _tell(self, known: Knowledge, found: Narrowed[_Bounds]) -> Sentence:
        bounds, cells = found.why, found.constraint.cells
        said = at_start(claim(found.constraint))
        if bounds.at_most and bounds.together == 0:
            return Sentence(
                "{claim}. So none of these cells shows more than {number}.",
                claim=said,
                number=max(bounds.of.values()),
            )
        if len(found.numbers) == 1:
            (cell,) = found.numbers
            known_of_it = (least if bounds.at_most else most)(known.numbers[cell])
            values: dict[str, Any] = {
                "claim": said,
                "count": len(cells) - 1,
                "others": bounds.together - known_of_it,
                "conclusion": _part([cell], found, bounds),
            }
            if bounds.at_most:
                return Sentence(
                    "{claim}. The {count:other cell shows|other cells show} at least {others}, "
                    "so {conclusion}.",
                    **values,
                )
            return Sentence(
                "{claim}. The {count:other cell shows|other cells show} at most {others}, "
                "so {conclusion}.",
                **values,
            )
        parts = _parts(found, bounds)
        if bounds.at_most:
            return Sentence(
                "{claim}. Even if the others show as little as they can, {parts}.",
                claim=said,
                parts=parts,
            )
        return Sentence(
            "{claim}. Even if the others show as much as they can, {parts}.",
            claim=said,
            parts=parts,
        )

    def _tell_contradiction(self, known: Knowledge, found: Narrowed[_Bounds]) -> Sentence:
        bounds, said = found.why, at_start(claim(found.constraint))
        if bounds.at_most:
            return Sentence(
                "{claim}. But these cells show at least {number}.",
                claim=said,
                number=bounds.together,
            )
        return Sentence(
            "{claim}. But these cells show at most {number}.", claim=said, number=bounds.together
        )

    @property
    def advice(self) -> Sentence:
        return Sentence(
            "Look at a total, and at the least and the most that its other cells can show: which "
            "numbers are too big or too small?"
        )


def _parts(found: Narrowed[_Bounds], bounds: _Bounds) -> tuple[Sentence, ...]:
    together: dict[tuple[int, bool], list[Cell]] = {}
    for cell, left in found.numbers.items():
        together.setdefault((bounds.of[cell], settled(left)), []).append(cell)
    return tuple(_part(cells, found, bounds) for cells in together.values())


def _part(cells: list[Cell], found: Narrowed[_Bounds], bounds: _Bounds) -> Sentence:
    number, left = bounds.of[cells[0]], found.numbers[cells[0]]
    if len(cells) > 1:
        named = cells_in_words(cells)
        if bounds.at_most:
            return Sentence("{cells} show at most {number}", cells=named, number=number)
        return Sentence("{cells} show at least {number}", cells=named, number=number)
    cell = cell_in_words(cells[0])
    if settled(left):
        return Sentence("{cell} shows {number}", cell=cell, number=most(left))
    if bounds.at_most:
        return Sentence("{cell} shows at most {number}", cell=cell, number=number)
    return Sentence("{cell} shows at least {number}", cell=cell, number=number)
