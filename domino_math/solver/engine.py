"""Running CP-SAT: in a thread, so that progress and Ctrl-C reach us while it works."""

from collections.abc import Callable, Iterable
from threading import Event, Thread
from time import perf_counter

from ortools.sat.python import cp_model

from domino_math.constraints import Constraint
from domino_math.errors import InputError
from domino_math.puzzle import Placement, Puzzle, Solution
from domino_math.solver.answer import Stop
from domino_math.solver.model import CpSatModel

# Whether to go on looking after a solution.
Found = Callable[[Solution], bool]

_HEARTBEAT_SECONDS = 0.1
_TOO_LARGE = "the numbers are too large for the solver"


def search(
    puzzle: Puzzle,
    constraints: Iterable[Constraint],
    found: Found,
    *,
    one: bool,
    time: float | None,
    seed: int,
    heartbeat: Callable[[], None],
) -> Stop:
    """Hand each solution to `found` until it returns False; return what ended the search.

    "" means that all has been searched. `one` says that a single solution is enough, which lets
    the solver take shortcuts. What `found` or `heartbeat` raises ends the search and is raised.
    Raises InputError for numbers (about 10^18) that the solver cannot add up.
    """
    started = perf_counter()
    try:
        model = CpSatModel(puzzle, constraints, seed)
    except OverflowError:
        raise InputError(puzzle.name, _TOO_LARGE) from None
    solver = cp_model.CpSolver()
    parameters = solver.parameters
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
    parameters.catch_sigint_signal = False  # Ctrl-C is Python's: see below
    if time is not None:
        left = time - (perf_counter() - started)
        if left <= 0:
            return "time"
        parameters.max_time_in_seconds = left

    receiver = _Receiver(model.placements, found)
    Thread(target=receiver.run, args=(solver, model.cp), daemon=True).start()
    interrupted = False
    # Not Thread.join: in Python 3.11, Ctrl-C within it makes a running thread pass for ended.
    while not receiver.ended.is_set():
        try:
            if receiver.stopping:
                solver.stop_search()  # each time: it is lost on a solver that has yet to begin
            receiver.ended.wait(_HEARTBEAT_SECONDS)
            if not receiver.stopping:
                heartbeat()
        except KeyboardInterrupt:  # a second one changes nothing
            interrupted = receiver.stopping = True
        except BaseException as error:
            receiver.error, receiver.stopping = error, True
    if receiver.error:
        raise receiver.error
    if interrupted:
        return "interrupted"
    if receiver.enough:
        return "limit"
    if receiver.status == cp_model.MODEL_INVALID:
        raise InputError(puzzle.name, _TOO_LARGE)
    finished = receiver.status in (cp_model.OPTIMAL, cp_model.INFEASIBLE)
    return "" if finished else "time"


class _Receiver(cp_model.CpSolverSolutionCallback):
    """Takes solutions from the solver, in the solver's thread."""

    def __init__(self, placements: dict[Placement, cp_model.IntVar], found: Found) -> None:
        super().__init__()
        self._placements = placements
        self._found = found
        self.stopping = False
        self.ended = Event()
        self.status = cp_model.UNKNOWN
        self.enough = False
        self.error: BaseException | None = None

    def run(self, solver: cp_model.CpSolver, model: cp_model.CpModel) -> None:
        try:
            self.status = solver.solve(model, self)
        except BaseException as error:  # raised again in the caller's thread
            self.error = error
        finally:
            self.ended.set()

    def on_solution_callback(self) -> None:
        if self.stopping or self.enough:
            return
        solution = Solution(
            placement for placement, chosen in self._placements.items() if self.value(chosen)
        )
        try:
            self.enough = not self._found(solution)
        except BaseException as error:  # must not pass through the solver's own code
            self.error = error
        if self.enough or self.error:
            self.stop_search()
