import re
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from domino_math.cli.main import main
from domino_math.games import games
from domino_math.games.record import read_record

LATIN = re.compile("[A-Za-z]{2,}")


@pytest.fixture
def played(invoke):
    """Play with these answers; the bots and deals are those of seed 3."""

    def play(*arguments, answers, seed=3):
        text = "".join(f"{answer}\n" for answer in answers)
        return invoke("play", *arguments, "--seed", str(seed), stdin=text.encode())

    return play


@pytest.mark.parametrize("name", games())
def test_a_deal_of_every_variant_is_played_by_always_taking_the_first_move(played, name):
    ran = played(name, answers=["1"] * 60, seed=len(name))
    assert (ran.code, ran.err) == (0, "")
    assert "the deal is over" in ran.out
    assert "On the accounts: " in ran.out
    assert "Please" not in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


@pytest.mark.parametrize("name", ["kozel-karapysik", "fives", "osel", "sea-kozel-s2", "telefon-s2"])
def test_all_is_said_in_russian(played, name):
    answers = ["подсказка", "1", "назад", "x", "п", "сохранить"] + ["1"] * 60
    ran = played(name, "--lang", "ru", answers=answers)
    assert ran.code == 0
    assert LATIN.findall(ran.out) == []
    assert "раздача окончена" in ran.out
    assert "Подсказка: " in ran.out


def test_four_play_in_pairs_with_several_kinds(played):
    ran = played("sport", "--with", "greedy,random", answers=["1"] * 30)
    assert "Player 3 plays: any move, by lot." in ran.out
    assert "Your partner sits opposite: Player 3." in ran.out
    assert "Your pair" in ran.out
    ran = played("kozel", "--players", "4", "--pairs", answers=["1"] * 30)
    assert "Your partner" in ran.out


def test_a_move_is_taken_back_and_all_that_followed(played):
    first = played("classic", answers=["1"])
    again = played("classic", answers=["1", "undo", "1"])
    shown = again.out.partition("Your last move is taken back.\n")[2]
    # The table, the hand and the moves are those of before, and so are the answers to the move.
    assert first.out.endswith(shown)
    assert first.out.count("You: ") == 1
    assert again.out.count("You: ") == 2
    nothing = played("classic", answers=["undo"])
    assert "There is no move of yours to take back" in nothing.out


def test_the_last_move_of_a_deal_can_be_taken_back(played):
    whole = played("classic", answers=["1"] * 60).out
    choices = whole.partition("And now?")[0].count("Your choice")
    ran = played("classic", answers=["1"] * choices + ["undo"])
    assert ran.out.count("the deal is over") == 1
    assert ran.out.rpartition("Your last move is taken back.")[2].count("Your choice") == 1


def test_wrong_answers_say_what_is_possible_and_change_nothing(played):
    plain = played("classic", answers=["1"] * 3)
    wrong = played(
        "classic", answers=["", "0", "99", "six", "-1", "²", "9-9L", "pass", "1", "1", "1"]
    )
    told = "Please type a number from 1 to "
    assert wrong.out.count("Please type ") == 8
    assert told in wrong.out or "Please type 1, or one of: " in wrong.out
    assert "hint, undo, rules, save and quit" in wrong.out
    kept = [line for line in wrong.out.splitlines() if "Please" not in line]
    kept = re.sub(r"(Your choice, .*:\n)+", "?", "\n".join(kept) + "\n")
    assert kept == re.sub(r"(Your choice, .*:\n)+", "?", plain.out)


def test_a_move_can_be_typed_as_it_is_written(played):
    tile = re.search(r"^1\. (\d-\d) to begin", played("fives", answers=[]).out, re.MULTILINE)[1]
    assert played("fives", answers=[tile[::-1]]).out == played("fives", answers=["1"]).out


def test_a_hint_names_one_of_the_moves_and_a_reason(played):
    ran = played("fives", answers=["hint", "h", "quit"])
    found = re.findall(r"^Hint: (\d+)\. (.+): (.+)\.$", ran.out, re.MULTILINE)
    assert len(found) == 2
    assert f"{found[0][0]}. {found[0][1]}\n" in ran.out


def test_rules_are_shown_while_playing(played):
    ran = played("fives", answers=["rules"])
    assert "Points in play" in ran.out
    assert "You have left the table." in ran.out


def test_a_match_is_kept_and_gone_on_with(played, invoke):
    """However often one leaves and comes back, the deal goes as it does in one sitting."""
    whole = played("fives", "--save", "whole.txt", answers=["1"] * 12)
    assert whole.out.endswith("You have left the table.\nThe match is kept in whole.txt.\n")
    assert whole.err == ""
    played("fives", "--save", "parts.txt", answers=["1"])
    for _ in range(10):
        ran = invoke("play", "parts.txt", stdin=b"1\n")
        assert (ran.code, ran.err) == (0, "")
    ran = invoke("play", "parts.txt", "--lang", "ru", stdin=b"1\n")
    assert "раздача окончена" in ran.out or "Раздача" in ran.out
    assert Path("parts.txt").read_bytes() == Path("whole.txt").read_bytes()
    assert read_record("whole.txt").deals


def test_a_file_is_not_touched_before_a_move(played, invoke):
    played("fives", "--save", "match.txt", answers=["1"])
    Path("match.txt").write_bytes(b"\n\n" + Path("match.txt").read_bytes())
    before = Path("match.txt").read_bytes()
    invoke("play", "match.txt", stdin=b"")
    assert Path("match.txt").read_bytes() == before


def test_without_standard_input_nothing_is_played(invoke, monkeypatch):
    monkeypatch.setattr("domino_math.cli.play.sys", SimpleNamespace(stdin=None, stdout=sys.stdout))
    ran = invoke("play", "fives")
    assert (ran.code, ran.err) == (2, "standard input: is closed\n")


def test_a_match_that_is_over_is_kept_with_its_result(played, invoke):
    ran = played("threes", "--save", "match.txt", answers=["1"] * 400)
    assert "The match is over. " in ran.out
    record = read_record("match.txt")
    assert record.outcome
    again = invoke("play", "match.txt", stdin=b"1\n")
    assert (again.code, again.err) == (0, "")
    assert again.out.splitlines()[0].startswith("The match is over. ")
    assert all(line in ran.out for line in again.out.splitlines())


def test_taking_back_takes_back_in_the_file_too(played):
    played("fives", "--save", "one.txt", answers=["1"])
    played("fives", "--save", "two.txt", answers=["1", "2", "undo", "undo", "1"])
    assert Path("one.txt").read_bytes() == Path("two.txt").read_bytes()


def test_a_file_is_not_written_over(played, invoke):
    Path("there.txt").write_text("mine")
    ran = played("fives", "--save", "there.txt", answers=["1"])
    assert ran.code == 2
    assert "is there already" in ran.err
    assert Path("there.txt").read_text() == "mine"
    ran = invoke("play", "there.txt", stdin=b"1\n")
    assert ran.code == 2
    assert ran.err.startswith("there.txt: ")
    assert invoke("play", "there.txt", "--seed", "4").code == 2


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('[Seed "3"]\n', "", "the headers With and Seed are missing"),
        ('[Seed "3"]', '[Seed "three"]', "must be a whole number"),
        ('[With "scoring"]', '[With "clever"]', "is no kind of player"),
        ('[With "scoring"]', '[With "greedy,greedy"]', "must name 1 "),
        ("result: unfinished\n", "", "is cut off"),
    ],
)
def test_a_file_that_was_changed_is_refused_with_its_name(played, invoke, old, new, said):
    played("fives", "--save", "m.txt", answers=["1"])
    text = Path("m.txt").read_text()
    assert old in text
    Path("m.txt").write_text(text.replace(old, new))
    ran = invoke("play", "m.txt", stdin=b"1\n")
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.startswith("m.txt: ") or "clever" in ran.err


def test_ctrl_c_ends_cleanly_and_loses_nothing(played, monkeypatch):
    answers = iter(["1", "1"])

    def interrupted():
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", interrupted)
    ran = played("fives", "--save", "m.txt", answers=[])
    assert (ran.code, ran.err) == (3, "")
    assert "You have left the table." in ran.out
    moves = [move for move in read_record("m.txt").deals[0].moves if move.seat == 0]
    assert len(moves) >= 2


def test_saving_without_a_file_says_how(played):
    assert "There is no file to save to" in played("fives", answers=["save"]).out
    assert "Saved." in played("fives", "--save", "m.txt", answers=["save"]).out


def test_wrong_use_is_one_line(invoke):
    for arguments, said in (
        (["kozell"], "did you mean"),
        (["fives", "--players", "5"], "is for 2, 3 or 4 players, not 5"),
        (["fives", "--players", "1"], "not 1"),
        (["fives", "--with", "clever"], "is no kind of player"),
        (["fives", "--set", "2"], "is played with double-3"),
        (["fives", "--seed", "-1"], "seed"),
    ):
        ran = invoke("play", *arguments, stdin=b"")
        assert (ran.code, ran.out) == (2, "")
        assert said in ran.err
        assert ran.err.count("\n") == 1


def test_the_verb_is_there():
    assert "play" in main.commands
