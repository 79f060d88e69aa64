"""The model of a table: tiles are picked, turned, laid, taken back, checked, and hinted at."""

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import domino_math as dm
from domino_math.i18n import Sentence
from domino_math.tiles import Tile
from domino_math.widgets.advice import Advice, Advisor, aside
from domino_math.widgets.base import Message
from domino_math.widgets.faults import Fault, whole
from domino_math.widgets.handling import holding, laid, lifted, picked, tapped, turned
from domino_math.widgets.judging import advised, checked, lit
from domino_math.widgets.pairing import barred
from domino_math.widgets.position import STANDING, Position, landings
from domino_math.widgets.sums import Lines, group_lines
from domino_math.widgets.words import Text


@dataclass(frozen=True)
class Laying:
    """A puzzle and what lies on its table.

    `held` is the tile in the hand, `turn` how it is held. Where every cell shows its number from
    the start (`pairs`), no tile is held: two neighbouring cells are chosen, of which `first` is
    the one chosen already; while `barring`, they are marked as a place of no tile. `lit` is a
    number to be pointed out. A `free` table has nothing to solve.

    >>> laying = Laying(dm.read("ring-3-8")).told({"do": "pick", "tile": 1})
    >>> laying = laying.told({"do": "cell", "cell": 0})
    >>> print(*laying.now.laid)
    0-1 on row 1, columns 1 and 2
    >>> laying.told({"do": "undo"}).now.laid
    Solution(placements=())
    """

    puzzle: dm.Puzzle
    ask: Text = ""
    lines: Lines = group_lines
    free: bool = False
    advisor: Advisor = field(default_factory=aside)
    now: Position = field(default_factory=Position)
    past: tuple[Position, ...] = ()
    future: tuple[Position, ...] = ()
    held: Tile | None = None
    turn: int = STANDING
    first: dm.Cell | None = None
    barring: bool = False
    lit: int | None = None
    clearing: bool = False
    faults: tuple[Fault, ...] = ()
    advice: Advice | None = None
    level: int = 0
    kept: Text = ""
    right: bool | None = None
    said: Text = ""

    @property
    def mark(self) -> str:
        """Right, wrong, or neither."""
        return {True: "right", False: "wrong", None: ""}[self.right] if self.said else ""

    @cached_property
    def cells(self) -> tuple[dm.Cell, ...]:
        """The cells in reading order, as the browser counts them."""
        return tuple(sorted(self.puzzle.layout.cells))

    @cached_property
    def kinds(self) -> tuple[Tile, ...]:
        """The different tiles, as the browser counts them."""
        return tuple(self.puzzle.supply.kinds)

    @property
    def pairs(self) -> bool:
        """Whether all numbers are there, so that only the tiles have to be found."""
        return len(self.puzzle.given) == len(self.cells)

    def left(self, tile: Tile) -> int:
        """Return how many such tiles do not lie yet, one in the hand among them."""
        return self.puzzle.supply.count(tile) - self.now.count(tile)

    def told(self, message: Message) -> "Laying":
        """Return the table after something was done."""
        now = replace(self, said="", right=None, clearing=False)
        match message:
            case {"do": "pick", "tile": int(number)} if self._is_tile(number):
                return picked(now, self.kinds[number])
            case {"do": "turn"}:
                return turned(now)
            case {"do": "cell", "cell": int(number)} if self._is_cell(number):
                return tapped(now, self.cells[number])
            case {"do": "lay", "tile": int(tile), "cell": int(cell)} if self._is_tile(
                tile
            ) and self._is_cell(cell):
                return laid(holding(now, self.kinds[tile]), self.cells[cell])
            case {"do": "move", "from": int(start), "to": int(end)} if self._is_cell(
                start
            ) and self._is_cell(end):
                return laid(lifted(now, self.cells[start]), self.cells[end])
            case {"do": "back", "cell": int(number)} if self._is_cell(number):
                return replace(lifted(now, self.cells[number]), held=None)
            case {"do": "bar", "cell": int(number)} if self.pairs and self._is_cell(number):
                return barred(now, self.cells[number])
            case {"do": "barring"} if self.pairs:
                return replace(now, barring=not self.barring, first=None)
            case {"do": "drop"}:
                return replace(now, held=None, first=None)
            case {"do": "light", "number": int(number)}:
                return lit(now, number)
            case {"do": "undo"} if self.past:
                before = replace(now, past=self.past[:-1], future=(self.now, *self.future))
                return before._at(self.past[-1])
            case {"do": "redo"} if self.future:
                after = replace(now, past=(*self.past, self.now), future=self.future[1:])
                return after._at(self.future[0])
            case {"do": "clear"} if len(self.now.laid) or self.now.barred:
                return replace(now, clearing=True)
            case {"do": "clear all"} if self.clearing:
                return now.changed(Position(), Sentence("The table is empty."))
            case {"do": "keep all"}:
                return now
            case {"do": "check"} if not self.free:
                return checked(now)
            case {"do": "hint"} if not self.free:
                return advised(now)
        return self

    def _is_tile(self, number: int) -> bool:
        return not self.pairs and 0 <= number < len(self.kinds)

    def _is_cell(self, number: int) -> bool:
        return 0 <= number < len(self.cells)

    @property
    def last(self) -> dm.Placement | None:
        """The tile that was laid last and can be turned, if nothing was done since then."""
        before = set(self.past[-1].laid) if self.past else set()
        new = [placement for placement in self.now.laid if placement not in before]
        fresh = self.past and len(new) == 1 and not self.pairs and not new[0].tile.is_double
        return new[0] if fresh else None

    def landing(self, cell: dm.Cell) -> dm.Placement | None:
        """Return how the tile in the hand would lie, with its first half there if that can be."""
        if self.held is None:
            return None
        given = self.puzzle.given_at
        ways = landings(self.puzzle.layout, self.now, self.held, self.turn, cell)
        return next(
            (
                way
                for way in ways
                if all(given.get(at, n) == n for at, n in zip(way.cells, way.pips, strict=True))
            ),
            None,
        )

    def changed(self, position: Position, said: Text) -> "Laying":
        """Go on to another position; a whole table is checked at once."""
        past = (*self.past, self.now)
        changed = replace(replace(self, past=past, future=())._at(position), said=said)
        return checked(changed) if not self.free and whole(self.puzzle, position.laid) else changed

    def _at(self, position: Position) -> "Laying":
        """Show a position, with nothing that was said or held at another."""
        return replace(self, now=position, held=None, first=None, faults=(), advice=None, level=0)

    def view(self, lang: str) -> dict[str, Any]:
        """Return what to show."""
        from domino_math.widgets.laying_view import laying_view

        return laying_view(self, lang)
