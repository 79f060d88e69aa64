from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_math.dice import Dice
from domino_math.errors import InputError
from domino_math.games import find_player, new_match, play_out, read_move, rules, settle
from domino_math.games.record import (
    Record,
    RecordedDeal,
    RecordedMove,
    read_record,
    read_record_text,
    recorded_deal,
    replay,
    seen_by,
    with_deal,
    write_record,
)
from domino_math.games.record.record import HEADER_NAME, OWN_HEADERS

from ..tables import MATCHES, name_of
from .played import played

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
COMMENTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="{}"), max_size=60)
NAMES = st.from_regex(HEADER_NAME, fullmatch=True).filter(lambda name: name not in OWN_HEADERS)


@pytest.mark.parametrize("match", MATCHES, ids=name_of)
def test_a_match_is_read_back_and_replays_to_the_same_accounts(match):
    for seed in range(2):
        record, after = played(match, seed, deals=12)
        text = write_record(record)
        assert read_record_text(text) == record
        assert replay(record).match == after
        assert write_record(read_record_text(text)) == text


@pytest.mark.parametrize("match", MATCHES, ids=name_of)
def test_a_match_from_one_players_view_is_read_back_and_checked(match):
    whole, _ = played(match, seed=6, deals=5)
    for seat in range(match.players):
        record = seen_by(whole, seat)
        assert read_record_text(write_record(record)) == record
        assert replay(record).match is None
        for deal in record.deals:
            assert not deal.known
            assert None not in deal.hands[seat]


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(MATCHES),
    st.integers(0, 10**6),
    st.integers(0, 2),
    st.dictionaries(NAMES, TEXTS, max_size=3),
    st.lists(COMMENTS, min_size=3, max_size=3),
    st.booleans(),
)
def test_writing_and_reading_give_the_same(match, seed, deals, headers, comments, seeds):
    record, _ = played(match, seed, deals, moves=seed % 20, seeds=seeds)
    last = record.deals[-1]
    moves = list(last.moves)
    for place, comment in zip((0, -1), comments[1:], strict=True):
        if moves:
            moves[place] = replace(moves[place], comment=comment)
    last = replace(last, comment=comments[0], moves=tuple(moves))
    record = replace(record, headers=tuple(headers.items()), deals=(*record.deals[:-1], last))
    assert read_record_text(write_record(record)) == record


@pytest.mark.parametrize("game", ["classic", "fives", "kozel-karapysik", "sea-kozel-s2", "osel"])
def test_a_match_goes_on_where_its_record_ends(game):
    match = new_match(rules(game))
    record, after = played(match, seed=3, deals=2, moves=9)
    found = replay(read_record_text(write_record(record)))
    assert found.match == after
    assert found.state.history == tuple((move.seat, move.move) for move in record.deals[-1].moves)
    assert found.start.hands == record.deals[-1].hands
    assert len(found.state.history) == 9
    assert not found.state.over


def test_a_file_is_read(tmp_path):
    record, _ = played(new_match(rules("fives")), seed=1, deals=2)
    path = tmp_path / "fives.dom"
    path.write_text(write_record(record), encoding="utf-8")
    assert read_record(path) == record
    path.write_bytes(b"\xef\xbb\xbf" + write_record(record).replace("\n", "\r\n").encode())
    assert read_record(str(path)) == record


def test_a_record_is_easy_on_the_eye():
    record, _ = played(new_match(rules("fives")), seed=1, deals=1)
    text = write_record(record)
    assert text.startswith('[Game "fives"]\n[Set "double-6"]\n[Players "2"]\n[Pairs "no"]\n')
    assert max(map(len, text.splitlines())) <= 80
    assert not any(line.endswith(".") for line in text.splitlines())


def test_headers_have_names_and_stay_on_a_line():
    record = Record("fives", 6, 2).with_headers(Site='a "club"', Back="\\")
    assert read_record_text(write_record(record)) == record
    assert Record("fives", 6, 2, headers=(("A", "two\nlines"),)).headers == (("A", "two lines"),)
    for name in ("Game", "", "a]", "x" * 41):
        with pytest.raises(InputError, match="cannot be the name of one more header"):
            Record("fives", 6, 2, headers=((name, "x"),))


def test_a_comment_has_no_braces():
    with pytest.raises(InputError, match=r"a comment: cannot have \{ in it"):
        RecordedMove(0, read_move("6-6"), comment="a {b")
    with pytest.raises(InputError, match=r"a comment: cannot have \} in it"):
        RecordedDeal((), (), 0, comment="}")


def test_a_deal_that_goes_on_takes_the_place_of_its_beginning():
    record, match = played(new_match(rules("fives")), seed=3, deals=1, moves=4)
    found = replay(record)
    state = play_out(found.state, [find_player("random")] * 2, Dice(1))
    longer = with_deal(record, recorded_deal(found.start, state), settle(match, state))
    assert len(longer.deals) == len(record.deals) == 2
    assert longer.deals[1].moves[:4] == record.deals[1].moves
    assert replay(longer).match == settle(match, state)


def test_changed_rules_cannot_be_recorded():
    with pytest.raises(InputError, match="fives: was changed"):
        played(new_match(replace(rules("fives"), target=50)), seed=1)
    record, _ = played(new_match(rules("fives", highest=9)), seed=1, deals=1)
    assert record.highest == 9
    assert read_record_text(write_record(record)) == record


def test_what_a_fisherman_decided_is_kept():
    """Half of those who may write off a fish do, and the accounts show it."""
    decided = set()
    for seed in range(40):
        record, after = played(new_match(rules("sea-kozel-s2")), seed, deals=30)
        decided |= {(deal.ending.how, deal.write_off) for deal in record.deals}
        assert replay(record).match == after
    assert decided == {("out", True), ("block", True), ("block", False)}
