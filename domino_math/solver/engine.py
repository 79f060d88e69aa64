"""Looking for solutions with CP-SAT.

For every solution that it hands out, CP-SAT keeps a clause that rules it out from then on. So its
memory grows and its pace falls. Therefore it is stopped after some thousand solutions and begun
anew in two halves of what it had to search: those solutions with a certain placement, and those
without. What was found already is ruled out in each half, half of it on either side, so there is
never much of it, and nothing is found twice.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter

from ortools.sat.python import cp_model

from domino_math.constraints import Constraint
from domino_math.errors import InputError
from domino_math.puzzle import Placement, Puzzle
from domino_math.solver.answer import Stop
from domino_math.solver.model import CpSatModel
from domino_math.solver.running import Found

# Fewer take longer, for the solver looks at the model anew each time.
SOLUTIONS_A_RUN = 1000

_TOO_LARGE = "the numbers are too large for the solver"

_Placements = tuple[Placement, ...]


@dataclass(frozen=True)
class Region:
    """The solutions with some placements and without some others, but for those `found` already."""

    chosen: tuple[tuple[Placement, bool], ...] = ()
    found: Sequence[_Placements] = ()

    def halves(self, found: Sequence[_Placements]) -> Iterator["Region"]:
        """Split what is left to find, by the placement that splits what was found most evenly."""
        known = (*self.found, *found)
        often = Counter(placement for placements in known for placement in placements)
        # Two solutions differ, so this one is in some of them and not in others.
        pivot = min(often, key=lambda placement: abs(2 * often[placement] - len(known)))
        for chosen in (False, True):
            here = [placements for placements in known if (pivot in placements) == chosen]
            yield Region((*self.chosen, (pivot, chosen)), here)


class CpSatSearch:
    """A search with CP-SAT, its model built and ready."""

    def __init__(
        self,
        puzzle: Puzzle,
        constraints: Iterable[Constraint],
        *,
        one: bool,
        deadline: float | None,
        seed: int,
    ) -> None:
        """Build the model. `one` says that a single solution is enough: that allows shortcuts.

        Raises InputError for numbers (about 10^18) that the solver cannot add up.
        """
        self._name = puzzle.name
        self._deadline = deadline
        self._stopping = False
        try:
            self._model = CpSatModel(puzzle, constraints, seed)
        except OverflowError:
            raise InputError(puzzle.name, _TOO_LARGE) from None
        self._solver = cp_model.CpSolver()
        parameters = self._solver.parameters
        parameters.num_workers = 1  # several workers race, and the winner's solution varies
        parameters.random_seed = seed
        # Without the linear relaxation the first solution comes as soon, and further ones twenty
        # times as fast (100 frames of 44: 0.2 s against 2.4 s).
        parameters.linearization_level = 0
        # Puzzles are small: a long look at the model beforehand costs more than it saves.
        parameters.cp_model_probing_level = 0
        parameters.symmetry_level = 0
        parameters.max_presolve_iterations = 1
        # So are looks at it in between: without them the first solution comes in half the time.
        parameters.use_sat_inprocessing = False
        parameters.enumerate_all_solutions = not one
        parameters.catch_sigint_signal = False  # Ctrl-C is Python's

    def run(self, found: Found) -> Stop:
        """Raise InputError for numbers (about 10^18) whose totals the solver cannot add up."""
        receiver = _Receiver(self._model, found)
        regions = [Region()]
        while regions and not self._stopping:
            region = regions.pop()
            if self._deadline is not None:
                left = self._deadline - perf_counter()
                if left <= 0:
                    return "time"
                self._solver.parameters.max_time_in_seconds = left
            receiver.found.clear()
            status = self._solver.solve(self._model.within(region.chosen, region.found), receiver)
            if receiver.enough:
                return "limit"
            if status == cp_model.MODEL_INVALID:
                raise InputError(self._name, _TOO_LARGE)
            if len(receiver.found) >= SOLUTIONS_A_RUN:
                regions += region.halves(receiver.found)
            elif status not in (cp_model.OPTIMAL, cp_model.INFEASIBLE):
                return "time"
        return ""

    def stop(self) -> None:
        self._stopping = True
        self._solver.stop_search()


class _Receiver(cp_model.CpSolverSolutionCallback):
    """Takes solutions from the solver, in the solver's thread."""

    def __init__(self, model: CpSatModel, hand_on: Found) -> None:
        super().__init__()
        self._model = model
        self._hand_on = hand_on
        self.found: list[_Placements] = []
        self.enough = False

    def on_solution_callback(self) -> None:
        if self.enough:
            return
        # All values at once: to ask for them one by one takes four times as long.
        solution = self._model.solution(self.response_proto.solution)
        self.found.append(solution.placements)
        self.enough = not self._hand_on(solution)
        if self.enough or len(self.found) >= SOLUTIONS_A_RUN:
            self.stop_search()
