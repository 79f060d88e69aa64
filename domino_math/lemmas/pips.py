"""How many pips lie on a layout: all there are, or those of so many tiles."""

from domino_math.puzzle import Puzzle
from domino_math.words import plural


def pips_used(puzzle: Puzzle) -> tuple[int, int]:
    """Return the least and the most pips on as many tiles as the layout needs."""
    if puzzle.every_tile:
        return puzzle.supply.pips, puzzle.supply.pips
    pips = sorted(tile.pips for tile in puzzle.supply)
    tiles = len(puzzle.layout.cells) // 2
    return sum(pips[:tiles]), sum(pips[len(pips) - tiles :])


def pips_words(puzzle: Puzzle) -> str:
    """Say so, as a clause: `all the tiles together have 168 pips`."""
    least, most = pips_used(puzzle)
    if puzzle.every_tile:
        return f"all the tiles together have {plural(least, 'pip')}"
    tiles = len(puzzle.layout.cells) // 2
    if least == most:
        return f"any {tiles} of the tiles together have {plural(least, 'pip')}"
    return f"any {tiles} of the tiles together have {least} to {most} pips"
