"""Recognising statements that a counting method knows."""

from domino_math.constraints import Matching
from domino_math.layout import make_slot
from domino_math.layout.paths import Path
from domino_math.puzzle import Puzzle


def matched_path(puzzle: Puzzle) -> Path | None:
    """Return the path that a puzzle lays all its tiles along with matching ends, if it does.

    It has one part, tiles that start in one way, no given numbers, and as many tiles as fit.
    """
    part, *others = puzzle.layout.parts
    path = part.shape
    if others or not isinstance(path, Path) or path.starts == "either":
        return None
    joints = {make_slot(*joint) for joint in puzzle.layout.joints}
    matched = any(
        {make_slot(*joint) for joint in constraint.joints} == joints
        for constraint in puzzle.constraints
        if isinstance(constraint, Matching)
    )
    return path if puzzle.just_fits and matched and not puzzle.given else None


def only_matching(puzzle: Puzzle) -> Path | None:
    """Return the path of a puzzle that demands nothing else than matching along it."""
    path = matched_path(puzzle)
    return path if len(puzzle.constraints) == 1 else None
