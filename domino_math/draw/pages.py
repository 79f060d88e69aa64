"""Many pictures on printed pages, as a PDF: a worksheet, with a line above each picture."""

from collections.abc import Sequence
from dataclasses import dataclass

from domino_math.draw.raster import compiled

# Everything comes in as inputs, so nothing in them can be read as typst code.
_DOCUMENT = b"""
#set document(title: sys.inputs.title, date: none)
#set page(paper: "a4", margin: 15mm, numbering: "1 / 1")
#set text(font: "DejaVu Sans Mono", size: 10pt)
#let picture(number) = block(breakable: false, width: 100%, {
  raw(sys.inputs.at("line-" + number))
  v(-4pt)
  image(
    bytes(sys.inputs.at("picture-" + number)),
    format: "svg",
    alt: sys.inputs.at("line-" + number),
    height: int(sys.inputs.height) * 1mm,
    width: 100%,
    fit: "contain",
  )
})
#grid(
  columns: (1fr,) * int(sys.inputs.columns),
  column-gutter: 10mm,
  row-gutter: 8mm,
  ..range(int(sys.inputs.number)).map(number => picture(str(number)))
)
"""

# Millimetres of an A4 page that pictures with their lines can take.
_HEIGHT, _LINE_AND_GAP = 267, 14


@dataclass(frozen=True)
class Captioned:
    """A picture as SVG, and the line above it."""

    line: str
    svg: str


def to_pages(title: str, pictures: Sequence[Captioned], *, across: int = 2) -> bytes:
    """Return A4 pages as PDF, with so many pictures side by side, all of one height.

    Raises MissingExtra without typst, and ValueError for fewer than one picture across and for
    what is no SVG document.

    >>> from domino_math.draw import Scene, to_svg
    >>> to_pages("Two", [Captioned("one", to_svg(Scene("nothing")))] * 2)[:4]
    b'%PDF'
    """
    if across < 1:
        raise ValueError(f"there must be at least one picture across, not {across}")
    down = {1: 1, 2: 3}.get(across, across + 1)
    inputs = {
        "title": title,
        "number": str(len(pictures)),
        "columns": str(across),
        "height": str(_HEIGHT // down - _LINE_AND_GAP),
    }
    for number, picture in enumerate(pictures):
        inputs[f"line-{number}"] = picture.line
        inputs[f"picture-{number}"] = picture.svg
    return compiled(_DOCUMENT, inputs, "pdf")
