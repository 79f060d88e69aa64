import re

import pytest

from domino_math.cli.main import main
from domino_math.games import games

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
