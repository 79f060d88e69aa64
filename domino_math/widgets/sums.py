"""The live lines beside a table: what each group adds up to, and what is still missing."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import domino_math as dm
from domino_math.i18n import Sentence, at_start


@dataclass(frozen=True)
class Line:
    """A line of text, and whether it is "right", "wrong" or neither ("") so far."""

    said: Sentence
    mark: str = ""


Lines = Callable[[dm.Puzzle, dm.Solution], tuple[Line, ...]]


def group_lines(puzzle: dm.Puzzle, laid: dm.Solution) -> tuple[Line, ...]:
    """Return a line for each group of several cells of which a total is demanded.

    >>> puzzle = dm.read("ring-3-8")
    >>> laid = dm.Solution([dm.Placement(puzzle.layout.slots[0], (3, 3))])
    >>> for line in group_lines(puzzle, laid)[:2]:
    ...     print(line.said.text("en"))
    The top side: 6, 2 to go
    The right side: 0, 8 to go
    """
    pips = laid.filling().pips
    lines: list[Line] = []
    for constraint in puzzle.constraints:
        match constraint:
            case dm.Total() if len(constraint.group.cells) > 1:
                lines.append(_total_line(constraint, pips))
            case dm.SameTotal():
                lines += _same_total_lines(constraint, pips)
    return tuple(lines)


def _total_line(total: dm.Total, pips: Any) -> Line:
    name, shown = _name(total.group), _shown(total.group, pips)
    complete = len(shown) == len(total.group.cells)
    now, wanted = sum(shown), total.values[0]
    match total.relation:
        case "<":
            said = Sentence(
                "{group}: {now}, less than {wanted}", group=name, now=now, wanted=wanted
            )
            return Line(said, _mark(now < wanted, complete or now >= wanted))
        case ">":
            said = Sentence(
                "{group}: {now}, more than {wanted}", group=name, now=now, wanted=wanted
            )
            return Line(said, _mark(now > wanted, complete or now > wanted))
        case "in":
            said = Sentence("{group}: {now} of {all}", group=name, now=now, all=total.values)
            return Line(said, _mark(now in total.values, complete))
    if now > wanted:
        said = Sentence("{group}: {now}, {more} too many", group=name, now=now, more=now - wanted)
        return Line(said, "wrong")
    if now == wanted:
        # Blanks may still come, and nothing else.
        return Line(Sentence("{group}: {now}", group=name, now=now), "right" if complete else "")
    left = wanted - now
    if complete:
        return Line(
            Sentence("{group}: {now}, {left} too few", group=name, now=now, left=left), "wrong"
        )
    return Line(Sentence("{group}: {now}, {left} to go", group=name, now=now, left=left))


def _same_total_lines(same: dm.SameTotal, pips: Any) -> Iterator[Line]:
    """A group is wrong only where another one that is complete has a different total."""
    shown = [_shown(group, pips) for group in same.groups]
    complete = [len(shown[i]) == len(group.cells) for i, group in enumerate(same.groups)]
    totals = {sum(numbers) for numbers, done in zip(shown, complete, strict=True) if done}
    for group, numbers, done in zip(same.groups, shown, complete, strict=True):
        said = Sentence("{group}: {now}", group=_name(group), now=sum(numbers))
        yield Line(said, _mark(len(totals) == 1, (done and len(totals) > 1) or all(complete)))


def _mark(right: bool, sure: bool) -> str:
    return ("right" if right else "wrong") if sure else ""


def _shown(group: dm.Group, pips: Any) -> list[int]:
    return [pips[cell] for cell in group.cells if cell in pips]


def _name(group: dm.Group) -> Sentence | str:
    name = dm.group_in_words(group)
    return at_start(name) if isinstance(name, Sentence) else name


def pips_laid(_puzzle: dm.Puzzle, laid: dm.Solution) -> tuple[Line, ...]:
    """Return one line: how many tiles and pips lie there."""
    said = Sentence(
        "{tiles} {tiles:tile|tiles} with {pips} {pips:pip|pips} on the table",
        tiles=len(laid),
        pips=sum(placement.tile.pips for placement in laid),
    )
    return (Line(said),)
