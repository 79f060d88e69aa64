"""Solve, check and explain full-set domino puzzles.

>>> import domino_math as dm
>>> puzzle = dm.read("frame-44")
>>> answer = dm.solve(puzzle)
>>> answer.status, dm.check(puzzle, answer.solutions[0])
('solved', [])

Names are loaded when first used, so that importing the package is quick.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from domino_math.checker import check
    from domino_math.constraints import (
        Alike,
        Count,
        Distinct,
        Equation,
        Matching,
        Progression,
        SameTotal,
        Term,
        Total,
        Violation,
        claim,
    )
    from domino_math.counter import Tally, UncountedError, count, tally
    from domino_math.errors import InputError
    from domino_math.explainer import Explanation, Hint, Step, explain, hint, step_scene
    from domino_math.formulas import derive
    from domino_math.games import (
        Match,
        Move,
        Record,
        RuleSet,
        State,
        View,
        apply,
        deal,
        legal_moves,
        new_match,
        next_deal,
        read_move,
        read_record,
        replay,
        result,
        rules,
        settle,
        simulate,
        view,
        write_record,
    )
    from domino_math.generator import Generated, generate
    from domino_math.layout import (
        Cell,
        Group,
        Layout,
        Outline,
        Part,
        Rectangle,
        Ring,
        Row,
        Snake,
        layout_of,
    )
    from domino_math.library import catalogue, read, read_solution, solution_writer, write
    from domino_math.puzzle import Placement, Puzzle, Solution
    from domino_math.puzzle.scene import puzzle_scene
    from domino_math.solver import Answer, solutions, solve
    from domino_math.tiles import Supply, Tile, chinese_set, double_set
    from domino_math.wording.groups import group_in_words

__all__ = [
    "Alike",
    "Answer",
    "Cell",
    "Count",
    "Distinct",
    "Equation",
    "Explanation",
    "Generated",
    "Group",
    "Hint",
    "InputError",
    "Layout",
    "Match",
    "Matching",
    "Move",
    "Outline",
    "Part",
    "Placement",
    "Progression",
    "Puzzle",
    "Record",
    "Rectangle",
    "Ring",
    "Row",
    "RuleSet",
    "SameTotal",
    "Snake",
    "Solution",
    "State",
    "Step",
    "Supply",
    "Tally",
    "Term",
    "Tile",
    "Total",
    "UncountedError",
    "View",
    "Violation",
    "apply",
    "catalogue",
    "check",
    "chinese_set",
    "claim",
    "count",
    "deal",
    "derive",
    "double_set",
    "explain",
    "generate",
    "group_in_words",
    "hint",
    "layout_of",
    "legal_moves",
    "new_match",
    "next_deal",
    "puzzle_scene",
    "read",
    "read_move",
    "read_record",
    "read_solution",
    "replay",
    "result",
    "rules",
    "settle",
    "simulate",
    "solution_writer",
    "solutions",
    "solve",
    "step_scene",
    "tally",
    "view",
    "write",
    "write_record",
]

__version__ = "0.1.0"

# Where public names live. No module may have the name of a public function: loading the module
# would put it in the function's place. Hence `checker`, `counter`, `solver`.
_HOMES = {
    "checker": "check",
    "counter": "Tally UncountedError count tally",
    "constraints": (
        "Alike Count Distinct Equation Matching Progression SameTotal Term Total Violation claim"
    ),
    "errors": "InputError",
    "explainer": "Explanation Hint Step explain hint step_scene",
    "formulas": "derive",
    "games": (
        "Match Move Record RuleSet State View apply deal legal_moves new_match next_deal read_move "
        "read_record replay result rules settle simulate view write_record"
    ),
    "generator": "Generated generate",
    "layout": "Cell Group Layout Outline Part Rectangle Ring Row Snake layout_of",
    "library": "catalogue read read_solution solution_writer write",
    "puzzle": "Placement Puzzle Solution",
    "puzzle.scene": "puzzle_scene",
    "solver": "Answer solutions solve",
    "tiles": "Supply Tile chinese_set double_set",
    "wording.groups": "group_in_words",
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names.split()}


def __getattr__(name: str) -> object:
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_HOME_OF[name]}"), name)
    globals()[name] = value  # found at once next time
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME_OF})
