"""Pictures for steps. Each function returns a `Picture`, which is drawn when it is wanted."""

from domino_math.formulas.pictures.falling import falling
from domino_math.formulas.pictures.groups import columns_of_totals, tens_and_twenties
from domino_math.formulas.pictures.hands import hands
from domino_math.formulas.pictures.lines import line_of_tiles
from domino_math.formulas.pictures.sets import (
    complements,
    doubles,
    halves_with,
    rectangle,
    staircase,
    staircase_of_halves,
    staircase_of_pips,
    table,
)
from domino_math.formulas.pictures.squares import l_shapes, stairs
from domino_math.formulas.pictures.tilings import all_coverings, two_beginnings

__all__ = [
    "all_coverings",
    "columns_of_totals",
    "complements",
    "doubles",
    "falling",
    "halves_with",
    "hands",
    "l_shapes",
    "line_of_tiles",
    "rectangle",
    "staircase",
    "staircase_of_halves",
    "staircase_of_pips",
    "stairs",
    "table",
    "tens_and_twenties",
    "two_beginnings",
]
