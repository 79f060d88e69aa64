"""Heaps on a free table: tiles that touch, counted as tens and twenties.

The rule comes from a child of a second grade: a ten stands upright, a twenty lies flat, so that
nobody mixes them up.
"""

from collections.abc import Iterator

import domino_math as dm
from domino_math.i18n import Sentence
from domino_math.widgets.sums import Line

TEN, TWENTY = 10, 20
Heap = tuple[dm.Placement, ...]


def heaps(laid: dm.Solution) -> Iterator[Heap]:
    """Yield the tiles that hang together, heap by heap, in the order in which they lie.

    >>> row = dm.layout_of(dm.Rectangle(1, 7))
    >>> lie = [dm.Placement((dm.Cell(0, at), dm.Cell(0, at + 1)), (5, 5)) for at in (0, 2, 5)]
    >>> [len(heap) for heap in heaps(dm.Solution(lie))]
    [2, 1]
    """
    left = list(laid)
    while left:
        heap = [left.pop(0)]
        for placement in heap:  # grows while it is gone through
            around = {beside for cell in placement.cells for beside in cell.neighbours()}
            touching = [each for each in left if not around.isdisjoint(each.cells)]
            heap += touching
            left = [each for each in left if each not in touching]
        yield tuple(heap)


def tens_and_twenties(_puzzle: dm.Puzzle, laid: dm.Solution) -> tuple[Line, ...]:
    """Return how many tens and twenties lie there, the pips counted so, and each other heap.

    >>> stands = dm.Placement((dm.Cell(0, 0), dm.Cell(1, 0)), (5, 5))
    >>> [line.said.text("en") for line in tens_and_twenties(None, dm.Solution([stands]))]
    ['1 ten and 0 twenties: 10 pips']
    """
    found = list(heaps(laid))
    tens = sum(_pips(heap) == TEN and _all_stand(heap) for heap in found)
    twenties = sum(_pips(heap) == TWENTY and _all_lie(heap) for heap in found)
    counted = Line(
        Sentence(
            "{tens} {tens:ten|tens} and {twenties} {twenties:twenty|twenties}: {pips} pips",
            tens=tens,
            twenties=twenties,
            pips=TEN * tens + TWENTY * twenties,
        )
    )
    return (counted, *(line for heap in found if (line := _line(heap))))


def _line(heap: Heap) -> Line | None:
    """What is to be said of a heap that is not counted yet."""
    pips = _pips(heap)
    tiles = tuple(str(placement.tile) for placement in heap)
    if pips == TEN:
        said = Sentence("{tiles}: a ten, but it has to stand", tiles=tiles)
        return None if _all_stand(heap) else Line(said, "wrong")
    if pips == TWENTY:
        said = Sentence("{tiles}: a twenty, but it has to lie", tiles=tiles)
        return None if _all_lie(heap) else Line(said, "wrong")
    if pips > TWENTY:
        said = Sentence("{tiles}: {pips}, too many", tiles=tiles, pips=pips)
        return Line(said, "wrong")
    up_to = TEN if pips < TEN else TWENTY
    said = Sentence(
        "{tiles}: {pips}, still {more} to {up_to}",
        tiles=tiles,
        pips=pips,
        more=up_to - pips,
        up_to=up_to,
    )
    return Line(said)


def _pips(heap: Heap) -> int:
    return sum(placement.tile.pips for placement in heap)


def _all_stand(heap: Heap) -> bool:
    return all(a.column == b.column for a, b in (placement.cells for placement in heap))


def _all_lie(heap: Heap) -> bool:
    return all(a.row == b.row for a, b in (placement.cells for placement in heap))
