"""Hints for a table, asked of another process.

A hint can take long, and needs the solver, which takes much memory. So it is looked for in a
process of its own: the lesson stays small, and goes on when the time is up. That process may go
on looking: whoever asks again about the same table a little later is told what it has found.
"""

from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Protocol

import domino_math as dm
from domino_math.i18n import Sentence

SEARCH = 2.0  # seconds for the solver, where there is much to search
WAIT = 8.0  # seconds until a pupil is told that there is no hint yet; the first has to wait longest


@dataclass(frozen=True)
class Advice:
    """What is told at the levels 1 to 3, the tile to lay next, and those that lie wrong."""

    levels: tuple[tuple[Sentence, ...], ...]
    next_tile: dm.Placement | None = None
    wrong: tuple[dm.Placement, ...] = ()


class Advisor(Protocol):
    """Whoever can be asked for a hint."""

    def __call__(self, puzzle: dm.Puzzle, laid: dm.Solution) -> Advice | None:
        """Return a hint; None if none was found in time."""
        ...


def advice(puzzle: dm.Puzzle, laid: dm.Solution) -> Advice | None:
    """Return the engine's hint; None if the time for its search was up.

    >>> found = advice(dm.read("dominosa-3"), dm.Solution())
    >>> len(found.levels), str(found.next_tile.tile)
    (3, '0-0')
    """
    hint = dm.hint(puzzle, laid, time=SEARCH)
    if hint.stopped and not hint.found:
        return None
    told = dict.fromkeys(hint.at_level(level).sentences for level in (1, 2, 3))
    lays = hint.steps[-1].lays if hint.steps else ()
    return Advice(
        tuple(told),
        next_tile=hint.choice or next(iter(lays), None),
        wrong=hint.mistake.placements if hint.mistake else (),
    )


class Aside:
    """A process that looks for hints, one at a time."""

    def __init__(self, wait: float = WAIT) -> None:
        """Start nothing yet."""
        self.wait = wait
        self._asked: tuple[dm.Puzzle, dm.Solution] | None = None
        self._process: BaseProcess | None = None
        self._end: Connection | None = None

    def __call__(self, puzzle: dm.Puzzle, laid: dm.Solution) -> Advice | None:
        """Return a hint, or None if the time is up.

        Raises EOFError or OSError if the process has ended; the next call starts another.
        """
        question = (puzzle, laid)
        if self._asked is not None and self._asked != question:
            self.close()  # it still looks for something that nobody wants any more
        if self._end is None:
            self._end = self._start()
        try:
            if self._asked is None:
                self._end.send(question)
                self._asked = question
            if not self._end.poll(self.wait):
                return None
            found: Advice | None = self._end.recv()
        except (EOFError, OSError):
            self.close()
            raise
        self._asked = None
        return found

    def close(self) -> None:
        """Stop the process; the next question starts another."""
        if self._process is not None:
            self._process.kill()
        self._asked = self._end = None

    def _start(self) -> Connection:
        # Not forked: a notebook's kernel has threads, and Windows knows nothing else.
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_answer, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        self._process = process
        return ours


def _answer(questions: Connection) -> None:
    """Answer questions until nobody can ask any more."""
    # The solver is loaded now, so that this does not take up the time for the first hint.
    dm.solve(dm.read("ring-3-8"), limit=1)
    while True:
        try:
            questions.send(advice(*questions.recv()))
        except (EOFError, BrokenPipeError):
            return


@cache
def aside() -> Aside:
    """Return the one process that all tables of a lesson ask."""
    return Aside()
