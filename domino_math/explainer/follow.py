"""Following what a supposition forces, up to a contradiction."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from domino_math.constraints import Constraint
from domino_math.explainer.choices import bits
from domino_math.explainer.feasible import left_by
from domino_math.explainer.knowledge import Knowledge
from domino_math.layout import Cell
from domino_math.tiles import Tile

Item = Cell | Tile


@dataclass(frozen=True)
class Shown:
    """Supposed: a cell shows a number."""

    cell: Cell
    number: int


@dataclass(frozen=True)
class Laid:
    """A placement, supposed, or forced as all that is left for a cell or a tile."""

    placement: int
    item: Item | None = None


@dataclass(frozen=True)
class Left:
    """What a constraint leaves for a cell, as bits."""

    constraint: Constraint
    cell: Cell
    numbers: int


Event = Shown | Laid | Left


@dataclass(frozen=True)
class Contradiction:
    """What follows from a supposition, in order, and how it ends.

    A cell or a tile has no possibility left, or a constraint cannot be met.
    """

    supposed: Shown | Laid
    chain: tuple[Laid | Left, ...]
    end: Item | Constraint


def follow(known: Knowledge, supposed: Shown | Laid) -> Contradiction | None:
    """Follow a supposition, up to a contradiction; None if there is none."""
    trail = _Trail(known)
    waiting: list[Event] = [supposed]
    for event in waiting:  # grows on the way
        affected = trail.add(event)
        for end in affected:
            left = trail.left_for(end)
            if not left:
                return _shortened(trail, end)
            if not left & (left - 1) and not left & (trail.laid | known.laid):
                waiting.append(Laid(left.bit_length() - 1, end))
        if not trail.touching:
            continue
        cells = [cell for cell in affected if not isinstance(cell, Tile)]
        for constraint in dict.fromkeys(each for cell in cells for each in trail.touching[cell]):
            left_for = trail.left_by(constraint, trail.possible)
            if left_for is None:
                return _shortened(trail, constraint)
            waiting += [
                Left(constraint, cell, numbers)
                for cell, numbers in left_for.items()
                if trail.numbers(cell) & ~numbers
            ]
    return None


@dataclass
class _Trail:
    """What happened, in order; what is left; and which event ruled out each placement."""

    known: Knowledge
    possible: int = 0
    laid: int = 0
    events: list[Event] = field(default_factory=list)
    removed_by: dict[int, int] = field(default_factory=dict)
    touching: Mapping[Cell, tuple[Constraint, ...]] = field(default_factory=dict)
    _numbers: dict[Cell, int | None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.possible = self.known.possible
        if self.known.constraints:
            self.touching = self.known.choices.touching(self.known.learned)

    def add(self, event: Event) -> dict[Item, None]:
        """Let it happen; return the cells and tiles that have fewer possibilities now."""
        choices = self.known.choices
        match event:
            case Laid(placement=placement):
                if self.laid >> placement & 1:
                    return {}
                self.laid |= 1 << placement
                gone = choices.rules_out[placement]
            case Shown(cell=cell, number=number):
                gone = choices.at[cell] & ~choices.showing[cell][number]
            case Left(cell=cell, numbers=numbers):
                gone = choices.at[cell] & ~self.known.showing(cell, numbers)
        gone &= self.possible
        if not gone:
            return {}
        self.events.append(event)
        self.possible &= ~gone
        affected: dict[Item, None] = {}
        for each in bits(gone):
            self.removed_by[each] = len(self.events) - 1
            placement_gone = choices.placements[each]
            for cell in placement_gone.cells:
                affected[cell] = None
                self._numbers[cell] = None
            if placement_gone.tile in choices.single_tiles:
                affected[placement_gone.tile] = None
        return affected

    def left_for(self, item: Item) -> int:
        choices = self.known.choices
        mask = choices.of[item] if isinstance(item, Tile) else choices.at[item]
        return mask & self.possible

    def numbers(self, cell: Cell) -> int:
        """What a cell can show now, as bits."""
        if cell not in self._numbers:
            return self.known.numbers[cell]
        if (numbers := self._numbers[cell]) is None:
            numbers = self._numbers[cell] = self._shown(cell, self.possible)
        return numbers

    def _shown(self, cell: Cell, possible: int) -> int:
        showing = self.known.choices.showing[cell]
        return sum(1 << number for number, at in showing.items() if at & possible)

    def left_by(self, constraint: Constraint, possible: int) -> Mapping[Cell, int] | None:
        """What a constraint leaves for its cells with these placements; None if nothing."""
        if possible == self.possible:
            numbers = self.numbers
        else:

            def numbers(cell: Cell) -> int:
                return self._shown(cell, possible)

        return left_by(self.known.choices, constraint, numbers, possible)

    def shown_before(self, event: Left, before: int) -> int:
        """What a cell could show before some event, as bits."""
        later = [each for each, by in self.removed_by.items() if by >= before]
        return self._shown(event.cell, self.possible | sum(1 << each for each in later))

    def removers(self, gone: int, before: int) -> set[int]:
        """The events before some event that ruled out some of these placements."""
        found = {self.removed_by[each] for each in bits(gone) if each in self.removed_by}
        return {event for event in found if event < before}


def _shortened(trail: _Trail, end: Item | Constraint) -> Contradiction:
    """Leave out what the contradiction does not rest on."""
    needed = _reasons(trail, end, len(trail.events))
    told: dict[int, Laid | Left] = {}
    edge = list(needed)
    while edge:
        place = edge.pop()
        event = trail.events[place]
        if isinstance(event, Laid) and event.item is not None:
            more = _reasons(trail, event.item, place)
            told[place] = event
        elif isinstance(event, Left):
            more, told[place] = _reasons_for(trail, event, place)
        else:  # what was supposed
            continue
        edge += more - needed
        needed |= more
    first = trail.events[0]
    assert not isinstance(first, Left)
    return Contradiction(first, tuple(told[place] for place in sorted(told)), end)


def _reasons(trail: _Trail, end: Item | Constraint, before: int) -> set[int]:
    """The events before some event for which nothing is left for a cell, tile or constraint.

    Nothing but one placement, if the event is that it was laid for this reason.
    """
    if isinstance(end, Constraint):
        return _fewest(trail, end, before, lambda left: left is None)[0]
    known = trail.known
    return trail.removers(known.of(end) if isinstance(end, Tile) else known.at(end), before)


def _reasons_for(trail: _Trail, event: Left, before: int) -> tuple[set[int], Left]:
    """The events for which a constraint leaves no more, and the same event as they tell it."""
    gone = trail.shown_before(event, before) & ~event.numbers

    def holds(left: Mapping[Cell, int] | None) -> bool:
        return left is not None and not left.get(event.cell, gone) & gone

    reasons, left = _fewest(trail, event.constraint, before, holds)
    assert left is not None
    return reasons, Left(event.constraint, event.cell, left[event.cell])


def _fewest(
    trail: _Trail,
    constraint: Constraint,
    before: int,
    holds: Callable[[Mapping[Cell, int] | None], bool],
) -> tuple[set[int], Mapping[Cell, int] | None]:
    """The events before some event without which something would not hold of a constraint.

    None of them can be spared. Also returns what the constraint leaves after them alone.
    """
    known = trail.known
    by: dict[int, int] = {}
    for cell in constraint.cells:
        for each in bits(known.at(cell) & ~trail.possible):
            if (event := trail.removed_by[each]) < before:
                by[event] = by.get(event, 0) | 1 << each
    possible = known.possible
    for gone in by.values():
        possible &= ~gone
    left = trail.left_by(constraint, possible)
    for event in sorted(by, reverse=True):
        spared = trail.left_by(constraint, possible | by[event])
        if holds(spared):
            possible, left = possible | by.pop(event), spared
    return set(by), left
