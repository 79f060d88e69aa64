"""Lemmas from covering alone: as many halves as cells, and none left over."""

from collections.abc import Iterator

from domino_math.lemmas.lemma import Lemma
from domino_math.puzzle import Puzzle
from domino_math.words import plural


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
