"""A puzzle is a statement; a solution is a set of placements."""

from domino_math.puzzle.candidates import candidates
from domino_math.puzzle.placement import Placement, Solution
from domino_math.puzzle.puzzle import Puzzle

__all__ = ["Placement", "Puzzle", "Solution", "candidates"]
