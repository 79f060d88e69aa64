"""Lemma from telling tiles apart: a number on more cells than tiles that show it can cover."""

from collections import Counter
from collections.abc import Iterator, Mapping

from domino_math.layout import Cell
from domino_math.lemmas.known import known_cells, saying, where
from domino_math.lemmas.lemma import Lemma
from domino_math.puzzle import Puzzle
from domino_math.words import article, capital, plural


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
            place = capital(where(puzzle, known, number))
            show = "shows" if cells[number] == 1 else "all show"
            but = f"no tile shows {number}"
            if tiles:
                covers = _covers_two(number, pairs[number], doubles[number])
                but = (
                    f"{covers}, so they need {plural(needed, 'tile')} that show "
                    f"{article(number)}, and there {'is' if tiles == 1 else 'are'} only {tiles}"
                )
            reason = f"{place} {show} {number}. But {but}. Impossible."
            rests_on = saying(puzzle, number)
            yield Lemma("too few tiles of a number", reason, rests_on, contradiction=True)
            return


def _pairs(puzzle: Puzzle, known: Mapping[Cell, int]) -> Counter[int]:
    """In how many slots both cells are known to show a number."""
    return Counter(
        known[a] for a, b in puzzle.layout.slots if a in known and known[a] == known.get(b)
    )


def _covers_two(number: int, pairs: int, doubles: int) -> str:
    """What tile covers two of the cells, as the start of a sentence."""
    if not pairs:
        return "no tile can lie on two of them"
    if not doubles:
        return f"there is no {number}-{number} to lie on two of them"
    only = f"only the {number}-{number} can" if doubles == 1 else f"only {number}-{number} can"
    return f"{only} lie on two of them"
