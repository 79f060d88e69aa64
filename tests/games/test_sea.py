"""The sea goat: going out with 0-0 or 6-6, leading for a hundred, and the fisherman's rights."""

from dataclasses import replace

import pytest

from domino_math.games import Ending, Lay, Match, Play, new_match, rules, settle
from domino_math.games.account import Account
from domino_math.games.sea import Eggs, Owed, fish
from domino_math.games.state import Lead
from domino_math.tiles import Tile

from .positions import played, position


def match_of(name, points=(0, 0), **more) -> Match:
    accounts = tuple(Account(each, opened=each > 0) for each in points)
    return replace(new_match(rules(name)), accounts=accounts, deals=1, **more)


def finished(name, hands, how, seat):
    """A deal that ended with these hands, after `seat` laid a tile that is no double."""
    last = (seat, Lay((Play(Tile(0, 5), "L"),)))
    return position(rules(name), hands)._replace(history=(last,), ending=Ending(how, seat))


def after_fish(hands, maker=0, match=None, **more):
    """Settle a fish of the long rules."""
    state = finished("sea-kozel-s2", hands, "block", maker)
    return settle(match or match_of("sea-kozel-s2"), state, **more)


# 8, 20 and 26 pips.
SMALL, TWENTY, LARGE = "3-5", "5-6 4-5", "6-6 4-6 1-3"


@pytest.mark.parametrize(
    ("left", "winner", "case"),
    [
        ((20, 30), 0, "hundred"),
        ((24, 25), 0, "hundred"),  # A24: exactly 25 is enough
        ((30, 20), None, "may write off"),
        ((25, 24), None, "may write off"),
        ((30, 28), None, "may write off"),
        ((9, 9), None, "eggs"),
        ((30, 30), None, "eggs"),
        ((26, 30), 0, "wins"),  # A28: not told, so the smaller hand wins
        ((10, 20), 0, "wins"),
        ((20, 10), 1, "wins"),
    ],
)
def test_every_cell_of_the_fisherman_s_table(left, winner, case):
    assert fish(rules("sea-kozel-s2"), 0, left) == (winner, case)
    mirrored = None if winner is None else 1 - winner
    assert fish(rules("sea-kozel-s2"), 1, left[::-1]) == (mirrored, case)


def test_a_small_hand_wins_and_leads_for_a_hundred():
    match = after_fish([TWENTY, LARGE])
    assert match.points == (26, 0)
    assert (match.lead.kind, match.lead.seat) == ("hundred", 0)


def test_a_large_hand_may_write_off_the_fish():
    match = after_fish([LARGE, SMALL])
    assert (match.points, match.owed, match.lead.kind) == ((0, 0), Owed(0, 3), "free")
    declined = after_fish([LARGE, SMALL], write_off=False)
    assert (declined.points, declined.owed) == ((0, 26), None)


def test_writing_off_a_fish_succeeds_or_fails_in_three_attempts():
    owing = after_fish([LARGE, SMALL])
    won = settle(owing, finished("sea-kozel-s2", ["", LARGE], "out", 0))
    assert won.owed is None
    assert [str(told) for told in won.told[1:]] == [
        "Player 1 has written off the fish.",
        "Player 1: the account is opened with 26.",
    ]
    too_small = settle(owing, finished("sea-kozel-s2", ["", SMALL], "out", 0))
    assert too_small.owed == Owed(0, 2)
    second = settle(too_small, finished("sea-kozel-s2", [SMALL, ""], "out", 1))
    assert second.owed == Owed(0, 1)
    third = settle(second, finished("sea-kozel-s2", [SMALL, ""], "out", 1))
    assert third.owed is None
    assert (third.lead.kind, third.lead.seat) == ("hundred", 1)


def test_eggs_are_replayed_three_times_and_then_rotten():
    match = after_fish(["3-5", "2-6"])
    assert (match.eggs, match.lead.kind) == (Eggs(16, 3), "eggs")
    for pot, attempts in ((32, 2), (48, 1)):
        match = after_fish(["3-5", "2-6"], match=match)
        assert match.eggs == Eggs(pot, attempts)
    rotten = after_fish(["3-5", "2-6"], match=match)
    assert (rotten.eggs, rotten.points) == (None, (0, 0))


def test_who_wins_the_next_deal_wins_the_eggs():
    match = after_fish(["3-5", "2-6"])
    won = settle(match, finished("sea-kozel-s2", ["", "5-6"], "out", 0))
    assert won.points == (16 + 11, 0)
    assert won.eggs is None


def test_a_double_is_not_the_last_tile_of_a_fish():
    """S2: who laid the last tile that is no double is the fisherman."""
    state = position(
        rules("sea-kozel-s2"),
        [
            "1-2 0-3",
            "2-2 0-4",
        ],
        lead=Lead("free", 0),
    )
    over = played(state, "1-2 2-2R")
    assert over.ending == ("block", 0)
    assert played(position(rules("sea-kozel"), ["1-2 0-3", "2-2 0-4"]), "1-2 2-2R").ending.seat == 1


# --- Going out with a bare double ---


def gone_out(name, last, others, points=(0, 0)):
    """Seat 0 lays its last tile(s) on the line 0-6 and is out; the other holds `others`."""
    hand = " ".join(["0-6", *(tile[:3] for tile in last.split("+"))])
    state = position(rules(name), [hand, f"{others} 0-1"])
    state = played(state, f"0-6 0-1L {last}")
    assert state.ending == ("out", 0)
    return settle(match_of(name, points), state)


@pytest.mark.parametrize("last", ["6-6R"])
@pytest.mark.parametrize(
    ("name", "others", "over", "lead"),
    [
        ("sea-kozel", "1-2", True, "free"),
        ("sea-kozel-s2", "5-5 4-6 3-4", True, "free"),
        ("sea-kozel-s2", "1-2", False, "hundred"),
    ],
)
def test_going_out_with_the_highest_double(name, last, others, over, lead):
    match = gone_out(name, last, others)
    assert (match.over, match.winners) == (over, (0,) if over else ())
    assert match.lead.kind == lead


@pytest.mark.parametrize("name", ["sea-kozel", "sea-kozel-s2"])
def test_going_out_with_the_blank_double_or_with_both_wins_the_match(name):
    state = position(rules(name), ["0-6 0-0", "1-2 6-1"])
    match = settle(match_of(name), played(state, "0-6 1-6R 0-0L"))
    assert (match.over, match.winners) == (True, (0,))
    state = position(rules(name), ["0-6 0-0 6-6", "1-2 3-4"], boneyard="1-6 1-5 0-5 0-1")
    both = played(state._replace(turn=0), "0-6")._replace(turn=0)
    match = settle(match_of(name), played(both, "0-0L+6-6R"))
    assert (match.over, match.winners) == (True, (0,))


# --- For a hundred ---


def led_for_a_hundred(name, hands, how, seat, points=(40, 0)):
    lead = Lead("free", 0, may_claim=(0,))
    state = position(rules(name), hands, lead=lead)
    state = played(state, "6-6")
    assert state.for_hundred == 0
    empty = tuple(() if s == seat and how == "out" else hand for s, hand in enumerate(state.hands))
    over = finished(name, hands, how, seat)._replace(hands=empty, for_hundred=0)
    return settle(match_of(name, points), over)


@pytest.mark.parametrize("name", ["sea-kozel", "sea-kozel-s2"])
def test_going_out_after_leading_for_a_hundred_wins_the_match(name):
    match = led_for_a_hundred(name, ["6-6 1-2", "3-4 6-5"], "out", 0)
    assert (match.over, match.winners) == (True, (0,))


def test_a_hundred_that_fails_empties_all_accounts():
    match = led_for_a_hundred("sea-kozel", ["6-6 1-2", "3-4 6-5"], "out", 1)
    assert (match.over, match.points) == (False, (0, 0))


def test_a_hundred_that_fails_loses_the_match_with_25_in_hand():
    match = led_for_a_hundred("sea-kozel-s2", ["6-6 5-5 4-6 3-4", "6-5"], "out", 1)
    assert (match.over, match.losers, match.winners) == (True, (0,), (1,))
    small = led_for_a_hundred("sea-kozel-s2", ["6-6 1-2", "6-5"], "out", 1)
    assert (small.over, small.points) == (False, (40, 0))


def test_who_holds_points_may_lead_for_a_hundred():
    state = finished("sea-kozel", ["", LARGE], "out", 0)
    assert settle(match_of("sea-kozel"), state).lead == Lead("free", 0, may_claim=(0,))
    small = finished("sea-kozel", ["", "1-2"], "out", 0)
    assert settle(match_of("sea-kozel"), small).lead == Lead("free", 0)


# --- What is told ---


def lines(match):
    return list(map(str, match.told))


def test_what_a_fish_brings_and_what_comes_next_is_told_in_this_order():
    told = lines(after_fish([TWENTY, LARGE]))
    assert told[1] == (
        "Player 1 made the fish with less than 25 in hand, and the other side holds 25 or more."
    )
    assert "26" in told[2]  # on the account now
    assert told[3:] == [
        "Player 1 leads the next deal for a hundred, with 6-6 (or, without it in hand, with any "
        "tile)."
    ]
    assert lines(after_fish([LARGE, SMALL], write_off=False))[0] == (
        "The fish stands: Player 2 wins the deal and gets 26, which the others hold."
    )


def test_no_next_deal_is_told_of_when_the_points_end_the_match():
    match = after_fish([TWENTY, LARGE], match=match_of("sea-kozel-s2", (100, 0)))
    assert (match.over, match.points) == (True, (126, 0))
    assert not any("next deal" in line for line in lines(match))


def test_a_match_that_is_won_at_once_is_told_last():
    state = position(rules("sea-kozel"), ["0-6 0-0", "1-2 6-1"])
    match = settle(match_of("sea-kozel"), played(state, "0-6 1-6R 0-0L"))
    assert len(match.told) == 3  # after its 3 points, which are too few for the account
    assert lines(match)[-1] == "Player 1 went out with 0-0, a “bald” goat, and wins the match."


def test_eggs_and_their_pot_are_told():
    match = after_fish(["3-5", "2-6"])
    assert lines(match) == [
        "Both hold 8: eggs.",
        "The deal is replayed and opened with 1-1, or the next double up.",
        "Whoever wins it gets 16 points for the eggs too.",
    ]
    won = settle(match, finished("sea-kozel-s2", ["", "5-6"], "out", 0))
    assert "Player 1 wins the eggs and gets 16 points more." in lines(won)


def test_a_hundred_that_failed_is_told_also_when_it_costs_nothing():
    small = led_for_a_hundred("sea-kozel-s2", ["6-6 1-2", "6-5"], "out", 1)
    assert lines(small)[1] == (
        "Player 1 led for a hundred and did not go out, but holds less than 25: nothing is lost."
    )
    large = led_for_a_hundred("sea-kozel-s2", ["6-6 5-5 4-6 3-4", "6-5"], "out", 1)
    assert lines(large)[-1] == (
        "Player 1 led for a hundred, did not go out and holds 25 or more: the match is lost, a "
        "“svoyak”."
    )


# --- A fish while another is still to be written off ---


@pytest.fixture
def owing():
    """Player 1 has a fish to write off, in three attempts."""
    return after_fish([LARGE, SMALL])


def test_another_fish_is_an_attempt_too(owing):
    lost = after_fish([SMALL, TWENTY], match=owing)
    assert (lost.owed, lines(lost)[-1]) == (
        Owed(0, 2),
        "Player 1 has 2 attempts left to write off the fish.",
    )
    won = after_fish([TWENTY, LARGE], match=owing)
    assert won.owed is None
    assert "Player 1 has written off the fish." in lines(won)
    assert (won.lead.kind, won.lead.seat) == ("hundred", 0)
    last = after_fish([SMALL, TWENTY], match=replace(owing, owed=Owed(0, 1)))
    assert (last.owed, last.lead.kind, last.lead.seat) == (None, "hundred", 1)
    assert "Player 1 could not write off the fish in 3 attempts." in lines(last)


def test_going_out_with_6_6_is_an_attempt_too(owing):
    last = (0, Lay((Play(Tile(6, 6), "L"),)))
    state = finished("sea-kozel-s2", ["", SMALL], "out", 0)._replace(history=(last,))
    match = settle(owing, state)
    assert (match.owed, match.lead.kind) == (Owed(0, 2), "hundred")


def test_eggs_are_no_attempt_and_a_new_fish_takes_the_place_of_the_old(owing):
    eggs = after_fish(["3-5", "2-6"], match=owing)
    assert (eggs.owed, eggs.eggs, eggs.lead.kind) == (Owed(0, 3), Eggs(16, 3), "eggs")
    again = after_fish([LARGE, SMALL], match=replace(owing, owed=Owed(0, 1)))
    assert again.owed == Owed(0, 3)
