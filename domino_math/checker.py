"""Is this a solution? Judged on plain integers, without any solver.

What an engine returns passes through here before anyone sees it, and so does what a person
brings. Only the statement counts: any arrangement that satisfies it is right, whether or not it
is the one that the author had in mind.
"""

from collections import Counter
from collections.abc import Iterator

from domino_math.constraints import Violation
from domino_math.i18n import Sentence
from domino_math.layout import Cell
from domino_math.puzzle import Puzzle, Solution
from domino_math.tiles import Tile
from domino_math.wording.numbers import often_in_words
from domino_math.wording.places import cell_in_words, places_in_words

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
            said = Sentence(
                "{cell} shows {shown}, but {given} is given there",
                cell=cell_in_words(cell),
                shown=shown,
                given=number,
            )
            found.append(Violation(AS_GIVEN, (cell,), said))
    for constraint in puzzle.constraints:
        found.extend(constraint.violations(filling))
    return found


def _wrong_places(puzzle: Puzzle, solution: Solution) -> Iterator[Violation]:
    cells, slots = frozenset(puzzle.layout.cells), frozenset(puzzle.layout.slots)
    for placement in solution:
        outside = tuple(cell for cell in placement.cells if cell not in cells)
        if outside:
            said = Sentence(
                "tile {tile} lies outside the layout at {places}",
                tile=str(placement.tile),
                places=places_in_words(outside),
            )
            yield Violation(IN_SLOTS, outside, said)
        elif placement.cells not in slots:
            said = Sentence(
                "tile {tile} lies on {places}: that is no slot",
                tile=str(placement.tile),
                places=places_in_words(placement.cells),
            )
            yield Violation(IN_SLOTS, placement.cells, said)


def _wrong_tiles(puzzle: Puzzle, solution: Solution) -> Iterator[Violation]:
    laid = Counter(placement.tile for placement in solution)
    if laid == puzzle.supply.kinds:
        return
    used: dict[Tile, list[Cell]] = {}
    for placement in solution:
        used.setdefault(placement.tile, []).extend(placement.cells)
    for tile in sorted(used.keys() | puzzle.supply.kinds.keys()):
        have, there = laid[tile], puzzle.supply.count(tile)
        where, name = tuple(used.get(tile, ())), str(tile)
        if have > there == 0:
            said = Sentence("tile {tile} is not in the supply", tile=name)
            yield Violation(FROM_SUPPLY, where, said)
        elif have > there:
            said = Sentence(
                "tile {tile} is used {used}, but is there {there}",
                tile=name,
                used=often_in_words(have),
                there=often_in_words(there),
            )
            yield Violation(FROM_SUPPLY, where, said)
        elif have < there == 1 and puzzle.every_tile:
            yield Violation(FROM_SUPPLY, (), Sentence("tile {tile} is missing", tile=name))
        elif have < there and puzzle.every_tile:
            often = often_in_words(there - have)
            said = Sentence("tile {tile} is missing {often}", tile=name, often=often)
            yield Violation(FROM_SUPPLY, (), said)


def _wrong_cover(puzzle: Puzzle, solution: Solution) -> Iterator[Violation]:
    covers: dict[Cell, list[Tile]] = {cell: [] for cell in puzzle.layout.cells}
    for placement in solution:
        for cell in placement.cells:
            if cell in covers:
                covers[cell].append(placement.tile)
    for cell, tiles in covers.items():
        if len(tiles) > 1:
            said = Sentence(
                "tiles {tiles} overlap at {cell}",
                tiles=tuple(map(str, tiles)),
                cell=cell_in_words(cell),
            )
            yield Violation(COVERED, (cell,), said)
    bare = tuple(cell for cell, tiles in covers.items() if not tiles)
    if bare:
        said = Sentence(
            "{count} {count:cell is|cells are} not covered: {places}",
            count=len(bare),
            places=_few(bare),
        )
        yield Violation(COVERED, bare, said)


def _few(cells: tuple[Cell, ...], shown: int = 6) -> Sentence:
    if len(cells) <= shown:
        return places_in_words(cells)
    return Sentence(
        "{places}; and {count} more",
        places=places_in_words(cells[: shown - 1]),
        count=len(cells) - shown + 1,
    )
