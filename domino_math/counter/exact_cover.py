"""Counting by exact cover, for puzzles whose given numbers say which tile each slot would hold.

Option   a placement that is possible: it covers two cells and uses up one tile
Item     what exactly one option must serve: a cell, or a tile that must be used
alive    the options that are still open, one bit each

A set of options is one whole number, so what an option rules out is one `&`. An item with no
option left is a dead end; an item with one decides it, and that rules out all options beside it;
what each of an item's two options would rule out is out too. When nothing more follows, the open
items fall into parts that share no option. Parts are counted apart, each by trying all options of
an item that has few, and the counts are multiplied.
"""

from itertools import islice
from time import perf_counter

from domino_math.layout import Cell
from domino_math.puzzle import Puzzle, candidates

# With more placements than this for a slot, on average, too little is given for this method.
_MOST_PER_SLOT = 3
# Each tile may take a level of the search, two calls deep, of which Python allows 1,000 at once.
_MOST_TILES = 351  # of double-25

_DEAD = -1


class UnfinishedError(Exception):
    """Counting was stopped by its deadline or Ctrl-C; there are `at_least` so many solutions."""

    def __init__(self, at_least: int) -> None:
        """Keep what was proved."""
        super().__init__(f"stopped; there are at least {at_least:,} solutions")
        self.at_least = at_least


def count_exact_cover(
    puzzle: Puzzle, *, limit: int | None = None, deadline: float | None = None
) -> int | None:
    """Return the exact number of solutions, or None for a puzzle that is not of this kind.

    It is of this kind with no constraints and with given numbers on all cells, or on so many that
    few placements are left. With a `limit`, counting stops there: `limit` then means that many or
    more. Raises UnfinishedError, with what was found, once `perf_counter()` has passed `deadline`,
    and at Ctrl-C; ValueError for a limit below 1.

    >>> from domino_math.layout import Cell, Rectangle, layout_of
    >>> from domino_math.tiles import double_set
    >>> given = [(Cell(r, c), int("001110"[3 * r + c])) for r in range(2) for c in range(3)]
    >>> block = Puzzle("block", layout_of(Rectangle(2, 3)), double_set(1), given=tuple(given))
    >>> count_exact_cover(block)
    1
    """
    if limit is not None and limit < 1:
        raise ValueError(f"limit must be 1 or more, not {limit}")
    cells, tiles = len(puzzle.layout.cells), len(puzzle.supply)
    if puzzle.constraints or cells > 2 * _MOST_TILES:
        return None
    if cells % 2 or 2 * tiles < cells or (puzzle.every_tile and 2 * tiles > cells):
        return 0
    options = _options(puzzle)
    if options is None:
        return None
    return _Cover(puzzle, options, deadline).count(limit)


_Option = tuple[Cell, Cell, tuple[int, int]]


def _options(puzzle: Puzzle) -> list[_Option] | None:
    """All placements, as two cells and the lower and the higher number; None if too many."""
    given = puzzle.given_at
    slots = puzzle.layout.slots
    kinds = {(tile.low, tile.high) for tile in puzzle.supply.kinds}
    if len(given) == len(puzzle.layout.cells):  # the usual case, without a Placement for each
        known = ((a, b, given[a], given[b]) for a, b in slots)
        shown = ((a, b, (x, y) if x < y else (y, x)) for a, b, x, y in known)
        return [option for option in shown if option[2] in kinds]
    most = _MOST_PER_SLOT * len(slots)
    few = list(islice(candidates(puzzle), most + 1))
    if len(few) > most:
        return None
    return [(*placement.cells, (placement.tile.low, placement.tile.high)) for placement in few]


class _Cover:
    """Which options each option rules out, and which items it serves.

    A chosen option stays alive, alone in its items, so `alive` is all there is to know of a state.
    """

    def __init__(self, puzzle: Puzzle, options: list[_Option], deadline: float | None) -> None:
        self._deadline = deadline
        self._late = False
        self._all = (1 << len(options)) - 1
        at_cell: dict[Cell, int] = dict.fromkeys(puzzle.layout.cells, 0)
        of_tile: dict[tuple[int, int], int] = {}
        copies: dict[tuple[int, int], int] = {}
        for tile, number in puzzle.supply.kinds.items():
            of_tile[tile.low, tile.high] = 0
            if number > 1:
                copies[tile.low, tile.high] = number
        bit = 1
        for a, b, pair in options:
            at_cell[a] |= bit
            at_cell[b] |= bit
            of_tile[pair] |= bit
            bit <<= 1
        self._items = list(at_cell.values())
        if puzzle.every_tile:
            self._items += [mask for pair, mask in of_tile.items() if pair not in copies]
        # By the place of an option's bit, counted from 1 as int.bit_length does. `beside` adds to
        # what an option rules out the other options of a tile that is there several times.
        self._rules_out = [0]
        self._beside = [0]
        self._serves: list[tuple[int, ...]] = [()]
        bit = 1
        for a, b, pair in options:
            at_a, at_b, of = at_cell[a], at_cell[b], of_tile[pair]
            several = pair in copies
            self._beside.append((at_a | at_b | of) ^ bit)
            self._rules_out.append((at_a | at_b) ^ bit if several else self._beside[-1])
            must = puzzle.every_tile and not several
            self._serves.append((at_a, at_b, of) if must else (at_a, at_b))
            bit <<= 1
        # Tiles that are there several times: their options, and how many of these may be chosen.
        self._several = [(of_tile[pair], number) for pair, number in copies.items()]

    def count(self, limit: int | None) -> int:
        found = 0
        try:
            alive = self._settled(self._all, self._items)
            if alive != _DEAD:
                found = self._count_apart(alive, limit)
        except KeyboardInterrupt:
            self._late = True
        if self._late and found != limit:
            raise UnfinishedError(found)
        return found

    def _count_apart(self, alive: int, limit: int | None) -> int:
        """Count; if there is a deadline, first make sure that each part has a solution.

        Then a part that there was no time to count leaves a proved lower bound for the whole.
        """
        if limit is not None or self._deadline is None:
            return self._count(alive, limit)
        some = all(self._count_part(part, 1) for part in self._parts(alive))
        return self._count(alive, None, at_least=1) if some else 0

    def _count(self, alive: int, limit: int | None, at_least: int = 0) -> int:
        """Count the ways to choose among what is alive, up to a limit.

        Every part is known to have `at_least` so many.
        """
        found = 1
        for part in self._parts(alive):
            enough = 1 if limit is not None and found >= limit else limit
            found *= max(at_least, self._count_part(part, enough))
            if not found:
                return 0
        return found if limit is None else min(found, limit)

    def _count_part(self, part: int, limit: int | None) -> int:
        found = 0
        options = self._fewest(part)
        while options and not self._is_late():
            option = options & -options
            options ^= option
            # What is found so far stays true when Ctrl-C comes in between.
            try:
                alive = self._without(part, part & self._rules_out[option.bit_length()])
                found += self._count(alive, limit) if alive != _DEAD else 0
            except KeyboardInterrupt:
                self._late = True
            if limit is not None and found >= limit:
                return limit
        return found

    def _is_late(self) -> bool:
        if self._deadline is not None and perf_counter() > self._deadline:
            self._late = True
        return self._late

    def _fewest(self, part: int) -> int:
        """The options of an open item that has fewest of them."""
        best, least = 0, len(self._rules_out)
        for item in self._items:
            options = item & part
            if options and (number := options.bit_count()) < least and number > 1:
                if number == 2:
                    return options
                best, least = options, number
        return best

    def _parts(self, alive: int) -> list[int]:
        """Divide the undecided options into parts that have no item in common, smallest first."""
        beside = self._beside
        parts = []
        left = alive
        while left:
            option = left & -left
            left ^= option
            if self._decided(option, alive):
                continue
            edge = beside[option.bit_length()] & alive
            part = option
            while edge:
                part |= edge
                near = 0
                while edge:
                    option = edge & -edge
                    edge ^= option
                    near |= beside[option.bit_length()]
                edge = near & alive & ~part
            left &= ~part
            parts.append(part)
        if len(parts) > 1:
            parts.sort(key=int.bit_count)
        return parts

    def _decided(self, option: int, alive: int) -> bool:
        return not self._rules_out[option.bit_length()] & alive

    def _settled(self, alive: int, items: list[int]) -> int:
        """Draw all conclusions from how many options these items have."""
        for item in items:
            options = item & alive
            if not options:
                return _DEAD
            if not options & (options - 1):
                removed = self._rules_out[options.bit_length()] & alive
                alive = self._followed(alive, removed)
                if alive == _DEAD:
                    return _DEAD
        return self._without(alive, 0)

    def _without(self, alive: int, removed: int) -> int:
        """Take options away, and all that then is impossible; _DEAD if an item has none left."""
        alive = self._followed(alive, removed)
        while self._several and alive != _DEAD and (removed := self._used_up(alive)):
            alive = _DEAD if removed == _DEAD else self._followed(alive, removed)
        return alive

    def _followed(self, alive: int, removed: int) -> int:
        """Take options away, and what follows item by item; `_without` adds copies of tiles."""
        rules_out, serves = self._rules_out, self._serves
        alive &= ~removed
        while removed:
            gone = removed & -removed
            removed ^= gone
            for item in serves[gone.bit_length()]:
                options = item & alive
                rest = options & (options - 1)
                if not rest:
                    if not options:
                        return _DEAD
                    more = rules_out[options.bit_length()] & alive
                elif not rest & (rest - 1):
                    first = options ^ rest
                    either = rules_out[rest.bit_length()] & rules_out[first.bit_length()]
                    more = either & alive
                else:
                    continue
                alive ^= more
                removed |= more
        return alive

    def _used_up(self, alive: int) -> int:
        """What is left of tiles whose copies are all laid; _DEAD if one is laid too often."""
        removed = 0
        for mask, copies in self._several:
            left = mask & alive
            laid = 0
            options = left
            while options:
                option = options & -options
                options ^= option
                if self._decided(option, alive):
                    laid |= option
            if laid.bit_count() > copies:
                return _DEAD
            if laid.bit_count() == copies:
                removed |= left ^ laid
        return removed
