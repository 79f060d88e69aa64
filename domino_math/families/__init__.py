"""Families of puzzles, one module each, found by looking for modules with a FAMILY.

What a family's constraints imply is told by the finders in `domino_math.lemmas`: these look at
statements, whatever family they come from.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from domino_math.families.family import Family, Format

__all__ = ["Family", "Format", "families", "format_of"]


@cache
def families() -> Mapping[str, Family]:
    """Return all families by name, in alphabetical order."""
    modules = (import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__))
    found = [module.FAMILY for module in modules if hasattr(module, "FAMILY")]
    return {family.name: family for family in sorted(found, key=lambda family: family.name)}


def format_of(text: str) -> Format | None:
    """Return the format that a text is written in, if some family knows it.

    >>> format_of("6dt:12333011020201130223").name
    'Dominosa game ID'
    """
    formats = (form for family in families().values() for form in family.formats)
    return next((form for form in formats if form.recognises(text)), None)
