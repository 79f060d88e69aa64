"""Counting one by one: slow and obvious, for every puzzle there is.

Cells are covered in order; each tile that can lie on the next one is tried, and given up as soon
as a constraint is broken by what lies there so far.
"""

from collections import Counter
from time import perf_counter

from domino_math.constraints import Constraint, Filling
from domino_math.counter.watch import LateError, Watch, watch_until
from domino_math.layout import Cell
from domino_math.puzzle import Placement, Puzzle, candidates
from domino_math.tiles import Tile

# Two cells take a level of the search, one call deep, of which Python allows 1,000 at once.
MOST_CELLS = 1600


def count_plain(puzzle: Puzzle, *, time: float | None = None) -> tuple[int, bool]:
    """Return the number of solutions, and whether that is all.

    It stops after `time` seconds (None: no limit) or at Ctrl-C. It is for layouts of up to
    MOST_CELLS cells.

    >>> from domino_math.layout import Rectangle, layout_of
    >>> from domino_math.tiles import Supply
    >>> count_plain(Puzzle("tilings", layout_of(Rectangle(4, 4)), Supply([Tile(0, 0)] * 8)))
    (36, True)
    """
    search = _Search(puzzle, watch_until(None if time is None else perf_counter() + time))
    try:
        search.prepare()
        search.cover_next()
    except (LateError, KeyboardInterrupt):
        return search.found, False
    return search.found, True


class _Search:
    """What lies so far, and how many solutions were found."""

    def __init__(self, puzzle: Puzzle, watch: Watch) -> None:
        self.found = 0
        self._puzzle, self._watch = puzzle, watch
        self._cells = puzzle.layout.cells
        self._pips: dict[Cell, int] = {}
        self._partner: dict[Cell, Cell] = {}
        self._left: Counter[Tile] = Counter(puzzle.supply.tiles)
        self._left_over = 0 if puzzle.every_tile else len(puzzle.supply)
        self._placements: dict[Cell, list[Placement]] = {cell: [] for cell in self._cells}
        self._about: dict[Cell, list[Constraint]] = {cell: [] for cell in self._cells}

    def prepare(self) -> None:
        """Find what can lie on each cell, and what is demanded of it."""
        for placement in candidates(self._puzzle):
            self._watch()
            for cell in placement.cells:
                self._placements[cell].append(placement)
        for constraint in self._puzzle.constraints:
            self._watch()
            for cell in constraint.cells:
                self._about[cell].append(constraint)

    def cover_next(self, covered: int = 0) -> None:
        """Cover the first bare cell, from number `covered` on, in every way that is possible."""
        self._watch()
        while covered < len(self._cells) and self._cells[covered] in self._pips:
            covered += 1
        if covered == len(self._cells):
            self.found += self._left.total() <= self._left_over
            return
        for placement in self._placements[self._cells[covered]]:
            a, b = placement.cells
            if a in self._pips or b in self._pips or not self._left[placement.tile]:
                continue
            self._left[placement.tile] -= 1
            self._pips[a], self._pips[b] = placement.pips
            self._partner[a], self._partner[b] = b, a
            if self._unbroken(placement):
                self.cover_next(covered + 1)
            del self._pips[a], self._pips[b], self._partner[a], self._partner[b]
            self._left[placement.tile] += 1

    def _unbroken(self, placement: Placement) -> bool:
        # Constraints judge only what is covered, so a broken one stays broken.
        filling = Filling(self._pips, self._partner)
        about = {id(c): c for cell in placement.cells for c in self._about[cell]}
        return all(constraint.holds(filling) for constraint in about.values())
