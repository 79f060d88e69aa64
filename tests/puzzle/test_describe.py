from domino_math.constraints import Alike, Count, Distinct, Matching, SameTotal, Total
from domino_math.layout import Cell, Group, Layout, Part, Rectangle, Ring, Row, layout_of
from domino_math.puzzle import Puzzle, constraints_in_words, starts_in_words, tiles_in_words
from domino_math.tiles import Supply, Tile, chinese_set, double_set

RING = layout_of(Ring(3, 3))


def puzzle(*constraints, supply=None, every_tile=True):
    return Puzzle("ring", RING, supply or double_set(2), constraints, every_tile=every_tile)


def test_tiles():
    assert str(tiles_in_words(puzzle())) == "Double-2: 6 tiles with 12 pips; every tile is used."
    assert str(tiles_in_words(puzzle(every_tile=False))) == (
        "Double-2: 6 tiles with 12 pips; 4 of them are used."
    )
    one = Supply([Tile(0, 1)])
    assert str(tiles_in_words(puzzle(supply=one))) == "0-1: 1 tile with 1 pip; every tile is used."


def test_groups_of_which_the_same_is_demanded_share_a_sentence():
    top, right, bottom, left = RING.groups["sides"]
    said = constraints_in_words(
        puzzle(
            Total(top, "=", (3,)),
            Total(right, "=", (4,)),
            Matching(RING.joints),
            Total(bottom, "=", (3,)),
            Total(left, "=", (3,)),
            SameTotal((top, left)),
            Alike(RING.groups["corners"][0]),
        )
    )
    assert set(map(str, said)) == {
        "The top side, the bottom side and the left side each add up to 3.",
        "The right side adds up to 4.",
        "Ends that meet show the same number.",
        "The top side and the left side add up to the same.",
        "The four corners have the same number on all their cells.",
    }
    assert len(said) == 5


def test_the_same_of_several_groups_in_both_languages():
    line = layout_of(Rectangle(2, 4))
    rows, cells = line.groups["rows"], [Group(f"{n}", (Cell(0, n),)) for n in (1, 2)]
    of_each = {
        Total: (("<", (5,)), "each add up to less than 5", "каждая сумма меньше 5"),
        Alike: (
            (),
            "each have the same number on all their cells",
            "в каждой группе все числа одинаковы",
        ),
        Distinct: (
            (),
            "each have a different number on every cell",
            "в каждой группе все числа разные",
        ),
    }
    for kind, (values, en, ru) in of_each.items():
        (said,) = constraints_in_words(
            Puzzle("p", line, double_set(2), tuple(kind(row, *values) for row in rows))
        )
        assert said.text("en") == f"Row 1 and row 2 {en}."
        assert said.text("ru") == f"Строка 1 и строка 2: {ru}."
    some = tuple(Count(row, 2, times) for times in (0, 3) for row in rows)
    ones = tuple(Total(cell, "=", (4,)) for cell in cells)
    said = constraints_in_words(Puzzle("p", line, double_set(2), some + ones))
    assert [each.text("en") for each in said] == [
        "Row 1 and row 2 each show no 2.",
        "Row 1 and row 2 each show 2 on exactly 3 cells.",
        "1 and 2 each show 4.",
    ]
    assert [each.text("ru") for each in said] == [
        "Строка 1 и строка 2: числа 2 нет нигде.",
        "Строка 1 и строка 2: в каждой группе число 2 стоит ровно в 3 клетках.",
        "1 и 2: в каждой клетке число 4.",
    ]


def test_nothing_demanded_nothing_said():
    assert constraints_in_words(puzzle()) == ()


def test_where_tiles_start():
    def told(*shapes):
        parts = tuple(Part(shape, at=(0, 10 * i)) for i, shape in enumerate(shapes))
        return tuple(map(str, starts_in_words(Puzzle("p", Layout(parts), double_set(1)))))

    first, second, either = (Ring(3, 3, starts) for starts in ("first", "second", "either"))
    assert told(Rectangle(2, 3), Row(4)) == ()
    assert told(first, first) == ("Going round clockwise, a tile starts at the top left corner.",)
    assert told(second) == ("Going round clockwise, a tile ends at the top left corner.",)
    assert told(either)[0].endswith("starts or ends at the top left corner.")


def test_the_chinese_set_has_a_name():
    puzzle = Puzzle("p", layout_of(Row(64)), chinese_set())
    words = "The Chinese set: 32 tiles with 227 pips; every tile is used."
    assert str(tiles_in_words(puzzle)) == words
    assert tiles_in_words(puzzle).text("ru") == (
        "Китайский набор: 32 кости, 227 очков; нужны все кости."
    )
