"""Pictures: a Scene says what to show; text, SVG, PNG and PDF show it.

>>> print(to_text(Scene("one tile", tiles=(DrawnTile(((0, 0), (0, 1)), (4, 6)),))))
┌───────┐
│ 4   6 │
└───────┘
"""

from domino_math.draw.pages import Captioned, to_pages
from domino_math.draw.raster import MissingExtra, to_pdf, to_png
from domino_math.draw.scene import (
    DrawnCell,
    DrawnTile,
    GridCell,
    Label,
    Mark,
    MarkKind,
    Outline,
    Scene,
)
from domino_math.draw.svg import extent, to_svg
from domino_math.draw.text import to_text

__all__ = [
    "Captioned",
    "DrawnCell",
    "DrawnTile",
    "GridCell",
    "Label",
    "Mark",
    "MarkKind",
    "MissingExtra",
    "Outline",
    "Scene",
    "extent",
    "to_pages",
    "to_pdf",
    "to_png",
    "to_svg",
    "to_text",
]
