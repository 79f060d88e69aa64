"""Where tiles can lie: cells, slots, joints and named groups, built from a few shapes."""

from domino_math.layout.areas import Outline, Rectangle
from domino_math.layout.cell import Cell, Group, Joint, Slot, make_slot, places
from domino_math.layout.layout import Layout, Part, layout_of
from domino_math.layout.paths import Ring, Row, Snake, Starts
from domino_math.layout.pieces import hang_together, pieces
from domino_math.layout.shape import Shape
from domino_math.layout.symmetry import CellMap, symmetries

__all__ = [
    "Cell",
    "CellMap",
    "Group",
    "Joint",
    "Layout",
    "Outline",
    "Part",
    "Rectangle",
    "Ring",
    "Row",
    "Shape",
    "Slot",
    "Snake",
    "Starts",
    "hang_together",
    "layout_of",
    "make_slot",
    "pieces",
    "places",
    "symmetries",
]
