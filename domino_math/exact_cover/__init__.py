"""Exact cover, for puzzles whose given numbers say which tile each slot would hold.

Option   a placement that is possible: it covers two cells and uses up one tile
Item     what exactly one option must serve: a cell, or a tile that must be used
alive    the options that are still open, one bit each
way      a choice of options that serves every item: a solution
part     open options that have no item in common with the others
"""

from domino_math.exact_cover.counting import UnfinishedError, count_exact_cover
from domino_math.exact_cover.ways import cover_solutions

__all__ = ["UnfinishedError", "count_exact_cover", "cover_solutions"]
