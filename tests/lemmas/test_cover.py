"""What the given numbers leave of each number."""

from domino_math.constraints import Count
from domino_math.layout import Cell, Group, Rectangle, Row, layout_of
from domino_math.lemmas.cover import enough_halves
from domino_math.puzzle import Puzzle
from domino_math.tiles import double_set

SIX = layout_of(Rectangle(2, 3))


def test_the_halves_that_are_left():
    given = ((Cell(0, 0), 0), (Cell(0, 1), 0), (Cell(1, 2), 0))
    (lemma,) = enough_halves(Puzzle("left", SIX, double_set(1), given=given))
    assert str(lemma.reason) == (
        "Every tile is used, so every half lies somewhere. The cells that are not given show what "
        "the given numbers leave of each number (0: nowhere; 1: 3 times)."
    )
    others = Group("the cells that are not given", (Cell(0, 2), Cell(1, 0), Cell(1, 1)), many=True)
    assert lemma.gives == (Count(others, 0, 0), Count(others, 1, 3))


def test_nothing_is_said_without_given_numbers_or_when_all_are_given_or_tiles_are_left():
    pips = (0, 0, 0, 1, 1, 1)
    everything = tuple(zip(SIX.cells, pips, strict=True))
    assert list(enough_halves(Puzzle("none", SIX, double_set(1)))) == []
    assert list(enough_halves(Puzzle("all", SIX, double_set(1), given=everything))) == []
    some = {"given": everything[:1], "every_tile": False}
    assert list(enough_halves(Puzzle("some", SIX, double_set(2), **some))) == []
    more = Puzzle("more", layout_of(Row(4)), double_set(1), given=everything[:1])
    assert list(enough_halves(more)) == []
