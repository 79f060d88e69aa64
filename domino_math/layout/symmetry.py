"""Symmetries of a layout: ways to exchange its cells that leave slots and joints as they are.

A layout of one closed path can be turned step by step and walked backwards; an open path can be
walked backwards; every layout can be turned and mirrored as a picture. Those that do not carry
slots to slots and joints to joints are left out. (Layouts of several equal parts have more
symmetries, exchanging or turning single parts; these are not looked for.)
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from domino_math.layout.cell import Cell, Slot, make_slot
from domino_math.layout.layout import Layout

CellMap = Mapping[Cell, Cell]
Test = Callable[[CellMap], bool]


def symmetries(layout: Layout, keeps: Test = lambda _: True) -> tuple[CellMap, ...]:
    """Return all symmetries found, the identity first; each maps every cell to a cell.

    `keeps` tells those that leave something else as it is, too. What it holds for must be a group:
    with two maps also one after the other. So a few answers of it decide about all the turns.

    >>> from domino_math.layout.layout import layout_of
    >>> from domino_math.layout import Rectangle, Ring, Row
    >>> len(symmetries(layout_of(Rectangle(7, 8)))), len(symmetries(layout_of(Rectangle(4, 4))))
    (4, 8)
    >>> len(symmetries(layout_of(Row(6)))), len(symmetries(layout_of(Ring(15, 15))))
    (2, 56)
    """
    slots, joints = frozenset(layout.slots), frozenset(layout.joints)

    def good(mapping: CellMap) -> bool:
        # A statement differs from place to place far more than a ring of slots does.
        return keeps(mapping) and _carried(slots, mapping) and _carried(joints, mapping)

    found: list[CellMap] = []
    for mapping in _picture_symmetries(layout):
        if mapping not in found and good(mapping):
            found.append(mapping)
    pictures = tuple(found)
    if len(layout.parts) == 1 and layout.joints:
        walks = _path_symmetries(layout, good)
        found += (walk for walk in walks if not any(_same(walk, known) for known in pictures))
    return tuple(found)


def _same(one: CellMap, other: CellMap) -> bool:
    # Unlike ==, this ends at the first difference.
    return all(one[cell] == other[cell] for cell in one)


def _carried(pairs: frozenset[Slot], mapping: CellMap) -> bool:
    # No two pairs are carried to one, so if all land on pairs, every pair is landed on.
    return all(make_slot(mapping[a], mapping[b]) in pairs for a, b in pairs)


def _picture_symmetries(layout: Layout) -> Iterator[CellMap]:
    """Turn and mirror the picture inside its bounding box."""
    cells = frozenset(layout.cells)
    top, left = min(cell.row for cell in cells), min(cell.column for cell in cells)
    bottom, right = layout.size[0] - 1, layout.size[1] - 1
    rows, columns = bottom - top, right - left
    for turned in (False, True):
        if turned and rows != columns:
            continue
        for flip_rows in (False, True):
            for flip_columns in (False, True):
                mapping = {}
                for cell in layout.cells:
                    r, c = cell.row - top, cell.column - left
                    if turned:
                        r, c = c, r
                    r = rows - r if flip_rows else r
                    c = columns - c if flip_columns else c
                    mapping[cell] = Cell(r + top, c + left)
                if cells.issuperset(mapping.values()):
                    yield mapping


@dataclass(frozen=True, eq=False)
class _Walk(Mapping[Cell, Cell]):
    """The map from a path to itself, walked in a direction and begun some cells later.

    It looks a cell up in what all walks share: of a long ring there are thousands.
    """

    position: Mapping[Cell, int]
    direction: tuple[Cell, ...]
    shift: int

    def __getitem__(self, cell: Cell) -> Cell:
        return self.direction[(self.position[cell] + self.shift) % len(self.direction)]

    def __iter__(self) -> Iterator[Cell]:
        return iter(self.position)

    def __len__(self) -> int:
        return len(self.position)


def _path_symmetries(layout: Layout, good: Test) -> Iterator[CellMap]:
    """Walk the path backwards, and begin a closed one at any of its cells.

    Turns that are good are the multiples of the least one, which divides the whole way round.
    Of the walks backwards the good ones are one of them with all these turns.
    """
    path = layout.cells
    position = {cell: i for i, cell in enumerate(path)}
    length = len(path)
    least = length
    if layout.parts[0].shape.closed:
        turns = (turn for turn in range(1, length) if length % turn == 0)
        least = next((turn for turn in turns if good(_Walk(position, path, turn))), length)
    yield from (_Walk(position, path, shift) for shift in range(0, length, least))
    back = path[::-1]
    starts = range(least) if layout.parts[0].shape.closed else range(1)
    first = next((start for start in starts if good(_Walk(position, back, start))), length)
    yield from (_Walk(position, back, shift) for shift in range(first, length, least))
