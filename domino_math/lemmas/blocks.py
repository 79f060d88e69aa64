"""Lemmas from groups that show one number throughout, such as the blocks of quadrilles."""

import re
from collections.abc import Iterator, Mapping, Sequence

from domino_math.constraints import Alike, Count
from domino_math.i18n import Sentence
from domino_math.layout import Group
from domino_math.lemmas.known import certain_slots
from domino_math.lemmas.lemma import Lemma
from domino_math.puzzle import Puzzle


def enough_doubles(puzzle: Puzzle) -> Iterator[Lemma]:
    """Count the tiles that have to be doubles: both their halves lie where all is alike."""
    alike = tuple(constraint for constraint in puzzle.constraints if isinstance(constraint, Alike))
    inside = {cell: group.cells for group in (each.group for each in alike) for cell in group.cells}
    needed = sum(b in inside.get(a, ()) for a, b in certain_slots(puzzle))
    doubles = sum(tile.is_double for tile in puzzle.supply)
    if needed > doubles:
        must = Sentence(
            "{needed} {needed:tile has both its halves|tiles have both their halves} where all "
            "numbers are alike, so {needed:it is a double|they are doubles}.",
            needed=needed,
        )
        but = Sentence("But none of the tiles is one. Impossible.")
        if doubles:
            but = Sentence(
                "But only {doubles} of the tiles {doubles:is|are}. Impossible.", doubles=doubles
            )
        reason = Sentence("{must} {but}", must=must, but=but)
        yield Lemma("too few doubles", reason, alike, contradiction=True)


def whole_groups(puzzle: Puzzle) -> Iterator[Lemma]:
    """Count the groups that each number fills, where groups of one size fill the layout.

    Proof: with every tile used, all halves of a number lie somewhere. They fill whole groups of k
    cells, so they fill halves / k of them, and k divides the halves.
    """
    alike = tuple(constraint for constraint in puzzle.constraints if isinstance(constraint, Alike))
    groups = list({frozenset(each.group.cells): each.group for each in alike}.values())
    if not puzzle.every_tile or not _fill(puzzle, groups):
        return
    size, blocks = len(groups[0].cells), _are_blocks(groups)
    halves = {number: puzzle.supply.halves(number) for number in puzzle.supply.numbers}
    start = _whole(len(groups), size, blocks)
    wrong = next((number for number in halves if halves[number] % size), None)
    if wrong is not None:
        reason = Sentence(
            "{start} But {number} stands on {halves} {halves:half|halves}, and {halves} is no "
            "multiple of {size}. Impossible.",
            start=start,
            number=wrong,
            halves=halves[wrong],
            size=size,
        )
        yield Lemma("whole groups", reason, alike, contradiction=True)
        return
    name = "the first cells of the blocks" if blocks else "the first cells of the groups"
    firsts = Group(name, tuple(group.cells[0] for group in groups), many=True)
    gives = tuple(Count(firsts, number, count // size) for number, count in halves.items())
    reason = Sentence("{start} {end}", start=start, end=_filled(halves, size, blocks))
    yield Lemma("whole groups", reason, alike, gives)


def _fill(puzzle: Puzzle, groups: Sequence[Group]) -> bool:
    """Whether the groups cover each cell of the layout once, with the same size of 2 or more."""
    sizes = {len(group.cells) for group in groups}
    covered = {cell for group in groups for cell in group.cells}
    cells = len(puzzle.layout.cells)
    return (
        len(groups) > 1
        and len(sizes) == 1
        and min(sizes) > 1
        and len(covered) == cells == len(groups) * max(sizes)
    )


def _are_blocks(groups: Sequence[Group]) -> bool:
    """Whether the groups are called block 1, block 2, …, as those of quadrilles."""
    return all(re.fullmatch(r"block \d+", group.name) for group in groups)


def _whole(groups: int, size: int, blocks: bool) -> Sentence:
    if blocks:
        return Sentence(
            "The {groups} blocks make up the whole layout, each has {size} cells, and each shows "
            "one number throughout. Every tile is used, so every number fills whole blocks.",
            groups=groups,
            size=size,
        )
    return Sentence(
        "The {groups} groups make up the whole layout, each has {size} cells, and each shows one "
        "number throughout. Every tile is used, so every number fills whole groups.",
        groups=groups,
        size=size,
    )


def _filled(halves: Mapping[int, int], size: int, blocks: bool) -> Sentence:
    if len(set(halves.values())) == 1:
        count = next(iter(halves.values()))
        return Sentence(
            "Each number stands on {count} halves, so it fills exactly {filled}.",
            count=count,
            filled=_so_many(count // size, blocks),
        )
    each = tuple(
        Sentence("{number} fills {filled}", number=number, filled=_so_many(count // size, blocks))
        for number, count in halves.items()
    )
    return Sentence("It fills as many as its halves allow: {each}.", each=each)


def _so_many(count: int, blocks: bool) -> Sentence:
    if blocks:
        return Sentence("{count} {count:block|blocks}", count=count)
    return Sentence("{count} {count:group|groups}", count=count)
