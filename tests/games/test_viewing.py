from dataclasses import fields, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_math.dice import Dice
from domino_math.games import dealt, legal_moves, new_match, read_move, rules
from domino_math.games.play import apply
from domino_math.games.viewing import shown_lacks, view
from domino_math.tiles import Tile

from .tables import MATCHES, name_of, random_states


def tiles(text):
    return [Tile.parse(word) for word in text.split()]


def unseen_mixed(state, seat, dice):
    """Return the state with all that the seat cannot see dealt out anew, and owners unknown."""
    hidden = [tile for s, hand in enumerate(state.hands) if s != seat for tile in hand]
    mixed = iter(dice.shuffled([*hidden, *state.boneyard]))
    hands = tuple(
        hand if s == seat else tuple(sorted(next(mixed) for _ in hand))
        for s, hand in enumerate(state.hands)
    )
    setting = state.setting
    if state.turn != seat:  # what others must lead, or may claim, is theirs to know
        setting = setting._replace(must_open=None, claimant=None)
    return state._replace(hands=hands, boneyard=tuple(mixed), setting=setting)


@pytest.mark.parametrize("match", MATCHES, ids=name_of)
def test_what_a_seat_cannot_know_is_not_in_its_view(match):
    for number, state in enumerate(random_states(match, seed=3)):
        for seat in range(match.players):
            other = unseen_mixed(state, seat, Dice(number, seat))
            assert view(other, seat) == view(state, seat)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(MATCHES), st.integers(0, 10**6), st.integers(0, 200), st.integers(0, 10**6))
def test_a_view_depends_on_what_a_seat_knows_only(match, seed, number, mix):
    states = list(random_states(match, seed))
    state = states[number % len(states)]
    for seat in range(match.players):
        assert view(unseen_mixed(state, seat, Dice(mix)), seat) == view(state, seat)


def test_a_view_depends_on_all_that_a_seat_knows():
    """The test above could not fail if views were always equal."""
    first, second, *_ = random_states(MATCHES[0], seed=3)
    seen, other = view(first, 0), view(first, 1)
    assert seen.hand != other.hand
    assert (seen.moves == ()) != (other.moves == ())
    assert view(second, 0).line != seen.line
    hidden = {"hands", "setting"}
    assert hidden.isdisjoint(field.name for field in fields(seen))


@pytest.mark.parametrize("match", MATCHES, ids=name_of)
def test_nobody_holds_a_number_that_he_was_shown_to_lack(match):
    for seed in range(4):
        for state in random_states(match, seed):
            for seat, numbers in enumerate(view(state, 0).lacks):
                held = {number for tile in state.hands[seat] for number in (tile.low, tile.high)}
                assert held.isdisjoint(numbers)


def test_something_is_shown_in_every_game():
    for match in MATCHES:
        shown = [
            numbers
            for seed in range(4)
            for state in random_states(match, seed)
            for numbers in view(state, 0).lacks
            if numbers
        ]
        assert shown, name_of(match)


def test_who_may_draw_when_able_shows_nothing_by_it():
    free = new_match(replace(rules("classic"), draw_when_able=True))
    shown = 0
    for seed in range(12):
        for state in random_states(free, seed):
            for seat, numbers in enumerate(view(state, 0).lacks):
                held = {number for tile in state.hands[seat] for number in (tile.low, tile.high)}
                assert held.isdisjoint(numbers)
                shown += len(numbers)
    assert shown


def after(hands, boneyard, moves, game="classic"):
    state = dealt(rules(game), [tiles(hand) for hand in hands], tiles(boneyard))
    for move in moves.split():
        state = apply(state, read_move(move))
    return state


def test_a_pass_shows_what_is_missing_until_tiles_are_drawn():
    state = after(["6-6 1-6 1-2", "3-3 4-4 5-5"], "", "6-6 pass 1-6L pass")
    assert view(state, 0).lacks == (set(), {1, 6})


def test_who_has_just_drawn_may_hold_anything_but_what_he_draws_again_for():
    start = "6-6 1-6 1-2", "3-3 4-4 5-5"
    state = after(start, "0-0 2-6 0-3", "6-6 draw")
    assert view(state, 0).lacks == (set(), set())
    state = after(start, "0-0 2-6 0-3", "6-6 draw draw 2-6L")
    # He has laid what he drew last; of all the rest nothing fitted the 6.
    assert view(state, 0).lacks == (set(), {6})
    assert state.hands[1] == tuple(tiles("0-0 3-3 4-4 5-5"))


def test_one_tile_that_is_drawn_and_laid_leaves_what_was_known():
    hands = ["6-6 1-6 2-6 0-5", "3-3 4-4 5-5"]
    state = after(hands, "2-2 0-6 1-5 2-3", "6-6 draw draw 0-6L 1-6R draw 1-5R")
    assert view(state, 0).lacks[1] == {0, 1, 6}


def test_two_passes_add_up():
    history = [(0, read_move("6-6")), (1, read_move("pass")), (0, read_move("1-6L"))]
    game = rules("kozel")
    assert shown_lacks(game, 2, history) == (set(), {6})
    assert shown_lacks(game, 2, [*history, (1, read_move("pass"))]) == (set(), {1, 6})


def test_moves_are_for_the_seat_whose_turn_it_is():
    for state in random_states(MATCHES[0], seed=5):
        for seat in (0, 1):
            expected = legal_moves(state) if seat == state.turn else ()
            assert view(state, seat).moves == expected
