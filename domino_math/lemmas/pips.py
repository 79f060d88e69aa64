"""How many pips lie on a layout: all there are, or those of so many tiles."""

from domino_math.i18n import Sentence
from domino_math.puzzle import Puzzle


def pips_used(puzzle: Puzzle) -> tuple[int, int]:
    """Return the least and the most pips on as many tiles as the layout needs."""
    if puzzle.every_tile:
        return puzzle.supply.pips, puzzle.supply.pips
    pips = sorted(tile.pips for tile in puzzle.supply)
    tiles = len(puzzle.layout.cells) // 2
    return sum(pips[:tiles]), sum(pips[len(pips) - tiles :])


def pips_words(puzzle: Puzzle) -> Sentence:
    """Say so, as a clause: `all the tiles together have 168 pips`."""
    least, most = pips_used(puzzle)
    if puzzle.every_tile:
        return Sentence("all the tiles together have {pips} {pips:pip|pips}", pips=least)
    tiles = len(puzzle.layout.cells) // 2
    if least == most:
        return Sentence(
            "any {tiles} of the tiles together have {pips} {pips:pip|pips}", tiles=tiles, pips=least
        )
    return Sentence(
        "any {tiles} of the tiles together have {least} to {most} {most:pip|pips}",
        tiles=tiles,
        least=least,
        most=most,
    )
