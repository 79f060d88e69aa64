"""A Scene as a picture for the terminal, in box-drawing characters.

The format is exact, since pictures are read back. Rows and columns count from the top left of
the scene's cells (`Scene.grid_cells`), lines and characters from 0:

- the number of cell (r, c) is on line 2r+1, in characters 4c+1 to 4c+3: one digit in the middle,
  two digits to the left, three filling it; a cell without a number has `·` in the middle, and one
  of a tile that lies face down `×`;
- character 4c+4 of that line is `│` where (r, c) and (r, c+1) do not lie under the same tile;
- characters 4c+1 to 4c+3 of line 2r+2 are `───` where (r, c) and (r+1, c) do not;
- where neither of two neighbours is a cell there is no wall;
- a marked cell's number stands in brackets, `(3)` because, `[3]` therefore, `!3!` wrong; a number
  of two digits has the first one only, `(12`, and one of three digits has none;
- labels are written on ground that belongs to no cell, where there is room, and left out
  elsewhere.

A scene of outlines without any tile shows its regions instead: walls run between cells that do
not lie in the same outlines.
"""

from collections.abc import Hashable
from math import floor

from domino_math.draw.scene import GridCell, Label, MarkKind, Scene

_Canvas = dict[tuple[int, int], str]  # (line, character in it): what stands there

# By the arms that leave a corner point: up, right, down, left. Walls always close, so that no
# point has a single arm.
_CORNERS = {
    (False, False, False, False): " ",
    (False, True, True, False): "┌",
    (False, False, True, True): "┐",
    (True, True, False, False): "└",
    (True, False, False, True): "┘",
    (True, False, True, False): "│",
    (False, True, False, True): "─",
    (True, True, True, False): "├",
    (True, False, True, True): "┤",
    (False, True, True, True): "┬",
    (True, True, False, True): "┴",
    (True, True, True, True): "┼",
}
_TO_ASCII = str.maketrans("│─┌┐└┘├┤┬┴┼·×−↖↙↗↘", "|-+++++++++.*-\\//\\")

# Later kinds win where marks overlap.
_BRACKETS: dict[MarkKind, str] = {"because": "()", "therefore": "[]", "wrong": "!!"}


def to_text(scene: Scene, *, ascii_only: bool = False) -> str:
    """Return the scene as lines of text, without trailing spaces or a final newline.

    `ascii_only` draws with `+`, `-`, `|` and `.` and leaves out labels beyond ASCII. A scene
    without cells gives "". Numbers of more than three characters are shown as `###`.

    >>> from domino_math.draw.scene import DrawnTile
    >>> tiles = (DrawnTile(((0, 0), (1, 0)), (1, 12)), DrawnTile(((0, 1), (0, 2)), (0, 3)))
    >>> print(to_text(Scene("two tiles", tiles=tiles)))
    ┌───┬───────┐
    │ 1 │ 0   3 │
    │   ├───────┘
    │12 │
    └───┘
    """
    cells = scene.grid_cells
    if not cells:
        return ""
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    canvas = _walls(_owners(scene, top, left))
    for (row, column), text in _numbers(scene).items():
        for index, character in enumerate(text):
            canvas[2 * (row - top) + 1, 4 * (column - left) + 1 + index] = character
    if ascii_only:
        canvas = {spot: character.translate(_TO_ASCII) for spot, character in canvas.items()}
    for label in scene.labels:
        text = label.text.translate(_TO_ASCII) if ascii_only else label.text
        if text.isascii() or not ascii_only:
            _write(canvas, Label(label.at, text), top, left)
    width = 1 + max(at for _, at in canvas)
    lines = [[" "] * width for _ in range(1 + max(canvas)[0])]
    for (line, at), character in canvas.items():
        lines[line][at] = character
    return "\n".join("".join(line).rstrip() for line in lines)


def _owners(scene: Scene, top: int, left: int) -> dict[GridCell, Hashable]:
    """What each cell belongs to: there is a wall between cells of different owners.

    The cells of the result count from the top left of the picture.
    """
    owners: dict[GridCell, Hashable]
    if scene.outlines and not scene.tiles:
        around: dict[GridCell, list[int]] = {cell: [] for cell in scene.grid_cells}
        for index, outline in enumerate(scene.outlines):
            for cell in outline.cells:
                around[cell].append(index)
        owners = {cell: tuple(indices) for cell, indices in around.items()}
    else:
        owners = {cell: cell for cell in scene.grid_cells}
        # Two tiles may show the same numbers: a tile is told apart by its place in the scene.
        owners |= {cell: index for index, tile in enumerate(scene.tiles) for cell in tile.cells}
    return {(row - top, column - left): owner for (row, column), owner in owners.items()}


def _walls(owners: dict[GridCell, Hashable]) -> _Canvas:
    """The walls and corners of all cells, and the spaces between them.

    Every place of a cell or on its border is in the canvas, so that what is not is free ground.
    """

    def wall(one: GridCell, other: GridCell) -> bool:
        return owners.get(one) != owners.get(other)

    canvas: _Canvas = {}
    for row, column in owners:
        for point_row in (row, row + 1):
            for point_column in (column, column + 1):
                up_left, up_right = (point_row - 1, point_column - 1), (point_row - 1, point_column)
                down_left, down_right = (point_row, point_column - 1), (point_row, point_column)
                arms = (
                    wall(up_left, up_right),
                    wall(up_right, down_right),
                    wall(down_left, down_right),
                    wall(up_left, down_left),
                )
                canvas[2 * point_row, 4 * point_column] = _CORNERS[arms]
        for line, neighbour in ((2 * row, (row - 1, column)), (2 * row + 2, (row + 1, column))):
            for at in range(4 * column + 1, 4 * column + 4):
                canvas[line, at] = "─" if wall((row, column), neighbour) else " "
        for at, neighbour in ((4 * column, (row, column - 1)), (4 * column + 4, (row, column + 1))):
            canvas[2 * row + 1, at] = "│" if wall((row, column), neighbour) else " "
        for at in range(4 * column + 1, 4 * column + 4):
            canvas[2 * row + 1, at] = " "
    return canvas


def _numbers(scene: Scene) -> dict[GridCell, str]:
    """The three characters written in each cell."""
    texts = dict.fromkeys(scene.grid_cells, "·")
    for drawn in scene.cells:
        if drawn.pips is not None:
            texts[drawn.cell] = str(drawn.pips)
    for tile in scene.tiles:
        for cell, number in zip(tile.cells, tile.pips, strict=True):
            texts[cell] = "×" if tile.face_down else str(number)
    brackets = {
        cell: pair
        for kind, pair in _BRACKETS.items()
        for mark in scene.marks
        if mark.kind == kind
        for cell in mark.cells
    }
    return {cell: _three(text, brackets.get(cell, "  ")) for cell, text in texts.items()}


def _three(text: str, brackets: str) -> str:
    """Fit a number and the brackets around it into three characters."""
    if len(text) > 3:
        return "###"
    if len(text) == 3:
        return text
    if len(text) == 2:
        return brackets[0] + text if brackets.strip() else text + " "
    return brackets[0] + text + brackets[1]


def _write(canvas: _Canvas, label: Label, top: int, left: int) -> None:
    """Write a label on free ground, or nothing where there is not enough of it."""
    text = "".join(filter(str.isprintable, " ".join(label.text.split())))
    line = round(2 * (label.at[0] - top))
    middle = floor(4 * (label.at[1] - left) - (len(text) - 1) / 2)
    for start in (middle, middle + 1, middle - 1):
        # Above or left of the picture there is no ground: it would move the cells. A label keeps
        # one space from whatever stands beside it.
        spots = [(line, start + index) for index in range(-1, len(text) + 1)]
        free = all(canvas.get(spot, " ") == " " for spot in spots)
        if text and line >= 0 and start >= 0 and free and canvas.keys().isdisjoint(spots[1:-1]):
            canvas.update(zip(spots[1:-1], text, strict=True))
            return
