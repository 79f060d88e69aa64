"""Groups that share one total, and what that can be."""

from collections.abc import Iterator
from dataclasses import dataclass

from domino_math.constraints import Constraint, SameTotal, Total
from domino_math.constraints.claims import claim
from domino_math.explainer.choices import bits
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.numbers import fitting, least, most, settled, totals_of, wanted
from domino_math.explainer.technique import Detailed, Technique
from domino_math.i18n import Sentence, at_start
from domino_math.layout import Group
from domino_math.wording.groups import group_in_words
from domino_math.wording.numbers import numbers_in_words

# More totals than this are not named one by one.
_NAMED = 4


@dataclass(frozen=True)
class _Shared:
    """The totals (bits) that all groups can have, and a group that is complete, if one is."""

    totals: int
    complete: Group | None


class SharedTotal(Technique[Detailed[_Shared]]):
    """A complete group tells the total of the others; else only what all of them can make."""

    name = "shared-total"
    grade = "basic"

    def find(self, known: Knowledge) -> Iterator[Detailed[_Shared]]:
        for constraint in known.constraints:
            if isinstance(constraint, SameTotal) and all(map(known.numbers.get, constraint.cells)):
                yield from _look(known, constraint)

    def tell(self, known: Knowledge, finding: Detailed[_Shared]) -> Sentence:
        found = finding.detail
        said = at_start(claim(finding.constraints[0]))
        if not finding.learns:
            return Sentence("{claim}. But there is no total that all can have.", claim=said)
        if found.complete is not None:
            return Sentence(
                "{claim}, and {group} has {total}. So all of them have {total}.",
                claim=said,
                group=group_in_words(found.complete),
                total=most(found.totals),
            )
        if found.totals.bit_count() <= _NAMED:
            return Sentence(
                "{claim}. With the numbers that are possible now, that can only be {totals}.",
                claim=said,
                totals=numbers_in_words(bits(found.totals)),
            )
        return Sentence(
            "{claim}. With the numbers that are possible now, that is between {least} and {most}.",
            claim=said,
            least=least(found.totals),
            most=most(found.totals),
        )

    def rests_on(self, known: Knowledge, finding: Detailed[_Shared]) -> int:
        return known.not_showing(finding.cells)

    @property
    def advice(self) -> Sentence:
        return Sentence("Look at groups that have the same total: what can that total be?")


def _look(known: Knowledge, constraint: SameTotal) -> Iterator[Detailed[_Shared]]:
    rests_on: list[Constraint] = [constraint]
    numbers = {group: [known.numbers[cell] for cell in group.cells] for group in constraint.groups}
    common, complete = -1, None
    for group, masks in numbers.items():
        common &= totals_of(masks)
        for total in known.constraints:
            if isinstance(total, Total) and total.cells == frozenset(group.cells):
                common &= wanted(total, sum(map(most, masks)))
                rests_on.append(total)
        if complete is None and all(map(settled, masks)):
            complete = group
    cells = tuple(sorted(constraint.cells))
    detail = _Shared(common, complete)
    if not common:
        yield Detailed(cells=cells, detail=detail, constraints=tuple(rests_on))
        return
    values = tuple(bits(common))
    new = {
        group: total
        for group in numbers
        if (total := Total(group, "=" if len(values) == 1 else "in", values))
        not in known.constraints
    }
    # If it tells something of one group, it is learned for all of them at once.
    if any(_tells(numbers[group], common) for group in new):
        learns = tuple(new.values())
        yield Detailed(cells=cells, detail=detail, constraints=tuple(rests_on), learns=learns)


def _tells(masks: list[int], totals: int) -> bool:
    """Whether cells of which these are the numbers can show less, with one of the totals."""
    fit = fitting(masks, totals)
    return fit is not None and fit != masks
