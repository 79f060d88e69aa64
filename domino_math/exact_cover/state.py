"""What is still open in a search by exact cover, and what follows from it.

A set of options is one whole number, so what an option rules out is one `&`. An item with no
option left is a dead end; an item with one decides it, and that rules out all options beside it;
what each of an item's two options would rule out is out too. When nothing more follows, the open
items fall into parts that share no option.
"""

from collections.abc import Callable, Sequence

from domino_math.exact_cover.options import Option
from domino_math.layout import Cell
from domino_math.puzzle import Puzzle

DEAD = -1


class Cover:
    """Which options each option rules out, and which items it serves.

    A chosen option stays alive, alone in its items, so `alive` is all there is to know of a state.
    `enough` is asked before each try whether the search must stop; `late` says that it had to.
    """

    def __init__(self, puzzle: Puzzle, options: Sequence[Option]) -> None:
        self.enough: Callable[[], bool] | None = None
        self.late = False
        self._all = (1 << len(options)) - 1
        at_cell: dict[Cell, int] = dict.fromkeys(puzzle.layout.cells, 0)
        of_tile: dict[tuple[int, int], int] = {}
        once: set[tuple[int, int]] = set()
        several: dict[tuple[int, int], int] = {}
        for tile, copies in puzzle.supply.kinds.items():
            pair = tile.low, tile.high
            of_tile[pair] = 0
            if copies == 1:
                once.add(pair)
            elif 2 * copies < len(puzzle.layout.cells):  # else there is no laying it too often
                several[pair] = copies
        bit = 1
        for a, b, pair in options:
            at_cell[a] |= bit
            at_cell[b] |= bit
            of_tile[pair] |= bit
            bit <<= 1
        self._items = list(at_cell.values())
        if puzzle.every_tile:
            self._items += [of_tile[pair] for pair in of_tile if pair in once]
        # By the place of an option's bit, counted from 1 as int.bit_length does. `beside` adds to
        # what an option rules out the other options of a tile that is there several times.
        self.rules_out = [0]
        self._beside = [0]
        self._serves: list[tuple[int, ...]] = [()]
        bit = 1
        for a, b, pair in options:
            at_a, at_b, of = at_cell[a], at_cell[b], of_tile[pair]
            same_cells = (at_a | at_b) ^ bit
            same_tile = of ^ bit
            self.rules_out.append(same_cells | same_tile if pair in once else same_cells)
            limited = pair in once or pair in several
            self._beside.append(same_cells | same_tile if limited else same_cells)
            must = puzzle.every_tile and pair in once
            self._serves.append((at_a, at_b, of) if must else (at_a, at_b))
            bit <<= 1
        # Tiles that are there several times: their options, and how many of these may be chosen.
        self._several = [(of_tile[pair], copies) for pair, copies in several.items()]

    def start(self) -> int:
        """Return the state before any choice; DEAD if there is no solution."""
        alive = self._all
        for item in self._items:
            options = item & alive
            if not options:
                return DEAD
            if not options & (options - 1):
                removed = self.rules_out[options.bit_length()] & alive
                alive = self._followed(alive, removed)
                if alive == DEAD:
                    return DEAD
        return self.without(alive, 0)

    def is_late(self) -> bool:
        """Whether to stop; to be asked before each try."""
        if self.enough is not None and self.enough():
            self.late = True
        return self.late

    def fewest(self, part: int) -> int:
        """The options of an open item that has fewest of them."""
        best, least = 0, len(self.rules_out)
        for item in self._items:
            options = item & part
            if options and (number := options.bit_count()) < least and number > 1:
                if number == 2:
                    return options
                best, least = options, number
        return best

    def parts(self, alive: int) -> list[int]:
        """Divide the undecided options into parts that have no item in common, smallest first."""
        beside = self._beside
        parts = []
        left = alive
        while left:
            option = left & -left
            left ^= option
            if self.decided(option, alive):
                continue
            rim = beside[option.bit_length()] & alive
            part = option
            while rim:
                part |= rim
                near = 0
                while rim:
                    option = rim & -rim
                    rim ^= option
                    near |= beside[option.bit_length()]
                rim = near & alive & ~part
            left &= ~part
            parts.append(part)
        if len(parts) > 1:
            parts.sort(key=int.bit_count)
        return parts

    def decided(self, option: int, alive: int) -> bool:
        """Whether an option that is alive is the only one left in all its items."""
        return not self.rules_out[option.bit_length()] & alive

    def without(self, alive: int, removed: int) -> int:
        """Take options away, and all that then is impossible; DEAD if an item has none left."""
        alive = self._followed(alive, removed)
        while self._several and alive != DEAD and (removed := self._used_up(alive)):
            alive = DEAD if removed == DEAD else self._followed(alive, removed)
        return alive

    def _followed(self, alive: int, removed: int) -> int:
        """Take options away, and what follows item by item; `without` adds copies of tiles."""
        rules_out, serves = self.rules_out, self._serves
        alive &= ~removed
        while removed:
            gone = removed & -removed
            removed ^= gone
            for item in serves[gone.bit_length()]:
                options = item & alive
                rest = options & (options - 1)
                if not rest:
                    if not options:
                        return DEAD
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
        """What is left of tiles whose copies are all laid; DEAD if one is laid too often."""
        removed = 0
        for mask, copies in self._several:
            left = mask & alive
            laid = 0
            options = left
            while options:
                option = options & -options
                options ^= option
                if self.decided(option, alive):
                    laid |= option
            if laid.bit_count() > copies:
                return DEAD
            if laid.bit_count() == copies:
                removed |= left ^ laid
        return removed
