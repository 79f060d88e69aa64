"""Dealing, redealing, and who leads."""

from dataclasses import replace
from math import comb

import pytest

from domino_math.games import deal, games, rules
from domino_math.games.opening import opening_order
from domino_math.games.ruleset import Redeal
from domino_math.games.state import Lead
from domino_math.tiles import double_set

from .positions import position


@pytest.mark.parametrize(
    ("name", "hands"),
    [("classic", (7, 5, 5)), ("kozel", (7, 7, 7)), ("fives", (7, 7, 7)), ("muggins", (7, 5, 5))],
)
def test_hands_and_boneyard(name, hands):
    for players, size in zip((2, 3, 4), hands, strict=True):
        state = deal(rules(name), players, seed=3)
        assert {len(hand) for hand in state.hands} == {size}
        assert len(state.boneyard) == 28 - players * size
        all_tiles = [tile for hand in (*state.hands, state.boneyard) for tile in hand]
        assert sorted(all_tiles) == list(double_set(6))


def test_equal_seeds_give_equal_deals():
    for rule_set in games().values():
        players = rule_set.players[-1]
        assert deal(rule_set, players, 5) == deal(rule_set, players, 5)
        assert deal(rule_set, players, 5).hands != deal(rule_set, players, 6).hands


@pytest.mark.parametrize(
    ("name", "first", "after_doubles"),
    [
        ("classic", "6-6 5-5 4-4 3-3 2-2 1-1 0-0", "5-6 4-6"),
        ("kozel", "0-0 1-1 2-2 3-3 4-4 5-5 6-6", "5-6 4-6"),
        ("kozel-karapysik", "1-1 2-2 3-3 4-4 5-5 6-6 0-0", "0-1 0-2 0-3 1-2"),
        ("kozel-gamezz", "0-0 6-6 5-5 4-4 3-3 2-2 1-1", "5-6 4-6"),
        ("kozel-gamezz-no-blank", "6-6 5-5 4-4 3-3 2-2 1-1", "5-6 4-6"),
        ("kozel-gamezz-one", "1-1 6-6 5-5 4-4 3-3 2-2", "5-6 4-6"),
    ],
)
def test_who_leads_first(name, first, after_doubles):
    order = [str(tile) for tile in opening_order(rules(name))]
    words = first.split()
    assert order[: len(words)] == words
    # What comes when nobody holds one of these doubles:
    after = after_doubles.split()
    rest = [word for word in order[len(words) :] if word[0] != word[-1]]
    assert rest[: len(after)] == after


def test_the_leader_must_lead_that_tile():
    state = position(rules("classic"), ["5-5 6-5", "4-4 3-3"], lead=Lead())
    assert (state.turn, str(state.setting.must_open)) == (0, "5-5")
    state = position(rules("classic"), ["1-2 6-4", "6-5 0-1"], lead=Lead())
    assert (state.turn, str(state.setting.must_open)) == (1, "5-6")


def test_eggs_are_replayed_from_the_ones_upwards():
    state = position(rules("sea-kozel-s2"), ["0-0 6-6", "2-2 5-6"], lead=Lead("eggs"))
    assert (state.turn, str(state.setting.must_open)) == (1, "2-2")


def test_a_lot_decides_who_leads_fives():
    leaders = {deal(rules("fives"), 3, seed).turn for seed in range(40)}
    assert leaders == {0, 1, 2}
    assert deal(rules("fives"), 3, 1).setting.must_open is None


def test_odd_hands_are_dealt_anew():
    """At most four doubles and five tiles of a number, in every hand."""
    for seed in range(300):
        for hand in deal(rules("kozel-karapysik"), 4, seed).hands:
            assert sum(tile.is_double for tile in hand) < 5
            assert all(sum(n in (t.low, t.high) for t in hand) < 6 for n in range(7))


def test_how_often_tiles_are_dealt_anew():
    """The share of odd hands is 2797/592020, counted here over all hands of 7 of the 28 tiles."""
    all_hands = comb(28, 7)
    doubles = sum(comb(7, k) * comb(21, 7 - k) for k in (5, 6, 7))
    same = 7 * sum(comb(7, k) * comb(21, 7 - k) for k in (6, 7))
    assert (doubles + same) * 592020 == 2797 * all_hands
    # So of 4,000 deals with two hands about 2 · 4,000 · 0.0047 = 38 must come out differently.
    plain = replace(rules("kozel-karapysik"), redeal=None)
    changed = sum(
        deal(plain, 2, seed).hands != deal(rules("kozel-karapysik"), 2, seed).hands
        for seed in range(4000)
    )
    assert 15 < changed < 70


def test_one_player_alone_may_change_his_hand():
    """A16, the other reading: only the odd hand is exchanged, the others stay."""
    own = replace(rules("kozel-karapysik"), redeal=Redeal(everybody=False))
    plain = replace(own, redeal=None)
    kept = 0
    for seed in range(2000):
        before, after = deal(plain, 2, seed), deal(own, 2, seed)
        if before.hands != after.hands:
            kept += any(a == b for a, b in zip(before.hands, after.hands, strict=True))
            tiles = [tile for hand in (*after.hands, after.boneyard) for tile in hand]
            assert sorted(tiles) == list(double_set(6))
    assert kept > 3


@pytest.mark.parametrize("highest", [3, 9, 12, 18])
def test_other_sets(highest):
    rule_set = replace(rules("kozel"), dealt=(5, 3, 2), highest=highest)
    state = deal(rule_set, 2, 1)
    assert len(state.boneyard) == rule_set.tiles - 10
