"""How far derivations go. SymPy is not needed to know that."""

LARGEST = 18
"""Everything is counted for n = 0 … 18: the largest set that pictures have pip patterns for."""

EXAMPLE = 6
"""Pictures show double-six where no other set is asked for."""
