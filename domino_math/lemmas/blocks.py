"""Lemmas from groups that show one number throughout, such as the blocks of quadrilles."""

from collections.abc import Iterator, Mapping, Sequence

from domino_math.constraints import Alike, Count
from domino_math.layout import Group
from domino_math.lemmas.known import certain_slots
from domino_math.lemmas.lemma import Lemma
from domino_math.puzzle import Puzzle
from domino_math.words import listed, plural


def enough_doubles(puzzle: Puzzle) -> Iterator[Lemma]:
    """Count the tiles that have to be doubles: both their halves lie where all is alike."""
    alike = tuple(constraint for constraint in puzzle.constraints if isinstance(constraint, Alike))
    inside = {cell: group.cells for group in (each.group for each in alike) for cell in group.cells}
    needed = sum(b in inside.get(a, ()) for a, b in certain_slots(puzzle))
    doubles = sum(tile.is_double for tile in puzzle.supply)
    if needed > doubles:
        have = "has both its halves" if needed == 1 else "have both their halves"
        must = "it is a double" if needed == 1 else "they are doubles"
        no_more = f"only {doubles} of the tiles {'is' if doubles == 1 else 'are'}"
        reason = (
            f"{plural(needed, 'tile')} {have} where all numbers are alike, so {must}. "
            f"But {no_more if doubles else 'none of the tiles is one'}. Impossible."
        )
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
    size, noun = len(groups[0].cells), _noun(groups)
    halves = {number: puzzle.supply.halves(number) for number in puzzle.supply.numbers}
    start = (
        f"The {len(groups)} {noun}s make up the whole layout, each has {size} cells, and each "
        f"shows one number throughout. Every tile is used, so every number fills whole {noun}s."
    )
    wrong = next((number for number in halves if halves[number] % size), None)
    if wrong is not None:
        stands = f"{wrong} stands on {halves[wrong]} {'half' if halves[wrong] == 1 else 'halves'}"
        end = f"But {stands}, and {halves[wrong]} is no multiple of {size}. Impossible."
        yield Lemma("whole groups", f"{start} {end}", alike, contradiction=True)
        return
    name = f"the first cells of the {noun}s"
    firsts = Group(name, tuple(group.cells[0] for group in groups), many=True)
    gives = tuple(Count(firsts, number, count // size) for number, count in halves.items())
    yield Lemma("whole groups", f"{start} {_filled(halves, size, noun)}", alike, gives)


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


def _noun(groups: Sequence[Group]) -> str:
    """What the groups are called, if they are numbered under one name: else `group`."""
    nouns = {name for name, _, number in (g.name.rpartition(" ") for g in groups)}
    numbered = all(group.name.rpartition(" ")[2].isdigit() for group in groups)
    return nouns.pop() if numbered and len(nouns) == 1 and "" not in nouns else "group"


def _filled(halves: Mapping[int, int], size: int, noun: str) -> str:
    if len(set(halves.values())) == 1:
        count = next(iter(halves.values()))
        filled = plural(count // size, noun)
        return f"Each number stands on {count} halves, so it fills exactly {filled}."
    each = (f"{number} fills {plural(count // size, noun)}" for number, count in halves.items())
    return f"It fills as many as its halves allow: {listed(each)}."
