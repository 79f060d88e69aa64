"""Lemma from telling tiles apart: a number on more cells than tiles that show it can cover."""

from collections import Counter
from collections.abc import Iterator, Mapping

from domino_math.i18n import Sentence, at_start
from domino_math.layout import Cell
from domino_math.lemmas.known import known_cells, saying, where
from domino_math.lemmas.lemma import Lemma
from domino_math.puzzle import Puzzle
from domino_math.tiles import Tile


def enough_tiles_of_a_number(puzzle: Puzzle) -> Iterator[Lemma]:
    """Compare the cells that are known to show a number with the tiles that show it.

    Proof: a tile lies on two of these cells only where they make a slot, and then it is the
    number's double. Each other cell takes a tile of its own.
    """
    known = known_cells(puzzle)
    cells = Counter(known.values())
    pairs = _pairs(puzzle, known)
    doubles = Counter(tile.low for tile in puzzle.supply if tile.is_double)
    for number in sorted(cells):
        tiles = puzzle.supply.halves(number) - doubles[number]
        needed = cells[number] - min(pairs[number], doubles[number])
        if needed > tiles:
            place = at_start(where(puzzle, known, number))
            if cells[number] == 1:
                shown = Sentence("{place} shows {number}.", place=place, number=number)
            else:
                shown = Sentence("{place} all show {number}.", place=place, number=number)
            but = Sentence("But no tile shows {number}. Impossible.", number=number)
            if tiles:
                but = Sentence(
                    "But {covers}, so they need {needed} {needed:tile|tiles} that show {number}, "
                    "and there {tiles:is|are} only {tiles}. Impossible.",
                    covers=_covers_two(number, pairs[number], doubles[number]),
                    needed=needed,
                    number=number,
                    tiles=tiles,
                )
            reason = Sentence("{shown} {but}", shown=shown, but=but)
            rests_on = saying(puzzle, number)
            yield Lemma("too few tiles of a number", reason, rests_on, contradiction=True)
            return


def _pairs(puzzle: Puzzle, known: Mapping[Cell, int]) -> Counter[int]:
    """In how many slots both cells are known to show a number."""
    return Counter(
        known[a] for a, b in puzzle.layout.slots if a in known and known[a] == known.get(b)
    )


def _covers_two(number: int, pairs: int, doubles: int) -> Sentence:
    """What tile covers two of the cells, as the start of a sentence."""
    double = Tile(number, number)
    if not pairs:
        return Sentence("no tile can lie on two of them")
    if not doubles:
        return Sentence("there is no {double} to lie on two of them", double=double)
    if doubles == 1:
        return Sentence("only the {double} can lie on two of them", double=double)
    return Sentence("only {double} can lie on two of them", double=double)
