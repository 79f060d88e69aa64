"""Lemmas from covering alone: as many halves as cells, and none left over."""

from collections import Counter
from collections.abc import Iterator

from domino_math.lemmas.lemma import Lemma
from domino_math.puzzle import Puzzle
from domino_math.words import plural, times


def enough_cells(puzzle: Puzzle) -> Iterator[Lemma]:
    """Each tile covers two cells, and no tile lies across two parts."""
    for number, part in enumerate(puzzle.layout.parts, 1):
        cells = len(part.shape.cells)
        if cells % 2:
            where = "The layout" if len(puzzle.layout.parts) == 1 else f"Part {number}"
            reason = (
                f"{where} has {plural(cells, 'cell')}, an odd number, "
                "and each tile covers two of them. Impossible."
            )
            yield Lemma("an odd number of cells", reason, contradiction=True)


def enough_tiles(puzzle: Puzzle) -> Iterator[Lemma]:
    """Compare the supply's halves with the cells."""
    tiles, cells = len(puzzle.supply), len(puzzle.layout.cells)
    they = f"{plural(tiles, 'tile')} cover{'s' if tiles == 1 else ''} {plural(2 * tiles, 'cell')}"
    if 2 * tiles < cells:
        reason = f"{they}, but the layout has {cells}. Impossible."
        yield Lemma("too few tiles", reason, contradiction=True)
    if 2 * tiles > cells and puzzle.every_tile:
        reason = (
            f"{they}, but the layout has only {cells}, and no tile may be left over. Impossible."
        )
        yield Lemma("too many tiles", reason, contradiction=True)


def enough_halves(puzzle: Puzzle) -> Iterator[Lemma]:
    """A number can be given no more often than it stands on halves of the supply."""
    for number, given in sorted(Counter(number for _, number in puzzle.given).items()):
        halves = puzzle.supply.halves(number)
        if given > halves:
            half = "half" if halves == 1 else "halves"
            on = f"stands on only {halves} {half}" if halves else "stands on no tile"
            reason = f"{number} is given {times(given)}, but {on}. Impossible."
            yield Lemma("given too often", reason, contradiction=True)
            return
