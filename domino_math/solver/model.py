"""A puzzle as a CP-SAT model: one 0-1 variable for each candidate placement."""

from collections.abc import Iterable, Sequence
from itertools import compress
from random import Random

from ortools.sat.python import cp_model

from domino_math.constraints import Constraint
from domino_math.constraints.base import Demand, Expression
from domino_math.layout import Cell, Slot, make_slot
from domino_math.puzzle import Placement, Puzzle, Solution, candidates
from domino_math.tiles import Tile


class CpSatModel:
    """What constraints post themselves to; built for one query and never changed after."""

    def __init__(self, puzzle: Puzzle, constraints: Iterable[Constraint], seed: int = 0) -> None:
        """State the puzzle with these constraints (its own and what lemmas add).

        The solver tries variables roughly in their order, so each seed but 0 shuffles them.
        """
        self.puzzle = puzzle
        self.cp = cp_model.CpModel()
        order = list(candidates(puzzle))
        if seed:
            Random(seed).shuffle(order)  # noqa: S311 - variety, not secrecy
        self.placements: dict[Placement, cp_model.IntVar] = {
            placement: self.cp.new_bool_var("") for placement in order
        }
        self._in_slot: dict[Slot, list[cp_model.IntVar]] = {}
        self._choices: dict[tuple[Cell, int], list[cp_model.IntVar]] = {}
        for placement, chosen in self.placements.items():
            self._in_slot.setdefault(placement.cells, []).append(chosen)
            for cell, number in zip(placement.cells, placement.pips, strict=True):
                self._choices.setdefault((cell, number), []).append(chosen)
        self._numbers_at: dict[Cell, list[int]] = {cell: [] for cell in puzzle.layout.cells}
        for cell, number in sorted(self._choices):
            self._numbers_at[cell].append(number)
        self._shows: dict[tuple[Cell, int], Expression] = {}
        self._joined: dict[Slot, Expression] = {}
        self._cover_cells()
        self._use_tiles()
        for constraint in constraints:
            constraint.post(self)

    # Each cell is covered by exactly one tile.
    def _cover_cells(self) -> None:
        # The two cells of a slot that no other slot overlaps say the same: say it once.
        for slots in dict.fromkeys(self.puzzle.layout.slots_of.values()):
            self.cp.add_exactly_one(
                chosen for slot in slots for chosen in self._in_slot.get(slot, ())
            )

    # Each tile is used as often as the supply has it, or at most so often.
    def _use_tiles(self) -> None:
        of_tile: dict[Tile, list[cp_model.IntVar]] = {tile: [] for tile in self.puzzle.supply.kinds}
        for placement, chosen in self.placements.items():
            of_tile[placement.tile].append(chosen)
        for tile, copies in self.puzzle.supply.kinds.items():
            used = sum(of_tile[tile])
            self.require(used == copies if self.puzzle.every_tile else used <= copies)

    def within(
        self, chosen: Iterable[tuple[Placement, bool]], but: Iterable[Sequence[Placement]]
    ) -> cp_model.CpModel:
        """Return the model with placements chosen or ruled out, and without some solutions."""
        model = self.cp.clone()
        for placement, is_chosen in chosen:
            model.add(self.placements[placement] == int(is_chosen))
        for placements in but:
            # Another solution lacks one of these: all cells are covered, so none has one more.
            model.add_bool_or(self.placements[placement].negated() for placement in placements)
        return model

    def solution(self, values: Iterable[int]) -> Solution:
        """Return the solution in which the variables, in the solver's order, have these values."""
        # The placements are the first variables of all.
        return Solution(compress(self.placements, values))

    @property
    def numbers(self) -> tuple[int, ...]:
        return self.puzzle.supply.numbers

    def shows(self, cell: Cell, number: int) -> Expression:
        given = self.puzzle.given_at.get(cell)
        if given is not None:
            return int(given == number)
        if (cell, number) not in self._choices:
            return 0
        if (cell, number) not in self._shows:
            shown = self.cp.new_bool_var("")
            self.cp.add(sum(self._choices[cell, number]) == shown)
            self._shows[cell, number] = shown
        return self._shows[cell, number]

    def pips(self, cell: Cell) -> Expression:
        return sum(number * self.shows(cell, number) for number in self._numbers_at[cell])

    def joined(self, slot: Slot) -> Expression:
        slot = make_slot(*slot)
        if slot not in self._joined:
            lying = self._in_slot.get(slot, ())
            joined = self.cp.new_bool_var("") if lying else 0
            self.cp.add(sum(lying) == joined)
            self._joined[slot] = joined
        return self._joined[slot]

    def require(self, demand: Demand, *, unless: Expression = 0) -> None:
        if demand is True:  # both sides were plain numbers
            return
        demanded = self.cp.add(demand)
        if isinstance(unless, cp_model.IntVar):
            demanded.only_enforce_if(unless.negated())

    def require_among(self, expression: Expression, values: Iterable[int]) -> None:
        domain = cp_model.Domain.from_values(list(values))
        self.cp.add_linear_expression_in_domain(expression, domain)
