"""Matches: who leads, how they go on, and who wins."""

from dataclasses import replace

import pytest

from domino_math.errors import InputError
from domino_math.games import (
    Ending,
    apply,
    games,
    legal_moves,
    new_match,
    next_deal,
    rules,
    settle,
)
from domino_math.games.account import Account
from domino_math.games.state import Lead

from .positions import position


def after(name, hands, how="out", seat=0, points=None, players=2, **changes):
    rule_set = replace(rules(name), **changes) if changes else rules(name)
    match = new_match(rule_set, players)
    if points:
        accounts = tuple(Account(each, opened=True) for each in points)
        match = replace(match, accounts=accounts)
    state = position(rule_set, hands)
    return settle(match, state._replace(ending=Ending(how, seat)))


def test_points_are_recorded_and_told():
    match = after("classic", ["", "5-6"])
    assert (match.points, match.deals, match.over) == ((11, 0), 1, False)
    assert [str(told) for told in match.told] == ["Player 1 gets 11, which the others hold."]


def test_who_gets_to_the_target_first_wins():
    match = after("classic", ["", "5-6"], points=(90, 99))
    assert (match.over, match.winners, match.losers) == (True, (0,), ())


@pytest.mark.parametrize(
    ("points", "losers"), [((95, 0), (0,)), ((0, 95), ()), ((95, 95, 0), (0, 1))]
)
def test_who_gets_to_101_loses(points, losers):
    hands = [*["1-6", "1-5"][: len(points) - 1], ""]
    match = after("kozel", hands, seat=len(points) - 1, points=points, players=len(points))
    assert match.losers == losers
    assert match.over == bool(losers)


def test_both_over_225_is_a_draw_of_telefon():
    state = position(rules("telefon-s2"), ["", "1-2"])
    state = state._replace(ending=Ending("out", 0), points=(10, 30))
    accounts = (Account(220), Account(200))
    match = settle(replace(new_match(rules("telefon-s2")), accounts=accounts), state)
    assert (match.over, match.winners) == (True, (0, 1))
    ahead = replace(rules("telefon-s2"), both_over="highest")
    match = settle(replace(new_match(ahead), accounts=(Account(220), Account(210))), state)
    assert match.winners == (1,)  # 230 and 240


def test_sport_is_over_after_eight_deals():
    match = new_match(rules("sport"), 4)
    openers = []
    while not match.over:
        state = next_deal(match, seed=match.deals)
        openers.append(state.setting.opener)
        while not state.over:
            state = apply(state, legal_moves(state)[0])
        match = settle(match, state)
    assert openers == [(openers[0] + turn) % 4 for turn in range(8)]
    best = max(match.points)
    assert match.winners == tuple(side for side in (0, 1) if match.points[side] == best)
    with pytest.raises(InputError, match="sport: the match is over"):
        next_deal(match, 9)


def test_who_leads_next():
    assert after("classic", ["", "5-6"]).lead == Lead("free", 0)
    assert after("classic", ["5-6", "1-2"], "block", 0).lead == Lead("free", 1)
    assert after("kozel", ["5-6", "1-2"], "block", 0).lead == Lead("free", 0)
    assert after("classic", ["3-6", "4-5"], "block", 1).lead == Lead("free", 0)  # a tie: as before
    assert after("classic", ["", "5-6"], next_lead="rotate").lead == Lead("free", 1)
    assert after("classic", ["", "5-6"], next_lead="opening").lead == Lead()


def test_a_match_may_end_in_mid_deal():
    at_once = replace(rules("fives"), at_once_over=True)
    match = replace(new_match(at_once), accounts=(Account(95), Account(0)), deals=1)
    state = next_deal(match, 3)
    assert state.setting.wanted == (5, 100)
    state = position(at_once, ["5-5 1-2", "3-4"], wanted=state.setting.wanted)
    over = apply(state, legal_moves(state)[1])
    assert over.ending == Ending("target", 0)
    assert settle(match, over).winners == (0,)


def test_a_match_that_asks_for_too_many_or_for_pairs_where_there_are_none():
    with pytest.raises(InputError, match="kozel: is for 2, 3 or 4 players, not 5"):
        new_match(rules("kozel"), 5)
    with pytest.raises(InputError, match="kozel: 3 players do not play in pairs here"):
        new_match(rules("kozel"), 3, pairs=True)
    with pytest.raises(InputError, match="sport: 4 players always play in pairs here"):
        new_match(rules("sport"), 4, pairs=False)


@pytest.mark.parametrize("name", games())
def test_every_match_ends(name):
    for players in rules(name).players:
        match = new_match(rules(name), players)
        while not match.over:
            state = next_deal(match, seed=match.deals)
            turn = 0
            while not state.over:
                moves = legal_moves(state)
                turn += 1
                state = apply(state, moves[(turn * 7 + match.deals) % len(moves)])
            match = settle(match, state)
        assert len(match.winners + match.losers) > 0
        assert match.deals < 400


@pytest.mark.parametrize(
    ("name", "how", "hands", "told"),
    [
        # The text's example: 3 against 5, 11 and 13.
        (
            "fives",
            "block",
            ["1-2", "1-4", "5-6", "3-4 2-4"],
            "The others hold 29, Player 1 holds 3: 29 − 3 = 26, rounded to 25 and divided by 5: "
            "Player 1 gets 5 points.",
        ),
        (
            "fives",
            "out",
            ["", "2-4"],
            "The others hold 6, rounded to 5 and divided by 5: Player 1 gets 1 point.",
        ),
        (
            "fives-whole",
            "out",
            ["", "4-4"],
            "The others hold 8, rounded to 10: Player 1 gets 10 points.",
        ),
        (
            "telefon",
            "out",
            ["", "0-1"],
            "The others hold 1, divided by 5 and rounded up: Player 1 gets 1 point.",
        ),
        (
            "fives",
            "block",
            ["2-4", "3-3"],
            "Player 1 and Player 2 hold 6 each, so nobody wins this deal.",
        ),
        (
            "kozel-karapysik",
            "block",
            ["1-2", "2-4", "3-3"],
            "Player 2 and Player 3 hold 6 each, so nobody wins this deal.",
        ),
    ],
)
def test_how_a_deal_s_points_come_about_is_told(name, how, hands, told):
    assert [str(each) for each in after(name, hands, how, players=len(hands)).told] == [told]


@pytest.mark.parametrize(
    ("left", "points", "told"),
    [
        ("4-6", 40, ["Player 2 holds 10 and writes off 10."]),
        ("4-6 3-5", 40, ["Player 2 holds 18, rounds down to 15 and writes that off."]),
        ("0-1", 40, ["Player 2 holds 1, which is 0 rounded down: nothing is written off."]),
        (
            "4-6",
            5,
            [
                "Player 2 holds 10 and writes off 10.",
                "Player 2: the account holds less than that, and does not fall below 0.",
            ],
        ),
    ],
)
def test_writing_off_is_told(left, points, told):
    match = after("telefon-s2", ["", left], points=(0, points))
    assert [str(each) for each in match.told] == told
