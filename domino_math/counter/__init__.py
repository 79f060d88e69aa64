"""Exact numbers of solutions, by the method that fits the puzzle."""

from domino_math.counter.counting import count, tally
from domino_math.counter.result import Tally, UncountedError

__all__ = ["Tally", "UncountedError", "count", "tally"]
