"""How outlines and marks look in an SVG: everything drawn around groups of cells.

What a colour says is always said by a shape too: what is wrong is crossed out and has a dashed
border, what a step rests on has a dotted border, and what it concludes a thick solid one.
"""

from dataclasses import dataclass

from domino_math.draw.pen import Pen
from domino_math.draw.scene import GridCell, MarkKind, Outline, Scene

LETTER_WIDTH = 0.62
"""Width of a letter in font sizes: that of DejaVu Sans Mono, which is wider than most."""

# Told apart by colour-blind eyes as well, and dark enough for white writing.
_COLOURS = ("#0b5c9e", "#a8410b", "#0a6b4f", "#8a3478", "#6f5600", "#44546a")
_INSET, _NEXT_INSET, _MOST_INSET = 0.045, 0.08, 0.365
_CORNER = 0.12
_TAG_SIZE, _TAG_HEIGHT = 0.23, 0.28


@dataclass(frozen=True)
class _MarkLook:
    colour: str
    tint: float
    inset: float
    width: float
    dashes: tuple[float, ...]


# From the lowest layer to the top one.
_MARK_LOOKS: dict[MarkKind, _MarkLook] = {
    "because": _MarkLook("#0b5c9e", 0.12, 0.07, 0.08, (0, 0.145)),
    "therefore": _MarkLook("#0a6b4f", 0.18, 0.05, 0.1, ()),
    "wrong": _MarkLook("#b3121d", 0.1, 0.05, 0.08, (0.2, 0.15)),
}


def grounds(scene: Scene, pen: Pen) -> list[str]:
    """Return the soft fills of outlines, which belong below the tiles."""
    return [
        pen.border(outline.cells, inset=_INSET, radius=_CORNER, more=_fill(colour, 0.13))
        for outline, (colour, _) in zip(scene.outlines, _looks(scene.outlines), strict=True)
        if outline.cells
    ]


def tints(scene: Scene, pen: Pen) -> list[str]:
    """Return the soft fills of marks, and the crosses over wrong cells.

    They belong above the tiles and below the pips, which so stay countable.
    """
    elements = []
    for kind, cells in _marked(scene):
        look = _MARK_LOOKS[kind]
        elements.append(
            pen.border(cells, inset=_INSET, radius=_CORNER, more=_fill(look.colour, look.tint))
        )
        if kind == "wrong":
            more = _stroke(pen, look.colour, 0.05) + ' stroke-opacity="0.35"'
            elements.append(pen.lines(_crosses(cells), more))
    return elements


def borders(scene: Scene, pen: Pen) -> list[str]:
    """Return the lines of outlines and, over them, those of marks."""
    elements = [
        pen.border(outline.cells, inset=inset, radius=_CORNER, more=_stroke(pen, colour, 0.05))
        for outline, (colour, inset) in zip(scene.outlines, _looks(scene.outlines), strict=True)
        if outline.cells
    ]
    for kind, cells in _marked(scene):
        look = _MARK_LOOKS[kind]
        dashes = " ".join(pen.size(length) for length in look.dashes)
        more = _stroke(pen, look.colour, look.width)
        if dashes:
            more += f' stroke-dasharray="{dashes}"'
        elements.append(pen.border(cells, inset=look.inset, radius=_CORNER, more=more))
    return elements


def tag_boxes(scene: Scene) -> list[tuple[float, float, float, float] | None]:
    """Return where each outline's label goes, as (top, left, bottom, right), or None without one.

    A tag sits on the top border of one of the outline's cells, at the corner, where it is clear
    of pips.
    """
    boxes: list[tuple[float, float, float, float] | None] = []
    taken: set[GridCell] = set()
    for outline in scene.outlines:
        if not (outline.label and outline.cells):
            boxes.append(None)
            continue
        places = sorted(outline.cells)
        # Outlines that share their first cell must not write over each other.
        row, column = next((cell for cell in places if cell not in taken), places[0])
        taken.add((row, column))
        width = max(_TAG_HEIGHT, LETTER_WIDTH * _TAG_SIZE * len(outline.label) + 0.12)
        high, left = _TAG_HEIGHT / 2, column - 0.1
        boxes.append((row - high, left, row + high, left + width))
    return boxes


def tags(scene: Scene, pen: Pen) -> list[str]:
    """Return the labels of outlines, white on the outline's colour."""
    elements = []
    looks = _looks(scene.outlines)
    for outline, (colour, _), box in zip(scene.outlines, looks, tag_boxes(scene), strict=True):
        if box is None:
            continue
        top, left, bottom, right = box
        elements += [
            pen.rect(top, left, bottom - top, right - left, 0.09, f' fill="{colour}"'),
            pen.words(
                (top + bottom) / 2, (left + right) / 2, _TAG_SIZE, outline.label, ' fill="#fff"'
            ),
        ]
    return elements


def _marked(scene: Scene) -> list[tuple[MarkKind, frozenset[GridCell]]]:
    """Marks that point at something, in the order of their layers."""
    return [
        (kind, mark.cells)
        for kind in _MARK_LOOKS
        for mark in scene.marks
        if mark.kind == kind and mark.cells
    ]


def _looks(outlines: tuple[Outline, ...]) -> list[tuple[str, float]]:
    """Colour and inset of each outline.

    Outlines of one region get one colour, those that touch different ones while there are enough;
    outlines that overlap run at different depths, so that both lines can be followed.
    """
    colours: list[int] = []
    depths: list[int] = []
    of_region: dict[str, int] = {}
    for index, outline in enumerate(outlines):
        region = [other.cells for other in outlines if outline.region == other.region != ""]
        around = {
            (row + down, column + right)
            for row, column in outline.cells.union(*region)
            for down, right in ((0, 0), (0, 1), (1, 0), (0, -1), (-1, 0))
        }
        near = [colours[i] for i in range(index) if outlines[i].cells & around]
        over = {depths[i] for i in range(index) if outlines[i].cells & outline.cells}
        least_used = min(range(len(_COLOURS)), key=lambda c: (near.count(c), colours.count(c), c))
        colours.append(of_region.setdefault(outline.region or f"{index}.", least_used))
        depths.append(min(set(range(index + 1)) - over))
    return [
        (_COLOURS[colour], min(_INSET + _NEXT_INSET * depth, _MOST_INSET))
        for colour, depth in zip(colours, depths, strict=True)
    ]


def _crosses(cells: frozenset[GridCell]) -> list[tuple[float, float, float, float]]:
    """Both diagonals of every cell."""
    near, far = 0.2, 0.8
    return [
        ends
        for row, column in sorted(cells)
        for ends in (
            (row + near, column + near, row + far, column + far),
            (row + near, column + far, row + far, column + near),
        )
    ]


def _fill(colour: str, opacity: float) -> str:
    return f' fill="{colour}" fill-opacity="{opacity}"'


def _stroke(pen: Pen, colour: str, width: float) -> str:
    return f' fill="none" stroke="{colour}" stroke-width="{pen.size(width)}" stroke-linecap="round"'
