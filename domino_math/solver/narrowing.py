"""What each cell can still show, before a model is built: a small model is built and solved sooner.

Bounds   of a total: what the other cells show at least, or at most, leaves room for so much here
Support  of a number on a cell: a tile that has it, whose other half may lie on a cell beside it

Nothing here decides; whatever is taken away is in no solution.
"""

from collections.abc import Iterable, Iterator, Mapping

from domino_math.constraints import Alike, Constraint, Count, Distinct, Total
from domino_math.layout import Cell
from domino_math.puzzle import Placement, Puzzle
from domino_math.tiles import Supply

_Possible = dict[Cell, set[int]]
_Partners = Mapping[int, tuple[int, ...]]

# Each round takes away at least one number; on large layouts there could be very many.
_MOST_ROUNDS = 20


def narrowed(puzzle: Puzzle, constraints: Iterable[Constraint]) -> Iterator[Placement]:
    """Yield the placements that may be in a solution, slot by slot.

    They are candidates of the puzzle, and among them are all that solutions consist of.

    >>> from domino_math.layout import Group, Row, layout_of
    >>> from domino_math.tiles import double_set
    >>> row = layout_of(Row(2))
    >>> total = Total(Group("the row", row.cells), "<", (1,))
    >>> [str(placement) for placement in narrowed(Puzzle("row", row, double_set(6)), [total])]
    ['0-0 on row 1, columns 1 and 2']
    """
    partners = _partners(puzzle.supply)
    possible = _possible_numbers(puzzle, partners, tuple(constraints))
    for slot in puzzle.layout.slots:
        a, b = (possible[cell] for cell in slot)
        for left in sorted(a):
            for right in partners[left]:
                if right in b:
                    yield Placement(slot, (left, right))


def _possible_numbers(
    puzzle: Puzzle, partners: _Partners, constraints: tuple[Constraint, ...]
) -> _Possible:
    """Return the numbers that each cell may show in a solution, perhaps with some too many."""
    every = set(partners)
    possible = {
        cell: every & {puzzle.given_at[cell]} if cell in puzzle.given_at else set(every)
        for cell in puzzle.layout.cells
    }
    left = sum(map(len, possible.values()))
    for _ in range(_MOST_ROUNDS):
        _keep_supported(puzzle, partners, possible)
        for constraint in constraints:
            _obey(constraint, puzzle.supply, possible)
        before, left = left, sum(map(len, possible.values()))
        if left == before:
            break
    return possible


def _partners(supply: Supply) -> _Partners:
    """For each number, those that share a tile with it, ascending."""
    found: dict[int, set[int]] = {number: set() for number in supply.numbers}
    for tile in supply.kinds:
        found[tile.low].add(tile.high)
        found[tile.high].add(tile.low)
    return {number: tuple(sorted(others)) for number, others in found.items()}


def _keep_supported(puzzle: Puzzle, partners: _Partners, possible: _Possible) -> None:
    """Keep on each cell what some tile can show there, its other half on a cell beside it."""
    for cell, slots in puzzle.layout.slots_of.items():
        beside = set().union(*(possible[b if a == cell else a] for a, b in slots))
        possible[cell] = {n for n in possible[cell] if not beside.isdisjoint(partners[n])}


def _obey(constraint: Constraint, supply: Supply, possible: _Possible) -> None:
    """Take away what breaks one constraint, whatever the cells beside it show."""
    match constraint:
        case Total(group, relation, values):
            _keep_total(group.cells, relation, values, possible)
        case Alike(group):
            cells = group.cells
            same = set.intersection(*(possible[cell] for cell in cells))
            # So many halves with this number have to be there.
            same = {number for number in same if supply.halves(number) >= len(cells)}
            possible.update((cell, set(same)) for cell in cells)
        case Distinct(group):
            for cell in group.cells:
                if len(possible[cell]) == 1:
                    for other in group.cells:
                        if other != cell:
                            possible[other] = possible[other] - possible[cell]
        case Count(group, number, 0):
            for cell in group.cells:
                possible[cell].discard(number)


def _keep_total(
    cells: tuple[Cell, ...], relation: str, values: tuple[int, ...], possible: _Possible
) -> None:
    """Keep what leaves the other cells of a group the room to make up the total."""
    numbers = [possible[cell] for cell in cells]
    if not all(numbers):
        return
    least, most = sum(map(min, numbers)), sum(map(max, numbers))
    lowest = min(values) + (relation == ">") if relation != "<" else least
    highest = max(values) - (relation == "<") if relation != ">" else most
    for cell, here in zip(cells, numbers, strict=True):
        at_least = lowest - (most - max(here))
        at_most = highest - (least - min(here))
        if min(here) < at_least or max(here) > at_most:
            possible[cell] = {number for number in here if at_least <= number <= at_most}
