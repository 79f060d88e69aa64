"""Counting the halves of a number in the whole supply."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.technique import Detailed, Technique
from domino_math.i18n import Sentence
from domino_math.layout import Cell
from domino_math.wording.places import cells_in_words


@dataclass(frozen=True)
class _Halves:
    """A number, its halves, and the cells that show it, or can: as many as there are halves."""

    number: int
    halves: int
    cells: tuple[Cell, ...]
    certain: bool


class HalvesOfANumber(Technique[Detailed[_Halves]]):
    """All halves of a number have their cells, or there are just enough cells for them."""

    name = "halves-of-a-number"
    grade = "hard"

    def find(self, known: Knowledge) -> Iterator[Detailed[_Halves]]:
        puzzle = known.choices.puzzle
        if len(puzzle.given) == len(puzzle.layout.cells):
            return
        for number in puzzle.supply.numbers:
            halves, mask = puzzle.supply.halves(number), 1 << number
            certain = known.certain.get(number, frozenset())
            can = {cell for cell, numbers in known.numbers.items() if numbers & mask}
            others = can - certain
            if len(certain) > halves or (len(certain) == halves and others):
                removes = 0
                for cell in others if len(certain) == halves else ():
                    removes |= known.showing(cell, mask)
                detail = _Halves(number, halves, tuple(sorted(certain)), True)
                yield Detailed(removes=removes, cells=detail.cells, detail=detail)
            if puzzle.every_tile and (len(can) < halves or (len(can) == halves and others)):
                removes = 0
                for cell in others if len(can) == halves else ():
                    removes |= known.showing(cell, known.numbers[cell] & ~mask)
                detail = _Halves(number, halves, tuple(sorted(can)), False)
                yield Detailed(removes=removes, cells=detail.cells, detail=detail)

    def tell(self, known: Knowledge, finding: Detailed[_Halves]) -> Sentence:
        found = finding.detail
        values: dict[str, Any] = {
            "number": found.number,
            "halves": found.halves,
            "cells": len(found.cells),
        }
        if found.certain and not finding.removes:
            return Sentence(
                "{number} stands on {halves} {halves:half|halves} only, but {cells} {cells:cell "
                "shows|cells show} it.",
                **values,
            )
        if not finding.removes:
            return Sentence(
                "{number} stands on {halves} {halves:half|halves}, but only {cells} {cells:cell|"
                "cells} can show it.",
                **values,
            )
        values["cells"] = cells_in_words(found.cells)
        if found.certain:
            return Sentence(
                "{number} stands on {halves} {halves:half|halves}, and {halves:it has its cell|"
                "all have their cells}: {cells}. So no other cell shows {number}.",
                **values,
            )
        return Sentence(
            "{number} stands on {halves} {halves:half|halves}, and just so many cells can still "
            "show it: {cells}. So they do.",
            **values,
        )

    def rests_on(self, known: Knowledge, finding: Detailed[_Halves]) -> int:
        found = finding.detail
        if found.certain:
            return known.not_showing(found.cells)
        rests_on = 0
        for cell, showing in known.choices.showing.items():
            if cell not in found.cells:
                rests_on |= showing.get(found.number, 0)
        return rests_on

    @property
    def advice(self) -> Sentence:
        return Sentence(
            "Count the halves with one number, on all tiles, and the cells that show it or can."
        )
