"""PNG and PDF of an SVG picture, through typst (the extra `png`).

typst is one wheel that brings its own fonts, and system fonts are left aside on purpose: a
picture comes out the same, with its labels, on a machine that has no font at all.
"""

import re
from collections.abc import Mapping
from html import unescape
from math import inf
from types import ModuleType
from typing import Literal

# The picture and its title come in as inputs, so nothing in them can be read as typst code. No
# date goes into the document: the same picture gives the same bytes.
_DOCUMENT = b"""
#set document(title: sys.inputs.title, date: none)
#set page(width: auto, height: auto, margin: 0pt, fill: none)
#image(bytes(sys.inputs.picture), format: "svg", alt: sys.inputs.title)
"""

Form = Literal["png", "pdf"]

_PIXELS_AN_INCH = 96  # what an SVG's pixel is


class MissingExtra(ImportError):  # noqa: N818 - it names what is missing, as ImportErrors do
    """A library of an optional extra is not installed; the message says how to get it.

    >>> print(MissingExtra("PNG", library="typst", extra="png"))
    PNG needs typst: pip install "domino-math[png]"
    """

    def __init__(self, purpose: str, *, library: str, extra: str) -> None:
        super().__init__(
            f'{purpose} needs {library}: pip install "domino-math[{extra}]"', name=library
        )


def to_png(svg: str, *, scale: float = 2.0) -> bytes:
    """Return the picture as PNG, `scale` pixels for each pixel of the SVG.

    Raises MissingExtra without typst, and ValueError when `svg` is not an SVG document or `scale`
    not positive.

    >>> from domino_math.draw import Scene, to_svg
    >>> to_png(to_svg(Scene("nothing")))[1:4]
    b'PNG'
    """
    if not 0 < scale < inf:
        raise ValueError(f"the scale must be positive, not {scale}")
    return _picture(svg, "png", ppi=_PIXELS_AN_INCH * scale)


def to_pdf(svg: str) -> bytes:
    """Return the picture as a PDF of one page, its size that of the SVG (96 pixels an inch).

    Raises MissingExtra without typst, and ValueError when `svg` is not an SVG document.

    >>> from domino_math.draw import Scene, to_svg
    >>> to_pdf(to_svg(Scene("nothing")))[:4]
    b'%PDF'
    """
    return _picture(svg, "pdf")


def _typst(purpose: str) -> ModuleType:
    try:
        import typst
    except ImportError as error:
        raise MissingExtra(purpose, library="typst", extra="png") from error
    return typst


def _picture(svg: str, form: Form, *, ppi: float | None = None) -> bytes:
    title = re.search("<title[^>]*>(.*?)</title>", svg, re.DOTALL)
    inputs = {"picture": svg, "title": unescape(title[1]) if title else ""}
    return compiled(_DOCUMENT, inputs, form, ppi=ppi)


def compiled(
    document: bytes, inputs: Mapping[str, str], form: Form, *, ppi: float | None = None
) -> bytes:
    """Return what typst makes of a document; ValueError if one of its pictures is none."""
    typst = _typst(form.upper())
    try:
        made = typst.compile(
            document, format=form, ppi=ppi, sys_inputs=dict(inputs), ignore_system_fonts=True
        )
    except typst.TypstError as error:
        raise ValueError(f"not an SVG picture: {error}") from error
    return bytes(made)
