import pytest

from domino_math.i18n import Sentence
from domino_math.tiles import Tile, double_set
from domino_math.widgets.asking import Asking
from domino_math.widgets.checks import Verdict, exactly, one_of, these
from domino_math.widgets.kinds import Choice, Number, Tray

SIZE = len(double_set(6))
HOW_MANY = Asking("How many?", Number(), exactly(SIZE), hints=("Look.", Sentence("Hints")))


def told(asking, *messages):
    for message in messages:
        asking = asking.told(message)
    return asking


def answer(value):
    return {"do": "answer", "value": value}


@pytest.mark.parametrize(
    ("typed", "right"),
    [("28", True), (" 2 8 ", True), ("+28", None), ("-28", False), ("−28", False), ("٢٨", True)],
)
def test_a_number_is_read_as_it_may_be_typed(typed, right):
    assert HOW_MANY.told(answer(typed)).right is right


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Write a number first, then press the button."),
        (None, "Write a number first, then press the button."),
        ("  ", "Write a number first, then press the button."),
        ("ten", "“ten” is not a whole number. Write digits only, such as 12."),
        ("2.5", "“2.5” is not a whole number. Write digits only, such as 12."),
        ("²", "“²” is not a whole number. Write digits only, such as 12."),
        ("x" * 99, f"“{'x' * 20}…” is not a whole number. Write digits only, such as 12."),
        ("9" * 5000, "This number is too long to be meant."),
        ([1], "“[1]” is not a whole number. Write digits only, such as 12."),
    ],
)
def test_what_is_no_number_is_said_in_words_and_is_no_attempt(typed, said):
    asking = HOW_MANY.told(answer(typed))
    assert (asking.said.text("en"), asking.attempts, asking.mark) == (said, 0, "")


def test_feedback_says_how_far_off():
    assert HOW_MANY.told(answer("25")).said.text("en") == "25 is too low by 3."
    assert HOW_MANY.told(answer("30")).said.text("ru") == "30 — это на 2 больше, чем нужно."
    right = HOW_MANY.told(answer("28"))
    assert (right.right, right.mark, right.said.text("en")) == (True, "right", "It is 28.")


def test_a_double_click_is_one_attempt_and_another_answer_one_more():
    once = told(HOW_MANY, answer("25"), answer("25"))
    assert (once.attempts, once.said.text("en")) == (1, "25 is too low by 3.")
    assert told(once, answer("26"), answer("x"), answer("28")).attempts == 3


def test_nothing_changes_a_question_that_is_answered():
    done = HOW_MANY.told(answer("28"))
    assert told(done, answer("3"), answer("28"), {"do": "pick", "tile": 0}) == done


def test_hints_come_one_by_one_and_then_there_are_none():
    view = HOW_MANY.view("en")
    assert (view["hint"], view["hints"]) == ("Hint 1 of 2", [])
    one = HOW_MANY.told({"do": "hint"})
    assert one.view("ru")["hint"] == "Подсказка 2 из 2"
    both = told(one, {"do": "hint"}, {"do": "hint"})
    assert (both.view("ru")["hint"], both.view("ru")["hints"]) == ("", ["Look.", "Подсказки"])
    assert both.attempts == 0


def test_a_prediction_comes_first_and_is_not_judged():
    asking = Asking("?", Number(), exactly(SIZE), hints=("Look.",), predict=True)
    assert (asking.view("en")["check"], asking.view("en")["hint"]) == ("Predict", "")
    asking = told(asking, answer("x"), answer("40"))
    view = asking.view("en")
    assert (view["prediction"], view["check"]) == ("Your prediction: 40", "Check")
    assert (asking.right, asking.attempts) == (None, 0)
    assert told(asking, answer("28")).view("en")["prediction"] == "Your prediction: 40"


def test_a_choice_is_among_its_options():
    options = {"more": "more", "fewer": Sentence("Hints")}
    asking = Asking("?", Choice(options), one_of(["more"], because={"fewer": "Count again."}))
    assert asking.told(answer("neither")).said.text("en") == "Choose one of the answers first."
    wrong = asking.told(answer("fewer"))
    assert (wrong.said, wrong.mark) == ("Count again.", "wrong")
    assert [option["chosen"] for option in wrong.view("en")["options"]] == [False, True]
    assert asking.told(answer("more")).said.text("en") == "Well done."


def pick(*places):
    return [{"do": "pick", "tile": place} for place in places]


def test_tiles_are_picked_and_put_back():
    tray = tuple(double_set(2))
    doubles = [tile for tile in tray if tile.is_double]
    asking = Asking("Pick the doubles.", Tray(tray), these(doubles))
    assert asking.told(answer(None)).said.text("en") == "Pick at least one tile first."
    some = told(asking, *pick(0, 1, 2, 2, 99, -1))
    assert some.view("en")["picked"] == "2 tiles picked"
    assert [tile["picked"] for tile in some.view("en")["tray"]] == [True, True] + [False] * 4
    wrong = some.told(answer(None))
    assert wrong.answer == (Tile(0, 0), Tile(0, 1))
    assert wrong.said.text("ru") == "0-1 здесь лишняя."
    missing = told(wrong, *pick(1), answer(None))
    assert missing.said.text("ru") == "Верно выбрано: 1. Не хватает ещё 2 костей."
    assert (missing.attempts, told(missing, *pick(0)).said) == (2, "")
    done = told(missing, *pick(3, 5), answer(None))
    assert (done.right, done.said.text("en")) == (True, "These are all.")


def test_twins_on_a_tray_are_told_apart():
    check = these([Tile(1, 1), Tile(1, 1)])
    assert not check([Tile(1, 1)]).right
    assert check([Tile(1, 1), Tile(1, 1)]).right
    assert check([Tile(1, 1)] * 3).said.text("en") == "1-1 does not belong here."


@pytest.mark.parametrize(
    "message",
    [{}, {"do": "jump"}, {"do": "pick"}, {"do": "pick", "tile": "0"}, {"do": ["answer"]}],
)
def test_a_message_that_means_nothing_changes_nothing(message):
    assert HOW_MANY.told(message) == HOW_MANY


def test_any_function_is_a_check():
    asking = Asking("?", Number(), lambda number: Verdict(number % 2 == 0, f"{number}?"))
    assert asking.told(answer("3")).said == "3?"
    assert asking.told(answer("4")).right
