"""How derivations show themselves; that every topic can is tested in test_topics."""

import base64
import re

import pytest

import domino_math as dm
from domino_math.formulas.markup import LATEX, MARKDOWN
from domino_math.formulas.symbols import n
from domino_math.i18n import Sentence


@pytest.fixture(scope="module")
def derivation():
    return dm.derive("set-size", n=6)


def test_it_shows_itself_in_the_language_of_the_environment(derivation, monkeypatch):
    monkeypatch.delenv("DOMINO_MATH_LANG", raising=False)
    assert str(derivation) == derivation.text("en")
    assert derivation._repr_markdown_() == derivation.markdown("en")
    assert derivation._repr_latex_() == derivation.latex("en")
    monkeypatch.setenv("DOMINO_MATH_LANG", "ru")
    assert str(derivation) == derivation.text("ru")
    assert derivation._repr_markdown_() == derivation.markdown("ru") != derivation.markdown("en")


def test_numbers_stand_beside_the_formulas(derivation):
    assert "For n = 6: S = 7·8/2 = 28" in derivation.text("en")
    assert "При n = 6: S = 7·8/2 = 28" in derivation.text("ru")
    assert "For n = 6" not in dm.derive("set-size").text("en")


def test_a_way_tells_its_name_for_the_command_line(derivation):
    assert "Way 1: row by row (rows)\n────────" in derivation.text("en")


def test_one_way_and_one_step_can_be_chosen(derivation):
    rows = derivation.only("rows")
    assert [way.name for way in rows.ways] == ["rows"]
    assert rows.result == derivation.result
    step = derivation.only("staircase", 2)
    assert step.result is None
    assert step.results == ()
    text = step.text("en")
    assert " 2. Lay a second set" in text
    assert " 1. " not in text
    assert "Check" not in text
    with pytest.raises(dm.InputError, match="set-size: has no way 'row', only rows, staircase"):
        derivation.only("row")
    with pytest.raises(dm.InputError, match="the way rows has steps 1 to 6, no step 7"):
        derivation.only("rows", 7)


def test_what_cannot_be_drawn_as_text_is_said():
    text = dm.derive("set-size", n=18).only("rows").text("en")
    assert "too wide for text" in text
    assert "┌" not in text


def test_pictures_in_markdown_are_svg(derivation):
    pictures = re.findall(r'src="data:image/svg\+xml;base64,([^"]+)"', derivation.markdown("ru"))
    assert len(pictures) == 5
    svg = base64.b64decode(pictures[0]).decode()
    assert svg.startswith("<svg ")
    assert "Набор «дубль-6», выложенный лесенкой" in svg


def test_a_step_shows_itself(derivation, monkeypatch):
    monkeypatch.setenv("DOMINO_MATH_LANG", "ru")
    step = derivation.only("staircase", 4).steps[0]
    assert step._repr_markdown_() == step.markdown("ru")
    assert step._repr_latex_() == step.latex("ru")
    assert step.latex("en").splitlines() == [
        r"The rectangle has \(n + 1\) rows of \(n + 2\) tiles. It holds two sets. (counted)",
        "",
        r"\[2 S = \left(n + 1\right) \cdot \left(n + 2\right)\]",
    ]
    assert step.markdown("en") == (
        "The rectangle has $n + 1$ rows of $n + 2$ tiles. It holds two sets. (counted)\n\n"
        r"$$2 S = \left(n + 1\right) \cdot \left(n + 2\right)$$"
    )
    assert "<img " in derivation.only("staircase", 2).steps[0].markdown("en")


def test_words_are_escaped_and_formulas_are_not():
    sentence = Sentence("50 % of a_b, {S}", S=n + 1)
    assert sentence.text("en", LATEX) == r"50 \% of a\_b, \(n + 1\)"
    assert Sentence("*a* [b] {S}", S=n).text("en", MARKDOWN) == r"\*a\* \[b\] $n$"


def test_a_picture_is_data(derivation):
    data = derivation.only("staircase", 2).data("en")
    (step,) = data["ways"][0]["steps"]
    assert step["number"] == 2
    picture = step["picture"]
    assert len(picture["tiles"]) == 56
    assert picture["tiles"][0] == {"cells": [[0, 0], [0, 1]], "pips": [0, 0]}
    assert len(picture["outlines"]) == 2
    assert picture["labels"][0]["text"] == "8 tiles"


def test_formulas_are_data(derivation):
    data = derivation.only("rows").data("ru")
    last = data["ways"][0]["steps"][-1]
    assert last["reason"] == "вычислено"
    (equation,) = last["equations"]
    assert equation["text"] == "S = (n + 1)·(n + 2)/2"
    assert equation["for_n"] == "S = 7·8/2 = 28"
    (result,) = data["results"]
    assert result["formula"] == "(n + 1)*(n + 2)/2"
    assert result["table"][6] == {"n": 6, "formula": 28, "counted": 28}
