"""Families of puzzles, one module each, found by looking for modules with a FAMILY.

What a family's constraints imply is told by the finders in `domino_math.lemmas`: these look at
statements, whatever family they come from.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from domino_math.families.family import Family, Format, SolutionFormat
from domino_math.puzzle import Puzzle

__all__ = [
    "Family",
    "Format",
    "SolutionFormat",
    "families",
    "format_of",
    "formats",
    "solution_format_of",
    "solution_formats",
]


@cache
def families() -> Mapping[str, Family]:
    """Return all families by name, in alphabetical order."""
    modules = (import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__))
    found = [module.FAMILY for module in modules if hasattr(module, "FAMILY")]
    return {family.name: family for family in sorted(found, key=lambda family: family.name)}


@cache
def formats() -> Mapping[str, Format]:
    """Return the formats of puzzles that families know, by key.

    >>> formats()["id"].name
    'Dominosa game ID'
    """
    return {form.key: form for family in families().values() for form in family.formats}


@cache
def solution_formats() -> Mapping[str, SolutionFormat]:
    """Return the formats of solutions that families know, by key."""
    return {form.key: form for family in families().values() for form in family.solution_formats}


def format_of(text: str) -> Format | None:
    """Return the format that a text is written in, if some family knows it.

    >>> format_of("6dt:12333011020201130223").key
    'id'
    """
    return next((form for form in formats().values() if form.recognises(text)), None)


def solution_format_of(text: str, puzzle: Puzzle) -> SolutionFormat | None:
    """Return the format that a solution of a puzzle is written in, if some family knows it."""
    found = (form for form in solution_formats().values() if form.recognises(text, puzzle))
    return next(found, None)
