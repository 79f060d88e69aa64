import re
from dataclasses import replace

import pytest

from domino_math.errors import InputError
from domino_math.games import games, rules
from domino_math.games.legal import legal_moves
from domino_math.games.record import read_record_text, seen_by, write_record
from domino_math.games.sitting import (
    YOU,
    counted,
    may_write_off,
    move_made,
    sit_down,
    sit_down_again,
    step,
)


def played(sitting, moves):
    """Go on by the first move that there is, for so many moves of anybody."""
    for _ in range(moves):
        if sitting.match.over:
            break
        if sitting.state.over:
            sitting = counted(sitting)
        elif sitting.your_choice:
            sitting = move_made(sitting, legal_moves(sitting.state)[0])
        else:
            _, sitting = step(sitting)
    return sitting


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("moves", [0, 7, 45, 90])
def test_whatever_was_kept_is_gone_on_with_to_the_same_match(name, moves):
    found = rules(name)
    others = ("greedy",) * (found.players[0] - 1)
    sitting = played(sit_down(found, others, seed=moves + 1), moves)
    if sitting.match.over:
        pytest.skip("the match is over")
    again = sit_down_again(read_record_text(write_record(sitting.record)), "the record")
    if sitting.state.over:  # kept without its last move, which is made again
        assert len(again.state.history) == len(sitting.state.history) - 1
        again = played(again, 1)
    assert again.state == sitting.state
    assert again.match.accounts == sitting.match.accounts
    assert played(again, 30).state == played(sitting, 30).state


def test_nobody_but_you_is_asked():
    sitting = sit_down(rules("classic"), ("random", "greedy"), seed=1)
    assert sitting.match.players == 3
    while not sitting.state.over:
        assert sitting.your_choice <= (sitting.state.turn == YOU)
        sitting = played(sitting, 1)
    assert not sitting.your_choice


def test_only_a_fisherman_of_the_sea_goat_may_write_off():
    asked = 0
    for seed in range(40):
        sitting = sit_down(rules("sea-kozel-s2"), ("greedy",), seed)
        while not sitting.state.over:
            sitting = played(sitting, 1)
        if may_write_off(sitting):
            asked += 1
            assert sitting.state.ending.how == "block"
            assert counted(sitting).match.owed
            assert not counted(sitting, write_off=False).match.owed
    assert asked


def test_wrong_players_are_refused():
    with pytest.raises(InputError, match="is no kind of player"):
        sit_down(rules("classic"), ("clever",), seed=1)
    with pytest.raises(InputError, match="is for 2, 3 or 4 players, not 5"):
        sit_down(rules("classic"), ("greedy",) * 4, seed=1)
    with pytest.raises(InputError, match="seeds are from 0 on"):
        sit_down(rules("classic"), ("greedy",), seed=-1)


def rewritten(text):
    """Go on with a match that was read, without a move, and return what is then kept."""
    return write_record(sit_down_again(read_record_text(text), "the record").record)


def test_a_deal_that_was_read_keeps_its_seed_and_its_comments():
    kept = write_record(played(sit_down(rules("kozel"), ("greedy",), seed=5), 3).record)
    other_seed = kept.replace('[Seed "5"]', '[Seed "7"]')
    first = next(line for line in kept.splitlines() if line.startswith("lead:"))
    commented = kept.replace(first, f"{first}\n{{a deal to show}}")
    for text in (kept, other_seed, commented, re.sub(", seed [0-9]+", "", kept)):
        again = rewritten(text)
        assert again == write_record(read_record_text(text))
        assert rewritten(again) == again
    assert "{a deal to show}" in rewritten(commented)


def test_a_comment_goes_with_the_move_that_it_was_on():
    sitting = sit_down(rules("kozel"), ("greedy",), seed=5)
    while len(sitting.state.history) < 6:
        sitting = played(sitting, 1)
    record = sitting.record
    moves = tuple(
        replace(move, comment=f"move {number}")
        for number, move in enumerate(record.deals[-1].moves, 1)
    )
    record = replace(record, deals=(replace(record.deals[-1], moves=moves),))
    again = sit_down_again(record, "the record")
    assert [move.comment for move in again.record.deals[-1].moves][-1] == "move 6"
    back = replace(again, state=again.start)
    assert "move" not in write_record(played(back, 0).record)
    assert "{move 6}" in write_record(played(again, 5).record)


def test_a_seed_that_could_not_be_read_again_is_refused():
    with pytest.raises(InputError, match="at most 40 digits"):
        sit_down(rules("kozel"), ("greedy",), seed=10**40)
    text = write_record(sit_down(rules("kozel"), ("greedy",), seed=10**40 - 1).record)
    assert rewritten(text) == text


def test_a_kind_of_player_that_there_is_not_is_named_with_the_file():
    text = write_record(sit_down(rules("kozel"), ("greedy",), seed=5).record)
    with pytest.raises(InputError, match=r"^mine\.txt: wizard: is no kind of player"):
        sit_down_again(read_record_text(text.replace('"greedy"', '"wizard"')), "mine.txt")


def test_what_one_seat_has_seen_does_not_give_the_seed_away():
    record = played(sit_down(rules("kozel"), ("greedy",), seed=5), 3).record
    seen = seen_by(record, YOU)
    assert dict(record.headers)["Seed"] == "5"
    assert dict(seen.headers) == {"With": "greedy"}
    assert "seed" not in write_record(seen).lower()
