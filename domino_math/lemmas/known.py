"""What a statement says of single cells and tiles, and what to call several cells in a sentence."""

from collections.abc import Iterable, Mapping

from domino_math.constraints import Total
from domino_math.i18n import Sentence
from domino_math.layout import Cell, Group, Slot
from domino_math.puzzle import Puzzle
from domino_math.wording.groups import group_in_words
from domino_math.wording.places import cell_in_words, cells_in_words


def known_cells(puzzle: Puzzle) -> dict[Cell, int]:
    """Return the numbers that are given, or that a constraint demands of one cell alone."""
    known = dict(puzzle.given)
    for constraint in puzzle.constraints:
        match constraint:
            case Total(group=Group(cells=(cell,)), relation="=", values=(number,)):
                known[cell] = number
    return known


def saying(puzzle: Puzzle, number: int) -> tuple[Total, ...]:
    """Return the constraints that demand this number of one cell alone."""
    return tuple(
        c
        for c in puzzle.constraints
        if isinstance(c, Total)
        and len(c.group.cells) == 1
        and (c.relation, c.values) == ("=", (number,))
    )


def certain_slots(puzzle: Puzzle) -> frozenset[Slot]:
    """Return the slots where a tile lies for certain: one of the two cells has no other slot."""
    return frozenset(s[0] for s in puzzle.layout.slots_of.values() if len(s) == 1)


def alone(cell: Cell) -> Group:
    """Return a cell as a group."""
    return Group(cell.place, (cell,))


def where(puzzle: Puzzle, known: Mapping[Cell, int], number: int) -> Sentence:
    """Return what to call the cells that are known to show a number, of which there are some."""
    return called(puzzle, (cell for cell in known if known[cell] == number))


def called(puzzle: Puzzle, cells: Iterable[Cell]) -> Sentence:
    """Return the name of these cells if the layout has one for them, else all of them."""
    these = frozenset(cells)
    for corners in (*puzzle.layout.groups.get("corners", ()), all_corners(puzzle)):
        if corners and these == frozenset(corners.cells):
            return group_in_words(corners)
    if len(these) == 1:
        return cell_in_words(next(iter(these)))
    return Sentence("the cells {cells}", cells=cells_in_words(sorted(these)))


def all_corners(puzzle: Puzzle) -> Group | None:
    """Return the corners of all rings together, if there are any."""
    corners = puzzle.layout.groups.get("corners", ())
    cells = tuple(cell for group in corners for cell in group.cells)
    if not cells:
        return None
    name = "the four corners" if len(corners) == 1 else f"the {len(cells)} corners"
    return Group(name, cells, many=True)
