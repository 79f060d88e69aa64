import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_math.errors import InputError
from domino_math.games import new_match, rules
from domino_math.games.record import read_record, read_record_text, seen_by, write_record

from .played import played

FIVES = """\
[Game "fives"]
[Set "double-6"]
[Players "2"]
[Pairs "no"]

deal 1
hand 1: 0-0 0-5 1-2 2-2 2-4 3-3 4-4
hand 2: 0-2 0-6 2-3 2-5 4-5 4-6 5-5
boneyard: 2-6 1-1 0-4 0-3 3-6 1-4 1-5 3-5 1-3 5-6 3-4 1-6 6-6 0-1
lead: 2
1. 2:5-5 +10 2. 1:0-5L +10 3. 2:4-5R {hm, a move} 4. 1:4-4R 5. 2:0-2L +20
6. 1:2-4L 7. 2:4-6R +20 8. 1:draw=2-6 9. 1:2-6R 10. 2:2-5U 11. 1:2-2R +15
12. 2:2-3R 13. 1:3-3R 14. 2:draw=1-1 15. 2:draw=0-4 16. 2:0-4L 17. 1:1-2U
18. 2:0-6L 19. 1:draw=0-3 20. 1:0-3R 21. 2:1-1U
end: out 2
accounts: 25 50

result: unfinished
"""
SEEN = write_record(seen_by(read_record_text(FIVES), 0))


def wrong(text, place="game.dom"):
    with pytest.raises(InputError) as caught:
        read_record_text(text, place)
    message = str(caught.value)
    assert message.startswith(f"{place}: ")
    assert "\n" not in message
    return message.removeprefix(f"{place}: ")


EDITS = [
    ("4. 1:4-4R", "4. 1:0-0R", "deal 1, move 4: 0-0R is no legal move now; there are "),
    ("4. 1:4-4R", "4. 2:4-4R", "deal 1, move 4: it is the turn of player 1, not of player 2"),
    ("4. 1:4-4R", "4. 1:4-9R", "deal 1, move 4: 4-9R is no legal move now"),
    ("4. 1:4-4R", "4. 1:44R", "deal 1, move 4: 44R is no move; write "),
    ("4. 1:4-4R", "4. 1:pass", "deal 1, move 4: pass is no legal move now"),
    ("4. 1:4-4R", "5. 1:4-4R", "deal 1: `5.` stands where move 4. should"),
    ("4. 1:4-4R", "4. 4-4R", "deal 1, move 4: a player and his move, like 1:6-6, should stand"),
    ("21. 2:1-1U", "21.", "deal 1, move 21: a player and his move, like 1:6-6, should stand here"),
    ("1:4-4R", "1:4-4R=2-2", "deal 1, move 4: only draw can have a tile after ="),
    ("+20\n", "+15\n", "deal 1, move 5: 0-2L scores 20, not 15"),
    ("6. 1:2-4L", "6. 1:2-4L +5", "deal 1, move 6: 2-4L scores 0, not 5"),
    ("draw=2-6", "draw=1-1", "deal 1, move 8: 2-6 is drawn, not 1-1"),
    (" 21. 2:1-1U\n", "\n", "deal 1: its end is told as `out 2`, and it is unfinished"),
    ("end: out 2", "end: out 1", "deal 1: its end is told as `out 1`, and it is `out 2`"),
    ("end: out 2\naccounts: 25 50\n", "", "deal 1: its end is told as unfinished, and it is `out"),
    ("end: out 2", "end: lost", "deal 1: `end: lost` should be like `end: out 1`"),
    ("21. 2:1-1U", "21. 2:1-1U 22. 1:pass", "deal 1, move 22: the deal is over"),
    ("25 50", "50 25", "deal 1: the accounts are 25 and 50, not 50 and 25"),
    ("25 50", "25", "deal 1: the accounts are 25 and 50, not 25"),
    ("25 50", "25 x", "deal 1: an account is like 15 or 0(8), not `x`"),
    (
        "accounts: 25 50\n",
        "",
        "deal 1: the line `accounts:` is missing before `result: unfinished`",
    ),
    ("hand 1: 0-0 0-5", "hand 1: 0-0 5-5", "deal 1: 5-5 is there twice"),
    ("hand 1: 0-0 0-5", "hand 1: 0-0 0-7", "deal 1: 0-7 is not in the set double-6"),
    ("hand 1: 0-0 0-5", "hand 1: 0-5", "deal 1: player 1 is dealt 6 tiles, not 7"),
    ("hand 1: 0-0 0-5", "hand 1: 0-0 05x", "deal 1: '05x' is not a tile"),
    ("6-6 0-1", "6-6", "deal 1: 13 tiles are in the boneyard, not 14"),
    ("deal 1\n", "deal 1, seed 7\n", "deal 1: its tiles are not those of seed 7"),
    ("deal 1\n", "deal 2\n", "`deal 2` should be `deal 1`, perhaps with a seed"),
    ("hand 2:", "hand 3:", "deal 1: the line `hand 2:` is missing before `hand 3: "),
    ("lead: 2", "lead: 3", "deal 1: player `3` cannot lead"),
    ("lead: 2", "lead: 1", "deal 1, move 1: it is the turn of player 1, not of player 2"),
    ("unfinished", "won by 2", "its result is not that of its deals"),
    ("result: unfinished", "result: who knows", "`result: who knows` is neither a deal nor the"),
    ("result: unfinished\n", "", "is cut off: its last line is not `result: …`"),
    ("unfinished\n", "unfinished\nmore", "nothing may follow the result, as `more` does"),
    ('[Game "fives"]', '[Game "sixes"]', "sixes: is no game; did you mean "),
    ('[Game "fives"]\n', "", 'the header [Game "…"] is missing'),
    ('[Game "fives"]', "[Game fives]", "`[Game fives]` is no header like [Date "),
    ('[Pairs "no"]', '[Pairs "no"]\n[Pairs "no"]', "the header Pairs is there twice"),
    ('[Pairs "no"]', '[Pairs "perhaps"]', "Pairs is yes or no, not `perhaps`"),
    ('[Pairs "no"]', '[Pairs "yes"]', "fives: 2 players do not play in pairs here"),
    ("double-6", "double-5", "deal 1: 7 tiles"),
    ("double-6", "double-60", "fives: is played with double-3 to double-18, not with double-60"),
    ('[Players "2"]', '[Players "two"]', "Players cannot be `two`"),
    ('[Players "2"]', '[Players "9"]', "deal 1: the line `hand 3:` is missing"),
]


@pytest.mark.parametrize(("old", "new", "message"), EDITS)
def test_an_edited_record_is_told_with_deal_and_move(old, new, message):
    assert FIVES.count(old) >= 1
    if message.startswith("deal 1: 7 tiles"):
        message = "deal 1: 14 tiles are in the boneyard, not 7"
    assert wrong(FIVES.replace(old, new, 1)).startswith(message)


def test_the_record_is_fine_without_edits():
    assert read_record_text(FIVES).deals[0].accounts == ((25, 0), (50, 0))
    assert read_record_text(FIVES).deals[0].moves[2].comment == "hm, a move"


SEEN_EDITS = [
    ("16. 2:0-4L", "16. 2:5-5L", "deal 1, move 16: 5-5 is on the table already"),
    ("16. 2:0-4L", "16. 2:0-0L", "deal 1, move 16: 0-0 lies elsewhere"),
    ("16. 2:0-4L", "16. 2:4-9L", "deal 1, move 16: 4-9 is not in the set double-6"),
    ("16. 2:0-4L", "16. 2:0-1L", "deal 1, move 16: 0-1L is no legal move"),
    ("16. 2:0-4L", "16. 2:pass", "deal 1, move 16: pass is no legal move"),
    ("10. 2:2-5U", "10. 2:2-5U +5", "deal 1, move 10: 2-5U scores 0, not 5"),
    ("4. 1:4-4R", "4. 1:4-6R", "deal 1, move 4: 4-6R is no legal move now; there are "),
    ("end: out 2", "end: out 1", "deal 1: its end is told as `out 1`, and it is `out 2`"),
    ("hand 2: ? ?", "hand 2: ?", "deal 1: player 2 is dealt 6 tiles, not 7"),
    ("hand 2: ? ?", "hand 2: ? 0-0", "deal 1: 0-0 is there twice"),
    # Player 2 has drawn twice with 3 and 6 and 4 open, and laid what he drew last.
    ("18. 2:0-6L", "18. 2:3-6L", "deal 1, move 18: 3-6"),
]


@pytest.mark.parametrize(("old", "new", "message"), SEEN_EDITS)
def test_with_unknown_hands_what_can_be_checked_is(old, new, message):
    assert SEEN.count(old) == 1
    assert wrong(SEEN.replace(old, new)).startswith(message)


def test_known_deals_after_unknown_ones_are_checked_move_by_move():
    whole, _ = played(new_match(rules("fives")), seed=2, deals=2, seeds=False)
    text = write_record(whole)
    hidden = re.sub(r"hand 2: .*", "hand 2: ? ? ? ? ? ? ?", text, count=1)
    record = read_record_text(hidden)
    assert [deal.known for deal in record.deals] == [False, True]
    first = whole.deals[1].moves[1]
    second = hidden[hidden.index("deal 2") :]
    edited = second.replace(f"2. {first.seat + 1}:", f"2. {2 - first.seat}:", 1)
    assert wrong(hidden.replace(second, edited)).startswith("deal 2, move 2: it is the turn of")


def test_nothing_follows_an_unfinished_deal():
    record, _ = played(new_match(rules("fives")), seed=2, deals=2)
    text = write_record(record)
    text = re.sub(r"end: .*\naccounts: .*\n", "", text, count=1)
    assert wrong(text).startswith("deal 1: its end is told as unfinished")
    start = text.index("deal 2")
    first = re.sub(r" \d+\. \S+(?: \+\d+)?\n\n$", "\n\n", text[:start])
    assert wrong(first + text[start:]) == "deal 1: is not finished, and another follows"


def test_nothing_follows_the_end_of_a_match():
    record, match = played(new_match(rules("fives")), seed=2)
    assert match.over
    text = write_record(record)
    last = text[text.rindex("deal ") : text.rindex("result:")]
    number = len(record.deals) + 1
    more = re.sub(r"deal \d+", f"deal {number}", last)
    assert wrong(text.replace("result:", f"{more}result:")).startswith(
        f"deal {number}: the match was over before it"
    )
    assert wrong(re.sub("result: .*", "result: unfinished", text)).startswith("its result is not")


def test_a_file_that_is_none_is_told(tmp_path):
    with pytest.raises(InputError, match=r"missing\.dom: No such file"):
        read_record(tmp_path / "missing.dom")
    bad = tmp_path / "bad.dom"
    bad.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(InputError, match=r"bad.dom: is not text in UTF-8"):
        read_record(bad)
    with pytest.raises(InputError, match="null"):
        read_record("a\0b")
    bad.write_bytes(b"x" * 4_000_001)
    with pytest.raises(InputError, match="has more than 4,000,000 bytes"):
        read_record(bad)


@pytest.mark.parametrize("text", [FIVES, SEEN], ids=["known", "seen"])
def test_a_record_that_is_cut_off_is_told(text):
    for cut in range(0, len(text) - len("unfinished\n"), 7):
        wrong(text[:cut])


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from([FIVES, SEEN]),
    st.integers(0, len(SEEN)),
    st.integers(0, 12),
    st.text(alphabet="0123456-?{}[]:.+= \nLRUDxadrw", max_size=6),
)
def test_whatever_is_edited_there_is_one_line_or_a_record(text, place, width, new):
    edited = text[:place] + new + text[place + width :]
    try:
        record = read_record_text(edited)
    except InputError:
        return
    assert read_record_text(write_record(record)) == record
