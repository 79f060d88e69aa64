"""Pictures of tiles sorted by their pips: columns of one total, and tens and twenties."""

from collections.abc import Sequence

from domino_math.draw import DrawnTile, GridCell, Label, Outline, Scene
from domino_math.formulas.groups import TEN, grouping
from domino_math.formulas.step import Picture, Words
from domino_math.i18n import Sentence
from domino_math.tiles import Tile, double_set

_ACROSS = 20  # columns, before the next groups go below


def columns_of_totals(n: int) -> Picture:
    """Return the set double-n in columns: side by side the tiles with 0, 1, … 2n pips.

    Below each column stands its number of pips, above it the number of its tiles.
    """

    def draw(words: Words) -> Scene:
        columns: list[list[Tile]] = [[] for _ in range(2 * n + 1)]
        for tile in double_set(n):
            columns[tile.pips].append(tile)
        base = 2 * max(map(len, columns))
        tiles: list[DrawnTile] = []
        labels: list[Label] = []
        for pips, column in enumerate(columns):
            top = base - 2 * len(column)
            tiles += (
                DrawnTile(((top + 2 * at, pips), (top + 2 * at + 1, pips)), (tile.low, tile.high))
                for at, tile in enumerate(column)
            )
            labels.append(Label((top - 0.5, pips + 0.5), str(len(column))))
            labels.append(Label((base + 0.5, pips + 0.5), str(pips)))
        description = Sentence(
            "Columns of standing tiles. The tiles of one column have equally many pips: on the "
            "left 0, then 1, and so on up to {most}. The numbers of tiles in the columns are "
            "{counts}.",
            most=2 * n,
            counts=tuple(map(len, columns)),
        )
        return Scene(
            words(Sentence("The tiles of double-{n} by their pips", n=n)),
            words(description),
            tiles=tuple(tiles),
            labels=tuple(labels),
        )

    return draw


def tens_and_twenties(n: int) -> Picture:
    """Return the set double-n in groups: tens stand, larger groups lie, the rest is at the end."""

    def draw(words: Words) -> Scene:
        found = grouping(n)
        tiles: list[DrawnTile] = []
        outlines: list[Outline] = []
        names: list[tuple[float, str]] = []
        row = 0
        for pips in sorted({sum(tile.pips for tile in group) for group in found.groups}):
            standing = pips == TEN
            shapes = [_shape(group, standing=standing) for group in found.of(pips)]
            height = 2 if standing else 1
            names.append((row + height / 2, str(pips)))
            column = 0
            for shape in shapes:
                width = 1 + max(cell[1] for tile in shape for cell in tile.cells)
                if column and column + width > _ACROSS:
                    row, column = row + height + 1, 0
                placed = [_moved(tile, row, column) for tile in shape]
                tiles += placed
                outlines.append(Outline(frozenset(cell for tile in placed for cell in tile.cells)))
                column += width + 1
            row += height + 1
        tiles += (_moved(tile, row, 0) for tile in _shape(found.left, standing=False))
        over = Sentence("{pips} over", pips=found.pips_left)
        names.append((row + 0.5, words(over)))
        right = max(cell[1] for tile in tiles for cell in tile.cells) + 3
        return Scene(
            words(Sentence("Tens and twenties of double-{n}", n=n)),
            words(_described(n)),
            tiles=tuple(tiles),
            outlines=tuple(outlines),
            labels=tuple(Label((at, right), name) for at, name in names),
        )

    return draw


def _described(n: int) -> Sentence:
    found = grouping(n)
    tens = len(found.of(TEN))
    return Sentence(
        "{tens} {tens:group|groups} of standing tiles with 10 pips each, {others} "
        "{others:group|groups} of lying tiles with 20 or more pips each. Last come the tiles that "
        "are left over, with {pips} {pips:pip|pips}.",
        tens=tens,
        others=len(found.groups) - tens,
        pips=found.pips_left,
    )


def _shape(group: Sequence[Tile], *, standing: bool) -> list[DrawnTile]:
    """The tiles of a group side by side, from the top left."""
    return [
        DrawnTile(
            ((0, at), (1, at)) if standing else ((0, 2 * at), (0, 2 * at + 1)),
            (tile.low, tile.high),
        )
        for at, tile in enumerate(group)
    ]


def _moved(tile: DrawnTile, down: int, right: int) -> DrawnTile:
    def there(cell: GridCell) -> GridCell:
        return cell[0] + down, cell[1] + right

    return DrawnTile((there(tile.cells[0]), there(tile.cells[1])), tile.pips)
