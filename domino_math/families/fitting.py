"""Whether the tiles that a builder is given fill its layout."""

from domino_math.layout import Layout
from domino_math.tiles import Supply
from domino_math.words import plural


def uses_every_tile(supply: Supply, layout: Layout) -> bool:
    """Return whether the tiles just fill the layout; of more tiles, some are left over.

    Raises ValueError for fewer tiles than the layout needs.

    >>> from domino_math.layout import Row, layout_of
    >>> from domino_math.tiles import double_set
    >>> uses_every_tile(double_set(1), layout_of(Row(6)))
    True
    """
    tiles, cells = len(supply), len(layout.cells)
    if 2 * tiles < cells:
        cover = "covers" if tiles == 1 else "cover"
        raise ValueError(
            f"{plural(tiles, 'tile')} {cover} {plural(2 * tiles, 'cell')}, but there are {cells:,}"
        )
    return 2 * tiles == cells
