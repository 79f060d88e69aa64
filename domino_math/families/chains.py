"""The family of chains: tiles in a line, or in a ring, with equal ends where they meet.

Open chain    a line with two free ends; a long one is folded to fit a page
Closed chain  a ring, in which the last tile meets the first
"""

from dataclasses import replace

from domino_math.families import chain_text
from domino_math.families.chain_statement import state
from domino_math.families.chain_text import read, write
from domino_math.families.family import Family, Format
from domino_math.puzzle import Puzzle

__all__ = ["FAMILY", "examples", "read", "state", "write"]

_TEXT = (
    "Tiles lie in a line, and ends that meet are equal, as in play; or the line closes to a ring. "
    "All of the tiles are used, or so many of them. Some chains have to do more: the tiles at the "
    "ends show as many pips as those between them, or each tile shows one pip more than the tile "
    "before. Whether all tiles of a set make a chain can be told by counting halves."
)

_EXAMPLES = {
    "chain-of-three": "chain 1-2 2-4 4-3",
    "chain-with-a-tile-twice": "chain 1-2 2-4x2 2-3",
    "chain-of-a-set": "chain double-2",
    "ring-of-three": "ring 1-2 2-3 3-1",
    "ring-in-two-pieces": "ring 1-2 2-3 3-1 4-5 5-6 6-4",
    "ring-of-one-tile": "ring 1-1",
    "no-ring-of-one-tile": "ring 1-2",
}


def examples() -> tuple[Puzzle, ...]:
    """Return small chains: open and closed, of one tile, of a set, and some that cannot be."""
    return tuple(replace(read(text), name=name) for name, text in _EXAMPLES.items())


FAMILY = Family(
    name="chains",
    title="Chains, open and closed",
    text=_TEXT,
    state=state,
    examples=examples,
    formats=(
        Format(
            "chain",
            "chain text",
            chain_text.recognises,
            read,
            write,
            sample="ring 1-2 2-3 3-1",
        ),
    ),
)
