import pytest

from domino_math.i18n import language, language_here, languages

RUSSIAN = {
    0: "костей",
    1: "кость",
    2: "кости",
    4: "кости",
    5: "костей",
    11: "костей",
    12: "костей",
    14: "костей",
    21: "кость",
    22: "кости",
    25: "костей",
    100: "костей",
    101: "кость",
    111: "костей",
    112: "костей",
    1003: "кости",
    -1: "кость",
    -3: "кости",
    -11: "костей",
}


@pytest.mark.parametrize(("count", "noun"), RUSSIAN.items())
def test_russian_has_three_forms(count, noun):
    assert ("кость", "кости", "костей")[language("ru").form_of(count)] == noun


@pytest.mark.parametrize(("count", "noun"), {0: "tiles", 1: "tile", 2: "tiles", -1: "tile"}.items())
def test_english_has_two_forms(count, noun):
    assert ("tile", "tiles")[language("en").form_of(count)] == noun


@pytest.mark.parametrize("code", languages())
def test_forms_are_as_many_as_the_language_says(code):
    of = language(code)
    assert {of.form_of(count) for count in range(200)} == set(range(of.forms))
    assert of.code == code


@pytest.mark.parametrize(
    ("code", "number", "text"),
    [
        ("en", 999, "999"),
        ("en", 1000, "1,000"),
        ("en", 7959229931520, "7,959,229,931,520"),
        ("en", -28, "−28"),
        ("ru", 1000, "1000"),
        ("ru", 12345, "12\N{NO-BREAK SPACE}345"),
        ("ru", -1234567, "−1\N{NO-BREAK SPACE}234\N{NO-BREAK SPACE}567"),
        ("ru", 0, "0"),
    ],
)
def test_numbers_are_written_as_the_language_does(code, number, text):
    assert language(code).number(number) == text


def test_the_environment_names_the_language_here(monkeypatch):
    monkeypatch.delenv("DOMINO_MATH_LANG", raising=False)
    assert language_here() == "en"
    assert language() == language("en")
    monkeypatch.setenv("DOMINO_MATH_LANG", "ru")
    assert language_here() == "ru"
    assert language() == language("ru")
    monkeypatch.setenv("DOMINO_MATH_LANG", "xx")
    assert language_here() == "en"


def test_an_unknown_language_is_refused():
    with pytest.raises(ValueError, match="no language 'de', only en, ru"):
        language("de")
