"""The families that can be generated."""

from collections.abc import Mapping
from functools import cache

from domino_math.generator.maker import Maker


@cache
def makers() -> Mapping[str, Maker]:
    """Return what makes puzzles, by family. A new one is a module with a MAKER, and a line here."""
    from domino_math.generator import dominosa, frames, magic, pips, windows

    found = (dominosa.MAKER, frames.MAKER, pips.MAKER, windows.MAKER, magic.MAKER)
    return {maker.family: maker for maker in found}
