"""The fish: when nobody can move, and who made it."""

from dataclasses import replace
from itertools import permutations

from domino_math.games import apply, read_move, result, rules
from domino_math.games.play import after
from domino_math.tiles import Tile

from .positions import legal, position

# The example of karapysik.ru: 0-2, 1-2, 2-6 and 2-3 lie on the table, 5-2 and 2-4 close the line.
# These six alone make no line; with three more they do, in this order.
LINE = ["2-5", "5-6R", "2-6R", "0-2R", "0-1R", "1-2R", "2-3R", "3-4R", "2-4R"]


def laid_out(name, hands, boneyard="", **changes):
    """The line of the example, laid by anybody, then seat 0 to move."""
    rule_set = replace(rules(name), **changes)
    first = " ".join(move.removesuffix("R") for move in LINE)
    state = position(rule_set, [f"{first} {hands[0]}", *hands[1:]], boneyard)
    for move in LINE:
        state = after(state._replace(turn=0), read_move(move))
    return state if state.over else state._replace(turn=0)


def test_the_six_tiles_of_the_example_make_no_line():
    tiles = [Tile(0, 2), Tile(1, 2), Tile(2, 6), Tile(2, 3), Tile(2, 5), Tile(2, 4)]
    for order in permutations(tiles):
        ends = set(order[0].orientations)
        for tile in order[1:]:
            ends = {(a, d) for a, b in ends for c, d in tile.orientations if b == c}
        assert not ends


def test_while_somebody_holds_the_double_it_is_no_fish():
    state = laid_out("kozel-karapysik", ["1-1 2-2", "3-3 4-4"])
    assert state.line.numbers[:2] == (2, 2)
    assert not state.over
    assert legal(state) == ["2-2L"]
    other = laid_out("kozel-karapysik", ["1-1", "2-2 4-4"])
    assert legal(other) == ["pass"]


def test_a_double_in_the_boneyard_will_be_drawn():
    state = laid_out("kozel-karapysik", ["1-1", "4-4"], "3-3 2-2")
    assert legal(state) == ["draw"]
    assert legal(apply(apply(state, read_move("draw")), read_move("draw"))) == ["2-2L"]


def test_after_the_double_it_is_a_fish():
    state = apply(laid_out("kozel-karapysik", ["1-1 2-2", "3-3 4-4"]), read_move("2-2L"))
    assert state.ending == ("block", 0)
    assert state.line.numbers[:2] == (2, 2)
    # The larger hand records all points: 2 and 14.
    assert result(state).recorded == (0, 16)


def test_nobody_alone_wins_a_fish_with_equal_lowest_hands():
    state = laid_out("kozel-karapysik", ["2-2 3-3", "4-4", "0-6"])
    end = apply(state, read_move("2-2L"))
    assert end.over
    assert result(end).left == (6, 8, 6)
    assert result(end).winner is None
    assert result(end).recorded == (0, 20, 0)  # the largest hand still records all points


def test_whose_fish_it_is():
    """A22: the last tile, or the last that is no double. Seat 1 lays the double here."""
    last = laid_out("kozel-karapysik", ["1-1", "2-2 4-4"])
    last = apply(apply(last, read_move("pass")), read_move("2-2L"))
    assert last.ending == ("block", 1)
    no_double = laid_out("kozel-karapysik", ["1-1", "2-2 4-4"], maker="last that is no double")
    no_double = apply(apply(no_double, read_move("pass")), read_move("2-2L"))
    assert no_double.ending == ("block", 0)
