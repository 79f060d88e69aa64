"""Cells in a file: `[row, column]`, from the top left, from 0."""

from domino_math.fields.field import Field
from domino_math.layout import Cell


def read_cell(field: Field, *bounds: int) -> Cell:
    """Read one cell, which may lie anywhere, or else within two bounds for row and column.

    >>> read_cell(Field([0, 3], "mine.json", ("cell 1",)))
    Cell(row=0, column=3)
    """
    row, column = field.two("a row and a column, like [0, 3]")
    return Cell(row.integer(*bounds), column.integer(*bounds))


def read_pair(field: Field, *bounds: int) -> tuple[Cell, Cell]:
    """Read two cells, each as `read_cell` does.

    >>> read_pair(Field([[0, 2], [0, 3]], "mine.json", ("cells",)))
    (Cell(row=0, column=2), Cell(row=0, column=3))
    """
    first, second = (
        Field(cell.value, cell.place, (*field.path, f"cell {number}"))
        for number, cell in enumerate(field.two("two cells, like [[0, 2], [0, 3]]"), 1)
    )
    return read_cell(first, *bounds), read_cell(second, *bounds)
