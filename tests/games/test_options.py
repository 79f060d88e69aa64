"""Every reading of what the texts leave open (A01 to A38) can be chosen, and makes a difference."""

from dataclasses import replace

import pytest

from domino_math.games import (
    Ending,
    apply,
    deal,
    legal_moves,
    new_match,
    next_deal,
    pips_at_ends,
    result,
    rules,
    settle,
)
from domino_math.games.account import Account
from domino_math.games.ruleset import Redeal, SeaGoat, Threshold
from domino_math.games.state import Lead

from .positions import legal, played, position

# The question, a game, and the reading that is not the default.
READINGS = [
    ("A01", "classic-s2", {"opening": "up"}),
    ("A02", "classic", {"must_lead": False}),
    ("A03", "fives", {"next_lead": "rotate"}),
    ("A03", "classic", {"next_lead": "opening"}),
    ("A04", "classic", {"draw": "one"}),
    ("A04", "classic", {"draw": "none"}),
    ("A04", "classic", {"leave": 2}),
    ("A04", "classic", {"draw_when_able": True}),
    ("A06", "classic-nashydety", {"block": "no move"}),
    ("A07", "classic", {"fish_score": "sum of differences"}),
    ("A07", "classic", {"fish_score": "others"}),
    ("A08", "classic", {"fish_tie": "maker wins"}),
    ("A08", "classic", {"fish_tie": "carry"}),
    ("A08", "classic", {"fish_tie": "all pay"}),
    ("A10", "fives", {"equal_lots": "again"}),
    ("A11", "fives", {"spinner_counts": "played"}),
    ("A11", "fives", {"early_spinner": False}),
    ("A12", "fives", {"partner_counts": True}),
    ("A13", "fives", {"at_once_over": True}),
    ("A14", "threes", {"rounding": 5}),
    ("A15", "kozel-nashydety", {"dealt": (7, 7, 7)}),
    ("A16", "kozel-karapysik", {"redeal": Redeal(everybody=False)}),
    ("A17", "kozel", {"opening": "blank last"}),
    ("A18", "kozel-karapysik", {"equal_tiles": "first seat"}),
    ("A20", "kozel", {"fish_score": "highest takes all"}),
    ("A20", "kozel", {"fish_score": "all but maker record own"}),
    ("A21", "kozel-karapysik", {"fish_score": "highest takes others"}),
    ("A22", "kozel", {"maker": "last that is no double"}),
    ("A23", "kozel", {"threshold": Threshold(13, remember=True, together=True)}),
    ("A24", "sea-kozel", {"threshold": Threshold(26)}),
    ("A26", "sea-kozel", {"sea": SeaGoat(failed="own to zero")}),
    ("A26", "sea-kozel", {"sea": SeaGoat(hundred_needs_lead=True)}),
    ("A27", "sea-kozel-s2", {"sea": SeaGoat(fisherman=True, eggs="replay")}),
    ("A28", "sea-kozel-s2", {"sea": SeaGoat(fisherman=True, uneven="difference")}),
    ("A29", "sport", {"target": 4}),
    ("A30", "osel", {"closed_first": "next double"}),
    ("A30", "osel", {"close_opening": True}),
    ("A31", "telefon-s2", {"branches": "first placed"}),
    ("A32", "telefon-s2", {"fish_score": "highest writes off"}),
    ("A33", "muggins", {"doubles": "across"}),
    ("A34", "muggins", {"fish_round": "up"}),
    ("A38", "kozel", {"both_over": "highest"}),
]


@pytest.mark.parametrize(("question", "name", "changes"), READINGS)
def test_every_reading_can_be_played(question, name, changes):
    changed = replace(rules(name), **changes)
    assert changed != rules(name), question
    for players in changed.players:
        match = new_match(changed, players)
        while not match.over and match.deals < 4:
            state = next_deal(match, seed=match.deals)
            while not state.over:
                moves = legal_moves(state)
                state = apply(state, moves[len(state.history) * 5 % len(moves)])
            match = settle(match, state)
        assert match.deals > 0


def test_a02_the_first_lead_may_be_free():
    state = deal(replace(rules("classic"), must_lead=False), seed=7)
    assert len(legal_moves(state)) == 7
    assert state.turn == deal(rules("classic"), seed=7).turn


def test_a08_points_of_a_tie_may_be_carried_on():
    carrying = replace(rules("classic"), fish_tie="carry")
    tie = position(carrying, ["3-6", "4-5"])._replace(ending=Ending("block", 0))
    match = settle(new_match(carrying), tie)
    assert (match.points, match.carried) == ((0, 0), 18)
    won = position(carrying, ["", "1-2"])._replace(ending=Ending("out", 0))
    after = settle(match, won)
    assert (after.points, after.carried) == ((21, 0), 0)
    assert str(after.told[-1]) == "Player 1 gets 18 carried on."


def test_a10_equal_lots():
    """With "again", whoever leads has lifted a tile lighter than everybody's."""
    again = replace(rules("fives"), equal_lots="again")
    differ = [s for s in range(300) if deal(again, 4, s).turn != deal(rules("fives"), 4, s).turn]
    assert differ


def test_a11_a_lone_cross_may_count_nothing():
    late = replace(rules("fives"), early_spinner=False)
    state = position(late, ["5-5 0-1", "0-5 1-2", "3-5 2-3"])
    state = played(state, "5-5")
    assert (pips_at_ends(state.line, late), state.points) == (0, (0, 0, 0))
    state = played(state, "0-5L")
    assert pips_at_ends(state.line, late) == 0
    # Two sides are covered now, and the other two count.
    assert pips_at_ends(played(state, "3-5R").line, late) == 0 + 3 + 5 + 5


def test_a18_the_first_seat_may_lead_of_two_equal_tiles():
    hands = ["1-2 5-6", "0-3 4-6"]
    lowest = rules("kozel-karapysik")
    assert position(lowest, hands, lead=Lead()).turn == 1
    first = replace(lowest, equal_tiles="first seat")
    assert position(first, hands, lead=Lead()).turn == 0


def test_a28_what_a_small_fish_brings():
    for uneven, points in (("others", 11), ("difference", 8)):
        changed = replace(rules("sea-kozel-s2"), sea=SeaGoat(fisherman=True, uneven=uneven))
        state = position(changed, ["1-2", "5-6"])._replace(ending=Ending("block", 0))
        assert result(state).recorded == (points, 0)


def test_a30_a_closed_opening_double_ends_the_deal():
    changed = replace(rules("osel"), close_opening=True)
    state = position(changed, ["6-6 0-1", "1-2 0-6"])
    assert legal(state) == ["0-1", "6-6", "6-6x"]
    assert played(state, "6-6x").ending == Ending("block", 0)


def test_a30_after_a_closed_first_double_the_next_may_have_arms():
    changed = replace(rules("osel"), closed_first="next double")
    state = position(changed, ["3-6 3-3 1-2", "6-6 0-0 0-1"])
    assert played(state, "3-6 6-6Rx 3-3L").line.spinner == 2
    state = position(rules("osel"), ["3-6 3-3 1-2", "6-6 0-0 0-1"])
    assert played(state, "3-6 6-6Rx 3-3L").line.spinner == -1


def test_a38_only_the_highest_may_lose():
    accounts = (Account(101, opened=True), Account(120, opened=True), Account(0))
    state = position(rules("kozel"), ["1-2", "1-3", ""])._replace(ending=Ending("out", 2))
    for both_over, losers in (("all", (0, 1)), ("highest", (1,))):
        changed = replace(rules("kozel"), both_over=both_over)
        match = replace(new_match(changed, 3), accounts=accounts)
        assert settle(match, state).losers == losers
