"""Lemma from equal pairs: whether the number without a partner is odd or even."""

from collections.abc import Iterator, Mapping

from domino_math.constraints import Matching, Total
from domino_math.constraints.claims import claim
from domino_math.i18n import Sentence
from domino_math.layout import Cell
from domino_math.lemmas.joints import fixed_joints
from domino_math.lemmas.known import alone
from domino_math.lemmas.lemma import Lemma
from domino_math.puzzle import Puzzle
from domino_math.wording.groups import group_in_words, groups_in_words
from domino_math.wording.numbers import numbers_in_words
from domino_math.wording.places import cells_in_words


def equal_pairs(puzzle: Puzzle) -> Iterator[Lemma]:
    """Find the parity of the one cell of a group that is not half of an equal pair.

    Proof: the two cells of a joint show the same number, so joints inside a group add up to an
    even number. What is left of the group's total has the total's parity.
    """
    matching, joints = fixed_joints(puzzle)
    if matching is None:
        return
    # Each cell is in one joint at most, so that a cell has one other that it meets.
    meets = {one: other for a, b in joints for one, other in ((a, b), (b, a))}
    alone: dict[int, dict[Cell, Total]] = {}
    for total in puzzle.constraints:
        if not isinstance(total, Total) or total.relation != "=" or len(total.group.cells) < 2:
            continue
        inside = set(total.group.cells)
        unpaired = [cell for cell in total.group.cells if meets.get(cell) not in inside]
        value = total.values[0]
        if not unpaired and value % 2:
            reason = Sentence(
                "Ends that meet are equal, so the numbers of {group} come in equal pairs and add "
                "up to an even number. But {claim}, which is odd. Impossible.",
                group=group_in_words(total.group),
                claim=claim(total),
            )
            yield Lemma("equal pairs", reason, (matching, total), contradiction=True)
        elif len(unpaired) == 1:
            alone.setdefault(value % 2, {})[unpaired[0]] = total
    for parity, totals in alone.items():
        yield _parity_of(puzzle, matching, parity, totals)


def _parity_of(
    puzzle: Puzzle, matching: Matching, parity: int, totals: Mapping[Cell, Total]
) -> Lemma:
    numbers = tuple(number for number in puzzle.supply.numbers if number % 2 == parity)
    rests_on = (matching, *totals.values())
    values = tuple(sorted({total.values[0] for total in totals.values()}))
    corners = {cell for group in puzzle.layout.groups.get("corners", ()) for cell in group.cells}
    in_corners = corners >= totals.keys()
    if in_corners:
        cells = Sentence("each such corner")
        if len(totals) == 1:
            cells = Sentence("that corner")
        elif corners == totals.keys():
            cells = Sentence("every corner")
    else:
        cells = Sentence("each of the cells {cells}", cells=cells_in_words(totals))
        if len(totals) == 1:
            cells = Sentence("that cell")
    groups = groups_in_words(total.group for total in totals.values())
    reason = Sentence(
        "{pairs} {parity}",
        pairs=_all_but_one(groups, len(totals) == 1, in_corners=in_corners),
        parity=_odd(values, cells, numbers) if parity else _even(values, cells, numbers),
    )
    if not numbers:
        return Lemma("equal pairs", reason, rests_on, contradiction=True)
    gives = tuple(Total(alone(cell), "in", numbers) for cell in totals)
    return Lemma("equal pairs", reason, rests_on, gives)


def _all_but_one(groups: tuple[Sentence, ...], is_one: bool, *, in_corners: bool) -> Sentence:
    if is_one and in_corners:
        return Sentence(
            "Ends that meet are equal. So the numbers along {group} come in equal pairs, but for "
            "one corner.",
            group=groups[0],
        )
    if is_one:
        return Sentence(
            "Ends that meet are equal. So the numbers along {group} come in equal pairs, but for "
            "one cell.",
            group=groups[0],
        )
    if in_corners:
        return Sentence(
            "Ends that meet are equal. So the numbers along {groups} come in equal pairs, but for "
            "one corner each.",
            groups=groups,
        )
    return Sentence(
        "Ends that meet are equal. So the numbers along {groups} come in equal pairs, but for one "
        "cell each.",
        groups=groups,
    )


def _odd(values: tuple[int, ...], cells: Sentence, numbers: tuple[int, ...]) -> Sentence:
    """What follows for the cells without a partner from odd totals."""
    start = Sentence(
        "Equal pairs add up to an even number, and {values} {count:is|are} odd: so {cells} is odd",
        values=values,
        count=len(values),
        cells=cells,
    )
    if not numbers:
        return Sentence("{start}, and no number in the supply is odd. Impossible.", start=start)
    return Sentence("{start}: {numbers}.", start=start, numbers=numbers_in_words(numbers))


def _even(values: tuple[int, ...], cells: Sentence, numbers: tuple[int, ...]) -> Sentence:
    """What follows for the cells without a partner from even totals."""
    start = Sentence(
        "Equal pairs add up to an even number, and {values} {count:is|are} even: so {cells} is "
        "even",
        values=values,
        count=len(values),
        cells=cells,
    )
    if not numbers:
        return Sentence("{start}, and no number in the supply is even. Impossible.", start=start)
    return Sentence("{start}: {numbers}.", start=start, numbers=numbers_in_words(numbers))
