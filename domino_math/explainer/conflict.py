"""Demands of a puzzle that contradict each other, none of which can be spared.

That each cell is covered once, by a tile of the supply, is always in force; what is looked at are
the given numbers and the constraints. One after another, larger lots first, they are left out for
good if the rest is still impossible. What is still there in the end cannot be spared: without it
there was a solution while more than the rest was demanded.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import perf_counter

from domino_math.constraints import Constraint, Total
from domino_math.constraints.claims import claim
from domino_math.i18n import Sentence
from domino_math.layout import Cell
from domino_math.lemmas.known import alone
from domino_math.puzzle import Puzzle
from domino_math.solver import solve
from domino_math.wording.clauses import clauses

Given = tuple[Cell, int]
Demand = Constraint | Given

# Without a limit: seconds for a single check, and for all of them.
_ONE_CHECK, _ALL_CHECKS = 10.0, 60.0


@dataclass(frozen=True)
class Conflict:
    """Demands that contradict each other; `minimal` if without any one there is a solution.

    Where it is not minimal, some checks were not decided in the time.
    """

    demands: tuple[Demand, ...]
    minimal: bool

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells that the demands speak about, in order."""
        found: set[Cell] = set()
        for demand in self.demands:
            found.update(demand.cells if isinstance(demand, Constraint) else demand[:1])
        return tuple(sorted(found))

    @property
    def claims(self) -> tuple[Sentence, ...]:
        """Each demand in words."""
        return tuple(map(_in_words, self.demands))

    @property
    def sentence(self) -> Sentence:
        """What it says, in any language."""
        if not self.demands:
            return Sentence(
                "Whatever is demanded beyond it, the tiles cannot be laid so that each cell is "
                "covered once."
            )
        demands = clauses(self.claims)
        if not self.minimal:
            return Sentence(
                "With the tiles that there are, and each cell covered once, "
                "{count:this demand|these demands} cannot be met: {demands}. Perhaps fewer would "
                "do: not every check was decided in the time.",
                count=len(self.demands),
                demands=demands,
            )
        if len(self.demands) == 1:
            return Sentence(
                "With the tiles that there are, and each cell covered once, this demand alone "
                "cannot be met: {demand}. Without it there is a solution.",
                demand=demands,
            )
        return Sentence(
            "With the tiles that there are, and each cell covered once, these {count} demands "
            "contradict each other: {demands}. Leave out any one of them, and there is a solution.",
            count=len(self.demands),
            demands=demands,
        )


def find_conflict(puzzle: Puzzle, deadline: float | None = None) -> Conflict:
    """Return demands that contradict each other in a puzzle that has no solution.

    It ends when `perf_counter()` passes the deadline (None: after a minute), or with Ctrl-C.

    >>> from domino_math.layout import Group, Row, layout_of
    >>> from domino_math.tiles import double_set
    >>> row = layout_of(Row(4))
    >>> left, right = Group("the left", row.cells[:2]), Group("the right", row.cells[2:])
    >>> demands = (Total(left, "=", (2,)), Total(left, "<", (9,)), Total(right, ">", (1,)))
    >>> puzzle = Puzzle("both", row, double_set(1), demands, every_tile=False)
    >>> print(*find_conflict(puzzle).claims, sep="; ")
    the left adds up to 2; the right adds up to more than 1
    """
    checks = _Checks(puzzle, perf_counter() + _ALL_CHECKS if deadline is None else deadline)
    kept: list[Demand] = [*puzzle.given, *puzzle.constraints]
    lot = max(1, len(kept) // 2)
    while True:
        checks.undecided, at = False, 0
        while at < len(kept):
            rest = kept[:at] + kept[at + lot :]
            if checks.impossible(rest):
                kept = rest
            else:
                at += lot
        if lot == 1:
            return Conflict(tuple(kept), minimal=not checks.undecided)
        lot //= 2


@dataclass
class _Checks:
    """Looks whether some of the demands are impossible already; `undecided` if one look failed."""

    puzzle: Puzzle
    end: float
    undecided: bool = False

    def impossible(self, demands: Sequence[Demand]) -> bool:
        left = min(_ONE_CHECK, self.end - perf_counter())
        if left <= 0:
            self.undecided = True
            return False
        given = tuple(demand for demand in demands if not isinstance(demand, Constraint))
        constraints = tuple(demand for demand in demands if isinstance(demand, Constraint))
        answer = solve(replace(self.puzzle, given=given, constraints=constraints), time=left)
        if answer.status == "undecided":
            self.undecided = True
        if answer.stopped == "interrupted":
            self.end = perf_counter()
        return answer.status == "impossible"


def _in_words(demand: Demand) -> Sentence:
    if isinstance(demand, Constraint):
        return claim(demand)
    cell, number = demand
    return claim(Total(alone(cell), "=", (number,)))
