"""Which moves a state allows, and the faults that other programs were seen to have."""

from dataclasses import replace

import pytest

from domino_math.errors import InputError
from domino_math.games import apply, deal, read_move, rules
from domino_math.games.state import Lead

from .positions import legal, played, position


def test_the_first_tile_has_one_placement():
    """Row 18 of the faults: not "left or right"."""
    assert legal(position(rules("kozel"), ["1-2 3-4", "5-5 6-6"])) == ["1-2", "3-4"]


def test_a_hand_that_fits_is_not_blocked():
    """Row 12 of the faults."""
    state = played(position(rules("kozel"), ["1-1 6-6", "1-6 4-4"]), "1-1")
    assert not state.over
    assert legal(state) == ["1-6L"]


def test_while_a_tile_can_be_drawn_nothing_is_blocked():
    """Row 13 of the faults."""
    state = played(position(rules("kozel"), ["1-1 6-6", "5-5 4-4"], "1-2"), "1-1")
    assert not state.over
    assert legal(state) == ["draw"]
    assert legal(played(state, "draw")) == ["1-2L"]


def test_drawing_goes_on_until_a_tile_fits():
    state = played(position(rules("kozel"), ["1-1 6-6", "5-5 4-4"], "2-3 3-3 1-2 0-0"), "1-1")
    assert legal(played(state, "draw draw")) == ["draw"]
    assert legal(played(state, "draw draw draw")) == ["1-2L"]


def test_one_tile_is_drawn_and_then_passed():
    rule_set = rules("classic-nashydety")
    state = played(position(rule_set, ["1-1 6-6", "5-5 4-4"], "2-3 3-3 1-2 0-0"), "1-1 draw")
    assert legal(state) == ["pass"]
    state = played(state, "pass draw")
    assert legal(state) == ["pass"]
    assert not state.over
    state = played(state, "pass")
    assert state.ending == ("block", 0)
    assert state.boneyard  # a fish though tiles are left, as that text has it


def test_the_last_tile_drawn_may_make_the_fish():
    state = played(position(rules("kozel"), ["1-1 6-6", "5-5 4-4"], "2-3 3-3"), "1-1 draw")
    assert not state.over
    assert played(state, "draw").ending == ("block", 0)


def test_tiles_may_stay_in_the_boneyard():
    two_stay = replace(rules("kozel"), leave=2)
    assert played(position(two_stay, ["1-1 6-6", "5-5 4-4"], "2-3 3-3"), "1-1").over
    state = played(position(two_stay, ["1-1 6-6", "5-5 4-4"], "2-3 3-3 1-2"), "1-1")
    assert legal(state) == ["draw"]
    assert played(state, "draw").over


def test_drawing_though_something_fits_is_an_option():
    assert legal(played(position(rules("kozel"), ["1-1 6-6", "1-5"], "2-3"), "1-1")) == ["1-5L"]
    may = replace(rules("kozel"), draw_when_able=True)
    assert legal(played(position(may, ["1-1 6-6", "1-5"], "2-3"), "1-1")) == ["1-5L", "draw"]


def test_several_doubles_in_a_turn():
    """Row 16 of the faults: ends 6 and 3, a hand of 6-6, 3-3 and 6-1."""
    state = position(rules("sea-kozel"), ["6-3 0-0", "6-6 3-3 6-1"])
    moves = legal(played(state, "3-6"))
    assert [move for move in moves if "+" in move] == ["3-3L+6-6R"]
    assert set(moves) == {"3-3L+6-6R", "3-3L", "6-6R", "1-6R"}


def test_one_double_is_laid_once_even_where_both_ends_show_its_number():
    state = position(rules("sea-kozel"), ["2-6 6-6 4-4", "2-3 0-0", "3-6 0-1"])
    state = played(state, "2-6 2-3L 3-6L")
    assert state.line.numbers[:2] == (6, 6)
    assert legal(state) == ["6-6L"]


def test_only_the_donkey_and_the_telephone_lay_more_than_two():
    hand = "0-0 1-1 2-2 3-3"
    state = position(rules("osel"), ["6-6 0-6 1-6 2-6 3-6 5-5", hand])
    # The cross 6-6 with the arms 0, 1, 2 and 3, laid by one player in this position.
    for tile in ("6-6", "0-6L", "1-6R", "2-6U", "3-6D"):
        state = apply(state._replace(turn=0), read_move(tile))
    assert "0-0L+1-1R+2-2U+3-3D" in legal(state)
    assert "0-0L+1-1Rx+2-2U+3-3Dx" in legal(state)
    # every set of doubles, each open or closed: 3 ways for each of four, without none at all
    assert len(legal(state)) == 3**4 - 1


def test_the_first_of_two_doubles_in_a_turn_becomes_the_cross():
    state = played(position(rules("telefon-doubles"), ["4-6 0-1", "4-4 6-6"]), "4-6")
    assert {"4-4L+6-6R", "6-6R+4-4L"} <= set(legal(state))
    one, other = played(state, "4-4L+6-6R"), played(state, "6-6R+4-4L")
    assert [str(s.line.laid[s.line.spinner].tile) for s in (one, other)] == ["4-4", "6-6"]


def test_two_closed_doubles_end_the_donkey_s_deal_at_once():
    state = played(position(rules("osel"), ["4-6 0-1", "4-4 6-6 1-2"]), "4-6")
    over = played(state, "4-4Lx+6-6Rx")
    assert over.ending == ("block", 1)


def test_an_opening_double_is_not_closed():
    assert legal(position(rules("osel"), ["6-6 1-2", "0-0"])) == ["1-2", "6-6"]


def test_doubles_along_or_across_but_the_first_across():
    muggins = rules("muggins")
    first = played(position(muggins, ["4-6 0-1", "6-6 1-2"]), "4-6")
    assert legal(first) == ["6-6R"]
    later = played(position(muggins, ["4-4 0-1", "4-6 1-2", "6-6 1-3"]), "4-4 4-6L")
    assert legal(later) == ["6-6L", "6-6La"]


def test_a_blocked_line_in_double_nine_has_different_ends():
    """Row 20 of the faults: a number has 11 halves there, so the two ends can never be equal."""
    seen = 0
    for seed in range(400):
        state = deal(replace(rules("kozel-gamezz", highest=9), dealt=(27, 18, 13)), 4, seed)
        state = state._replace(boneyard=())
        while not state.over:
            moves = legal(state)
            state = apply(state, read_move(moves[seed % len(moves)]))
        numbers = state.line.numbers[:2]
        on_table = sum((tile.low, tile.high).count(numbers[0]) for tile in state.line.tiles)
        if state.ending.how == "block" and on_table == 11:
            seen += 1
            assert numbers[0] != numbers[1]
    assert seen > 5


def test_too_many_tiles_are_wanted():
    """Row 17 of the faults: 6 players with 5 tiles each want 30 tiles."""
    six = replace(rules("kozel"), dealt=(5, 5, 8))
    with pytest.raises(InputError, match="4 players with 8 tiles each want 32 tiles, and double-6"):
        deal(six, 4)
    with pytest.raises(InputError, match="is for 2, 3 or 4 players, not 6"):
        deal(rules("kozel"), 6)
    with pytest.raises(InputError, match="is for 4 players, not 2"):
        deal(rules("sport"), 2)


def test_a_move_that_comes_to_the_same_may_be_named_otherwise():
    state = position(rules("telefon-doubles"), ["4-6 0-1", "4-4 6-6 0-5"])
    state = played(state, "4-6")
    assert str(played(state, "6-6R+4-4L").history[-1][1]) == "6-6R+4-4L"  # 6-6 has the arms
    goat = played(position(rules("sea-kozel"), ["4-6 0-1", "4-4 6-6 0-5"]), "4-6")
    assert played(goat, "6-6R+4-4L") == played(goat, "4-4L+6-6R")
    cross = played(position(rules("fives"), ["5-5 0-1", "0-5 1-2"]), "5-5")
    assert {str(played(cross, f"0-5{arm}").history[-1][1]) for arm in "LRUD"} == {"0-5L"}
    with pytest.raises(InputError, match="1-2U: is no legal move now; there is 0-5L"):
        played(cross, "1-2U")


def test_an_illegal_move_says_what_is_legal_and_changes_nothing():
    state = played(position(rules("kozel"), ["1-1 6-6", "1-6 4-4"]), "1-1")
    before = state
    with pytest.raises(InputError, match=r"4-4L: is no legal move now; there is 1-6L$"):
        apply(state, read_move("4-4L"))
    with pytest.raises(InputError, match="pass: is no legal move now"):
        apply(state, read_move("pass"))
    assert state == before


@pytest.mark.parametrize(
    "text", ["", "66", "6-6Q", "6-6L+", "draws", "6-6L 3-3R", "6-6xx", "9" * 99]
)
def test_what_is_no_move(text):
    with pytest.raises(InputError, match="is no move"):
        read_move(text)


def test_a_position_needs_tiles_of_the_set_once():
    with pytest.raises(InputError, match="6-7 is not in the set double-6"):
        position(rules("kozel"), ["6-7", "1-1"])
    with pytest.raises(InputError, match="1-1 is there twice"):
        position(rules("kozel"), ["1-1", "1-1"])


def test_a_claim_for_a_hundred():
    goat = rules("sea-kozel")
    lead = Lead("free", 0, may_claim=(1,))
    state = position(goat, ["1-2 0-0", "6-6 1-1"], lead=lead)
    assert (state.turn, legal(state)) == (1, ["6-6", "pass"])
    claimed, left = played(state, "6-6"), played(state, "pass")
    assert (claimed.turn, claimed.for_hundred) == (0, 1)
    assert (left.turn, legal(left), left.for_hundred) == (0, ["0-0", "1-2"], None)


def test_the_leader_needs_no_claim():
    goat = rules("sea-kozel")
    state = position(goat, ["6-6 0-1", "1-1 2-2"], lead=Lead("free", 0, may_claim=(0,)))
    assert legal(state) == ["0-1", "6-6"]
    assert played(state, "6-6").for_hundred == 0
    assert played(state, "0-1").for_hundred is None


def test_a_granted_hundred_without_the_highest_double_is_a_free_lead():
    goat = rules("sea-kozel-s2")
    assert legal(position(goat, ["6-6 0-1", "1-1"], lead=Lead("hundred", 0))) == ["6-6"]
    state = position(goat, ["2-2 0-1", "6-6"], lead=Lead("hundred", 0))
    assert legal(state) == ["0-1", "2-2"]
