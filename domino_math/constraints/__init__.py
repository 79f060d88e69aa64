"""The small closed vocabulary of what a puzzle can demand beyond covering cells with tiles."""

from domino_math.constraints.base import Constraint, Filling, GroupConstraint, Model, Violation
from domino_math.constraints.claims import claim
from domino_math.constraints.count import Count
from domino_math.constraints.equation import Equation
from domino_math.constraints.likeness import Alike, Distinct
from domino_math.constraints.matching import Matching
from domino_math.constraints.progression import Progression
from domino_math.constraints.term import Term
from domino_math.constraints.total import Relation, SameTotal, Total

__all__ = [
    "Alike",
    "Constraint",
    "Count",
    "Distinct",
    "Equation",
    "Filling",
    "GroupConstraint",
    "Matching",
    "Model",
    "Progression",
    "Relation",
    "SameTotal",
    "Term",
    "Total",
    "Violation",
    "claim",
]
