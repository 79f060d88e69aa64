"""What finished deals are worth, with the numbers of the texts."""

from dataclasses import replace

import pytest

from domino_math.errors import InputError
from domino_math.games import Ending, games, hand_points, result, rules
from domino_math.games.scoring import rounded

from .positions import position, tiles

# Hands with 3, 5, 11 and 13 pips.
FOUR_HANDS = ["1-2", "1-4", "5-6", "3-4 2-4"]


def ended(name, hands, how="out", seat=0, **changes):
    """The result of a deal that ended with these hands."""
    rule_set = replace(rules(name), **changes) if changes else rules(name)
    state = position(rule_set, hands)
    return result(state._replace(ending=Ending(how, seat)))


def fish(name, hands, seat=0, **changes):
    return ended(name, hands, "block", seat, **changes)


def test_a_deal_that_goes_on_has_no_result():
    with pytest.raises(InputError, match="the deal: is not over"):
        result(position(rules("kozel"), ["1-1", "2-2"]))


@pytest.mark.parametrize(
    ("name", "hand", "points"),
    [
        ("kozel-karapysik", "0-0", 10),
        ("kozel-karapysik", "0-0 1-2", 3),
        ("kozel-karapysik", "6-6", 12),
        ("classic-nashydety", "0-0", 25),
        ("classic-nashydety", "6-6", 50),
        ("classic-nashydety", "0-0 6-6", 12),
        ("classic-pravilaigr", "0-0", 25),
        ("classic", "0-0", 0),
        ("kozel", "0-0", 0),
        ("sea-kozel", "0-0", 25),
        ("sea-kozel", "6-6", 50),
        ("sea-kozel", "0-0 6-6", 75),
        ("sea-kozel", "0-0 6-6 1-2", 15),
    ],
)
def test_special_last_tiles(name, hand, points):
    assert hand_points(tuple(sorted(tiles(hand))), rules(name)) == points


def test_the_winner_records_what_the_others_hold():
    assert ended("classic", ["", "1-2", "5-6"]).recorded == (14, 0, 0)
    assert ended("sea-kozel", ["5-6", "", "4-4"], seat=1).recorded == (0, 19, 0)


def test_the_losers_record_their_own():
    assert ended("kozel", ["", "1-2", "5-6"]).recorded == (0, 3, 11)
    assert ended("classic-nashydety", ["6-6", ""], seat=1).recorded == (50, 0)


def test_muggins_gives_ten_for_going_out():
    assert ended("muggins", ["", "6-6 5-5"]).recorded == (10, 0)


def test_telefon_rounds_up_for_the_winner():
    """The points of the others divided by 5, rounded up."""
    for others, units in (("4-6 3-5", 4), ("6-6 3-5", 4), ("0-1", 1)):
        assert ended("telefon", ["", others]).recorded == (units, 0)


def test_telefon_writes_off_rounded_down():
    """6-4 and 5-3 make 18: 15 are written off."""
    assert ended("telefon-s2", ["", "4-6 3-5"]).recorded == (0, -15)


def test_in_pairs_a_side_records_both_hands():
    hands = ["", "1-2", "6-6", "5-6"]
    pairs = position(rules("telefon-s2"), hands)._replace(ending=Ending("out", 0))
    assert result(pairs).left == (12, 14)
    assert result(pairs).recorded == (0, -10)


def test_the_partner_s_tiles_may_count():
    for partner_counts, points in ((False, 14), (True, 26)):
        rule_set = replace(rules("fives-whole"), partner_counts=partner_counts, rounding=1)
        state = position(rule_set, ["", "1-2", "6-6", "5-6"], pairs=True)
        assert result(state._replace(ending=Ending("out", 0))).recorded == (points, 0)


def test_fives_subtract_round_and_divide_in_this_order():
    """3 against 5, 11 and 13: 26, rounded 25, divided 5; rounding first would give 27."""
    assert fish("fives", FOUR_HANDS).left == (3, 5, 11, 13)
    assert fish("fives", FOUR_HANDS).recorded == (5, 0, 0, 0)
    assert fish("fives-whole", FOUR_HANDS).recorded == (30, 0, 0, 0)
    assert fish("muggins", FOUR_HANDS).recorded == (25, 0, 0, 0)
    assert fish("muggins", FOUR_HANDS, fish_round="up").recorded == (30, 0, 0, 0)


def test_rounding_to_the_nearest():
    assert [rounded(n, 5) for n in range(11)] == [0, 0, 0, 5, 5, 5, 5, 5, 10, 10, 10]
    assert [rounded(n, 3) for n in range(8)] == [0, 0, 3, 3, 3, 6, 6, 6]


def test_threes_round_to_threes():
    assert ended("threes", ["", "1-4"]).recorded == (2, 0)  # 5, rounded 6, divided by 3


@pytest.mark.parametrize(
    ("kind", "recorded"),
    [
        ("others minus own", (26, 0, 0, 0)),
        ("sum of differences", (20, 0, 0, 0)),
        ("others", (29, 0, 0, 0)),
        ("losers record difference", (0, 2, 8, 10)),
        ("all but lowest record own", (0, 5, 11, 13)),
        ("all but maker record own", (3, 0, 11, 13)),
        ("highest takes all", (0, 0, 0, 32)),
        ("highest takes others", (0, 0, 0, 19)),
        ("units of others, up", (6, 0, 0, 0)),
        ("all write off", (0, -5, -10, -10)),
        ("highest writes off", (0, 0, 0, -10)),
    ],
)
def test_every_reading_of_a_fish(kind, recorded):
    """A07, A20, A21, A32: hands of 3, 5, 11 and 13, made by the second player."""
    assert fish("kozel", FOUR_HANDS, seat=1, fish_score=kind).recorded == recorded


def test_each_game_s_fish():
    hands = ["1-2", "5-6"]
    expected = {
        "classic": (8, 0),
        "classic-nashydety": (0, 8),
        "kozel": (0, 11),
        "kozel-karapysik": (0, 14),
        "kozel-gamezz": (3, 0),  # the maker, here the second player, records nothing
        "sea-kozel": (8, 0),
        "osel": (0, 11),
        "telefon": (3, 0),
        "telefon-s2": (0, -10),
    }
    for name, recorded in expected.items():
        assert fish(name, hands, seat=1).recorded == recorded, name


def test_equal_hands_are_a_tie_and_no_win_for_the_first_seat():
    """Row 14 of the faults: line 1-1, hands 2-4 and 3-3, nothing to draw."""
    for name, rule_set in games().items():
        if 2 not in rule_set.players:
            continue
        found = fish(name, ["2-4", "3-3"], seat=0)
        if rule_set.fish_score == "all but maker record own":
            assert found.recorded == (0, 6)  # the maker wins whatever the hands are
        elif rule_set.fish_score == "all write off":
            assert (found.winner, found.recorded) == (None, (-5, -5))
        else:
            assert (found.winner, found.entries) == (None, ())
    assert fish("kozel", ["2-4", "3-3"], fish_tie="maker wins", seat=1).recorded == (6, 0)
    assert fish("kozel", ["2-4", "3-3"], fish_tie="all pay").recorded == (6, 6)


def test_a_deal_may_end_at_the_target():
    found = ended("fives", ["1-2", "5-6"], "target", 1)
    assert (found.winner, found.recorded) == (1, (0, 0))


def test_every_entry_tells_its_points():
    """What is said agrees with what is recorded, in every game and for every way to end."""
    for name, rule_set in games().items():
        for players in rule_set.players:
            hands = FOUR_HANDS[:players]
            for how in ("out", "block"):
                state = position(rule_set, ["", *hands[1:]] if how == "out" else hands)
                for entry in result(state._replace(ending=Ending(how, 0))).entries:
                    assert str(abs(entry.points)) in entry.why.text("en"), name
                    assert str(abs(entry.points)) in entry.why.text("ru"), name
