"""Every sentence has its translation in every language, and they agree."""

import re

import pytest

from domino_math.i18n.catalogue import read_catalogue, translations

from . import messages
from .messages import CATALOGUES, LANGUAGES, Message, catalogue_of, faults, messages_in, wrong_forms

MODULES = messages.modules_with_messages()
ALL = [(module, code) for module in MODULES for code in LANGUAGES]
IDS = [f"{code} {module.as_posix()}" for module, code in ALL]
LATIN_WORD = re.compile("[A-Za-z]{2,}")
MAY_BE_LATIN = {"svg", "mod", "Ctrl"}  # typed on the command line, or written in formulas


def translations_of(module, code):
    path = catalogue_of(module, code)
    assert path.exists(), "run `make messages`, then translate"
    return read_catalogue(path.read_text("utf-8"))


def test_there_are_messages_and_languages():
    assert sum(map(len, MODULES.values())) > 50
    assert LANGUAGES == ["ru"]
    assert len(translations("ru")) > 50
    assert translations("en") == {}


@pytest.mark.parametrize(("module", "code"), ALL, ids=IDS)
def test_every_message_is_translated_and_nothing_else(module, code):
    found = translations_of(module, code)
    assert list(found) == [(message.context, message.text) for message in MODULES[module]]
    wrong = {text: faults(text, translation, code) for (_, text), translation in found.items()}
    assert {text: what for text, what in wrong.items() if what} == {}


@pytest.mark.parametrize(("module", "code"), ALL, ids=IDS)
def test_a_translation_is_in_its_language(module, code):
    for translation in translations_of(module, code).values():
        words = LATIN_WORD.findall(re.sub(r"\{\w+(:|\})", "{", translation))
        assert set(words) <= MAY_BE_LATIN, translation


@pytest.mark.parametrize(("module", "code"), ALL, ids=IDS)
def test_nothing_is_marked_as_doubtful(module, code):
    catalogue = messages.read(catalogue_of(module, code), code)
    assert not any(message.fuzzy for message in catalogue if message.id)


@pytest.mark.parametrize(("module", "code"), ALL, ids=IDS)
def test_make_messages_would_change_nothing(module, code):
    path = catalogue_of(module, code)
    old = messages.read(path, code)
    assert messages.written(module, MODULES[module], old, code) == path.read_text("utf-8")


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_catalogue_is_left_over(code):
    there = set((CATALOGUES / code).rglob("*.po"))
    assert there == {catalogue_of(module, code) for module in MODULES}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_same_message_is_translated_the_same_everywhere(code):
    seen = {}
    for module in MODULES:
        for key, translation in translations_of(module, code).items():
            assert seen.setdefault(key, translation) == translation, "tell them apart by a context"


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.as_posix())
def test_english_has_english_forms(module):
    assert [wrong_forms(message.text, "en") for message in MODULES[module]].count([]) == len(
        MODULES[module]
    )


# --- These checks would notice ---


@pytest.mark.parametrize(
    ("message", "translation", "said"),
    [
        ("{n} {n:tile|tiles}", "{n} {n:кость|кости}", ["has 2 forms for n, not 3"]),
        ("{n} tiles", "{m} костей", ["names ['m'], not ['n']"]),
        ("{n} of {m}", "{n}", ["names ['n'], not ['m', 'n']"]),
        ("A row.", "Ряд", ["does not end with '.'"]),
        ("A row", " ", ["is not translated"]),
        ("{n}", "{n", ["expected '}' before end of string"]),
        ("{n} {n:tile|tiles}.", "{n:кость|кости|костей}: {n}.", []),
    ],
)
def test_a_wrong_translation_is_noticed(message, translation, said):
    assert faults(message, translation, "ru") == said


def test_messages_are_found_in_source():
    source = 'x = [Sentence("a", n=1), i18n.Sentence("b" "c", context="d")]\nSentence("a")'
    assert list(messages_in(source)) == [Message("", "a"), Message("d", "bc"), Message("", "a")]


@pytest.mark.parametrize("source", ["Sentence(x)", 'Sentence(f"{x}")', 'Sentence("a", context=c)'])
def test_a_message_that_is_no_literal_is_noticed(source):
    with pytest.raises(ValueError, match="line 1: the message is not one literal"):
        list(messages_in(source))


def test_an_update_keeps_what_is_translated_and_drops_what_is_gone(tmp_path):
    path = tmp_path / "old.po"
    path.write_text('# by hand\nmsgid "a"\nmsgstr "а"\n\nmsgid "gone"\nmsgstr "ушло"\n', "utf-8")
    module = messages.Path("some/module.py")
    new = [Message("", "a"), Message("button", "b")]
    text = messages.written(module, new, messages.read(path, "ru"), "ru")
    assert read_catalogue(text) == {("", "a"): "а"}
    assert "# by hand\n" in text
    assert 'msgctxt "button"\nmsgid "b"\nmsgstr ""\n' in text
    assert "gone" not in text
