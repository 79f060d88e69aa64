"""Cells in a file: `[row, column]`, from the top left, from 0."""

from domino_math.layout import Cell
from domino_math.library.fields import Field


def read_cell(field: Field, *bounds: int) -> Cell:
    """Read one cell, which may lie anywhere, or else within two bounds for row and column.

    >>> read_cell(Field([0, 3], "mine.json", ("cell 1",)))
    Cell(row=0, column=3)
    """
    numbers = field.items("cell")
    if len(numbers) != 2:
        field.fail("must be a row and a column, like [0, 3]")
    row, column = (Field(n.value, field.place, field.path).integer(*bounds) for n in numbers)
    return Cell(row, column)


def read_pair(field: Field) -> tuple[Cell, Cell]:
    """Read two cells."""
    cells = field.items("cell")
    if len(cells) != 2:
        field.fail(f"must be two cells, like [[0, 2], [0, 3]], not {len(cells)}")
    first, second = (
        read_cell(Field(cell.value, cell.place, (*field.path, *cell.path[-1:]))) for cell in cells
    )
    return first, second
