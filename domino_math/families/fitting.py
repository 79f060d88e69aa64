"""Whether the tiles that a builder is given fill its layout."""

from collections.abc import Collection

from domino_math.layout import Cell, Layout
from domino_math.tiles import Supply
from domino_math.words import plural


def uses_every_tile(supply: Supply, layout: Layout, noun: str = "cell") -> bool:
    """Return whether the tiles just fill the layout; of more tiles, some are left over.

    Raises ValueError for fewer tiles than the layout needs, in which a cell is called by the noun.

    >>> from domino_math.layout import Row, layout_of
    >>> from domino_math.tiles import double_set
    >>> uses_every_tile(double_set(1), layout_of(Row(6)))
    True
    """
    tiles, cells = len(supply), len(layout.cells)
    if 2 * tiles < cells:
        raise _wrong_size(tiles, cells, noun)
    return 2 * tiles == cells


def require_every_tile(supply: Supply, cells: Collection[Cell]) -> None:
    """Raise ValueError unless the tiles just cover the cells."""
    if 2 * len(supply) != len(cells):
        raise _wrong_size(len(supply), len(cells), "cell")


def _wrong_size(tiles: int, cells: int, noun: str) -> ValueError:
    cover = "covers" if tiles == 1 else "cover"
    there_are = "there is" if cells == 1 else "there are"
    return ValueError(
        f"{plural(tiles, 'tile')} {cover} {plural(2 * tiles, noun)}, but {there_are} {cells:,}"
    )
