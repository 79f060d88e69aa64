"""The signs of equations in pictures: beside the right numbers, and never on a cell."""

import pytest

from domino_math.constraints import Equation
from domino_math.draw import to_text
from domino_math.layout import Cell, Group, Outline, Rectangle, layout_of
from domino_math.puzzle import Puzzle
from domino_math.puzzle.equation_signs import equation_signs
from domino_math.puzzle.scene import puzzle_scene
from domino_math.tiles import double_set

CORNERS = {"a": Cell(0, 0), "b": Cell(1, 0), "c": Cell(0, 2), "d": Cell(1, 2)}
APART = {name: Group(name, (cell,)) for name, cell in CORNERS.items()}


def labels(text, numbers=APART):
    equation = Equation.parse(text, numbers)
    free = {cell for number in numbers.values() for cell in number.cells}
    return [(label.at, label.text) for label in equation_signs(equation, free)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # Below each other: at the ends of the lines.
        ("a × b = 5", [((0.5, 1.5), "×"), ((1.5, 1.75), "= 5")]),
        # A standing fraction is one number.
        ("a / b + c / d = 2", [((1.0, 1.5), "+"), ((1.0, 3.75), "= 2")]),
        ("3 × a / b = c", [((1.0, 2.0), "× 3 =")]),
        ("2 / a = 1", [((0.5, -0.75), "2 /"), ((0.5, 1.75), "= 1")]),
        ("− a / b = c", [((1.0, -0.5), "−"), ((1.0, 1.5), "=")]),
        # The other way round, and beside each other, it is not.
        ("b / a = 1", [((1.5, 1.5), "/"), ((0.5, 1.75), "= 1")]),
        ("a / c = 1", [((0.5, 1.5), "/"), ((0.5, 3.75), "= 1")]),
        ("1 = a", [((0.5, -0.75), "1 =")]),
        ("a = c", [((0.5, 1.5), "=")]),
    ],
)
def test_where_signs_stand(text, expected):
    assert labels(text) == expected


def test_between_neighbours_a_sign_stands_on_the_line():
    row = {name: Group(name, (Cell(0, c),)) for c, name in enumerate("ab")}
    assert labels("a = b", row) == [((0.5, 1), "=")]


def test_the_picture_of_a_multiplication():
    layout = layout_of(Outline((".###", "...#", "####")))
    equation = Equation.parse("row 1 × row 2 = row 3", layout.group_named)
    puzzle = Puzzle("x", layout, double_set(6), (equation,))
    assert to_text(puzzle_scene(puzzle)).splitlines()[1::2] == [
        "    │ · │ · │ · │ ×",
        "            │ · │ =",
        "│ · │ · │ · │ · │",
    ]
    assert to_text(puzzle_scene(puzzle), ascii_only=True).splitlines()[1].endswith("| *")


def test_no_sign_covers_a_number_in_text():
    layout = layout_of(Rectangle(1, 4))
    digits = {g.name: g for g in (Group("a", layout.cells[:2]), Group("b", layout.cells[2:]))}
    puzzle = Puzzle("x", layout, double_set(6), (Equation.parse("a = b + 1", digits),))
    assert to_text(puzzle_scene(puzzle)).splitlines()[1] == "│ · │ · │ · │ · │ + 1"
