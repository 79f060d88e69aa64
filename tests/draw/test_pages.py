import re

import pytest

from domino_math.draw import Captioned, Scene, to_pages, to_svg
from domino_math.draw.scene import DrawnCell


def picture(number: int) -> Captioned:
    scene = Scene(f"picture {number}", cells=(DrawnCell((0, 0), number),))
    return Captioned(f"line {number}", to_svg(scene))


def pages(content: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", content))


@pytest.mark.parametrize(
    ("number", "across", "expected"), [(1, 1, 1), (3, 1, 3), (6, 2, 1), (7, 2, 2), (12, 3, 1)]
)
def test_pictures_fill_pages(number, across, expected):
    content = to_pages("A sheet", [picture(each) for each in range(number)], across=across)
    assert pages(content) == expected


def test_the_same_pictures_give_the_same_bytes():
    assert to_pages("A", [picture(1)]) == to_pages("A", [picture(1)])


def test_nothing_in_a_line_is_read_as_typst_code():
    content = to_pages("#panic()", [Captioned("#panic() *bold* $x$", picture(1).svg)])
    assert pages(content) == 1


def test_no_picture_is_told():
    with pytest.raises(ValueError, match="not an SVG"):
        to_pages("A", [Captioned("line", "no svg")])


def test_a_row_holds_a_picture_at_least():
    with pytest.raises(ValueError, match="at least one picture across, not 0"):
        to_pages("A", [picture(1)], across=0)
