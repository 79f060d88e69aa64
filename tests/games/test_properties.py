"""What holds in every state of every game, found by random play."""

import re
from copy import deepcopy

import pytest

from domino_math.dice import Dice
from domino_math.errors import InputError
from domino_math.games import Lay, apply, deal, legal_moves, new_match, read_move, result, rules
from domino_math.games.record import replay
from domino_math.tiles import double_set

from .record.played import played
from .tables import MATCHES, name_of, random_states

SMALL = [match for match in MATCHES if match.players * 7 <= 15]


@pytest.mark.parametrize("match", MATCHES, ids=name_of)
def test_the_set_is_conserved_and_a_move_exists_until_the_end(match):
    for seed in range(3):
        for state in random_states(match, seed):
            hands = [tile for hand in state.hands for tile in hand]
            tiles = sorted([*hands, *state.boneyard, *state.line.tiles])
            assert tuple(tiles) == double_set(match.rules.highest).tiles
            assert bool(legal_moves(state)) != state.over
            assert len(set(legal_moves(state))) == len(legal_moves(state))
        assert result(state).how == state.ending.how


@pytest.mark.parametrize("match", SMALL, ids=name_of)
def test_other_sets_are_conserved(match):
    other = new_match(match.rules.with_set(9), match.players, pairs=match.pairs)
    for state in random_states(other, 1):
        hands = [tile for hand in state.hands for tile in hand]
        tiles = sorted([*hands, *state.boneyard, *state.line.tiles])
        assert tuple(tiles) == double_set(9).tiles


@pytest.mark.parametrize("match", MATCHES, ids=name_of)
def test_apply_changes_nothing_and_a_move_can_be_told_in_text(match):
    for state in random_states(match, seed=5):
        before = deepcopy(state)
        for move in legal_moves(state):
            new = apply(state, move)
            assert new != state
            assert read_move(str(move)) == move
        assert state == before


@pytest.mark.parametrize("match", MATCHES, ids=name_of)
def test_what_is_not_legal_is_refused(match):
    dice = Dice(9)
    seen = {
        move for seed in range(3) for s in random_states(match, seed) for move in legal_moves(s)
    }
    tried = sorted(seen, key=str)
    for state in random_states(match, seed=4):
        legal = legal_moves(state)
        for move in dice.shuffled(tried)[:20]:
            if move in legal:
                continue
            try:
                after = apply(state, move)
            except InputError as error:
                refused = str(error)
            else:  # the same tiles on ends that come to the same as those that are told
                made = after.history[-1][1]
                assert made in legal
                assert sorted(made.tiles) == sorted(move.tiles)
                continue
            assert re.search(r"is no legal move now|the deal is over", refused)


@pytest.mark.parametrize("match", MATCHES, ids=name_of)
def test_every_random_match_ends_and_replays_to_the_same_accounts(match):
    record, after = played(match, seed=8, deals=2000, seeds=False)
    assert after.over
    assert after.winners or after.losers
    assert replay(record).match == after


def test_random_play_lays_everything_that_there_is():
    """The tests above would be weak if some kinds of moves were never met."""
    met = {
        kind
        for match in MATCHES
        for state in random_states(match, seed=5)
        for move in legal_moves(state)
        if isinstance(move, Lay)
        for kind in (len(move.plays), *(play.arm for play in move.plays))
    }
    assert met >= {None, "L", "R", "U", "D", 1, 2}


def test_five_players_and_too_few_tiles_are_refused():
    with pytest.raises(InputError, match="is for 2, 3 or 4 players, not 5"):
        deal(rules("classic"), players=5)
    with pytest.raises(InputError, match="4 players with 7 tiles each want 28 tiles, and double-5"):
        deal(rules("kozel", highest=5), players=4)
