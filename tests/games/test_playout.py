from dataclasses import replace

import pytest

from domino_math.dice import Dice
from domino_math.games import deal, find_player, games, play_out, rules
from domino_math.games.playout import has_playout, playout

PLAIN = [each for each in games().values() if has_playout(each)]
VARIED = [
    *PLAIN,
    rules("classic", highest=9),
    rules("kozel", highest=4),
    replace(rules("classic"), leave=2),
    replace(rules("classic"), draw="none"),
    replace(rules("classic"), draw="none", block="all passed"),
    replace(rules("kozel"), maker="last that is no double", opening="lot"),
]
RANDOM = find_player("random")


TABLES = [
    (number, players)
    for number, game in enumerate(VARIED)
    for players in game.players
    if players * game.dealt[players - 2] <= game.tiles
]


@pytest.mark.parametrize(("number", "players"), TABLES)
def test_a_playout_is_the_engine_with_random_players(number, players):
    game = VARIED[number]
    for seed in range(60):
        start = deal(game, players, seed)
        dice, others = Dice(seed), Dice(seed)
        assert playout(start, dice) == play_out(start, [RANDOM] * players, others)
        assert dice.below(10**9) == others.below(10**9)  # thrown equally often


def test_all_ways_of_ending_are_met():
    ends = {
        (playout(deal(game, 2, seed), Dice(seed)).ending or ("none",))[0]
        for game in VARIED[:1]
        for seed in range(60)
    }
    assert ends == {"out", "block"}


def test_it_stays_away_from_rules_that_it_does_not_know():
    names = {game.name for game in PLAIN}
    assert {"classic", "classic-nashydety", "kozel", "kozel-karapysik", "sport"} <= names
    assert not any(
        game.base or game.closing or game.at_once > 1 or game.branches != "none" for game in PLAIN
    )
    assert not has_playout(replace(rules("classic"), draw_when_able=True))
    assert not has_playout(replace(rules("classic"), doubles="choice"))
