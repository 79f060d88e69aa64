"""Lemma from tiles that fall into pieces: a chain cannot pass from one piece to another."""

from collections.abc import Iterable, Iterator

from domino_math.constraints import Matching
from domino_math.i18n import Sentence
from domino_math.layout.links import connected, neighbours
from domino_math.lemmas.known import certain_slots
from domino_math.lemmas.lemma import Lemma
from domino_math.puzzle import Puzzle


def one_piece(puzzle: Puzzle) -> Iterator[Lemma]:
    """Find numbers that no tile leads to from the others, in a chain that would need both.

    Proof: from a cell to the next along the chain, either one tile lies on both, or both show the
    same number. So whoever walks along it gets from number to number by tiles only.
    """
    matchings = tuple(c for c in puzzle.constraints if isinstance(c, Matching))
    if not matchings or not _is_one_chain(puzzle, matchings):
        return
    tiles = puzzle.supply.tiles
    links = ((tile.low, tile.high) for tile in tiles)
    pieces = connected(neighbours(puzzle.supply.numbers, links))
    in_piece = [sum(tile.low in piece for tile in tiles) for piece in pieces]
    needed = len(puzzle.layout.cells) // 2
    if len(pieces) < 2 or max(in_piece) >= needed:
        return
    reason = Sentence(
        "No tile leads from {numbers} to any other number: the tiles fall into {pieces} pieces. "
        "But where ends that meet are equal, a chain gets from one number to another only by a "
        "tile that shows both, so it stays in one piece. None has the {needed} "
        "{needed:tile|tiles} that it needs. Impossible.",
        numbers=tuple(sorted(pieces[0])),
        pieces=len(pieces),
        needed=needed,
    )
    yield Lemma("tiles in pieces", reason, matchings, contradiction=True)


def _is_one_chain(puzzle: Puzzle, matchings: Iterable[Matching]) -> bool:
    """Whether joints, and slots where a tile lies for certain, lead from any cell to any other."""
    steps = [joint for matching in matchings for joint in matching.joints]
    steps += certain_slots(puzzle)
    return len(connected(neighbours(puzzle.layout.cells, steps))) == 1
