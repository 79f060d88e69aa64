"""What is wrong with a table, in words of any language: what `dm.check` finds, and said anew."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import domino_math as dm
from domino_math.i18n import Sentence, at_start


@dataclass(frozen=True)
class Fault:
    """Something that is wrong, and the cells where it is seen."""

    said: Sentence
    cells: tuple[dm.Cell, ...] = ()


def faults(puzzle: dm.Puzzle, laid: dm.Solution) -> tuple[Fault, ...]:
    """Return what is wrong so far. That cells are bare and tiles left over is no fault yet.

    >>> row = dm.layout_of(dm.Row(2))
    >>> whole = dm.Total(row.group_named["the whole line"], "=", (9,))
    >>> puzzle = dm.Puzzle("nine", row, dm.double_set(6), (whole,), every_tile=False)
    >>> laid = dm.Solution([dm.Placement(row.slots[0], (4, 4))])
    >>> [fault.said.text("en") for fault in faults(puzzle, laid)]
    ['The whole line adds up to 9, but now it is 8.']
    """
    demands = {constraint.describe(): constraint for constraint in puzzle.constraints}
    broken = (
        Fault(_broken(demands[found.constraint], laid, found), found.cells)
        for found in dm.check(puzzle, laid)
        if found.constraint in demands
    )
    return (
        *_too_often(puzzle, laid),
        *_against_given(puzzle, laid),
        *broken,
        *_too_many(puzzle, laid),
    )


def whole(puzzle: dm.Puzzle, laid: dm.Solution) -> bool:
    """Whether every cell is covered, so that the puzzle may be solved."""
    return 2 * len(laid) == len(puzzle.layout.cells)


def _too_often(puzzle: dm.Puzzle, laid: dm.Solution) -> Iterator[Fault]:
    for tile, times in sorted(Counter(placement.tile for placement in laid).items()):
        there = puzzle.supply.count(tile)
        if times > there:
            said = Sentence(
                "Tile {tile} lies there {times} {times:time|times}, but the set has {there}.",
                tile=str(tile),
                times=times,
                there=there,
            )
            cells = tuple(
                cell for placement in laid if placement.tile == tile for cell in placement.cells
            )
            yield Fault(said, cells)


def _too_many(puzzle: dm.Puzzle, laid: dm.Solution) -> Iterator[Fault]:
    """Groups that are not complete, and show more already than they may have in the end."""
    pips = laid.filling().pips
    for constraint in puzzle.constraints:
        match constraint:
            case dm.Total(relation="=" | "<"):
                cells = tuple(cell for cell in constraint.group.cells if cell in pips)
                now, most = sum(pips[cell] for cell in cells), constraint.values[0]
                over = now > most if constraint.relation == "=" else now >= most
                if over and len(cells) < len(constraint.group.cells):
                    said = Sentence(
                        "{claim}, but now it is {total} already.",
                        claim=at_start(dm.claim(constraint)),
                        total=now,
                    )
                    yield Fault(said, cells)


def _against_given(puzzle: dm.Puzzle, laid: dm.Solution) -> Iterator[Fault]:
    for placement in laid:
        for cell, number in zip(placement.cells, placement.pips, strict=True):
            given = puzzle.given_at.get(cell, number)
            if given != number:
                said = Sentence(
                    "The number {given} stands there, and not {number}.",
                    given=given,
                    number=number,
                )
                yield Fault(said, (cell,))


def _broken(constraint: Any, laid: dm.Solution, found: dm.Violation) -> Sentence:
    pips = laid.filling().pips
    match constraint:
        case dm.Total():
            total = sum(pips[cell] for cell in constraint.group.cells)
            claimed = at_start(dm.claim(constraint))
            return Sentence("{claim}, but now it is {total}.", claim=claimed, total=total)
        case dm.Matching():
            one, other = (pips[cell] for cell in found.cells)
            return Sentence(
                "Here {one} meets {other}, but ends that meet have to be equal.",
                one=one,
                other=other,
            )
    return Sentence("{claim}: that is not so yet.", claim=at_start(dm.claim(constraint)))
