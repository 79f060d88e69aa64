"""What every topic must bring, run over all that discovery finds."""

import json
import re
from dataclasses import replace
from functools import cache
from xml.etree import ElementTree

import pytest
from sympy import Expr

from domino_math.draw import to_svg, to_text
from domino_math.errors import InputError
from domino_math.formulas import derive, find_topic, topic_names
from domino_math.formulas.equation import Equation
from domino_math.formulas.errors import StepError
from domino_math.formulas.limits import LARGEST
from domino_math.formulas.step import Reason
from domino_math.formulas.way import Way
from domino_math.i18n import languages

NAMES = topic_names()
SIZES = (0, 1, 2, 3, 6, 9, LARGEST)
LATIN_WORD = re.compile("[A-Za-z]{2,}")
MAY_BE_LATIN = {"svg", "mod", "cos"}  # typed on the command line, or written in formulas

# What derivations may use of LaTeX: MathJax knows it all, \binom by the AMS macros that notebooks
# and the usual builds for web pages load.
MACROS = {
    "binom",
    "bmod",
    "cdot",
    "cos",
    "dfrac",
    "frac",
    "geq",
    "left",
    "ldots",
    "leq",
    "lfloor",
    "neq",
    "pi",
    "pmod",
    "rfloor",
    "right",
    "sqrt",
    "sum",
    "times",
    "{",
    "}",
}


derived = cache(derive)
every_topic = pytest.mark.parametrize("name", NAMES)
every_language = pytest.mark.parametrize("lang", languages())


def test_topics_are_found():
    assert list(NAMES) == sorted(NAMES)
    assert "set-size" in NAMES


@every_topic
def test_a_topic_has_the_name_of_its_module(name):
    assert find_topic(name).name == name


@every_topic
def test_a_topic_has_ways_with_different_names(name):
    names = [way.name for way in derived(name).ways]
    assert len(names) == len(set(names)) >= 1
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", way) for way in names)
    assert all(len(way.steps) >= 2 for way in derived(name).ways)


@every_topic
def test_a_topic_comes_to_a_result_that_tiles_confirm(name):
    results = derived(name).results
    assert results
    for result in results:
        rows = result.table()
        assert [row.n for row in rows] == list(result.numbers)
        assert len(rows) >= 5
        assert all(row.formula == row.counted for row in rows)


@every_topic
def test_a_topic_has_a_picture(name):
    assert derived(name).scene("en")


@every_topic
def test_each_step_with_a_formula_says_its_reason(name):
    for step in derived(name).steps:
        assert isinstance(step.reason, Reason)
        assert step.equations or step.reason in (Reason.LOOK, Reason.MOVE, Reason.CALCULATE)


@every_topic
def test_a_changed_equation_does_not_hold(name):
    """Each equation that is not just supposed is noticed when it is off by one."""
    tried, unnoticed = 0, []
    for way in find_topic(name).ways(2):
        for number, step in enumerate(way.steps):
            for place, equation in enumerate(step.equations):
                if step.reason is Reason.SUPPOSE or equation.relation == "≠":
                    continue
                wrong = Equation(*equation.sides[:-1], equation.sides[-1] + 1)
                changed = replace(step, equations=(*step.equations[:place], wrong))
                tried += 1
                try:
                    Way(way.name, way.title, way.quantities, (*way.steps[:number], changed), None)
                except StepError:
                    continue
                unnoticed.append(f"{way.name}: {wrong}")
    assert tried
    assert unnoticed == []


# --- Words ---


@every_topic
@every_language
def test_sentences_are_whole_in_every_language(name, lang):
    derivation = derived(name, 6)
    for way in derivation.ways:
        assert way.title.text(lang)
        for step in way.steps:
            sentence = step.text(lang)
            assert sentence[-1] in ".?!:"
            assert not set("{}|") & set(sentence)
            assert "  " not in sentence
    for result in derivation.results:
        assert result.quantity.meaning.text(lang)


@every_topic
@pytest.mark.parametrize("lang", [code for code in languages() if code != "en"])
def test_no_english_is_left_in_another_language(name, lang):
    derivation = derived(name, 6)
    names = {way.name for way in derivation.ways}
    scenes = [step.scene(lang) for step in derivation.steps if step.picture]
    texts = [
        derivation.topic.title.text(lang),
        derivation.question.text(lang),
        *(way.title.text(lang) for way in derivation.ways),
        *(step.text(lang) for step in derivation.steps),
        *(result.quantity.meaning.text(lang) for result in derivation.results),
        *(scene.title for scene in scenes),
        *(scene.description for scene in scenes),
        *(label.text for scene in scenes for label in scene.labels),
        *(outline.label for scene in scenes for outline in scene.outlines),
    ]
    for other in NAMES:  # topics and ways are called by their names in every language
        texts = [text.replace(other, "") for text in texts]
    found = {word for text in texts for word in LATIN_WORD.findall(text)}
    assert found <= MAY_BE_LATIN | names


# --- Numbers of the reader ---

WITH_NUMBERS = [name for name in NAMES if find_topic(name).given]


@pytest.mark.parametrize("name", WITH_NUMBERS)
@every_language
def test_a_topic_answers_for_its_example(name, lang):
    example = dict(find_topic(name).given.example)
    assert set(example) <= set(find_topic(name).given.names)
    derivation = derive(name, given=example)
    assert not derivation.impossible
    assert derivation.text(lang)
    assert derivation.latex(lang)
    assert json.dumps(derivation.data(lang))


@pytest.mark.parametrize("name", WITH_NUMBERS)
def test_a_number_with_an_unknown_name_is_refused(name):
    with pytest.raises(InputError, match="what can be given is"):
        derive(name, given={"no-such-number": 1})


# --- Formats ---


@every_topic
@every_language
@pytest.mark.parametrize("n", [None, 6])
def test_text_has_every_step(name, lang, n):
    text = derived(name, n).text(lang)
    assert "Sum(" not in text
    assert all(line == line.rstrip() for line in text.splitlines())
    assert max(map(len, text.splitlines())) <= 100
    for way in derived(name, n).ways:
        assert way.title.text(lang) in text
    for number in range(1, 3):
        assert f"\n {number}. " in text


@every_topic
def test_text_for_a_plain_terminal_is_ascii(name):
    assert derived(name, 6).text("en", unicode=False).isascii()


@every_topic
@every_language
def test_latex_is_what_mathjax_knows(name, lang):
    latex = derived(name, 6).latex(lang)
    macros = set(re.findall(r"\\([A-Za-z]+|[^A-Za-z])", latex))
    assert macros - MACROS - set("()[]%&#$_{}") == set()
    for opening, closing in ((r"\(", r"\)"), (r"\[", r"\]"), (r"\left", r"\right"), ("{", "}")):
        assert latex.count(opening) == latex.count(closing)
    formulas = re.findall(r"\\[(\[](.*?)\\[)\]]", latex)
    assert formulas
    for formula in formulas:
        assert formula.isascii(), formula
        assert not re.search("[A-Za-z]{2,}", re.sub(r"\\[A-Za-z]+", " ", formula)), formula


@every_topic
@every_language
def test_markdown_has_formulas_pictures_and_tables(name, lang):
    derivation = derived(name, 6)
    markdown = derivation.markdown(lang)
    assert markdown.startswith("## ")
    assert markdown.count("\n### ") == len(derivation.ways)
    assert markdown.count("$$") == 2 * sum(len(step.equations) for step in derivation.steps)
    assert markdown.count("<img ") == sum(1 for step in derivation.steps if step.picture)
    assert markdown.count("|---") == len(derivation.results)


@every_topic
@every_language
def test_data_is_json(name, lang):
    derivation = derived(name, 6)
    data = json.loads(json.dumps(derivation.data(lang)))
    assert data == derivation.data(lang)
    assert (data["topic"], data["n"]) == (name, 6)
    assert [way["name"] for way in data["ways"]] == [way.name for way in derivation.ways]
    steps = [step for way in data["ways"] for step in way["steps"]]
    for step, built in zip(steps, derivation.steps, strict=True):
        assert len(step["equations"]) == len(built.equations)
        assert (step["picture"] is None) == (built.picture is None)
        assert step["reason"]
        assert step["sentence"]


@every_topic
def test_values_in_sentences_can_be_shown(name):
    """A value with a `repr` of its own, such as a set, would stand in a sentence as Python."""
    for step in derived(name, 6).steps:
        for _, value in step.sentence.values:
            assert isinstance(value, int | str | Expr | Equation | tuple) or hasattr(value, "text")


# --- Pictures ---


@every_topic
@pytest.mark.parametrize("size", SIZES)
def test_a_topic_is_built_and_drawn_for_every_size(name, size):
    derivation = derived(name, size)
    assert derivation.n == size
    for step in derivation.steps:
        scene = step.scene("en")
        if scene is None:
            continue
        assert scene.title
        assert len(scene.description) > 20, "those who cannot see it need words"
        cells = [cell for tile in scene.tiles for cell in tile.cells]
        assert len(cells) == len(set(cells)), "tiles lie on each other"
        assert to_text(scene)
        if size <= 6:
            ElementTree.fromstring(to_svg(scene))
    assert derivation.text("en")
