"""The family of quadrilles: equal numbers fill blocks of two by two cells.

Block      four cells that show one number
Quadrille  tiles laid so that they form such blocks, as Édouard Lucas calls them (Récréations
           mathématiques, volume 2, 1883)

In double-six each number stands on eight halves, so it fills exactly two blocks of four.
"""

from collections.abc import Iterable

from domino_math.constraints import Alike
from domino_math.families.family import Family
from domino_math.families.fitting import uses_every_tile
from domino_math.layout import Cell, Group, Outline, layout_of
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply, Tile, double_set

_TEXT = (
    "The tiles are laid so that the layout falls into blocks of two by two cells, each of which "
    "shows one number throughout. In double-six every number stands on eight halves, so it fills "
    "exactly two blocks. A tile that is no double lies across two blocks that touch."
)

_SIDE = 2


def state(
    blocks: str | Iterable[tuple[int, int]],
    tiles: Iterable[Tile],
    *,
    name: str = "quadrille",
    title: str = "",
    source: str = "",
    story: str = "",
) -> Puzzle:
    """State a quadrille.

    `blocks` is a text such as "4-3-3-4": how many blocks there are in each row of them, every row
    in the middle; or it names the top left cell of each block, by row and column from 0. Blocks
    are numbered in reading order. Of more tiles than there is room for some are left over.

    Raises ValueError for a text that is no row of numbers, for blocks that overlap or lie outside,
    for no blocks, and for fewer tiles than the blocks need.

    >>> lucas = state("4-3-3-4", double_set(6))
    >>> len(lucas.constraints), str(lucas.constraints[4])
    (14, 'block 5 shows one number throughout')
    >>> min(lucas.constraints[4].cells)
    Cell(row=2, column=1)
    """
    corners = _corners_in_rows(blocks) if isinstance(blocks, str) else blocks
    groups = tuple(
        Group(f"block {number}", tuple(_block(corner)))
        for number, corner in enumerate(sorted(Cell(*corner) for corner in corners), 1)
    )
    layout = layout_of(_outline(groups))
    supply = Supply(tiles)
    return Puzzle(
        name,
        layout,
        supply,
        tuple(map(Alike, groups)),
        every_tile=uses_every_tile(supply, layout),
        title=title,
        source=source,
        story=story,
    )


def examples() -> tuple[Puzzle, ...]:
    """Return small puzzles: three blocks for double-two, and four of which some tiles are left."""
    return (
        state("2-1", double_set(2), name="quadrille-2-1"),
        state([(0, 0), (0, 2), (2, 0), (2, 2)], double_set(3), name="quadrille-2-2"),
    )


def _corners_in_rows(text: str) -> list[tuple[int, int]]:
    words = text.split("-")
    if not all(word.isascii() and word.isdigit() for word in words):
        raise ValueError(f"blocks in rows are written like 4-3-3-4, not {text!r}")
    counts = [int(word) for word in words]
    return [
        (_SIDE * row, max(counts) - count + _SIDE * place)
        for row, count in enumerate(counts)
        for place in range(count)
    ]


def _block(corner: Cell) -> Iterable[Cell]:
    return (corner.moved(row, column) for row in range(_SIDE) for column in range(_SIDE))


def _outline(groups: tuple[Group, ...]) -> Outline:
    owner: dict[Cell, str] = {}
    for group in groups:
        for cell in group.cells:
            if min(cell) < 0:
                raise ValueError(f"{group}: cell {cell} is outside the grid")
            if cell in owner:
                raise ValueError(f"{owner[cell]} and {group} both have the cell {cell}")
            owner[cell] = group.name
    if not owner:
        raise ValueError("there must be at least one block")
    rows, columns = (range(1 + max(along)) for along in zip(*owner, strict=True))
    return Outline(tuple("".join(".#"[(r, c) in owner] for c in columns) for r in rows))


FAMILY = Family(
    name="quadrilles",
    title="Quadrilles: blocks of equal numbers",
    text=_TEXT,
    state=state,
    examples=examples,
)
