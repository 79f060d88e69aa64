"""Naming cells, slots and placements in sentences. Rows and columns are counted from 1."""

import re
from collections.abc import Iterable, Sequence

from domino_math.i18n import Sentence
from domino_math.layout import Cell, Slot
from domino_math.wording.clauses import clauses


def cell_in_words(cell: Cell) -> Sentence:
    """Name a cell.

    >>> str(cell_in_words(Cell(0, 4)))
    'row 1, column 5'
    """
    return Sentence("row {row}, column {column}", row=cell.row + 1, column=cell.column + 1)


def slot_in_words(slot: Slot) -> Sentence:
    """Name two neighbouring cells.

    >>> str(slot_in_words((Cell(0, 4), Cell(0, 5)))), str(slot_in_words((Cell(0, 4), Cell(1, 4))))
    ('row 1, columns 5 and 6', 'column 5, rows 1 and 2')
    """
    (row, column), (other_row, other_column) = slot
    if row == other_row:
        return Sentence(
            "row {row}, columns {first} and {second}",
            row=row + 1,
            first=column + 1,
            second=other_column + 1,
        )
    if column != other_column:  # no neighbours: someone laid a tile where none can lie
        one, other = map(cell_in_words, slot)
        return Sentence("{one} and {other}", one=one, other=other)
    return Sentence(
        "column {column}, rows {first} and {second}",
        column=column + 1,
        first=row + 1,
        second=other_row + 1,
    )


def cells_in_words(cells: Iterable[Cell]) -> tuple[Sentence, ...]:
    """Name several cells, in short.

    >>> [str(cell) for cell in cells_in_words([Cell(0, 4), Cell(1, 4)])]
    ['(1, 5)', '(2, 5)']
    """
    return tuple(
        Sentence("({row}, {column})", row=cell.row + 1, column=cell.column + 1) for cell in cells
    )


def places_in_words(cells: Iterable[Cell]) -> Sentence:
    """Name several cells in full, row by row, whatever their order.

    >>> str(places_in_words([Cell(0, 1), Cell(2, 0), Cell(0, 4)]))
    'row 1, columns 2 and 5; row 3, column 1'
    """
    columns: dict[int, list[int]] = {}
    for cell in sorted(cells):
        columns.setdefault(cell.row, []).append(cell.column)
    return clauses(_in_row(row, found) for row, found in columns.items())


def _in_row(row: int, columns: Sequence[int]) -> Sentence:
    if len(columns) == 1:
        return cell_in_words(Cell(row, columns[0]))
    shown = tuple(column + 1 for column in columns)
    return Sentence("row {row}, columns {columns}", row=row + 1, columns=shown)


def note_on_cells(texts: Iterable[str]) -> Sentence | None:
    """Explain how several cells are named, by the first that texts name; None if they do not.

    >>> print(note_on_cells(["Nothing can cover (1, 5) and (2, 5)."]))
    (1, 5) stands for row 1, column 5, counted from the top left.
    """
    for text in texts:
        if cell := re.search(r"\((\d+), (\d+)\)", text):
            row, column = map(int, cell.groups())
            return Sentence(
                "({row}, {column}) stands for row {row}, column {column}, counted from the top "
                "left.",
                row=row,
                column=column,
            )
    return None
