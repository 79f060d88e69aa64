"""Symmetries of a layout: ways to exchange its cells that leave slots and joints as they are.

A layout of one closed path can be turned step by step and walked backwards; an open path can be
walked backwards; every layout can be turned and mirrored as a picture. Those that do not carry
slots to slots and joints to joints are left out. (Layouts of several equal parts have more
symmetries, exchanging or turning single parts; these are not looked for.)
"""

from collections.abc import Iterator, Mapping

from domino_math.layout.cell import Cell, Joint, Slot, make_slot
from domino_math.layout.layout import Layout

CellMap = Mapping[Cell, Cell]


def symmetries(layout: Layout) -> tuple[CellMap, ...]:
    """Return all symmetries found, the identity first; each maps every cell to a cell.

    >>> from domino_math.layout.layout import layout_of
    >>> from domino_math.layout import Rectangle, Ring, Row
    >>> len(symmetries(layout_of(Rectangle(7, 8)))), len(symmetries(layout_of(Rectangle(4, 4))))
    (4, 8)
    >>> len(symmetries(layout_of(Row(6)))), len(symmetries(layout_of(Ring(15, 15))))
    (2, 56)
    """
    slots, joints = frozenset(layout.slots), frozenset(layout.joints)
    distinct = {
        tuple(mapping[cell] for cell in layout.cells): mapping
        for mapping in _candidates(layout)
        if _carried(layout.slots, mapping) == slots and _carried(layout.joints, mapping) == joints
    }
    return tuple(distinct.values())


def _carried(pairs: tuple[Slot, ...] | tuple[Joint, ...], mapping: CellMap) -> frozenset[Slot]:
    return frozenset(make_slot(mapping[a], mapping[b]) for a, b in pairs)


def _candidates(layout: Layout) -> Iterator[CellMap]:
    yield from _picture_symmetries(layout)
    if len(layout.parts) == 1 and layout.joints:
        yield from _path_symmetries(layout)


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


def _path_symmetries(layout: Layout) -> Iterator[CellMap]:
    """Walk the path backwards, and begin a closed one at any of its cells."""
    path = layout.cells
    shifts = range(len(path)) if layout.parts[0].shape.closed else range(1)
    for direction in (path, path[::-1]):
        for shift in shifts:
            yield dict(zip(path, direction[shift:] + direction[:shift], strict=True))
