import math
import re
import struct
import sys
import zlib

import pytest

from domino_math.draw import DrawnTile, Label, MissingExtra, Scene, to_pdf, to_png, to_svg

TILE = DrawnTile(((0, 0), (0, 1)), (4, 6))


def size(png):
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", png[16:24])


def pixels(png):
    """The decompressed scan lines: enough to see whether two pictures differ."""
    data, at = b"", 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += 12 + length
    return zlib.decompress(data)


def picture(text):
    return to_svg(Scene("Кость", tiles=(TILE,), labels=(Label((1.6, 1), text),)))


@pytest.mark.parametrize(("scale", "expected"), [(1, (104, 64)), (2, (208, 128)), (3, (312, 192))])
def test_a_png_has_the_size_of_the_svg_times_the_scale(scale, expected):
    assert size(to_png(to_svg(Scene("one", tiles=(TILE,))), scale=scale)) == expected


@pytest.mark.parametrize(("one", "other"), [("sum 4", "sum 6"), ("сумма", "сумме"), ("63", "36")])
def test_labels_are_set_in_any_script(one, other):
    blank = " " * len(one)  # as wide, so that the pictures are of one size
    shots = [to_png(picture(text)) for text in (one, other, blank)]
    assert len({size(shot) for shot in shots}) == 1
    assert len({pixels(shot) for shot in shots}) == 3


def test_cyrillic_letters_are_not_all_one_empty_box():
    # A font without the letters would show the same box for each.
    assert pixels(to_png(picture("ЖЖЖ"))) != pixels(to_png(picture("ШЩЫ")))


def test_digits_are_set():
    shots = {
        pixels(to_png(to_svg(Scene("a", tiles=(DrawnTile(TILE.cells, (n, 4)),)), digits=True)))
        for n in range(10)
    }
    assert len(shots) == 10


def test_a_pdf_is_one_page_and_the_same_every_time():
    svg = picture("сумма")
    pdf = to_pdf(svg)
    assert pdf.startswith(b"%PDF")
    assert pdf.count(b"/Type/Pages/Count 1/") == 1
    assert pdf == to_pdf(svg)
    assert b"CreationDate" not in pdf


def test_fonts_are_the_ones_that_come_with_typst():
    fonts = re.findall(rb"/BaseFont/[A-Z]{6}\+([\w-]+)", to_pdf(picture("сумма")))
    assert fonts
    assert all(font.startswith(b"DejaVuSansMono") for font in fonts)


def test_nothing_in_a_picture_is_read_as_typst():
    svg = to_svg(Scene('#panic("no") "\\ $ <a>', labels=(Label((0, 0), "#panic()"),)))
    assert size(to_png(svg))
    assert to_pdf(svg)


def test_a_picture_without_a_title_will_do():
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="5"><path d="M0 0"/></svg>'
    assert size(to_png(svg, scale=1)) == (10, 5)


@pytest.mark.parametrize("text", ["", "hello", "<svg"])
def test_what_is_no_svg_is_refused(text):
    with pytest.raises(ValueError, match="not an SVG picture"):
        to_png(text)
    with pytest.raises(ValueError, match="not an SVG picture"):
        to_pdf(text)


@pytest.mark.parametrize("scale", [0, -1, math.inf, math.nan])
def test_a_scale_must_be_positive(scale):
    with pytest.raises(ValueError, match="must be positive"):
        to_png(to_svg(Scene("one")), scale=scale)


@pytest.mark.parametrize("render", [to_png, to_pdf])
def test_a_missing_library_is_named_with_its_remedy(render, monkeypatch):
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(
        MissingExtra, match=r'needs typst: pip install "domino-math\[png\]"'
    ) as caught:
        render(to_svg(Scene("one")))
    assert isinstance(caught.value, ImportError)
    assert caught.value.name == "typst"
    assert "\n" not in str(caught.value)
