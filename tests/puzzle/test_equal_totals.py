"""Groups that share a total have a sign beside them."""

from domino_math.constraints import SameTotal, Total
from domino_math.draw import to_text
from domino_math.draw.scene import Label
from domino_math.layout import Layout, Part, Rectangle, Ring, layout_of
from domino_math.library import read
from domino_math.puzzle import Puzzle
from domino_math.puzzle.scene import puzzle_scene
from domino_math.tiles import double_set


def labels_of(layout, *constraints):
    return puzzle_scene(Puzzle("name", layout, double_set(6), constraints)).labels


def test_a_window_has_one_sign_in_its_middle():
    windows = Layout((Part(Ring(3, 3)), Part(Ring(3, 3), at=(0, 4))))
    one, other = (SameTotal(windows.groups["sides"][at : at + 4]) for at in (0, 4))
    assert labels_of(windows, one, other) == (Label((1.5, 1.5), "="), Label((1.5, 5.5), "="))


def test_every_side_of_a_wide_frame_has_a_sign():
    frame = layout_of(Ring(7, 7))
    found = labels_of(frame, SameTotal(frame.groups["sides"]))
    assert {label.text for label in found} == {"="}
    assert {label.at for label in found} == {(1.5, 3.5), (3.5, 5.5), (5.5, 3.5), (3.5, 1.5)}


def test_letters_tell_apart_what_crosses():
    square = layout_of(Rectangle(2, 2))
    rows, columns = (SameTotal(square.groups[name]) for name in ("rows", "columns"))
    texts = [label.text for label in labels_of(square, rows, columns)]
    assert texts == ["= A", "= A", "= B", "= B"]


def test_a_total_that_is_known_comes_first():
    square = layout_of(Rectangle(2, 2))
    top = square.groups["rows"][0]
    found = labels_of(square, SameTotal(square.groups["rows"]), Total(top, "=", (5,)))
    assert found == (Label((0.5, 2.5), "5"), Label((1.5, 2.5), "="))


def test_signs_are_seen_in_text_too():
    assert to_text(puzzle_scene(read("windows-7"))).count("│ = │") == 7
