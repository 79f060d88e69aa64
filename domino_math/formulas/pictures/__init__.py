"""Pictures for steps. Each function returns a `Picture`, which is drawn when it is wanted."""

from domino_math.formulas.pictures.lines import line_of_tiles
from domino_math.formulas.pictures.sets import (
    complements,
    halves_with,
    rectangle,
    staircase,
    staircase_of_halves,
    staircase_of_pips,
    table,
)
from domino_math.formulas.pictures.squares import l_shapes, stairs

__all__ = [
    "complements",
    "halves_with",
    "l_shapes",
    "line_of_tiles",
    "rectangle",
    "staircase",
    "staircase_of_halves",
    "staircase_of_pips",
    "stairs",
    "table",
]
