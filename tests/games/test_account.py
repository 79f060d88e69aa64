"""Accounts over several deals."""

from dataclasses import replace

import pytest

from domino_math.games import Account, rules
from domino_math.games.account import recorded
from domino_math.games.ruleset import Threshold

NOTHING = Account()


def after(name, deals, start=NOTHING, **changes):
    """The accounts of a player after each deal; "out" is a deal in which he went out."""
    rule_set = replace(rules(name), **changes) if changes else rules(name)
    accounts = (start, NOTHING)
    for points in deals:
        out = 0 if points == "out" else 1
        accounts = recorded(accounts, (0 if out == 0 else points, 0), rule_set, out=out)
    return accounts[0].points, accounts[0].remembered


@pytest.mark.parametrize(
    ("deals", "expected"),
    [
        ([12], (0, 12)),
        ([13], (13, 0)),
        ([8, 9], (0, 17)),
        ([8, 9, 13], (30, 0)),
        ([8, "out", 13], (13, 0)),
        ([5, 7, 12, 1, 13], (38, 0)),
        ([5, 7, 12, 1, 13, 3], (41, 0)),
    ],
)
def test_remembered_points_of_the_goat(deals, expected):
    assert after("kozel-karapysik", deals) == expected


def test_remembered_points_may_open_together():
    """A23, the other reading: 8 + 9 is more than 12."""
    together = Threshold(13, remember=True, together=True)
    assert after("kozel-karapysik", [8, 9], threshold=together) == (17, 0)


def test_where_nothing_is_remembered():
    assert after("kozel", [12, 12]) == (0, 0)
    assert after("kozel", [12, 13, 1]) == (14, 0)


def test_the_donkey_forgets_after_a_deal_that_costs_nothing():
    assert after("osel", [8, 0, 13]) == (13, 0)
    assert after("kozel-karapysik", [8, 0, 13]) == (21, 0)  # only going out forgets there


def test_telefon_has_no_debts():
    ten = Account(10)
    assert after("telefon-s2", [-15], start=ten) == (0, 0)
    assert after("telefon-s2", [-15]) == (0, 0)
    assert after("telefon-s2", [-15], start=Account(40)) == (25, 0)


@pytest.mark.parametrize(("points", "accounts"), [(24, (30, 0)), (25, (0, 0)), (26, (0, 0))])
def test_only_one_side_of_the_sea_goat_holds_points(points, accounts):
    """A holds 30; B wins a deal with 24: nothing. With 25 (A24) or more: all is written off."""
    before = (Account(30, opened=True), Account())
    found = recorded(before, (0, points), rules("sea-kozel"), out=1)
    assert tuple(account.points for account in found) == accounts


def test_the_holder_goes_on_with_any_points():
    before = (Account(30, opened=True), Account())
    found = recorded(before, (7, 0), rules("sea-kozel"), out=0)
    assert tuple(account.points for account in found) == (37, 0)
