"""The hint for whoever may lead for a hundred."""

import pytest

from domino_math.games import Lead, dealt, rules
from domino_math.games.advice import advise
from domino_math.games.hundred_advice import lead_for_hundred
from domino_math.games.viewing import view
from domino_math.tiles import Tile

OTHER = "2-5 0-5 0-4 1-5 1-4 2-4 3-5"
SIXES = "6-6 1-6 2-6 3-6 1-1 1-2 1-3"
ONE_SIX = "6-6 5-5 4-4 3-3 0-6 0-2 1-2"


def tiles(text):
    return [Tile.parse(each) for each in text.split()]


def seen(hand, lead, name="sea-kozel"):
    return view(dealt(rules(name), [tiles(hand), tiles(OTHER)], lead=lead), 0)


@pytest.mark.parametrize("leader", [0, 1])
def test_with_many_tiles_of_its_number_the_highest_double_is_led(leader):
    advice = advise(seen(SIXES, Lead("free", leader, may_claim=(0,))))
    assert (str(advice.move), str(advice.why)) == (
        "6-6",
        "you keep 1-6, 2-6 and 3-6 to go on with, and if you go out first you win the match",
    )


def test_with_few_the_lead_is_left_to_its_owner():
    advice = advise(seen(ONE_SIX, Lead("free", 1, may_claim=(0,))))
    assert (str(advice.move), str(advice.why)) == (
        "pass",
        "you hold too few tiles with 6 to go out first, and that would be dear",
    )


def test_with_few_the_leader_is_shown_another_tile():
    advice = advise(seen(ONE_SIX, Lead("free", 0, may_claim=(0,))))
    assert str(advice.move) != "6-6"
    assert "hundred" not in str(advice.why)


@pytest.mark.parametrize(
    "lead", [Lead("free", 0), Lead("hundred", 0, may_claim=(0,)), Lead("free", 1, may_claim=(1,))]
)
def test_no_choice_of_a_hundred_is_seen_where_there_is_none(lead):
    assert lead_for_hundred(seen(SIXES, lead)) is None
