"""A puzzle as a CP-SAT model: one 0-1 variable for each candidate placement."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import compress
from math import prod
from random import Random

from ortools.sat.python import cp_model

from domino_math.constraints import Constraint
from domino_math.constraints.base import Demand, Expression
from domino_math.layout import Cell, Slot, make_slot
from domino_math.puzzle import Placement, Puzzle, Solution
from domino_math.solver.narrowing import narrowed


class CpSatModel:
    """What constraints post themselves to; built for one query and never changed after."""

    def __init__(self, puzzle: Puzzle, constraints: Iterable[Constraint], seed: int = 0) -> None:
        """State the puzzle with these constraints (its own and what lemmas add).

        The solver tries variables roughly in their order, so each seed but 0 shuffles them.
        """
        self.puzzle = puzzle
        self.cp = cp_model.CpModel()
        constraints = tuple(constraints)
        order = list(narrowed(puzzle, constraints))
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
        of_pips: dict[tuple[int, int], list[cp_model.IntVar]] = defaultdict(list)
        for placement, chosen in self.placements.items():
            of_pips[placement.pips].append(chosen)
        for tile, copies in self.puzzle.supply.kinds.items():
            lying = [chosen for pips in tile.orientations for chosen in of_pips[pips]]
            if copies > 1:
                used = sum(lying)
                self.require(used == copies if self.puzzle.every_tile else used <= copies)
            elif self.puzzle.every_tile:
                self.cp.add_exactly_one(lying)
            else:
                self.cp.add_at_most_one(lying)

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
        if number not in self._numbers_at[cell]:
            return 0
        if len(self._numbers_at[cell]) == 1:
            return 1  # for something lies on every cell
        if (cell, number) not in self._shows:
            self._shows[cell, number] = self._one_of(self._choices[cell, number])
        return self._shows[cell, number]

    def pips(self, cell: Cell) -> Expression:
        return sum(number * self.shows(cell, number) for number in self._numbers_at[cell])

    def joined(self, slot: Slot) -> Expression:
        slot = make_slot(*slot)
        if slot not in self._joined:
            lying = self._in_slot.get(slot)
            self._joined[slot] = self._one_of(lying) if lying else 0
        return self._joined[slot]

    def product(self, factors: Sequence[tuple[Expression, int]]) -> Expression:
        variables = [self._variable(expression, most) for expression, most in factors]
        product = self.cp.new_int_var(0, prod(most for _, most in factors), "")
        self.cp.add_multiplication_equality(product, variables)
        return product

    def look_up(self, cells: Sequence[Cell], table: Mapping[tuple[int, ...], int]) -> Expression:
        variables = [
            self._variable(self.pips(cell), max(self.numbers, default=0)) for cell in cells
        ]
        found = self.cp.new_int_var(0, max(table.values(), default=0), "")
        rows = [(*shown, value) for shown, value in table.items()]
        self.cp.add_allowed_assignments([*variables, found], rows)
        return found

    def _variable(self, expression: Expression, most: int) -> cp_model.IntVar:
        variable = self.cp.new_int_var(0, most, "")
        self.cp.add(variable == expression)
        return variable

    def _one_of(self, excluding_each_other: list[cp_model.IntVar]) -> cp_model.IntVar:
        """Return 1 if one of these placements, of which no two can be, is chosen, else 0."""
        if len(excluding_each_other) == 1:
            return excluding_each_other[0]
        chosen = self.cp.new_bool_var("")
        self.cp.add_exactly_one([*excluding_each_other, chosen.negated()])
        return chosen

    def require(self, demand: Demand, *, unless: Expression = 0) -> None:
        if demand is True:  # both sides were plain numbers
            return
        demanded = self.cp.add(demand)
        if isinstance(unless, cp_model.IntVar):
            demanded.only_enforce_if(unless.negated())

    def require_among(self, expression: Expression, values: Iterable[int]) -> None:
        domain = cp_model.Domain.from_values(list(values))
        self.cp.add_linear_expression_in_domain(expression, domain)
