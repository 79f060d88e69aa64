import pytest

from domino_math.layout import Cell, Group, Layout, Part, Rectangle, Ring, layout_of
from domino_math.wording.groups import group_in_words, groups_in_words

SQUARE = layout_of(Rectangle(4, 4))
ROWS, COLUMNS = SQUARE.groups["rows"], SQUARE.groups["columns"]
TWO = Layout((Part(Ring(3, 3)), Part(Ring(3, 3), at=(0, 4))))


@pytest.mark.parametrize(
    ("groups", "en", "ru"),
    [
        ((*ROWS, *COLUMNS), "rows 1 to 4; columns 1 to 4", "строки с 1 по 4; столбцы с 1 по 4"),
        (ROWS[:2], "row 1; row 2", "строка 1; строка 2"),
        ((ROWS[0], *ROWS[2:]), "row 1; row 3; row 4", "строка 1; строка 3; строка 4"),
        ((*ROWS[1:], ROWS[0]), "rows 2 to 4; row 1", "строки с 2 по 4; строка 1"),
        (
            TWO.groups["sides"],
            "the four sides of part 1; the four sides of part 2",
            "четыре стороны части 1; четыре стороны части 2",
        ),
        (
            TWO.groups["sides"][2:6],
            "the bottom side of part 1; the left side of part 1; the top side of part 2; the right "
            "side of part 2",
            "нижняя сторона части 1; левая сторона части 1; верхняя сторона части 2; правая "
            "сторона части 2",
        ),
        (
            (Group("row 2, column 1", (Cell(1, 0),)), ROWS[2]),
            "row 2, column 1; row 3",
            "строка 2, столбец 1; строка 3",
        ),
        ((), "", ""),
    ],
)
def test_groups_that_follow_each_other_are_named_together(groups, en, ru):
    named = groups_in_words(groups)
    assert "; ".join(name.text("en") for name in named) == en
    assert "; ".join(name.text("ru") for name in named) == ru


@pytest.mark.parametrize(
    ("group", "en", "ru"),
    [
        (Group("row 2, column 1", (Cell(1, 0),)), "row 2, column 1", "строка 2, столбец 1"),
        (Group("block 3", (Cell(1, 0),)), "block 3", "блок 3"),
        (Group("the 12 corners", (Cell(1, 0),), many=True), "the 12 corners", "12 углов"),
        (Group("region A", (Cell(1, 0),)), "region A", "область A"),
        (Group("my own cells", (Cell(1, 0),)), "my own cells", "my own cells"),
        (Group("row B", (Cell(1, 0),)), "row B", "row B"),
    ],
)
def test_a_group_is_named_in_both_languages(group, en, ru):
    assert group_in_words(group).text("en") == en
    assert group_in_words(group).text("ru") == ru
