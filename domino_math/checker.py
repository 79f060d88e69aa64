"""Is this a solution? Judged on plain integers, without any solver.

What an engine returns passes through here before anyone sees it, and so does what a person
brings. Only the statement counts: any arrangement that satisfies it is right, whether or not it
is the one that the author had in mind.
"""

from collections import Counter
from collections.abc import Iterator

from domino_math.constraints import Violation
from domino_math.layout import Cell, places
from domino_math.puzzle import Puzzle, Solution
from domino_math.tiles import Tile
from domino_math.words import listed, plural, times

IN_SLOTS = "tiles lie in the slots of the layout"
COVERED = "every cell is covered by one tile"
FROM_SUPPLY = "the tiles are those of the supply"
AS_GIVEN = "given numbers stay as they are"


def check(puzzle: Puzzle, solution: Solution) -> list[Violation]:
    """Return everything that is wrong with a solution; an empty list means that it is right.

    Constraints on cells that are uncovered, or covered twice, are not judged: what is wrong
    there is named already.

    >>> from domino_math.layout import Row, layout_of
    >>> from domino_math.tiles import double_set
    >>> puzzle = Puzzle("pair", layout_of(Row(6)), double_set(1))
    >>> for violation in check(puzzle, Solution()):
    ...     print(violation)
    tile 0-0 is missing
    tile 0-1 is missing
    tile 1-1 is missing
    6 cells are not covered: row 1, columns 1, 2, 3, 4, 5 and 6
    """
    found = [
        *_wrong_places(puzzle, solution),
        *_wrong_tiles(puzzle, solution),
        *_wrong_cover(puzzle, solution),
    ]
    filling = solution.filling()
    for cell, number in puzzle.given:
        shown = filling.pips.get(cell, number)
        if shown != number:
            message = f"{cell.place} shows {shown}, but {number} is given there"
            found.append(Violation(AS_GIVEN, (cell,), message))
    for constraint in puzzle.constraints:
        found.extend(constraint.violations(filling))
    return found


def _wrong_places(puzzle: Puzzle, solution: Solution) -> Iterator[Violation]:
    cells, slots = frozenset(puzzle.layout.cells), frozenset(puzzle.layout.slots)
    for placement in solution:
        outside = tuple(cell for cell in placement.cells if cell not in cells)
        if outside:
            message = f"tile {placement.tile} lies outside the layout at {places(outside)}"
            yield Violation(IN_SLOTS, outside, message)
        elif placement.cells not in slots:
            where = places(placement.cells)
            message = f"tile {placement.tile} lies on {where}: that is no slot"
            yield Violation(IN_SLOTS, placement.cells, message)


def _wrong_tiles(puzzle: Puzzle, solution: Solution) -> Iterator[Violation]:
    laid = Counter(placement.tile for placement in solution)
    if laid == puzzle.supply.kinds:
        return
    used: dict[Tile, list[Cell]] = {}
    for placement in solution:
        used.setdefault(placement.tile, []).extend(placement.cells)
    for tile in sorted(used.keys() | puzzle.supply.kinds.keys()):
        have, there = laid[tile], puzzle.supply.count(tile)
        where = tuple(used.get(tile, ()))
        if have > there == 0:
            yield Violation(FROM_SUPPLY, where, f"tile {tile} is not in the supply")
        elif have > there:
            message = f"tile {tile} is used {times(have)}, but is there {times(there)}"
            yield Violation(FROM_SUPPLY, where, message)
        elif have < there and puzzle.every_tile:
            missing = f"tile {tile} is missing"
            message = missing if there == 1 else f"{missing} {times(there - have)}"
            yield Violation(FROM_SUPPLY, (), message)


def _wrong_cover(puzzle: Puzzle, solution: Solution) -> Iterator[Violation]:
    covers: dict[Cell, list[Tile]] = {cell: [] for cell in puzzle.layout.cells}
    for placement in solution:
        for cell in placement.cells:
            if cell in covers:
                covers[cell].append(placement.tile)
    for cell, tiles in covers.items():
        if len(tiles) > 1:
            yield Violation(COVERED, (cell,), f"tiles {listed(tiles)} overlap at {cell.place}")
    bare = tuple(cell for cell, tiles in covers.items() if not tiles)
    if bare:
        are = "is" if len(bare) == 1 else "are"
        message = f"{plural(len(bare), 'cell')} {are} not covered: {_few(bare)}"
        yield Violation(COVERED, bare, message)


def _few(cells: tuple[Cell, ...], shown: int = 6) -> str:
    if len(cells) <= shown:
        return places(cells)
    return f"{places(cells[: shown - 1])}; and {len(cells) - shown + 1} more"
