import pytest

from domino_math.dice import Dice
from domino_math.games import Lead, apply, deal, dealt, games, read_move, rules
from domino_math.games.advice import advise
from domino_math.games.legal import legal_moves
from domino_math.games.viewing import view
from domino_math.tiles import Tile


def tiles(text):
    return [Tile.parse(each) for each in text.split()]


def advice(name, hands, *moves, boneyard="", highest=6):
    """What is told to the player whose turn it is after these moves; the first player leads."""
    state = dealt(
        rules(name, highest=highest),
        [tiles(hand) for hand in hands],
        tiles(boneyard),
        lead=Lead("free", 0),
    )
    for move in moves:
        state = apply(state, read_move(move))
    found = advise(view(state, state.turn))
    return str(found.move), str(found.why)


def test_points_come_first():
    assert advice("fives", ["6-6 5-5 4-4", "0-1"]) == ("5-5", "it scores 10")


def test_going_out_comes_before_points():
    found = advice("telefon-doubles", ["4-6 4-4 6-6", "1-2 1-3"], "4-6", "pass")
    assert found == ("4-4L+6-6R", "it goes out")
    # The last tile fits both ends: that makes no difference.
    hands = ["5-5 5-6 4-6", "4-5 1-1"]
    found = advice("classic", hands, "5-5", "4-5L", "5-6R", "pass")
    assert found[1] == "it goes out"


def test_passes_have_shown_what_the_next_player_lacks():
    found = advice("classic", ["6-6 3-6 3-3 3-5", "1-2 2-2 0-2"], "6-6", "pass", "3-6L", "pass")
    assert found == (
        "3-3L",
        "Player 2 has nothing for these ends, as draws and passes have shown",
    )


def test_nobody_else_has_a_three_left():
    found = advice("classic", ["3-3 2-3 1-3 0-1", "0-3 0-2"], "3-3", "0-3L", highest=3)
    assert found == ("0-1L", "nobody else has 3 left, and you have")


def test_tiles_that_fit_are_kept():
    found = advice("classic", ["6-6 1-6 1-2 3-6", "4-6 0-0"], "6-6", "4-6L")
    assert found == ("1-6R", "you keep 1-2 for your next move")


def test_a_double_goes_before_other_tiles_and_then_many_pips():
    assert advice("classic", ["1-1 2-3", "0-0"]) == ("1-1", "a double is hard to lay later")
    found = advice("classic", ["6-6 3-6 5-6", "2-6 0-0"], "6-6", "2-6L")
    assert found == ("5-6R", "it gets rid of 11 pips, the most")


def test_without_a_choice_the_hint_says_so():
    hands = ["6-6 1-2", "1-1 2-2"]
    assert advice("classic", hands, "6-6", boneyard="5-6") == ("draw", "nothing fits")
    hands = ["6-6 1-6", "1-1 2-2"]
    assert advice("classic", hands, "6-6") == ("pass", "nothing fits, and there is nothing to draw")
    hands = ["6-6 1-6 2-3", "5-6 2-2"]
    assert advice("classic", hands, "6-6", "5-6L") == ("1-6R", "it is the only move")


def test_advice_rests_on_the_view_alone():
    """Deals that differ only in what the others hold get the same advice."""
    told = set()
    for others, rest in (("1-2 3-4", "0-5 2-5"), ("0-5 2-5", "1-2 3-4")):
        state = dealt(rules("fives"), [tiles("5-6 1-1 1-4"), tiles(others)], tiles(rest), starter=0)
        told.add(advise(view(state, 0)))
    assert len(told) == 1


@pytest.mark.parametrize("name", games())
def test_advice_is_a_legal_move_with_a_reason_in_both_languages(name):
    found = rules(name)
    for seed in range(4):
        state = deal(found, found.players[-1], seed)
        while not state.over:
            seen = view(state, state.turn)
            told = advise(seen)
            assert told.move in legal_moves(state)
            assert told.why.text("en") != told.why.text("ru")
            move = told.move if seed % 2 else Dice(seed, len(state.history)).pick(seen.moves)
            state = apply(state, move)
