from domino_math.constraints import Alike, Matching, SameTotal, Total
from domino_math.layout import Layout, Part, Rectangle, Ring, Row, layout_of
from domino_math.puzzle import Puzzle, constraints_in_words, starts_in_words, tiles_in_words
from domino_math.tiles import Supply, Tile, chinese_set, double_set

RING = layout_of(Ring(3, 3))


def puzzle(*constraints, supply=None, every_tile=True):
    return Puzzle("ring", RING, supply or double_set(2), constraints, every_tile=every_tile)


def test_tiles():
    assert tiles_in_words(puzzle()) == "Double-2: 6 tiles with 12 pips; every tile is used."
    assert tiles_in_words(puzzle(every_tile=False)) == (
        "Double-2: 6 tiles with 12 pips; 4 of them are used."
    )
    one = Supply([Tile(0, 1)])
    assert tiles_in_words(puzzle(supply=one)) == "0-1: 1 tile with 1 pip; every tile is used."


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
    assert set(said) == {
        "The top side, the bottom side and the left side each add up to 3.",
        "The right side adds up to 4.",
        "Ends that meet show the same number.",
        "The top side and the left side add up to the same.",
        "The four corners show one number throughout.",
    }
    assert len(said) == 5


def test_nothing_demanded_nothing_said():
    assert constraints_in_words(puzzle()) == ()


def test_where_tiles_start():
    def told(*shapes):
        parts = tuple(Part(shape, at=(0, 10 * i)) for i, shape in enumerate(shapes))
        return starts_in_words(Puzzle("p", Layout(parts), double_set(1)))

    first, second, either = (Ring(3, 3, starts) for starts in ("first", "second", "either"))
    assert told(Rectangle(2, 3), Row(4)) == ()
    assert told(first, first) == ("Going round clockwise, a tile starts at the top left corner.",)
    assert told(second) == ("Going round clockwise, a tile ends at the top left corner.",)
    assert told(either)[0].endswith("starts or ends at the top left corner.")


def test_the_chinese_set_has_a_name():
    puzzle = Puzzle("p", layout_of(Row(64)), chinese_set())
    words = "The Chinese set: 32 tiles with 227 pips; every tile is used."
    assert tiles_in_words(puzzle) == words
