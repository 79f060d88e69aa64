"""Lemmas from matching: where ends meet, equal halves stand in pairs."""

from collections import Counter
from collections.abc import Iterator, Mapping

from domino_math.constraints import Alike, Count, Matching, Total
from domino_math.layout import Cell, Group, Joint, make_slot
from domino_math.lemmas.known import known_cells, saying, where
from domino_math.lemmas.lemma import Lemma
from domino_math.puzzle import Puzzle
from domino_math.words import either, listed, plural


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
            reason = (
                f"Ends that meet are equal, so the numbers of {total.group} come in equal pairs "
                f"and add up to an even number. But {total.describe()}, which is odd. Impossible."
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
    word = "odd" if parity else "even"
    values = sorted({total.values[0] for total in totals.values()})
    corners = {cell for group in puzzle.layout.groups.get("corners", ()) for cell in group.cells}
    if corners >= totals.keys():
        one, those = "corner", "every corner" if corners == totals.keys() else "each such corner"
    else:
        one, those = "cell", f"each of the cells {listed(totals)}"
    each = " each"
    if len(totals) == 1:
        each, those = "", f"that {one}"
    reason = (
        f"Ends that meet are equal. So the numbers along "
        f"{listed(total.group for total in totals.values())} come in equal pairs, "
        f"but for one {one}{each}. Equal pairs add up to an even number, and "
        f"{listed(values)} {'is' if len(values) == 1 else 'are'} {word}: so {those} is {word}"
    )
    if not numbers:
        end = f", and no number in the supply is {word}. Impossible."
        return Lemma("equal pairs", reason + end, (matching, *totals.values()), contradiction=True)
    gives = tuple(Total(Group(f"cell {cell}", (cell,)), "in", numbers) for cell in totals)
    rests_on = (matching, *totals.values())
    return Lemma("equal pairs", f"{reason}: {either(numbers)}.", rests_on, gives)


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
        reason = (
            "Two equal halves meet wherever ends meet, and every number stands on an even number "
            "of halves. So what is left of a number at one end is there at the other end too: "
            "the two ends show the same number."
        )
        yield Lemma("equal ends", reason, (matching,), (Alike(ends),))
    elif len(odd) == len(free):
        ends = Group("the free ends", tuple(free), many=True)
        reason = (
            f"Two equal halves meet wherever ends meet, and {listed(odd)} stand on an odd number "
            f"of halves each. So each of these numbers stands at one of the {len(free)} free ends."
        )
        gives = tuple(Count(ends, number, 1) for number in odd)
        yield Lemma("odd numbers at the ends", reason, (matching,), gives)


def _too_many_odd(
    matching: Matching, odd: list[int], halves: Mapping[int, int], ends: int
) -> Lemma:
    different = sorted({halves[number] for number in odd})
    stand = "stands" if len(odd) == 1 else "each stand" if len(different) == 1 else "stand"
    start = f"{listed(odd)} {stand} on an odd number of halves ({listed(different)})."
    if ends:
        reason = (
            f"{start} Two equal halves meet wherever ends meet, so each of these numbers has a "
            f"half left at a loose end, one that meets nothing. {len(odd)} numbers need {len(odd)} "
            f"loose ends, but there {'is' if ends == 1 else 'are'} only {ends}. Impossible."
        )
    else:
        reason = (
            f"{start} But two equal halves meet wherever ends meet, and every end meets another, "
            "so each number stands on an even number of halves. Impossible."
        )
    return Lemma("odd numbers of halves", reason, (matching,), contradiction=True)


def _filled_joints(
    matching: Matching, joints: tuple[Joint, ...], halves: Mapping[int, int]
) -> Lemma:
    # One cell of each joint tells which number fills it.
    places = Group("the joints", tuple(a for a, _ in joints), many=True)
    gives = tuple(Count(places, number, count // 2) for number, count in halves.items())
    different = set(halves.values())
    reason = "At each joint two ends meet with equal halves, and every end meets another. "
    if len(different) == 1:
        count = different.pop()
        reason += (
            f"Each number stands on {count} halves, "
            f"so it fills exactly {plural(count // 2, 'joint')}."
        )
    else:
        reason += "So each number fills half as many joints as it has halves: " + listed(
            f"{number} fills {count // 2}" for number, count in halves.items()
        )
        reason += "."
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
            reason = (
                f"{_its_joints(number, len(filled), where(puzzle, known, number))} But the tile "
                f"{number}-{number} lies between two joints next to each other and makes both of "
                f"them {number}. Impossible."
            )
        elif len(filled) > count.times:
            reason = (
                f"{number} fills only {plural(count.times, 'joint')}, but it would have to be at "
                f"{where(puzzle, known, number)}. Impossible."
            )
        else:
            continue
        rests_on = (matching, count, *saying(puzzle, number))
        yield Lemma("no room for a double", reason, rests_on, contradiction=True)


def _its_joints(number: int, joints: int, where: str) -> str:
    if joints == 0:
        return f"{number} fills no joint."
    if joints == 1:
        return f"So the one joint of {number} is that at {where}."
    return (
        f"So the {joints} joints of {number} are those at {where}, "
        "and no two of these are next to each other."
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
