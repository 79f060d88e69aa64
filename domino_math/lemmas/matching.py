"""Lemmas from matching: which joints a number fills, and what is left at the ends."""

from collections.abc import Iterator, Mapping

from domino_math.constraints import Alike, Count, Matching
from domino_math.i18n import Sentence
from domino_math.layout import Cell, Group, Joint
from domino_math.lemmas.joints import each_in_one_joint, fixed_joints
from domino_math.lemmas.known import known_cells, saying, where
from domino_math.lemmas.lemma import Lemma
from domino_math.puzzle import Puzzle
from domino_math.tiles import Tile


def joints_of_a_number(puzzle: Puzzle) -> Iterator[Lemma]:
    """Count the joints that each number fills.

    Proof: a joint takes two halves of one number, and with every tile used all halves of a number
    lie somewhere. So the halves of a number that do not lie at a free end come in pairs.
    """
    matching = next((c for c in puzzle.constraints if isinstance(c, Matching)), None)
    if matching is None or not puzzle.every_tile or not each_in_one_joint(puzzle, matching):
        return
    halves = {number: puzzle.supply.halves(number) for number in puzzle.supply.numbers}
    odd = [number for number in halves if halves[number] % 2]
    joined = matching.cells  # once: it is made anew each time
    free = [cell for cell in puzzle.layout.cells if cell not in joined]
    if len(odd) > len(free):
        yield _too_many_odd(matching, odd, halves, len(free))
    elif not free:
        fixed_matching, joints = fixed_joints(puzzle)
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
    matching, joints = fixed_joints(puzzle)
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


def _double_of(puzzle: Puzzle, number: int) -> bool:
    return any(tile.is_double and number in tile for tile in puzzle.supply.kinds)
