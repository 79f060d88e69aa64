"""Answers that are kept in a file of the pupil's."""

import json

import pytest

from domino_math.i18n import language
from domino_math.tiles import Tile, double_set
from domino_math.widgets import choice, exactly, kept_in, number, one_of, these, tiles

SIZE = len(double_set(6))
RIGHT, WRONG = {"do": "answer", "value": str(SIZE)}, {"do": "answer", "value": "20"}
DOUBLES = [tile for tile in double_set(2) if tile.is_double]


@pytest.fixture
def file(tmp_path):
    return tmp_path / "answers.json"


def size(keep, name="size"):
    return number("How many?", exactly(SIZE), hints=["Look.", "Count."], save=keep[name])


def pick(keep):
    return tiles("Which?", double_set(2), these(DOUBLES), save=keep["doubles"])


def guess(keep):
    options = {"more": "More", "fewer": "Fewer"}
    return choice("More?", options, one_of(["more"]), predict=True, save=keep["guess"])


def answers(file):
    return json.loads(file.read_text("utf-8"))["lesson answers"]


ANEW = ({"do": "anew"}, {"do": "anew all"})


def tell(question, *messages):
    for message in messages:
        question.tell(message)
    return question


def test_a_file_is_written_with_the_first_answer_and_says_so_before(file):
    keep = kept_in(file)
    assert keep.view == {
        "kept": "Your answers are kept in answers.json.",
        "works": True,
        "asking": False,
        "said": "",
        "mark": "",
    }
    question = size(keep)
    assert not file.exists()
    question.tell({"do": "answer", "value": "many"})  # nothing to keep
    assert not file.exists()
    tell(question, WRONG, {"do": "hint"})
    assert answers(file) == {"size": {"answer": 20, "right": False, "attempts": 1, "hints": 1}}
    assert list(file.parent.iterdir()) == [file]


def test_a_wrong_answer_is_there_again_with_its_hints_and_attempts(file):
    tell(size(kept_in(file)), WRONG, {"do": "hint"})
    again = size(kept_in(str(file)))
    assert (again.view["value"], again.view["hints"]) == ("20", ["Look."])
    assert (again.view["attempts"], again.view["done"]) == ("1 attempt", False)
    tell(again, WRONG)
    assert again.view["attempts"] == "1 attempt"
    tell(again, RIGHT)
    assert again.view["said"] == f"It is {SIZE}."


def test_a_right_answer_stays_right_without_being_judged_again(file):
    tell(size(kept_in(file)), RIGHT)

    def never(answer):
        raise AssertionError(answer)

    again = number("How many?", never, save=kept_in(file)["size"])
    assert (again.view["done"], again.view["mark"]) == (True, "right")
    assert (again.view["value"], again.view["said"]) == (str(SIZE), "You have found this already.")


def test_a_prediction_and_a_choice_are_kept(file):
    tell(guess(kept_in(file)), {"do": "answer", "value": "fewer"})
    again = guess(kept_in(file))
    assert (again.view["prediction"], again.view["check"]) == ("Your prediction: Fewer", "Check")
    tell(again, {"do": "answer", "value": "more"})
    assert [option["chosen"] for option in guess(kept_in(file)).view["options"]] == [True, False]


def test_picked_tiles_are_kept_before_they_are_checked(file):
    places = [place for place, tile in enumerate(double_set(2)) if tile.is_double]
    tell(pick(kept_in(file)), *({"do": "pick", "tile": place} for place in places))
    assert answers(file)["doubles"]["picked"] == ["0-0", "1-1", "2-2"]
    again = pick(kept_in(file))
    assert [tile["picked"] for tile in again.view["tray"]].count(True) == len(DOUBLES)
    tell(again, {"do": "answer"})
    assert pick(kept_in(file)).view["done"]


def test_questions_share_a_file_even_if_it_is_open_twice(file):
    one, other = kept_in(file), kept_in(file)
    tell(size(one, "a"), WRONG)
    tell(size(other, "b"), RIGHT)
    tell(size(one, "c"), WRONG)
    assert {name: answer["answer"] for name, answer in answers(file).items()} == {
        "a": 20,
        "b": SIZE,
        "c": 20,
    }


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"[]",
        b"no JSON",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"placements": []}',
        b'{"lesson answers": 3}',
    ],
)
def test_a_file_of_something_else_is_told_and_left_alone(file, text):
    file.write_bytes(text)
    keep = kept_in(file)
    told = "answers.json holds something else, so your answers are not kept in it."
    assert keep.view["kept"].startswith(told)
    question = tell(size(keep), RIGHT)
    assert question.view["done"]
    assert question.view["kept"] == keep.view["kept"]
    tell(keep, *ANEW)
    assert file.read_bytes() == text
    assert list(file.parent.iterdir()) == [file]


def test_a_file_that_is_damaged_in_mid_lesson_is_left_alone(file):
    question = size(kept_in(file))
    file.write_text("oh", "utf-8")
    tell(question, RIGHT)
    assert (question.view["done"], question.view["said"]) == (True, f"It is {SIZE}.")
    assert question.view["kept"].startswith("answers.json holds something else")
    assert file.read_text("utf-8") == "oh"


@pytest.mark.parametrize(
    "data",
    [
        3,
        {"answer": "many"},
        {"answer": 2.5},
        {"attempts": -1},
        {"attempts": "two"},
        {"hints": None},
        {"picked": ["0-0"]},
    ],
)
def test_an_answer_that_does_not_fit_lets_the_question_begin_anew(file, data):
    file.write_text(json.dumps({"lesson answers": {"size": data}}), "utf-8")
    question = size(kept_in(file))
    assert question.view["said"].startswith("What was kept for this question does not fit it")
    assert (question.view["value"], question.view["attempts"]) == ("", "")


@pytest.mark.parametrize("picked", ["0-0", [], ["9-9"], ["0-0", "0-0"], [["0-0"]]])
def test_tiles_that_are_not_on_the_tray_do_not_fit(file, picked):
    file.write_text(json.dumps({"lesson answers": {"doubles": {"picked": picked}}}), "utf-8")
    assert pick(kept_in(file)).view["said"].startswith("What was kept")


def test_all_questions_begin_anew_and_nothing_is_lost(file):
    keep = kept_in(file)
    question, other = tell(size(keep), RIGHT), tell(guess(keep), {"do": "answer", "value": "more"})
    before = file.read_bytes()
    tell(keep, {"do": "anew all"}, {"do": "anew"}, {"do": "no"}, {"do": "anew all"})
    assert question.view["done"]  # it was not said twice, one after the other
    tell(keep, *ANEW)
    assert (question.view["done"], question.view["value"]) == (False, "")
    assert other.view["prediction"] == ""
    assert (file.parent / "answers-2.json").read_bytes() == before
    assert "now in answers-2.json" in keep.view["said"]
    assert not size(keep).view["done"]
    tell(question, WRONG)
    assert answers(file)["size"]["answer"] == 20
    tell(keep, *ANEW, *ANEW)
    assert keep.view["said"] == "All questions begin anew."


def test_a_folder_that_is_not_there_is_told(tmp_path):
    question = tell(size(kept_in(tmp_path / "gone" / "answers.json")), RIGHT)
    assert question.view["said"] == f"It is {SIZE}."
    assert question.view["kept"].startswith("Your answers could not be kept in answers.json: No")


def test_it_is_said_in_the_language_of_the_lesson(file, monkeypatch):
    monkeypatch.setenv("DOMINO_MATH_LANG", language("ru").code)
    tell(size(kept_in(file)), RIGHT)
    keep = kept_in(file)
    assert size(keep).view["said"] == "Это вы уже нашли."
    assert keep.view["kept"] == "Ваши ответы сохраняются в файле answers.json."


def test_two_like_tiles_are_told_apart(file):
    tray = [Tile(0, 1), Tile(0, 1), Tile(1, 1)]

    def ask():
        return tiles("Which?", tray, these([Tile(0, 1)]), save=kept_in(file)["tile"])

    tell(ask(), {"do": "pick", "tile": 1})
    assert [tile["picked"] for tile in ask().view["tray"]] == [True, False, False]
