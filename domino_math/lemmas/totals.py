"""Lemmas from adding up: groups that together count every cell, and some cells twice."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from domino_math.constraints import SameTotal, Total
from domino_math.layout import Group
from domino_math.lemmas.known import all_corners
from domino_math.lemmas.lemma import Lemma
from domino_math.lemmas.pips import pips_used, pips_words
from domino_math.puzzle import Puzzle
from domino_math.words import either, signed

# What to call several groups of a family whose name does not say it.
_SEVERAL = {"all": "parts", "ends": "pairs of ends"}


@dataclass(frozen=True)
class _Family:
    """Groups that together cover every cell once, and the cells of `twice` once more."""

    name: str
    groups: tuple[Group, ...]
    twice: Group | None

    @property
    def counts(self) -> str:
        if self.twice is None:
            return "every cell once"
        return f"{self.twice} twice and every other cell once"


def counted_twice(puzzle: Puzzle) -> Iterator[Lemma]:
    """Add up the groups of a family that covers every cell, as the four sides of a ring do.

    Proof: the groups' totals together count each cell as often as it lies in a group. Each cell
    once makes the pips of the tiles used; what remains is on the cells counted twice. Where tiles
    may be left over, the pips on m tiles lie between those of the m lightest and the m heaviest.
    """
    for family in _families(puzzle):
        if totals := _known_totals(puzzle, family):
            yield from _with_known_totals(puzzle, family, totals)
        elif shared := _shared_total(puzzle, family):
            yield from _with_shared_total(puzzle, family, shared)


def _families(puzzle: Puzzle) -> Iterator[_Family]:
    cells = set(puzzle.layout.cells)
    for name, groups in puzzle.layout.groups.items():
        times = Counter(cell for group in groups for cell in group.cells)
        if len(groups) > 1 and set(times) == cells and max(times.values()) <= 2:
            twice = tuple(cell for cell in times if times[cell] == 2)
            several = _SEVERAL.get(name, name)
            yield _Family(several, groups, _shared_cells(puzzle, twice) if twice else None)


def _shared_cells(puzzle: Puzzle, cells: tuple[tuple[int, int], ...]) -> Group:
    """The cells as a group, under the layout's name for them if it has one."""
    corners = all_corners(puzzle)
    if corners and set(cells) == set(corners.cells):
        return corners
    shared = set(cells)
    ordered = tuple(cell for cell in puzzle.layout.cells if cell in shared)
    return Group(f"the {len(cells)} cells that two groups share", ordered, many=True)


def _known_totals(puzzle: Puzzle, family: _Family) -> list[Total] | None:
    totals = {
        frozenset(constraint.group.cells): constraint
        for constraint in puzzle.constraints
        if isinstance(constraint, Total) and constraint.relation == "="
    }
    wanted = [frozenset(group.cells) for group in family.groups]
    return [totals[cells] for cells in wanted] if totals.keys() >= set(wanted) else None


def _shared_total(puzzle: Puzzle, family: _Family) -> SameTotal | None:
    wanted = {frozenset(group.cells) for group in family.groups}
    for constraint in puzzle.constraints:
        if not isinstance(constraint, SameTotal):
            continue
        if wanted <= {frozenset(group.cells) for group in constraint.groups}:
            return constraint
    return None


def _with_known_totals(puzzle: Puzzle, family: _Family, totals: list[Total]) -> Iterator[Lemma]:
    values = [total.values[0] for total in totals]
    whole, (least, most) = sum(values), pips_used(puzzle)
    name = f"adding up the {family.name}"
    start = (
        f"Together the {len(totals)} {family.name} add up to {_sum_words(values)}. "
        f"That counts {family.counts}, and {pips_words(puzzle)}."
    )
    if family.twice is None:
        if not least <= whole <= most:
            yield Lemma(name, f"{start} Impossible.", tuple(totals), contradiction=True)
    elif least == most:
        rest = whole - least
        end = f"So {family.twice} add up to {whole} − {least} = {signed(rest)}."
        gives = (Total(family.twice, "=", (rest,)),)
        yield Lemma(name, f"{start} {end}", tuple(totals), gives)


def _with_shared_total(puzzle: Puzzle, family: _Family, shared: SameTotal) -> Iterator[Lemma]:
    count, (least, most) = len(family.groups), pips_used(puzzle)
    name = f"adding up the {family.name}"
    start = (
        f"The {count} {family.name} share one total, so together they add up to {count} times "
        f"that total. That counts {family.counts}, and {pips_words(puzzle)}."
    )
    if family.twice is None:
        # least ≤ count · total ≤ most
        possible = tuple(range(-(-least // count), most // count + 1))
        if not possible:
            end = f"But no multiple of {count} fits. Impossible."
            yield Lemma(name, f"{start} {end}", (shared,), contradiction=True)
        else:
            end = f"So each of the {family.name} adds up to {_some_of(possible)}."
            gives = tuple(Total(group, "in", possible) for group in family.groups)
            yield Lemma(name, f"{start} {end}", (shared,), gives)
    elif least == most:
        highest = max(puzzle.supply.numbers) * len(family.twice.cells)
        possible = tuple(rest for rest in range(highest + 1) if (least + rest) % count == 0)
        if possible:
            end = (
                f"So {least} and the total of {family.twice} make a multiple of {count}: "
                f"{family.twice} add up to {_some_of(possible)}."
            )
            gives = (Total(family.twice, "in", possible),)
            yield Lemma(name, f"{start} {end}", (shared,), gives)


def _sum_words(values: list[int]) -> str:
    if len(set(values)) == 1:
        return f"{len(values)} × {values[0]} = {sum(values)}"
    return f"{' + '.join(map(str, values))} = {sum(values)}"


def _some_of(values: tuple[int, ...], shown: int = 8) -> str:
    if len(values) <= shown:
        return either(values)
    step = values[1] - values[0]
    steps = "" if step == 1 else f" in steps of {step}"
    return f"a number from {values[0]} to {values[-1]}{steps}"
