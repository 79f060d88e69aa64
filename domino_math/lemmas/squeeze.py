"""Lemmas from extremes: a group whose least or greatest numbers only just make its total."""

from collections.abc import Iterator, Mapping

from domino_math.constraints import Filling, Total
from domino_math.constraints.claims import claim
from domino_math.i18n import Sentence, at_start
from domino_math.layout import Cell
from domino_math.lemmas.known import alone
from domino_math.lemmas.lemma import Lemma
from domino_math.puzzle import Puzzle

_About = Mapping[Cell, list[Total]]  # the totals that speak about a cell alone

# Longer groups are left to the solver: nobody follows "fifteen numbers between 0 and 6".
_SHORT = 8


def squeezed(puzzle: Puzzle) -> Iterator[Lemma]:
    """Find short groups whose total leaves one possibility for each cell, or none.

    Proof: if even the least numbers that the cells can show add up to the total, no cell can show
    more than its least; if they add up to more, there is no way at all. Likewise for the greatest.
    """
    about = _totals_of_one_cell(puzzle)
    for constraint in puzzle.constraints:
        if not isinstance(constraint, Total) or constraint.relation == "in":
            continue
        if 1 < len(constraint.group.cells) <= _SHORT:
            yield from _squeeze(puzzle, constraint, about)


def _squeeze(puzzle: Puzzle, total: Total, about: _About) -> Iterator[Lemma]:
    cells, value = total.group.cells, total.values[0]
    choices = {cell: _numbers_at(puzzle, cell, about) for cell in cells}
    if not all(choices.values()):
        return
    least = {cell: min(numbers) for cell, numbers in choices.items()}
    most = {cell: max(numbers) for cell, numbers in choices.items()}
    lowest, highest = sum(least.values()), sum(most.values())
    rests_on = (total, *(c for cell in cells for c in about.get(cell, ())))
    claimed = at_start(claim(total))
    # The total lies between `low` and `high`, as far as the constraint says.
    low = {"=": value, ">": value + 1, "<": lowest}[total.relation]
    high = {"=": value, "<": value - 1, ">": highest}[total.relation]
    if high < lowest:
        reason = _impossible(claimed, _at_least(tuple(least.values())))
        yield Lemma("too little", reason, rests_on, contradiction=True)
    elif low > highest:
        reason = _impossible(claimed, _at_most(tuple(most.values())))
        yield Lemma("too much", reason, rests_on, contradiction=True)
    elif lowest < highest and (high == lowest or low == highest):
        forced, bound = (least, _at_least) if high == lowest else (most, _at_most)
        reason = Sentence(
            "{claim}. {bound} So {conclusion}.",
            claim=claimed,
            bound=at_start(bound(tuple(forced.values()))),
            conclusion=_all_of_them(forced),
        )
        gives = tuple(Total(alone(cell), "=", (number,)) for cell, number in forced.items())
        yield Lemma("squeezed", reason, rests_on, gives)


def _impossible(claimed: Sentence, bound: Sentence) -> Sentence:
    return Sentence("{claim}. But {bound} Impossible.", claim=claimed, bound=bound)


def _at_least(numbers: tuple[int, ...]) -> Sentence:
    if len(set(numbers)) == 1:
        return Sentence(
            "each of these {count} numbers is at least {number}, so together they make at least "
            "{total}.",
            count=len(numbers),
            number=numbers[0],
            total=sum(numbers),
        )
    return Sentence(
        "these {count} numbers are at least {numbers}, so together they make at least {total}.",
        count=len(numbers),
        numbers=numbers,
        total=sum(numbers),
    )


def _at_most(numbers: tuple[int, ...]) -> Sentence:
    if len(set(numbers)) == 1:
        return Sentence(
            "each of these {count} numbers is at most {number}, so together they make at most "
            "{total}.",
            count=len(numbers),
            number=numbers[0],
            total=sum(numbers),
        )
    return Sentence(
        "these {count} numbers are at most {numbers}, so together they make at most {total}.",
        count=len(numbers),
        numbers=numbers,
        total=sum(numbers),
    )


def _all_of_them(forced: dict[Cell, int]) -> Sentence:
    first, *others = set(forced.values())
    if not others and len(forced) == 2:
        return Sentence("both are {number}", number=first)
    if not others:
        return Sentence("all {count} of them are {number}", count=len(forced), number=first)
    each = tuple(claim(Total(alone(cell), "=", (number,))) for cell, number in forced.items())
    return Sentence("{each}", each=each)


def _totals_of_one_cell(puzzle: Puzzle) -> _About:
    """Sort them by cell once: looking for them at each cell would take the square of the time."""
    about: dict[Cell, list[Total]] = {}
    for constraint in puzzle.constraints:
        if isinstance(constraint, Total) and len(constraint.group.cells) == 1:
            about.setdefault(constraint.group.cells[0], []).append(constraint)
    return about


def _numbers_at(puzzle: Puzzle, cell: Cell, about: _About) -> list[int]:
    """The numbers that a cell can show as far as is known."""
    given = puzzle.given_at.get(cell)
    numbers = puzzle.supply.numbers if given is None else (given,)
    known = about.get(cell, ())
    return [n for n in numbers if all(c.holds(Filling({cell: n}, {})) for c in known)]
