"""Finding solutions. Only the modules of this package import OR-Tools, and only when asked."""

from domino_math.solver.answer import Answer, Status, Stop
from domino_math.solver.search import solve
from domino_math.solver.stream import solutions

__all__ = ["Answer", "Status", "Stop", "solutions", "solve"]
