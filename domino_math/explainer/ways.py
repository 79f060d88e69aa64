"""The ways in which cells can make a total with the halves that are left."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from domino_math.explainer.choices import bits
from domino_math.explainer.numbers import fitting, least, most

Sum = tuple[int, ...]

# More cells than this are only added up, without a look at which halves are left.
_MOST_CELLS = 6
_MOST_SUMS = 60


@dataclass(frozen=True)
class Ways:
    """What each cell shows (bits) in one of the `sums`, which are () if there are too many.

    `scarce`: there would be more sums if some numbers did not stand on so few halves.
    """

    numbers: tuple[int, ...]
    sums: tuple[Sum, ...] = ()
    scarce: bool = False


def ways(cells: Sequence[int], totals: int, halves: Mapping[int, int]) -> Ways:
    """Return the ways to make one of some totals (bits) on cells that can show these numbers.

    `halves` holds how often a number can be used, where that is less often than there are cells.

    >>> found = ways([0b1111110, 0b1111100], 1 << 10, {5: 1})
    >>> found.sums, found.scarce, [bin(numbers) for numbers in found.numbers]
    (((4, 6),), True, ['0b1010000', '0b1010000'])
    """
    rough = fitting(cells, totals)
    if rough is None:
        return Ways(tuple(cells))
    if not all(rough) or len(cells) > _MOST_CELLS:
        return Ways(tuple(rough))
    found = [0] * len(cells)
    sums, scarce = [], False
    for looked_at, numbers in enumerate(_sums(rough, totals)):
        if looked_at == _MOST_SUMS:
            return Ways(tuple(rough))
        if not any(on_cells := _on_cells(rough, numbers)):
            continue
        if any(numbers.count(number) > count for number, count in halves.items()):
            scarce = True
            continue
        sums.append(numbers)
        found = [one | other for one, other in zip(found, on_cells, strict=True)]
    return Ways(tuple(found), tuple(sums), scarce)


def _sums(cells: Sequence[int], totals: int) -> Iterator[Sum]:
    """Yield ascending numbers, as many as cells, that add up to one of the totals."""
    every = 0
    for numbers in cells:
        every |= numbers
    high, highest = most(every), most(totals)

    def extend(chosen: Sum, total: int, start: int) -> Iterator[Sum]:
        left = len(cells) - len(chosen)
        if not left:
            if totals >> total & 1:
                yield chosen
            return
        for number in bits(every >> start << start):
            if total + left * number > highest:
                return
            if total + number + (left - 1) * high >= least(totals):
                yield from extend((*chosen, number), total + number, number)

    return extend((), 0, 0)


def _on_cells(cells: Sequence[int], numbers: Sum) -> list[int]:
    """What each cell shows when the numbers are spread over the cells in all possible ways."""
    every = (1 << len(cells)) - 1
    # The sets of cells that the first numbers can fill.
    filled = [{0}]
    for number in numbers:
        open_to = [1 << place for place, mask in enumerate(cells) if mask >> number & 1]
        filled.append({done | cell for done in filled[-1] for cell in open_to if not done & cell})
    found = [0] * len(cells)
    completed = {every} & filled[-1]
    for number, before in zip(reversed(numbers), reversed(filled[:-1]), strict=True):
        earlier = set()
        for done in completed:
            for place, mask in enumerate(cells):
                if done >> place & mask >> number & 1 and done ^ 1 << place in before:
                    found[place] |= 1 << number
                    earlier.add(done ^ 1 << place)
        completed = earlier
    return found
