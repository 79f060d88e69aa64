"""Finding a mistake in what someone has laid so far, and saying why it is one."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from domino_math.explainer.choices import bits
from domino_math.explainer.clock import Tick, no_limit
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.step import Step
from domino_math.explainer.techniques import STEPS
from domino_math.explainer.walk import walk
from domino_math.i18n import Sentence, at_start
from domino_math.layout import Cell
from domino_math.puzzle import Placement, Puzzle, Solution
from domino_math.puzzle.placement_words import placement_in_words
from domino_math.wording.places import cell_in_words, slot_in_words


@dataclass(frozen=True)
class Mistake:
    """A placement that is wrong, and why; `step` is the step that shows it, where it takes one."""

    placement: Placement
    sentence: Sentence
    step: Step | None = None


def find_mistake(
    puzzle: Puzzle,
    so_far: Solution,
    solutions: tuple[Solution, ...],
    *,
    all_known: bool,
    tick: Tick = no_limit,
) -> Mistake | None:
    """Return a mistake in what is laid so far, or None if it can be part of a solution.

    `solutions` are some of those of the puzzle that can go with it, or all if `all_known`. With
    not all known, a mistake that no step shows can pass.
    """
    laid = set(so_far)
    if not laid or any(laid <= set(solution) for solution in solutions):
        return None
    known = Knowledge.of_puzzle(puzzle, tick)
    number_of = {placement: number for number, placement in enumerate(known.choices.placements)}
    wrong = [
        placement
        for placement in so_far
        if not any(placement in set(solution) for solution in solutions)
    ]
    for step in walk(known, STEPS):
        for placement in wrong:
            if not step.after.possible >> number_of[placement] & 1:
                return Mistake(placement, _shown_by(step, placement), step)
    if all_known:
        placement = (wrong or list(so_far))[-1]
        sentence = Sentence(
            "With {placement} there is no solution any more.",
            placement=placement_in_words(placement),
        )
        return Mistake(placement, sentence)
    return None


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
            yield Mistake(placement, sentence)
        elif laid[tile] > puzzle.supply.count(tile):
            yield Mistake(
                placement,
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
                yield Mistake(placement, sentence)
            elif puzzle.given_at.get(cell, number) != number:
                sentence = Sentence(
                    "{cell} shows {given}, not {number}.",
                    cell=at_start(cell_in_words(cell)),
                    given=puzzle.given_at[cell],
                    number=number,
                )
                yield Mistake(placement, sentence)
            taken[cell] = placement
