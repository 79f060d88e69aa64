"""Chains as statements: a line or a ring of tiles, and what more its tiles have to show."""

from collections.abc import Iterable, Iterator

from domino_math.constraints import Alike, Constraint, Matching, Progression, Total
from domino_math.layout import Cell, Group, Layout, Ring, Row, Snake, layout_of
from domino_math.puzzle import Puzzle
from domino_math.tiles import Supply, Tile
from domino_math.words import plural

# A line of more cells is folded, to lines of so many columns.
_LONGEST_LINE, _FOLDED_LINE = 20, 18


def state(
    tiles: Iterable[Tile],
    *,
    closed: bool = False,
    length: int | None = None,
    ends_and_middle: int | None = None,
    step: int | None = None,
    name: str = "",
    title: str = "",
    source: str = "",
    story: str = "",
) -> Puzzle:
    """State a puzzle of one chain, in which ends that meet are equal.

    It has all the tiles, or `length` of them. `closed` makes it a ring, in which the last tile
    meets the first; of a single tile, the two halves meet, so they are equal. `ends_and_middle` is
    what the two tiles at the ends of an open chain show together, and all those between them, too.
    With `step`, each tile shows that many pips more than the tile before.

    A tile may be there more than once. Raises ValueError for a length that is not from 1 to the
    number of tiles, and for ends and a middle in a closed chain or in one of fewer than 3 tiles.

    >>> ring = state([Tile(1, 2), Tile(2, 3), Tile(3, 1)], closed=True)
    >>> ring.name, [str(constraint) for constraint in ring.constraints]
    ('ring', ['ends that meet show the same number'])
    >>> one = state([Tile(1, 2)], closed=True)
    >>> [str(constraint) for constraint in one.constraints]
    ['the two ends show one number throughout']
    """
    supply = Supply(tiles)
    length = len(supply) if length is None else length
    if not supply:
        raise ValueError("a chain needs at least one tile")
    if not 1 <= length <= len(supply):
        raise ValueError(f"a chain of {length} cannot be made of {plural(len(supply), 'tile')}")
    if ends_and_middle is not None and (closed or length < 3):
        chain = "a closed chain" if closed else f"a chain of {plural(length, 'tile')}"
        raise ValueError(f"{chain} does not have two ends and a middle")
    layout = layout_of(_closed(length) if closed else _open(length))
    constraints = [*_meeting(layout, closed=closed)]
    if ends_and_middle is not None:
        constraints += _ends_and_middle(layout.cells, ends_and_middle)
    if step is not None:
        constraints.append(Progression(tuple(_each_tile(layout.cells)), step))
    return Puzzle(
        name or ("ring" if closed else "chain"),
        layout,
        supply,
        tuple(constraints),
        every_tile=length == len(supply),
        title=title,
        source=source,
        story=story,
    )


def _open(length: int) -> Row | Snake:
    cells = 2 * length
    return Row(cells) if cells <= _LONGEST_LINE else Snake(_FOLDED_LINE, cells)


def _closed(length: int) -> Row | Ring:
    """A ring as square as can be; two cells make none, so they lie in a row."""
    if length == 1:
        return Row(2)
    rows = (length + 2) // 2
    return Ring(rows, length + 2 - rows)


def _meeting(layout: Layout, *, closed: bool) -> Iterator[Constraint]:
    if layout.joints:
        yield Matching(layout.joints)
    elif closed:
        yield from map(Alike, layout.groups["ends"])


def _each_tile(cells: tuple[Cell, ...]) -> Iterator[Group]:
    """The two cells of each tile along the chain."""
    for number, first in enumerate(range(0, len(cells), 2), 1):
        yield Group(f"tile {number}", cells[first : first + 2])


def _ends_and_middle(cells: tuple[Cell, ...], total: int) -> Iterator[Constraint]:
    middle = cells[2:-2]
    several = len(middle) > 2
    name = "the tiles in the middle" if several else "the tile in the middle"
    ends = Group("the two tiles at the ends", cells[:2] + cells[-2:], many=True)
    yield Total(ends, "=", (total,))
    yield Total(Group(name, middle, many=several), "=", (total,))
