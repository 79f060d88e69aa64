"""A Scene as a standalone SVG picture: no style sheet, no script, the same bytes every time.

The picture stands on a light panel of its own, so that it reads the same on a white page and in
a dark notebook. It is drawn in layers, from the panel up: cells, grounds
of outlines, tiles, tints of marks, pips and numbers, borders of outlines and marks, labels.
"""

import hashlib
from collections.abc import Iterable
from math import inf

from domino_math.draw.describe import describe
from domino_math.draw.groups import LETTER_WIDTH, borders, grounds, tag_boxes, tags, tints
from domino_math.draw.pen import Pen, xml_text
from domino_math.draw.pips import MOST_PIPS, pip_positions, pip_radius
from domino_math.draw.scene import DrawnTile, GridCell, Scene

# DejaVu Sans Mono is here for PNG and PDF: typst brings it along.
_FONTS = "Arial, Helvetica, 'DejaVu Sans', 'DejaVu Sans Mono', sans-serif"
_PANEL, _INK, _IVORY, _BACK = "#eef1f4", "#20252b", "#fffdf2", "#7d6a58"
_PADDING = 0.3


def to_svg(scene: Scene, *, digits: bool = False, cell: float = 40) -> str:
    """Return the scene as an SVG document, `cell` pixels a grid unit.

    Numbers on tiles are drawn as pips, or written with `digits` or when they exceed 18; numbers
    of cells without a tile are always written. The SVG's title is the scene's; its description
    is the scene's, or one made up from what is shown. Equal scenes give equal text. Raises
    ValueError for a cell size that is not positive and for negative numbers on tiles.

    >>> tile = DrawnTile(cells=((0, 0), (0, 1)), pips=(4, 6))
    >>> to_svg(Scene("one tile", tiles=(tile,))).count("<circle")
    10
    """
    if not 0 < cell < inf:
        raise ValueError(f"a cell's width in pixels must be positive, not {cell}")
    top, left, bottom, right = extent(scene)
    pen = Pen(top=top, left=left, unit=cell)
    body = "\n".join(
        [
            pen.rect(top, left, bottom - top, right - left, 0.2, f' fill="{_PANEL}"'),
            *_cells(scene, pen),
            *grounds(scene, pen),
            *_tiles(scene, pen),
            *tints(scene, pen),
            *_numbers(scene, pen, digits=digits),
            *borders(scene, pen),
            *_group('font-weight="bold"', tags(scene, pen)),
            *_labels(scene, pen),
        ]
    )
    width, height = pen.size(right - left), pen.size(bottom - top)
    title, description = xml_text(scene.title), xml_text(describe(scene))
    # Two pictures on one page must not share ids, so the ids follow from what is drawn.
    key = hashlib.sha256("\n".join((title, description, body)).encode()).hexdigest()[:10]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}" role="img" aria-labelledby="title-{key} desc-{key}">\n'
        f'<title id="title-{key}">{title}</title>\n<desc id="desc-{key}">{description}</desc>\n'
        f'<g font-family="{_FONTS}" text-anchor="middle" fill="{_INK}">\n{body}\n</g>\n</svg>\n'
    )


def extent(scene: Scene) -> tuple[float, float, float, float]:
    """Return top, left, bottom and right of the SVG in grid units, with room around all it shows.

    Whoever lays something over the picture finds the cells by it.

    >>> from domino_math.draw.scene import DrawnCell
    >>> extent(Scene("one cell", cells=(DrawnCell((0, 0)),)))
    (-0.3, -0.3, 1.3, 1.3)
    """
    boxes: list[tuple[float, float, float, float]] = [
        (row, column, row + 1, column + 1)
        for row, column in scene.grid_cells.union(*(mark.cells for mark in scene.marks))
    ]
    for tile in scene.tiles:
        for cell in tile.cells:
            row, column = cell[0] + tile.shift[0], cell[1] + tile.shift[1]
            boxes.append((row, column, row + 1, column + 1))
    for label in scene.labels:
        row, column = label.at
        high, wide = label.size / 2, LETTER_WIDTH * label.size * len(label.text) / 2
        boxes.append((row - high, column - wide, row + high, column + wide))
    boxes += [box for box in tag_boxes(scene) if box]
    tops, lefts, bottoms, rights = zip(*boxes or [(0, 0, 0, 0)], strict=True)
    return (
        min(tops) - _PADDING,
        min(lefts) - _PADDING,
        max(bottoms) + _PADDING,
        max(rights) + _PADDING,
    )


def _group(attributes: str, elements: Iterable[str]) -> list[str]:
    """Put elements into one group; no elements make no group."""
    inside = list(elements)
    return [f"<g {attributes}>", *inside, "</g>"] if inside else []


def _cells(scene: Scene, pen: Pen) -> list[str]:
    """The cells that no tile covers."""
    covered = {cell for tile in scene.tiles for cell in tile.cells}
    squares = (
        pen.rect(row + 0.03, column + 0.03, 0.94, 0.94, 0.08)
        for row, column in sorted(scene.grid_cells - covered)
    )
    look = f'fill="#f9fafb" stroke="#c3cad2" stroke-width="{pen.size(0.025)}"'
    return _group(look, squares)


def _gap(scene: Scene) -> float:
    """How far inside its cells a tile's rim runs: outlines want to be seen around the tiles."""
    return 0.1 if scene.outlines else 0.045


def _tiles(scene: Scene, pen: Pen) -> list[str]:
    look = f'fill="{_IVORY}" stroke="#4a4d52" stroke-width="{pen.size(0.035)}"'
    return _group(look, (_tile(tile, pen, _gap(scene)) for tile in scene.tiles))


def _tile(tile: DrawnTile, pen: Pen, gap: float) -> str:
    """The body of a tile and the line between its halves."""
    row, column = _top_left(tile)
    height, width = (1, 2) if tile.lying else (2, 1)
    fill = f' fill="{_BACK}"' if tile.face_down else ""
    body = pen.rect(row + gap, column + gap, height - 2 * gap, width - 2 * gap, 0.14, fill)
    if tile.face_down:
        return body
    near, far = 0.1 + gap, 0.9 - gap
    between = (
        (row + near, column + 1.0, row + far, column + 1.0)
        if tile.lying
        else (row + 1.0, column + near, row + 1.0, column + far)
    )
    return body + pen.lines([between], ' stroke="#85888d" stroke-linecap="round"')


def _top_left(tile: DrawnTile) -> tuple[float, float]:
    row, column = min(tile.cells)
    return row + tile.shift[0], column + tile.shift[1]


def _numbers(scene: Scene, pen: Pen, *, digits: bool) -> list[str]:
    """Pips and numbers on tiles, and numbers of the cells that no tile covers."""
    pips: list[str] = []
    written: list[str] = []
    covered: set[GridCell] = set()
    shrink = 0.9 if scene.outlines else 1.0  # as the tiles are; see _gap
    for tile in scene.tiles:
        covered.update(tile.cells)
        if tile.face_down:
            continue
        for (cell_row, cell_column), number in zip(tile.cells, tile.pips, strict=True):
            row, column = cell_row + tile.shift[0], cell_column + tile.shift[1]
            if number < 0:
                raise ValueError(f"a tile shows a number from 0 up, not {number}")
            if digits or number > MOST_PIPS:
                written.append(_number(row, column, number, pen))
                continue
            pips += [
                pen.circle(
                    row + 0.5 + shrink * (down - 0.5),
                    column + 0.5 + shrink * (right - 0.5),
                    shrink * pip_radius(number),
                )
                for down, right in pip_positions(number, lying=tile.lying)
            ]
    written += [
        _number(*drawn.cell, drawn.pips, pen)
        for drawn in scene.cells
        if drawn.pips is not None and drawn.cell not in covered
    ]
    return pips + written


def _number(row: float, column: float, number: int, pen: Pen) -> str:
    digits = str(number)
    size = min(0.56, 0.64 / (LETTER_WIDTH * len(digits)))
    return pen.words(row + 0.5, column + 0.5, size, digits)


def _labels(scene: Scene, pen: Pen) -> list[str]:
    # A rim in the panel's colour keeps a label readable where it runs over a line.
    look = (
        f'stroke="{_PANEL}" stroke-width="{pen.size(0.1)}" stroke-linejoin="round"'
        ' paint-order="stroke"'
    )
    return _group(
        look,
        (
            pen.words(label.at[0], label.at[1], label.size, label.text)
            for label in scene.labels
            if label.text
        ),
    )
