from dataclasses import replace

import pytest

from domino_math.dice import Dice
from domino_math.errors import InputError
from domino_math.games import deal, find_player, new_match, next_deal, play_out, rules, settle
from domino_math.games import simulation as module
from domino_math.games.scoring import result
from domino_math.games.simulation import simulate

from .tables import MATCHES, name_of


@pytest.mark.parametrize("match", MATCHES, ids=name_of)
def test_every_game_is_simulated(match):
    done = simulate(match.rules, 12, players=match.players, pairs=match.pairs, seed=5)
    tally, sides = done.tally, len(match.accounts)
    assert tally.deals == done.asked == 12
    assert len(tally.won) == len(tally.points) == len(tally.matches_won) == sides
    assert sum(tally.won) <= 12
    assert done.pairs == match.pairs
    assert done.deals_per_second > 0
    again = simulate(match.rules, 12, players=match.players, pairs=match.pairs, seed=5)
    assert again.tally == tally


def by_hand(game, deals, kinds, seed):
    """Return deals won, blocked and points of two players, played here deal by deal."""
    players = [find_player(kind) for kind in kinds]
    dice, seeds = Dice(seed, 0), Dice(seed, 1)
    match = new_match(game, 2)
    won, points, blocked, matches = [0, 0], [0, 0], 0, 0
    for _ in range(deals):
        end = play_out(next_deal(match, seeds.below(2**32)), players, dice)
        found = result(end)
        for side in (0, 1):
            won[side] += found.winner == side
            points[side] += found.played[side] + found.recorded[side]
        blocked += found.how == "block"
        match = settle(match, end)
        if match.over:
            matches += 1
            match = new_match(game, 2)
    return tuple(won), blocked, tuple(points), matches


@pytest.mark.parametrize(
    ("game", "kinds"),
    [("classic", ("random",)), ("classic", ("greedy", "random")), ("fives", ("scoring",))],
)
def test_the_counts_are_those_of_deals_played_one_by_one(game, kinds):
    tally = simulate(rules(game), 40, players=2, kinds=kinds, seed=9).tally
    both = kinds * 2 if len(kinds) == 1 else kinds
    assert (tally.won, tally.blocked, tally.points, tally.matches) == by_hand(
        rules(game), 40, both, 9
    )
    assert tally.matches > 1


def test_other_seeds_give_other_deals():
    assert simulate(rules("kozel"), 30, seed=1).tally != simulate(rules("kozel"), 30, seed=2).tally


def test_kinds_take_the_seats_in_turn():
    done = simulate(rules("fives"), 1, players=4, kinds=("greedy", "random"))
    assert done.kinds == ("greedy", "random", "greedy", "random")
    assert simulate(rules("fives"), 1, kinds=("greedy", "random", "scoring")).players == 3
    assert simulate(rules("sport"), 1).players == 4


def test_good_players_win_more():
    tally = simulate(rules("fives"), 60, kinds=("scoring", "random"), seed=4).tally
    assert tally.points[0] > 1.5 * tally.points[1]


def test_ctrl_c_keeps_what_was_done(monkeypatch):
    monkeypatch.setattr(module, "_PROGRESS_SECONDS", 0)

    def stop(done, _seconds):
        if done == 7:
            raise KeyboardInterrupt

    done = simulate(rules("classic"), 1000, seed=3, progress=stop)
    assert (done.tally.deals, done.asked) == (7, 1000)
    assert done.tally == simulate(rules("classic"), 7, seed=3).tally


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"players": 5}, "classic: is for 2, 3 or 4 players, not 5"),
        ({"deals": 0}, "classic: simulate at least 1 deal, not 0"),
        ({"seed": -1}, "classic: seeds are from 0 on, not -1"),
        ({"players": 3, "kinds": ("random", "greedy")}, "2 kinds of players cannot share 3 seats"),
        ({"kinds": ()}, "0 kinds of players cannot share 2 seats"),
        ({"kinds": ("clever",)}, "clever: is no kind of player"),
        ({"players": 4, "pairs": True}, "4 players do not play in pairs here"),
    ],
)
def test_wrong_wishes_are_told(asked, message):
    with pytest.raises(InputError, match=message):
        simulate(rules("classic"), **asked)


def test_a_set_that_is_too_small_is_told():
    small = replace(rules("kozel"), highest=4)
    with pytest.raises(InputError, match="3 players with 7 tiles each want 21 tiles"):
        simulate(small, 5, players=3)
    assert deal(small, 2).hands
