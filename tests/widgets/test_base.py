import re

import pytest

from domino_math import widgets
from domino_math.widgets import checks
from domino_math.widgets.base import Widget


def everything_sent(widget):
    return widget.get_state()


@pytest.fixture
def question():
    return widgets.number("How many?", checks.exactly(28))


def test_state_goes_to_the_browser_and_messages_come_back(question):
    assert everything_sent(question)["view"]["ask"] == "How many?"
    question._handle_custom_msg({"do": "answer", "value": "27"}, [])
    sent = everything_sent(question)
    assert (sent["view"]["said"], sent["view"]["mark"]) == ("27 is too low by 1.", "wrong")
    assert (sent["turn"], question.model.attempts) == (1, 1)


def test_each_message_is_replied_to_even_if_nothing_changes(question):
    for _ in range(3):
        question.tell({"do": "nothing"})
    assert question.turn == 3


def test_words_are_in_the_language_of_the_lesson(monkeypatch):
    monkeypatch.setenv("DOMINO_MATH_LANG", "en")
    say = widgets.lesson("ru", ask="Сколько?")
    russian = widgets.number(say.ask, checks.exactly(28))
    assert (russian.lang, russian.labels["hints"]) == ("ru", "Подсказки")
    assert russian.labels["wrong"] == "Пока нет."
    russian.tell({"do": "answer", "value": ""})
    assert russian.view["said"] == "Сначала напишите число, потом нажмите кнопку."


def test_a_check_that_fails_is_told_and_raised():
    question = widgets.number("?", lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        question.tell({"do": "answer", "value": "1"})
    assert question.view["said"].startswith("Something went wrong here")
    assert question.turn == 1


def test_pips_are_sent_for_the_numbers_on_the_tray():
    from domino_math import double_set

    question = widgets.tiles("?", double_set(2), checks.these([]))
    assert sorted(question.pips) == ["0", "1", "2"]
    assert len(question.pips["2"]["lying"]) == 2


@pytest.mark.parametrize("kind", [widgets.Question, widgets.Staircase])
def test_nothing_is_fetched_from_anywhere_and_no_text_is_in_scripts(kind):
    assert issubclass(kind, Widget)
    script, style = str(kind._esm), str(kind._css)
    assert script.count("\nexport default ") == 1
    for outside in ("import ", "fetch(", "url(", "@import"):
        assert outside not in script + style
    assert "http" not in script.replace("http://www.w3.org/2000/svg", "") + style


def test_every_label_that_a_script_names_is_sent(question):
    for widget in (question, widgets.staircase(2)):
        named = set(re.findall(r"\blabels\.(\w+)", str(widget._esm)))
        assert named
        assert named <= set(widget.labels)
