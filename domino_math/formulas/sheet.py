"""Several pictures as one, each below the one before."""

from collections.abc import Sequence

from domino_math.draw import DrawnCell, DrawnTile, GridCell, Label, Mark, Outline, Scene

_BETWEEN = 2  # rows between pictures


def sheet(title: str, scenes: Sequence[Scene]) -> Scene:
    """Return one picture with all of these; a single one keeps its own title.

    >>> from domino_math.formulas.pictures.sets import lying
    >>> one = Scene("one tile", tiles=(lying(0, 0, (4, 6)),))
    >>> [tile.cells[0] for tile in sheet("two tiles", [one, one]).tiles]
    [(0, 0), (3, 0)]
    """
    if len(scenes) == 1:
        return scenes[0]
    moved = []
    free_row = 0
    for scene in scenes:
        used = [row for row, _ in scene.grid_cells]
        down = free_row - min(used, default=0)
        moved.append(_moved(scene, down))
        free_row = max(used, default=0) + down + 1 + _BETWEEN
    return Scene(
        title,
        " ".join(f"{scene.title}. {scene.description}" for scene in scenes),
        cells=tuple(drawn for scene in moved for drawn in scene.cells),
        tiles=tuple(tile for scene in moved for tile in scene.tiles),
        outlines=tuple(outline for scene in moved for outline in scene.outlines),
        labels=tuple(label for scene in moved for label in scene.labels),
        marks=tuple(mark for scene in moved for mark in scene.marks),
    )


def _moved(scene: Scene, down: int) -> Scene:
    def there(cell: GridCell) -> GridCell:
        return cell[0] + down, cell[1]

    def all_there(cells: frozenset[GridCell]) -> frozenset[GridCell]:
        return frozenset(map(there, cells))

    return Scene(
        scene.title,
        scene.description,
        cells=tuple(DrawnCell(there(drawn.cell), drawn.pips) for drawn in scene.cells),
        tiles=tuple(
            DrawnTile((there(tile.cells[0]), there(tile.cells[1])), tile.pips)
            for tile in scene.tiles
        ),
        outlines=tuple(
            Outline(all_there(outline.cells), outline.label) for outline in scene.outlines
        ),
        labels=tuple(
            Label((label.at[0] + down, label.at[1]), label.text) for label in scene.labels
        ),
        marks=tuple(Mark(all_there(mark.cells), mark.kind) for mark in scene.marks),
    )
