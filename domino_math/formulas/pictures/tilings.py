"""Pictures of rectangles covered with tiles; the tiles show their backs."""

from domino_math.draw import DrawnCell, DrawnTile, Label, Mark, Scene
from domino_math.formulas.regions import Crowd, Region, colours
from domino_math.formulas.step import Picture, Words
from domino_math.formulas.tilings import coverings
from domino_math.i18n import Sentence

_ACROSS = 18  # columns, before the next rectangle goes below


def all_coverings(rows: int, columns: int) -> Picture:
    """Return all coverings of a rectangle, side by side, numbered from 1."""

    def draw(words: Words) -> Scene:
        found = list(coverings(rows, columns))
        beside = max(1, (_ACROSS + 1) // (columns + 1))
        tiles: list[DrawnTile] = []
        labels: list[Label] = []
        for number, covering in enumerate(found):
            down, right = number // beside * (rows + 2), number % beside * (columns + 1)
            tiles += (
                DrawnTile(((r1 + down, c1 + right), (r2 + down, c2 + right)), (0, 0))
                for (r1, c1), (r2, c2) in covering
            )
            labels.append(Label((down + rows + 0.5, right + columns / 2), str(number + 1)))
        description = Sentence(
            "{count} {count:rectangle|rectangles} of {rows} {rows:row|rows} and {columns} "
            "{columns:column|columns}, each covered with tiles in another way.",
            count=len(found),
            rows=rows,
            columns=columns,
        )
        title = Sentence("All coverings of {rows} × {columns} cells", rows=rows, columns=columns)
        return Scene(words(title), words(description), tiles=tuple(tiles), labels=tuple(labels))

    return draw


def two_beginnings(columns: int) -> Picture:
    """Return the two ways to cover the first column of two rows: one tile stands, or two lie."""

    def draw(words: Words) -> Scene:
        below = 4
        standing = DrawnTile(((0, 0), (1, 0)), (0, 0))
        lying = (
            DrawnTile(((below, 0), (below, 1)), (0, 0)),
            DrawnTile(((below + 1, 0), (below + 1, 1)), (0, 0)),
        )
        cells = [(row, column) for row in (0, 1, below, below + 1) for column in range(columns)]
        left = (columns - 1, columns - 2)
        return Scene(
            words(Sentence("Two ways to begin")),
            words(
                Sentence(
                    "Two rectangles of 2 rows and {columns} columns. In one a tile stands in the "
                    "first column, and {one} {one:column is|columns are} free. In the other two "
                    "tiles lie in the first two columns, and {two} {two:column is|columns are} "
                    "free.",
                    columns=columns,
                    one=left[0],
                    two=left[1],
                )
            ),
            cells=tuple(DrawnCell(cell) for cell in cells),
            tiles=(standing, *lying),
            labels=tuple(
                Label(
                    (top + 1, columns + 2.5),
                    words(Sentence("{count} {count:column|columns} free", count=count)),
                )
                for top, count in zip((0, below), left, strict=True)
            ),
        )

    return draw


def coloured(cells: Region) -> Picture:
    """Return a region with the cells of one colour marked, as the dark squares in chess."""

    def draw(words: Words) -> Scene:
        dark, light = colours(cells)
        description = Sentence(
            "A region of {all} {all:cell|cells}. Of any two cells side by side one is marked: "
            "{marked} are marked, {others} are not.",
            all=len(cells),
            marked=len(dark),
            others=len(light),
        )
        return Scene(
            words(Sentence("Two colours, as in chess")),
            words(description),
            cells=tuple(map(DrawnCell, sorted(cells))),
            marks=tuple(Mark(frozenset([cell]), "because") for cell in sorted(dark)),
        )

    return draw


def crowded(cells: Region, found: Crowd) -> Picture:
    """Return a region with the cells that have too few neighbours, and these neighbours."""

    def draw(words: Words) -> Scene:
        description = Sentence(
            "A region of {all} cells. {some} {some:cell is|cells are} marked. Together they have "
            "only {beside} {beside:neighbour|neighbours}, marked in another way.",
            all=len(cells),
            some=len(found.cells),
            beside=len(found.neighbours),
        )
        return Scene(
            words(Sentence("Cells with too few neighbours")),
            words(description),
            cells=tuple(map(DrawnCell, sorted(cells))),
            marks=(
                *(Mark(frozenset([cell]), "because") for cell in sorted(found.cells)),
                *(Mark(frozenset([cell]), "therefore") for cell in sorted(found.neighbours)),
            ),
        )

    return draw


def bare(cells: Region, title: Sentence) -> Picture:
    """Return a region with nothing on it."""

    def draw(words: Words) -> Scene:
        description = Sentence("A region of {all} {all:cell|cells}.", all=len(cells))
        return Scene(words(title), words(description), cells=tuple(map(DrawnCell, sorted(cells))))

    return draw
