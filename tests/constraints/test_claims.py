import pytest

from domino_math.constraints import Equation, Matching, Progression, SameTotal, Total
from domino_math.constraints.claims import claim
from domino_math.layout import Cell, Group, Rectangle, layout_of
from domino_math.wording.places import note_on_cells

SQUARE = layout_of(Rectangle(4, 4))
ROWS, COLUMNS = SQUARE.groups["rows"], SQUARE.groups["columns"]
LINES = {group.name: group for group in ROWS}
HALVES = {name: Group(name, (cell,)) for name, cell in zip("ab", ROWS[0].cells, strict=False)}


@pytest.mark.parametrize(
    ("constraint", "en", "ru"),
    [
        (
            SameTotal((*ROWS, *COLUMNS)),
            "rows 1 to 4 and columns 1 to 4 add up to the same",
            "строки с 1 по 4 и столбцы с 1 по 4: суммы одинаковы",
        ),
        (
            Progression(ROWS, 2),
            "the totals of rows 1 to 4 rise by 2 each time",
            "суммы растут каждый раз на 2: строки с 1 по 4",
        ),
        (
            Progression(ROWS[:2], -1),
            "the totals of row 1 and row 2 fall by 1 each time",
            "суммы убывают каждый раз на 1: строка 1 и строка 2",
        ),
        (
            Progression(ROWS[:2], 0),
            "row 1 and row 2 add up to the same",
            "строка 1 и строка 2: суммы одинаковы",
        ),
        (
            Equation.parse("row 1 + row 2 = row 3", LINES),
            "row 1 + row 2 = row 3, each read as a number",
            "строка 1 + строка 2 = строка 3 (цифры читаются как числа)",
        ),
        (Equation.parse("a × 2 = b", HALVES), "a × 2 = b", "a × 2 = b"),
        (
            Total(Group("row 1, column 5", (Cell(0, 4),)), "=", (3,)),
            "row 1, column 5 shows 3",
            "в клетке (строка 1, столбец 5) число 3",
        ),
        (
            Matching(((Cell(0, 0), Cell(0, 1)),)),
            "ends that meet show the same number",
            "там, где встречаются концы костей, числа одинаковы",
        ),
    ],
)
def test_a_demand_is_told_in_both_languages(constraint, en, ru):
    assert claim(constraint).text("en") == en
    assert claim(constraint).text("ru") == ru


def test_the_short_names_of_cells_are_explained_where_they_are_used():
    note = note_on_cells(["Row 1 adds up to 5.", "The cells (2, 11) and (3, 1) show 5."])
    assert note.text("en") == "(2, 11) stands for row 2, column 11, counted from the top left."
    assert note.text("ru").startswith("(2, 11) — это строка 2, столбец 11")
    assert note_on_cells(["row 1, column 5 shows 3"]) is None
    assert note_on_cells([]) is None
