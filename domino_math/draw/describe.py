"""The picture in words, for those who hear it read out instead of seeing it."""

from collections.abc import Iterable

from domino_math.draw.scene import GridCell, MarkKind, Scene

_MARK_WORDS: dict[MarkKind, str] = {
    "wrong": "Wrong",
    "because": "Because of",
    "therefore": "Therefore",
}


def _place(cell: GridCell) -> str:
    """Where a cell is, counted from 1 as people count."""
    return f"row {cell[0] + 1} column {cell[1] + 1}"


def _places(cells: Iterable[GridCell]) -> str:
    return ", ".join(_place(cell) for cell in sorted(cells))


def describe(scene: Scene) -> str:
    """Return the scene's description, or where it has none, one made up from what it shows.

    The made-up one is English and names every tile, number, outline, mark and label. Rows and
    columns are counted from 1.

    >>> from domino_math.draw.scene import DrawnTile
    >>> describe(Scene("one", tiles=(DrawnTile(((0, 0), (0, 1)), (4, 6)),)))
    'Tile 4-6 from row 1 column 1 to row 1 column 2.'
    """
    if scene.description:
        return scene.description
    covered = {cell for tile in scene.tiles for cell in tile.cells}
    sentences = []
    for tile in scene.tiles:
        (first, second), (one, other) = tile.cells, tile.pips
        name = "Face-down tile" if tile.face_down else f"Tile {one}-{other}"
        sentences.append(f"{name} from {_place(first)} to {_place(second)}.")
    sentences += [
        f"Number {drawn.pips} at {_place(drawn.cell)}."
        for drawn in scene.cells
        if drawn.pips is not None and drawn.cell not in covered
    ]
    empty = (
        scene.grid_cells - covered - {drawn.cell for drawn in scene.cells if drawn.pips is not None}
    )
    if empty:
        sentences.append("1 empty cell." if len(empty) == 1 else f"{len(empty)} empty cells.")
    sentences += [
        f"Outline{' ' + outline.label if outline.label else ''} around {_places(outline.cells)}."
        for outline in scene.outlines
        if outline.cells
    ]
    sentences += [
        f"{_MARK_WORDS[mark.kind]}: {_places(mark.cells)}." for mark in scene.marks if mark.cells
    ]
    sentences += [f"Label: {label.text}." for label in scene.labels if label.text]
    return " ".join(sentences)
