"""New puzzles, of a family, a size and a grade, each with exactly one solution.

Maker     what makes the puzzles of a family
Code      a short text that gives a generated puzzle back, such as D6h-7F3K2

A code stands for what its maker does with dice, which fall alike on every machine. That may depend
on no clock, no order of a hash table and no search that stops early; it may depend on whether a
puzzle has one solution and on what the explainer's techniques can solve, since these are facts.
If a maker or a technique is ever changed so that codes would give other puzzles, the maker takes a
new letter: then old codes are refused, and never give another puzzle. Tests hold a few codes and
their puzzles against that.
"""

from domino_math.generator.code import Code, read_code, recognises
from domino_math.generator.generated import MOST_PUZZLES, Generated, from_code, generate
from domino_math.generator.makers import makers

__all__ = [
    "MOST_PUZZLES",
    "Code",
    "Generated",
    "from_code",
    "generate",
    "makers",
    "read_code",
    "recognises",
]
