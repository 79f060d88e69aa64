"""An equation as a fold: what is worked out already is kept as one balance.

The balance is the left side less the right one, as far as it is known. A digit of a number that
stands alone in its term goes into it at once. Numbers that are multiplied or divided by others are
put together digit by digit, and go into it when all numbers of their term are complete.
"""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import prod

from domino_math.constraints.fold import Fold
from domino_math.constraints.term import Term
from domino_math.layout import Cell, Group

_Range = tuple[int, int]


@dataclass(frozen=True)
class _State:
    """Which cells are read, the balance, and the numbers of terms that are not complete yet."""

    read: frozenset[Cell]
    balance: Fraction | int
    numbers: tuple[int, ...]


def equation_fold(left: Sequence[Term], right: Sequence[Term], shown: tuple[int, ...]) -> Fold:
    """Return the fold of an equation; `shown` are the numbers that cells can show."""
    sides = [(term, 1) for term in left] + [(term, -1) for term in right]
    cells = frozenset(cell for term, _ in sides for group in term.numbers for cell in group.cells)
    start = sum(sign * term.constant for term, sign in sides if not term.numbers)
    alone = [(t.times[0], sign * t.constant) for t, sign in sides if _is_alone(t)]
    joint = [(t, sign) for t, sign in sides if t.numbers and not _is_alone(t)]
    cells_of = {
        term: frozenset(cell for group in term.numbers for cell in group.cells) for term, _ in joint
    }
    weight = {cell: sum(c * _weight(g, cell) for g, c in alone) for cell in cells}
    groups = tuple(dict.fromkeys(group for term, _ in joint for group in term.numbers))
    least, most = min(shown), max(shown)

    @cache
    def unread(group: Group, known: frozenset[Cell]) -> int:
        """What the digits that are not known yet are worth in a number, each being 1."""
        return sum(_weight(group, cell) for cell in group.cells if cell not in known)

    @cache
    def alone_unread(known: frozenset[Cell]) -> tuple[Fraction | int, Fraction | int]:
        """The least and the greatest that the unknown digits of numbers alone can come to."""
        ends = [sorted((weight[c] * least, weight[c] * most)) for c in cells - known]
        return sum(low for low, _ in ends), sum(high for _, high in ends)

    def read(state: _State, cell: Cell, number: int) -> Hashable | None:
        known = state.read | {cell}
        balance = state.balance + weight[cell] * number
        values = {
            group: value + _weight(group, cell) * number
            for group, value in zip(groups, state.numbers, strict=True)
        }
        low, high = alone_unread(known)
        unfinished: set[Group] = set()
        for term, sign in joint:
            its_cells = cells_of[term]
            if its_cells <= state.read:
                continue  # it is in the balance already
            ranges = {
                group: (
                    values[group] + unread(group, known) * least,
                    values[group] + unread(group, known) * most,
                )
                for group in term.numbers
            }
            if any(ranges[group][1] == 0 for group in term.over):
                return None
            ends = _ends(term, ranges)
            ends = (sign * ends[0], sign * ends[1])
            if its_cells <= known:
                balance += ends[0]
            else:
                low, high = low + min(ends), high + max(ends)
                unfinished.update(term.numbers)
        if not low <= -balance <= high:
            return None
        left_over = tuple(values[group] if group in unfinished else 0 for group in groups)
        return _State(known, balance, left_over)

    return Fold(cells, _State(frozenset(), start, (0,) * len(groups)), read)


def _is_alone(term: Term) -> bool:
    return len(term.times) == 1 and not term.over


def _weight(group: Group, cell: Cell) -> int:
    """What a digit on this cell is worth in a number: 1, 10, 100 …, or 0 if it has no part."""
    places = len(group.cells) - 1
    return 10 ** (places - group.cells.index(cell)) if cell in group.cells else 0


def _ends(term: Term, ranges: Mapping[Group, _Range]) -> tuple[Fraction | int, Fraction | int]:
    """The least and the greatest that a term can be; nothing is divided by 0."""
    above = [prod(ranges[group][end] for group in term.times) for end in (0, 1)]
    below = [prod(max(1, ranges[group][end]) for group in term.over) for end in (0, 1)]
    if not term.over:  # whole numbers stay so: fractions are slow
        ends = (term.constant * above[0], term.constant * above[1])
    else:
        ends = (
            term.constant * Fraction(above[0], below[1]),
            term.constant * Fraction(above[1], below[0]),
        )
    return min(ends), max(ends)
