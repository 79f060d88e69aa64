"""A hint: what to do next, told in three levels, and never more than was asked for.

Level 1 says where to look, level 2 how, and level 3 what follows and why. A mistake that was made
already comes first.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any, Literal

from domino_math.errors import check_time
from domino_math.explainer.clock import Tick, TimeUpError, until
from domino_math.explainer.knowledge import Knowledge
from domino_math.explainer.mistakes import Mistake, against_the_statement, find_mistake, too_many
from domino_math.explainer.needed import needed_for_last
from domino_math.explainer.step import Step
from domino_math.explainer.technique import GRADES, Technique
from domino_math.explainer.techniques import LADDER, STEPS
from domino_math.explainer.together import showing
from domino_math.explainer.walk import walk
from domino_math.i18n import Sentence
from domino_math.puzzle import Placement, Puzzle, Solution
from domino_math.puzzle.placement_words import placement_in_words
from domino_math.solver import solve
from domino_math.solver.answer import Stop
from domino_math.wording.places import cell_in_words

Level = Literal[1, 2, 3]

# So many solutions are looked at to see whether what is laid can be right.
_SOME = 20


@dataclass(frozen=True)
class Hint:
    """What is said next about a puzzle of which `so_far` is laid.

    `steps` lead to the next tile; they are empty when there is a `mistake`, when all is `done`,
    and where a `choice` between solutions is left, which names one that may be laid. They are also
    empty where no hint was found; `stopped` says what ended the search for one, if anything did.
    `level` is how much `sentences` tell.
    """

    puzzle: Puzzle
    so_far: Solution
    level: Level = 3
    steps: tuple[Step, ...] = ()
    mistake: Mistake | None = None
    choice: Placement | None = None
    done: bool = False
    stopped: Stop = ""

    @property
    def found(self) -> bool:
        """Whether there is anything to tell."""
        return bool(self.steps or self.mistake or self.choice or self.done)

    def at_level(self, level: Level) -> "Hint":
        """Return the same hint at another level."""
        return replace(self, level=level)

    @property
    def technique(self) -> Technique[Any] | None:
        """The hardest technique that the steps need."""
        techniques = [step.technique for step in self.steps]
        return max(techniques, key=lambda each: GRADES.index(each.grade), default=None)

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """What is told at this level."""
        if self.mistake:
            return self.mistake.told(self.level)
        if self.done:
            return (Sentence("Everything is laid, and it is right."),)
        if self.choice:
            free = Sentence("From here on there is more than one solution, so you may choose.")
            one = Sentence("One way is {placement}.", placement=placement_in_words(self.choice))
            return (free, one) if self.level == 3 else (free,)
        if not self.steps:
            return (self._none(),)
        if self.level == 3:
            return tuple(step.sentence for step in self.steps)
        if self.level == 2:
            assert self.technique
            return (self.technique.advice,)
        return (self._where(),)

    def _none(self) -> Sentence:
        if self.stopped == "interrupted":
            return Sentence("Interrupted before a hint was found.")
        if self.stopped == "time":
            return Sentence("The time was up before a hint was found.")
        return Sentence("No hint is known here.")

    def _where(self) -> Sentence:
        last = self.steps[-1]
        if last.contradiction:
            return Sentence("From here on there is no solution.")
        if last.finding.tiles and last.finding.lays:
            return Sentence("Think about tile {tile}.", tile=last.finding.tiles[0])
        cells = last.cells or last.lays[0].cells
        return Sentence("Look around {cell}.", cell=cell_in_words(cells[0]))

    def text(self, lang: str | None = None) -> str:
        """Return what is told, a line a sentence, in a language."""
        return "\n".join(sentence.text(lang) for sentence in self.sentences)

    def __str__(self) -> str:
        return self.text()


def hint(
    puzzle: Puzzle, so_far: Solution | None = None, *, level: Level = 3, time: float | None = None
) -> Hint:
    """Return a hint for a puzzle of which some tiles are laid, at level 1, 2 or 3.

    `time` limits it, in seconds (None: no limit); Ctrl-C ends it too. See `Hint.stopped`. Raises
    ValueError for another level, and for a time that is not positive.

    >>> import domino_math as dm
    >>> found = hint(dm.read("3:20331220030112201133"), level=1)
    >>> print(found)
    Look around row 4, column 4.
    >>> print(found.at_level(2))
    Look for a cell that the same tile covers, whichever way it is covered.
    """
    if level not in (1, 2, 3):
        raise ValueError(f"a hint has the levels 1, 2 and 3, not {level}")
    laid = so_far or Solution()
    told = Hint(puzzle, laid, level)
    if mistake := against_the_statement(puzzle, laid) or too_many(puzzle, laid):
        return replace(told, mistake=mistake)
    check_time(time)
    deadline = None if time is None else perf_counter() + time
    try:
        return _looked_for(told, deadline)
    except TimeUpError:
        return replace(told, stopped="time")
    except KeyboardInterrupt:
        return replace(told, stopped="interrupted")


def _looked_for(told: Hint, deadline: float | None) -> Hint:
    """The hint; raises TimeUpError and KeyboardInterrupt."""
    puzzle, laid, tick = told.puzzle, told.so_far, until(deadline)
    answer = solve(puzzle, limit=2, time=_share(deadline))
    if not answer.unique and len(laid) and answer.stopped != "interrupted":
        # Among many solutions, only those that show what is laid are of interest.
        answer = solve(showing(puzzle, laid), limit=_SOME, time=_share(deadline))
    if answer.stopped == "interrupted":
        raise KeyboardInterrupt
    all_known = answer.complete
    if mistake := find_mistake(
        puzzle, laid, answer.solutions, all_known=all_known, deadline=deadline
    ):
        return replace(told, mistake=mistake)
    known = _with(puzzle, laid, tick)
    if known.solved:
        return replace(told, done=True)
    fitting = [each for each in answer.solutions if set(laid) <= set(each)]
    try:
        steps = tuple(_next_tile(known, LADDER if answer.unique else STEPS))
    except TimeUpError:
        if len(fitting) < 2:
            raise
        steps = ()  # there is a choice, whatever steps would have found
    if steps and (steps[-1].finding.lays or steps[-1].contradiction):
        return replace(told, steps=_shortened(steps))
    if len(fitting) < 2:
        return replace(told, stopped=answer.stopped)
    return replace(told, choice=next(each for each in fitting[0] if each not in set(laid)))


def _share(deadline: float | None) -> float | None:
    """The part of the time left in which solutions are looked for; steps need some, too."""
    if deadline is None:
        return None
    left = deadline - perf_counter()
    if left <= 0:
        raise TimeUpError
    return left / 2


def _shortened(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Leave out steps that are not needed, if there is time for that."""
    try:
        return needed_for_last(steps)
    except TimeUpError:
        return steps


def _with(puzzle: Puzzle, laid: Solution, tick: Tick) -> Knowledge:
    known = Knowledge.of_puzzle(puzzle, tick)
    lies = set(laid)
    numbers = (n for n, placement in enumerate(known.choices.placements) if placement in lies)
    return known.after(sum(1 << number for number in numbers), 0)


def _next_tile(known: Knowledge, ladder: Sequence[Technique[Any]]) -> list[Step]:
    """The steps up to the first that lays a tile."""
    steps: list[Step] = []
    for step in walk(known, ladder):
        steps.append(step)
        if step.finding.lays or step.contradiction:
            break
    return steps
