"""Lemmas from adding up: groups that together count every cell, and some cells twice."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from domino_math.constraints import SameTotal, Total
from domino_math.i18n import Sentence, at_start
from domino_math.layout import Group
from domino_math.lemmas.known import all_corners
from domino_math.lemmas.lemma import Lemma
from domino_math.lemmas.pips import pips_used, pips_words
from domino_math.puzzle import Puzzle
from domino_math.wording.groups import group_in_words
from domino_math.wording.numbers import numbers_in_words


@dataclass(frozen=True)
class _Family:
    """Groups that together cover every cell once, and the cells of `twice` once more."""

    name: str
    groups: tuple[Group, ...]
    twice: Group | None

    @property
    def several(self) -> Sentence:
        """The groups together: the 4 sides."""
        count = len(self.groups)
        return {
            "sides": Sentence("the {count} sides", count=count),
            "rows": Sentence("the {count} rows", count=count),
            "columns": Sentence("the {count} columns", count=count),
            "corners": Sentence("the {count} sets of corners", count=count),
            "diagonals": Sentence("the {count} diagonals", count=count),
            "ends": Sentence("the {count} pairs of ends", count=count),
            "all": Sentence("the {count} parts", count=count),
        }.get(self.name, Sentence("the {count} {groups}", count=count, groups=self.name))

    @property
    def each(self) -> Sentence:
        """One of them, whichever."""
        return {
            "sides": Sentence("each of the sides"),
            "rows": Sentence("each of the rows"),
            "columns": Sentence("each of the columns"),
            "corners": Sentence("each of the sets of corners"),
            "diagonals": Sentence("each of the diagonals"),
            "ends": Sentence("each of the pairs of ends"),
            "all": Sentence("each of the parts"),
        }.get(self.name, Sentence("each of the {groups}", groups=self.name))

    @property
    def counts(self) -> Sentence:
        """How often adding them up counts each cell."""
        if self.twice is None:
            return Sentence("every cell once")
        return Sentence("{cells} twice and every other cell once", cells=group_in_words(self.twice))


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
            yield _Family(name, groups, _shared_cells(puzzle, twice) if twice else None)


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
    start = Sentence(
        "Together {groups} add up to {sum}. That counts {counts}, and {pips}.",
        groups=family.several,
        sum=_sum_words(values),
        counts=family.counts,
        pips=pips_words(puzzle),
    )
    if family.twice is None:
        if not least <= whole <= most:
            reason = Sentence("{start} Impossible.", start=start)
            yield Lemma(name, reason, tuple(totals), contradiction=True)
    elif least == most:
        reason = Sentence(
            "{start} So {cells} add up to {whole} − {pips} = {rest}.",
            start=start,
            cells=group_in_words(family.twice),
            whole=whole,
            pips=least,
            rest=whole - least,
        )
        gives = (Total(family.twice, "=", (whole - least,)),)
        yield Lemma(name, reason, tuple(totals), gives)


def _with_shared_total(puzzle: Puzzle, family: _Family, shared: SameTotal) -> Iterator[Lemma]:
    count, (least, most) = len(family.groups), pips_used(puzzle)
    name = f"adding up the {family.name}"
    start = Sentence(
        "{groups} share one total, so together they add up to {count} times that total. That "
        "counts {counts}, and {pips}.",
        groups=at_start(family.several),
        count=count,
        counts=family.counts,
        pips=pips_words(puzzle),
    )
    if family.twice is None:
        # least ≤ count · total ≤ most
        possible = tuple(range(-(-least // count), most // count + 1))
        if not possible:
            reason = Sentence(
                "{start} But no multiple of {count} fits. Impossible.", start=start, count=count
            )
            yield Lemma(name, reason, (shared,), contradiction=True)
        else:
            reason = Sentence(
                "{start} So {each} adds up to {total}.",
                start=start,
                each=family.each,
                total=_some_of(possible),
            )
            gives = tuple(Total(group, "in", possible) for group in family.groups)
            yield Lemma(name, reason, (shared,), gives)
    elif least == most:
        highest = max(puzzle.supply.numbers) * len(family.twice.cells)
        possible = tuple(rest for rest in range(highest + 1) if (least + rest) % count == 0)
        if possible:
            reason = Sentence(
                "{start} So {pips} and the total of {cells} make a multiple of {count}: {cells} "
                "add up to {total}.",
                start=start,
                pips=least,
                cells=group_in_words(family.twice),
                count=count,
                total=_some_of(possible),
            )
            gives = (Total(family.twice, "in", possible),)
            yield Lemma(name, reason, (shared,), gives)


def _sum_words(values: list[int]) -> Sentence:
    first, total = values[0], sum(values)
    if len(set(values)) == 1:
        return Sentence("{count} × {value} = {sum}", count=len(values), value=first, sum=total)
    added = Sentence("{number}", number=first)
    for value in values[1:]:
        added = Sentence("{numbers} + {number}", numbers=added, number=value)
    return Sentence("{numbers} = {sum}", numbers=added, sum=total)


def _some_of(values: tuple[int, ...], shown: int = 8) -> Sentence | int:
    if len(values) <= shown:
        return numbers_in_words(values)
    first, last, step = values[0], values[-1], values[1] - values[0]
    if step == 1:
        return Sentence("a number from {first} to {last}", first=first, last=last)
    return Sentence(
        "a number from {first} to {last} in steps of {step}", first=first, last=last, step=step
    )
