from dataclasses import FrozenInstanceError

import pytest

from domino_math.i18n import Sentence, Style
from domino_math.i18n.sentence import fields_of, names_in

TRANSLATIONS = {
    ("", "{rows} {rows:row|rows} of {tiles} {tiles:tile|tiles}"): (
        "{rows} {rows:ряд|ряда|рядов} по {tiles} {tiles:кость|кости|костей}"
    ),
    ("", "{whole}, that is {part}"): "{part}, то есть {whole}",
    ("", "open"): "открытый",
    ("button", "open"): "Открыть",
}


@pytest.fixture(autouse=True)
def _our_translations(monkeypatch):
    monkeypatch.setattr(
        "domino_math.i18n.sentence.translations",
        lambda code: TRANSLATIONS if code == "ru" else {},
    )
    monkeypatch.delenv("DOMINO_MATH_LANG", raising=False)


def rows(rows, tiles):
    return Sentence("{rows} {rows:row|rows} of {tiles} {tiles:tile|tiles}", rows=rows, tiles=tiles)


@pytest.mark.parametrize(
    ("sentence", "english", "russian"),
    [
        (rows(1, 5), "1 row of 5 tiles", "1 ряд по 5 костей"),
        (rows(2, 1), "2 rows of 1 tile", "2 ряда по 1 кость"),
        (rows(7, 10000), "7 rows of 10,000 tiles", "7 рядов по 10\N{NO-BREAK SPACE}000 костей"),
    ],
)
def test_several_counts_have_their_own_forms(sentence, english, russian):
    assert sentence.text("en") == english
    assert sentence.text("ru") == russian


def test_what_is_no_number_goes_with_the_last_form():
    assert rows("k", "n + 2").text("en") == "k rows of n + 2 tiles"
    assert rows("k", "n + 2").text("ru") == "k рядов по n + 2 костей"


def test_a_translation_puts_values_in_its_own_order_and_sentences_into_sentences():
    sentence = Sentence("{whole}, that is {part}", whole=rows(1, 2), part=rows(2, 1))
    assert sentence.text("en") == "1 row of 2 tiles, that is 2 rows of 1 tile"
    assert sentence.text("ru") == "2 ряда по 1 кость, то есть 1 ряд по 2 кости"


def test_context_tells_the_same_english_apart():
    assert Sentence("open").text("ru") == "открытый"
    assert Sentence("open", context="button").text("ru") == "Открыть"
    assert Sentence("open", context="button").text("en") == "open"


def test_without_a_translation_all_is_english():
    sentence = Sentence("{n:one tile|many tiles}: {numbers}", n=3, numbers=(1000, 2, -3))
    assert sentence.text("ru") == "many tiles: 1,000, 2 and −3"


@pytest.mark.parametrize(
    ("numbers", "text"), [((), ""), ((1,), "1"), ((1, 2), "1 and 2"), ([1, 2, 3], "1, 2 and 3")]
)
def test_a_sequence_becomes_a_list(numbers, text):
    assert Sentence("{numbers}", numbers=numbers).text("en") == text


def test_the_style_shows_words_and_other_values():
    style = Style(words=str.upper, value=lambda value: f"<{value}>")
    sentence = Sentence(
        "{n} {n:tile|tiles}, {half}, {word}, {both}",
        n=2,
        half=0.5,
        word="Done",
        both=(Sentence("open"), 0.25),
    )
    assert sentence.text("en", style) == "2 TILES, <0.5>, DONE, OPEN AND <0.25>"


def test_it_is_shown_in_the_language_of_the_environment(monkeypatch):
    assert str(Sentence("open")) == "open"
    monkeypatch.setenv("DOMINO_MATH_LANG", "ru")
    assert str(Sentence("open")) == Sentence("open").text() == "открытый"


def test_sentences_are_values():
    assert rows(1, 2) == rows(1, 2) != rows(1, 3)
    assert Sentence("{a}{b}", a=1, b=2) == Sentence("{a}{b}", b=2, a=1)
    assert len({rows(1, 2), rows(1, 2), rows(2, 1)}) == 2
    assert eval(repr(rows(1, 2))) == rows(1, 2)
    button = Sentence("open", context="button")
    assert eval(repr(button)) == button != Sentence("open")
    with pytest.raises(FrozenInstanceError):
        button.message = "closed"


@pytest.mark.parametrize(
    ("message", "values"),
    [
        ("{a}", {}),
        ("{a}", {"b": 1}),
        ("a", {"a": 1}),
        ("{a} {b}", {"a": 1, "c": 2}),
    ],
)
def test_values_that_do_not_fit_are_refused_at_once(message, values):
    with pytest.raises(ValueError, match="the message"):
        Sentence(message, **values)


@pytest.mark.parametrize(
    "message", ["{}", "{0}", "{a.b}", "{a[0]}", "{a!r}", "{a:{b}|c}", "{a", "}"]
)
def test_braces_that_hold_no_name_are_refused(message):
    with pytest.raises(ValueError, match=r"brace|'\{'|'\}'"):
        list(fields_of(message))


def test_doubled_braces_are_braces():
    assert Sentence("{{a}}").text("en") == "{a}"
    assert names_in("{{a}} {b}") == {"b"}


def test_an_unknown_language_is_refused():
    with pytest.raises(ValueError, match="no language"):
        Sentence("open").text("de")
