"""Covering a rectangle with tiles, one cell after the other: every covering, one by one."""

from collections.abc import Iterator

from domino_math.draw import GridCell

Covering = tuple[tuple[GridCell, GridCell], ...]


def coverings(rows: int, columns: int) -> Iterator[Covering]:
    """Yield all coverings, each as the two cells of every tile.

    >>> [len(list(coverings(2, columns))) for columns in range(6)]
    [1, 1, 2, 3, 5, 8]
    >>> next(coverings(2, 2))
    (((0, 0), (1, 0)), ((0, 1), (1, 1)))
    """
    yield from _continued((), frozenset(), rows, columns)


def _continued(
    begun: Covering, covered: frozenset[GridCell], rows: int, columns: int
) -> Iterator[Covering]:
    free = ((row, column) for column in range(columns) for row in range(rows))
    first = next((cell for cell in free if cell not in covered), None)
    if first is None:
        yield begun
        return
    row, column = first
    for other in ((row + 1, column), (row, column + 1)):
        if other[0] < rows and other[1] < columns and other not in covered:
            yield from _continued((*begun, (first, other)), covered | {first, other}, rows, columns)


def count_coverings(rows: int, columns: int) -> int:
    """Count the coverings, without keeping them.

    >>> count_coverings(4, 4)
    36
    """
    return _count(0, 0, rows, rows * columns)


def _count(covered: int, cell: int, rows: int, cells: int) -> int:
    """Count the ways to go on from a cell; cells are numbered down the columns.

    The bits of `covered` say which cells are covered, that one first.
    """
    while covered & 1:
        covered >>= 1
        cell += 1
    if cell >= cells:
        return 1
    total = 0
    if (cell + 1) % rows and not covered & 2:  # a tile stands here
        total += _count(covered >> 2, cell + 2, rows, cells)
    if cell + rows < cells:  # a tile lies here
        total += _count(covered >> 1 | 1 << rows - 1, cell + 1, rows, cells)
    return total
