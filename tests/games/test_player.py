import pytest

from domino_math.dice import Dice
from domino_math.errors import InputError
from domino_math.games import Lay, apply, deal, legal_moves, pips_at_ends, rules
from domino_math.games.player import find_player, play_out, player_kinds
from domino_math.games.players.most_points import points_now
from domino_math.games.viewing import view

from .tables import MATCHES, name_of, random_states

KINDS = tuple(player_kinds().values())


@pytest.mark.parametrize("player", KINDS, ids=lambda player: player.name)
@pytest.mark.parametrize("match", MATCHES, ids=name_of)
def test_every_player_plays_every_game_to_its_end(match, player):
    for seed in range(3):
        start = deal(match.rules, match.players, seed, pairs=match.pairs)
        end = play_out(start, [player] * match.players, Dice(seed))
        assert end.over
        assert end == play_out(start, [player] * match.players, Dice(seed))


def test_the_random_player_takes_every_move_in_the_end():
    state = deal(rules("fives"), seed=2)
    seen = view(state, state.turn)
    taken = {find_player("random").choose(seen, Dice(seed)) for seed in range(200)}
    assert taken == set(legal_moves(state))
    assert len(taken) == 7


@pytest.mark.parametrize("game", ["classic", "fives", "osel"])
def test_the_greedy_player_lays_as_many_pips_as_he_can(game):
    for seed in range(5):
        state = deal(rules(game), seed=seed)
        while not state.over:
            moves = legal_moves(state)
            move = find_player("greedy").choose(view(state, state.turn), Dice(seed))
            after = [sum(t.pips for t in apply(state, m).hands[state.turn]) for m in moves]
            left = sum(t.pips for t in apply(state, move).hands[state.turn])
            assert left == min(after)
            if any(isinstance(each, Lay) for each in moves):
                assert isinstance(move, Lay)
            state = apply(state, move)


@pytest.mark.parametrize("match", MATCHES, ids=name_of)
def test_points_now_are_what_the_engine_gives(match):
    for state in random_states(match, seed=11):
        side = state.setting.side(state.turn)
        for move in legal_moves(state):
            gained = apply(state, move).points[side] - state.points[side]
            assert points_now(view(state, state.turn), move) == gained


def test_the_scoring_player_takes_the_most_points():
    chances = 0
    for seed in range(5):
        state = deal(rules("fives"), seed=seed)
        while not state.over:
            side = state.setting.side(state.turn)
            gains = [apply(state, m).points[side] - state.points[side] for m in legal_moves(state)]
            move = find_player("scoring").choose(view(state, state.turn), Dice(seed))
            after = apply(state, move)
            assert after.points[side] - state.points[side] == max(gains)
            if max(gains) > min(gains):
                chances += 1
                assert pips_at_ends(after.line, after.rules) % 5 == 0
            state = after
    assert chances > 5


def test_an_unknown_player_is_told():
    with pytest.raises(InputError, match=r"gredy: is no kind of player; did you mean greedy\?"):
        find_player("gredy")
    with pytest.raises(InputError, match="only greedy, random or scoring"):
        find_player("zz")
