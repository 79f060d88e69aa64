"""Finding a mistake in what someone has laid so far, and saying why it is one."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from domino_math.constraints import Total
from domino_math.constraints.claims import claim
from domino_math.explainer.choices import bits
from domino_math.explainer.clock import Tick, TimeUpError, until
from domino_math.explainer.feasible import bounds_of
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.step import Step
from domino_math.explainer.techniques import STEPS
from domino_math.explainer.together import fewest_apart, proved_apart
from domino_math.explainer.walk import walk
from domino_math.i18n import Sentence, at_start
from domino_math.layout import Cell
from domino_math.puzzle import Placement, Puzzle, Solution
from domino_math.puzzle.placement_words import placement_in_words
from domino_math.wording.clauses import clauses
from domino_math.wording.places import cell_in_words, slot_in_words

_LOST = Sentence("As the tiles lie now, there is no solution any more.")


@dataclass(frozen=True)
class Mistake:
    """What is wrong with what is laid, and why; `step` is what shows it, where it takes one.

    `placements` are the one that is wrong by itself, or several that cannot lie so together; they
    are empty where there is no telling which of those that lie is to blame.
    """

    placements: tuple[Placement, ...]
    sentence: Sentence
    reasons: tuple[Sentence, ...] = ()
    step: Step | None = None

    def told(self, level: int) -> tuple[Sentence, ...]:
        """Return what a hint of level 1, 2 or 3 says of it."""
        if level == 1:
            return (Sentence("Something that is laid already cannot be right."),)
        if level > 2:
            return (self.sentence, *self.reasons)
        if len(self.placements) > 1 or not self.placements:
            return (_LOST,)
        there = placement_in_words(self.placements[0])
        return (Sentence("{placement} cannot be right.", placement=there),)


def find_mistake(
    puzzle: Puzzle,
    so_far: Solution,
    solutions: tuple[Solution, ...],
    *,
    all_known: bool,
    deadline: float | None = None,
) -> Mistake | None:
    """Return a mistake in what is laid so far, or None if it can be part of a solution.

    `solutions` are some of those of the puzzle that can go with it, or all if `all_known`. With
    not all known, a mistake that neither a step nor a lemma shows can pass. `deadline` is compared
    with `perf_counter()`; TimeUpError if it passes before anything is known.
    """
    laid = set(so_far)
    if not laid or any(laid <= set(solution) for solution in solutions):
        return None
    wrong = tuple(
        placement
        for placement in so_far
        if not any(placement in set(solution) for solution in solutions)
    )
    try:
        mistake = _by_steps(puzzle, wrong, until(deadline))
    except TimeUpError:
        mistake = None if solutions else _by_lemmas(puzzle, so_far)
        if mistake is None:
            raise
    if mistake:
        return mistake
    if solutions:
        return _no_solution_with((wrong or tuple(so_far))[-1]) if all_known else None
    return _by_lemmas(puzzle, so_far) or (
        _by_conflict(puzzle, so_far, deadline) if all_known else None
    )


def _by_steps(puzzle: Puzzle, wrong: tuple[Placement, ...], tick: Tick) -> Mistake | None:
    """The first of the wrong ones that a step rules out; raises TimeUpError."""
    known = Knowledge.of_puzzle(puzzle, tick)
    number_of = {placement: number for number, placement in enumerate(known.choices.placements)}
    for step in walk(known, STEPS):
        for placement in wrong:
            if not step.after.possible >> number_of[placement] & 1:
                return Mistake((placement,), _shown_by(step, placement), step=step)
    return None


def _by_lemmas(puzzle: Puzzle, laid: Solution) -> Mistake | None:
    proof = proved_apart(puzzle, laid)
    return Mistake((), _LOST, proof) if proof else None


def _by_conflict(puzzle: Puzzle, laid: Solution, deadline: float | None) -> Mistake:
    apart = fewest_apart(puzzle, laid, deadline)
    if len(apart) == 1:
        return _no_solution_with(apart[0])
    if len(apart) == len(laid):
        return Mistake((), _LOST)
    said = Sentence(
        "These tiles cannot lie so together: {placements}.",
        placements=clauses(map(placement_in_words, apart)),
    )
    return Mistake(apart, _LOST, (said,))


def _no_solution_with(placement: Placement) -> Mistake:
    sentence = Sentence(
        "With {placement} there is no solution any more.", placement=placement_in_words(placement)
    )
    return Mistake((placement,), sentence)


def _shown_by(step: Step, placement: Placement) -> Sentence:
    for number in bits(step.finding.lays):
        laid = step.known.placement(number)
        if laid != placement and placement not in step.removes:
            return Sentence(
                "{wrong} cannot be, since {laid} must be. {reason}",
                wrong=placement_in_words(placement),
                laid=placement_in_words(laid),
                reason=step.sentence,
            )
    return Sentence(
        "{wrong} cannot be. {reason}", wrong=placement_in_words(placement), reason=step.sentence
    )


def too_many(puzzle: Puzzle, so_far: Solution) -> Mistake | None:
    """Return a group that shows more already than it may have in the end."""
    shown = {**puzzle.given_at, **so_far.filling().pips}
    for total in puzzle.constraints:
        if not isinstance(total, Total):
            continue
        now = sum(shown.get(cell, 0) for cell in total.group.cells)
        _, most = bounds_of(total)
        if most is not None and now > most:
            cells = set(total.group.cells)
            sentence = Sentence(
                "{claim}, but what lies there makes {now} already.",
                claim=at_start(claim(total)),
                now=now,
            )
            there = tuple(each for each in so_far if not cells.isdisjoint(each.cells))
            return Mistake(there, sentence)
    return None


def against_the_statement(puzzle: Puzzle, so_far: Solution) -> Mistake | None:
    """Return a mistake that needs no thought: a tile or a place that is not there, or taken."""
    return next(_against_the_statement(puzzle, so_far), None)


def _against_the_statement(puzzle: Puzzle, so_far: Solution) -> Iterator[Mistake]:
    """What needs no thought: tiles that are not there, places that are none, cells taken twice."""
    slots = set(puzzle.layout.slots)
    taken: dict[Cell, Placement] = {}
    laid: Counter[object] = Counter()
    for placement in so_far:
        tile = placement.tile
        laid[tile] += 1
        if placement.cells not in slots:
            sentence = Sentence("No tile can lie on {slot}.", slot=slot_in_words(placement.cells))
            yield Mistake((placement,), sentence)
        elif laid[tile] > puzzle.supply.count(tile):
            yield Mistake(
                (placement,),
                Sentence(
                    "Tile {tile} is laid {laid} {laid:time|times}, but there {there:is|are} "
                    "{there}.",
                    tile=tile,
                    laid=laid[tile],
                    there=puzzle.supply.count(tile),
                ),
            )
        for cell, number in zip(placement.cells, placement.pips, strict=True):
            if cell in taken:
                sentence = Sentence(
                    "Two tiles lie on {cell}: {one} and {other}.",
                    cell=cell_in_words(cell),
                    one=taken[cell].tile,
                    other=tile,
                )
                yield Mistake((placement,), sentence)
            elif puzzle.given_at.get(cell, number) != number:
                sentence = Sentence(
                    "{cell} shows {given}, not {number}.",
                    cell=at_start(cell_in_words(cell)),
                    given=puzzle.given_at[cell],
                    number=number,
                )
                yield Mistake((placement,), sentence)
            taken[cell] = placement
