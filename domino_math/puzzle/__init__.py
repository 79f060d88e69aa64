"""A puzzle is a statement; a solution is a set of placements."""

from domino_math.puzzle.candidates import candidates
from domino_math.puzzle.describe import constraints_in_words, starts_in_words, tiles_in_words
from domino_math.puzzle.placement import Placement, Solution
from domino_math.puzzle.puzzle import Puzzle

__all__ = [
    "Placement",
    "Puzzle",
    "Solution",
    "candidates",
    "constraints_in_words",
    "starts_in_words",
    "tiles_in_words",
]
