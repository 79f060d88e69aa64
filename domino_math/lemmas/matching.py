"""Lemmas from matching: where ends meet, equal halves stand in pairs."""

from collections import Counter
from collections.abc import Iterator, Mapping

from domino_math.constraints import Alike, Count, Matching, Total
from domino_math.i18n import Sentence
from domino_math.layout import Cell, Group, Joint, make_slot
from domino_math.lemmas.known import alone, known_cells, saying, where
from domino_math.lemmas.lemma import Lemma
from domino_math.puzzle import Puzzle
from domino_math.tiles import Tile
from domino_math.wording.claims import claim
from domino_math.wording.groups import group_in_words, groups_in_words
from domino_math.wording.numbers import numbers_in_words
from domino_math.wording.places import cells_in_words


def equal_pairs(puzzle: Puzzle) -> Iterator[Lemma]:
    """Find the parity of the one cell of a group that is not half of an equal pair.

    Proof: the two cells of a joint show the same number, so joints inside a group add up to an
    even number. What is left of the group's total has the total's parity.
    """
    matching, joints = _fixed_joints(puzzle)
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


def joints_of_a_number(puzzle: Puzzle) -> Iterator[Lemma]:
    """Count the joints that each number fills.

    Proof: a joint takes two halves of one number, and with every tile used all halves of a number
    lie somewhere. So the halves of a number that do not lie at a free end come in pairs.
    """
    matching = next((c for c in puzzle.constraints if isinstance(c, Matching)), None)
    if matching is None or not puzzle.every_tile or not _each_in_one_joint(puzzle, matching):
        return
    halves = {number: puzzle.supply.halves(number) for number in puzzle.supply.numbers}
    odd = [number for number in halves if halves[number] % 2]
    joined = matching.cells  # once: it is made anew each time
    free = [cell for cell in puzzle.layout.cells if cell not in joined]
    if len(odd) > len(free):
        yield _too_many_odd(matching, odd, halves, len(free))
    elif not free:
        fixed_matching, joints = _fixed_joints(puzzle)
        if fixed_matching:
            yield _filled_joints(matching, joints, halves)
    elif len(free) == 2 and not odd:
        ends = Group("the two ends", tuple(free), many=True)
        reason = Sentence(
            "Two equal halves meet wherever ends meet, and every number stands on an even number "
            "of halves. So what is left of a number at one end is there at the other end too: "
            "the two ends show the same number."
        )
        yield Lemma("equal ends", reason, (matching,), (Alike(ends),))
    elif len(odd) == len(free):
        ends = Group("the free ends", tuple(free), many=True)
        reason = Sentence(
            "Two equal halves meet wherever ends meet, and {numbers} stand on an odd number of "
            "halves each. So each of these numbers stands at one of the {ends} free ends.",
            numbers=tuple(odd),
            ends=len(free),
        )
        gives = tuple(Count(ends, number, 1) for number in odd)
        yield Lemma("odd numbers at the ends", reason, (matching,), gives)


def _too_many_odd(
    matching: Matching, odd: list[int], halves: Mapping[int, int], ends: int
) -> Lemma:
    start = _stand_on_odd(odd, halves)
    reason = Sentence(
        "{start} But two equal halves meet wherever ends meet, and every end meets another, so "
        "each number stands on an even number of halves. Impossible.",
        start=start,
    )
    if ends:
        reason = Sentence(
            "{start} Two equal halves meet wherever ends meet, so each of these numbers has a half "
            "left at a loose end, one that meets nothing. {numbers} "
            "{numbers:number needs|numbers need} {numbers} loose {numbers:end|ends}, but there "
            "{ends:is|are} only {ends}. Impossible.",
            start=start,
            numbers=len(odd),
            ends=ends,
        )
    return Lemma("odd numbers of halves", reason, (matching,), contradiction=True)


def _stand_on_odd(odd: list[int], halves: Mapping[int, int]) -> Sentence:
    different = tuple(sorted({halves[number] for number in odd}))
    if len(odd) == 1:
        return Sentence(
            "{number} stands on an odd number of halves ({halves}).",
            number=odd[0],
            halves=different,
        )
    if len(different) == 1:
        return Sentence(
            "{numbers} each stand on an odd number of halves ({halves}).",
            numbers=tuple(odd),
            halves=different,
        )
    return Sentence(
        "{numbers} stand on an odd number of halves ({halves}).",
        numbers=tuple(odd),
        halves=different,
    )


def _filled_joints(
    matching: Matching, joints: tuple[Joint, ...], halves: Mapping[int, int]
) -> Lemma:
    # One cell of each joint tells which number fills it.
    places = Group("the joints", tuple(a for a, _ in joints), many=True)
    gives = tuple(Count(places, number, count // 2) for number, count in halves.items())
    if len(set(halves.values())) == 1:
        count = next(iter(halves.values()))
        fills = Sentence(
            "Each number stands on {count} halves, so it fills exactly {joints} "
            "{joints:joint|joints}.",
            count=count,
            joints=count // 2,
        )
    else:
        each = tuple(
            Sentence("{number} fills {joints}", number=number, joints=count // 2)
            for number, count in halves.items()
        )
        fills = Sentence(
            "So each number fills half as many joints as it has halves: {each}.", each=each
        )
    reason = Sentence(
        "At each joint two ends meet with equal halves, and every end meets another. {fills}",
        fills=fills,
    )
    return Lemma("joints of a number", reason, (matching,), gives)


def double_between_joints(puzzle: Puzzle) -> Iterator[Lemma]:
    """Find numbers whose joints are all known, none of them next to each other.

    Proof: the double of a number lies between two joints next to each other and makes both of
    them that number. If the number fills k joints, and k joints that are not next to each other
    are known to be its own, no room is left for its double.
    """
    matching, joints = _fixed_joints(puzzle)
    known = known_cells(puzzle)
    if matching is None or not known or matching.cells != frozenset(puzzle.layout.cells):
        return
    places = {a for a, _ in joints}
    for count in puzzle.constraints:
        if not isinstance(count, Count) or set(count.group.cells) != places:
            continue
        number, its_double = count.number, _double_of(puzzle, count.number)
        filled = [joint for joint in joints if any(known.get(c) == number for c in joint)]
        cells = {cell for joint in filled for cell in joint}
        beside = any(cells.issuperset(slot) for slot in puzzle.layout.slots)
        if its_double and puzzle.every_tile and len(filled) == count.times and not beside:
            reason = Sentence(
                "{joints} But the tile {double} lies between two joints next to each other and "
                "makes both of them {number}. Impossible.",
                joints=_its_joints(puzzle, known, number, len(filled)),
                double=Tile(number, number),
                number=number,
            )
        elif len(filled) > count.times:
            reason = Sentence(
                "{number} fills only {joints} {joints:joint|joints}, but it would have to be at "
                "{cells}. Impossible.",
                number=number,
                joints=count.times,
                cells=where(puzzle, known, number),
            )
        else:
            continue
        rests_on = (matching, count, *saying(puzzle, number))
        yield Lemma("no room for a double", reason, rests_on, contradiction=True)


def _its_joints(puzzle: Puzzle, known: Mapping[Cell, int], number: int, joints: int) -> Sentence:
    if joints == 0:
        return Sentence("{number} fills no joint.", number=number)
    cells = where(puzzle, known, number)
    if joints == 1:
        return Sentence(
            "So the one joint of {number} is that at {cells}.", number=number, cells=cells
        )
    return Sentence(
        "So the {joints} joints of {number} are those at {cells}, and no two of these are next to "
        "each other.",
        joints=joints,
        number=number,
        cells=cells,
    )


def _fixed_joints(puzzle: Puzzle) -> tuple[Matching | None, tuple[Joint, ...]]:
    """The matching constraint and its joints, if each is one wherever the tiles lie.

    No tile can lie across one of them, and no two have a cell in common.
    """
    slots = frozenset(puzzle.layout.slots)
    for constraint in puzzle.constraints:
        if isinstance(constraint, Matching):
            joints = tuple(make_slot(*joint) for joint in constraint.joints)
            apart = len(constraint.cells) == 2 * len(joints)
            fixed = apart and not slots.intersection(joints)
            return (constraint, joints) if fixed else (None, ())
    return None, ()


def _each_in_one_joint(puzzle: Puzzle, matching: Matching) -> bool:
    """Whether, wherever the tiles lie, each cell of a joint meets exactly one other half.

    On a path whose tiles may start either way a cell is in two possible joints, of which one
    lies inside its tile.
    """
    slots = frozenset(puzzle.layout.slots)
    joints = frozenset(make_slot(*joint) for joint in matching.joints)
    fixed = Counter(cell for joint in joints - slots for cell in joint)
    loose = Counter(cell for joint in joints & slots for cell in joint)
    if not loose:
        return set(fixed.values()) == {1}
    # A tile on a cell of a joint must lie across a joint, or its cells would meet two halves.
    across = all(joints.issuperset(puzzle.layout.slots_of[cell]) for cell in loose)
    return not fixed and set(loose.values()) == {2} and across


def _double_of(puzzle: Puzzle, number: int) -> bool:
    return any(tile.is_double and number in tile for tile in puzzle.supply.kinds)
