import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from domino_math.formulas import topic_names


def test_a_derivation_is_told_step_by_step(invoke):
    ran = invoke("derive", "set-size", "--n", "6")
    assert (ran.code, ran.err) == (0, "")
    assert "Way 1: row by row" in ran.out
    assert "For n = 6: S = 7·8/2 = 28" in ran.out
    assert "│ 6   6 │" in ran.out


def test_in_russian_one_way_one_step(invoke):
    ran = invoke("derive", "set-size", "--lang", "ru", "--way", "staircase")
    assert "две лесенки складываются в прямоугольник" in ran.out
    assert "ряд за рядом" not in ran.out
    ran = invoke("derive", "set-size", "--lang", "ru", "--way", "staircase", "--step", "5")
    assert " 5. Один набор" in ran.out
    assert " 4. " not in ran.out


def test_the_environment_sets_the_language(invoke, monkeypatch):
    monkeypatch.setenv("DOMINO_MATH_LANG", "ru")
    assert "Сколько костей" in invoke("list", "topics").out
    assert "Сколько костей" in invoke("derive", "set-size", "--way", "rows").out
    assert "How many" in invoke("derive", "set-size", "--way", "rows", "--lang", "en").out


def test_json_is_one_object(invoke):
    ran = invoke("derive", "set-size", "--json")
    data = json.loads(ran.out)
    assert data["topic"] == "set-size"
    assert data["results"][0]["table"][6] == {"n": 6, "formula": 28, "counted": 28}


def test_latex_has_formulas_and_words(invoke):
    ran = invoke("derive", "set-size", "--latex", "--way", "rows")
    assert r"\[S = \frac{\left(n + 1\right) \left(n + 2\right)}{2}\]" in ran.out
    assert "Write the same sum once more, backwards." in ran.out


def test_pictures_are_written(invoke):
    ran = invoke("derive", "set-size", "--svg", "all.svg", "--lang", "ru")
    assert (ran.code, ran.err) == (0, "wrote all.svg\n")
    assert ElementTree.parse("all.svg").findtext("{*}title") == "Сколько костей в наборе"
    invoke("derive", "set-size", "--way", "table", "--step", "1", "--n", "2", "--svg", "one.svg")
    assert ElementTree.parse("one.svg").findtext("{*}title") == "The table of double-2"


def test_topics_are_listed(invoke):
    ran = invoke("list", "topics")
    assert ran.code == 0
    assert [line.split()[0] for line in ran.out.splitlines()] == list(topic_names())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["set-sise"], "set-sise: is no topic; did you mean set-size?"),
        (["zzz"], "zzz: is no topic, only "),
        (["set-size", "--n", "-1"], "'--n': -1 is not in the range 0<=x<=18"),
        (["set-size", "--n", "19"], "'--n': 19 is not in the range 0<=x<=18"),
        (["set-size", "--n", "1000000000"], "'--n': 1000000000 is not in the range 0<=x<=18"),
        (["set-size", "--n", "x"], "'--n': 'x' is not a valid integer"),
        (["set-size", "--n", "2.5"], "'--n': '2.5' is not a valid integer"),
        (["set-size", "--lang", "de"], "'--lang': 'de' is not one of 'en', 'ru'"),
        (["set-size", "--way", "row"], "set-size: has no way 'row', only rows, staircase"),
        (["set-size", "--step", "1"], "--step needs --way"),
        (["set-size", "--way", "rows", "--step", "7"], "the way rows has steps 1 to 6, no step 7"),
        (["set-size", "--latex", "--json"], "--latex and --json exclude each other"),
        (["set-size", "--way", "choosing", "--svg", "a.svg"], "there is no picture"),
        (["set-size", "--svg", "no/where.svg"], "no such folder"),
        ([], "Missing argument 'TOPIC'"),
    ],
)
def test_wrong_usage_is_one_line_and_exit_code_2(invoke, arguments, said):
    ran = invoke("derive", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert not list(Path.cwd().iterdir())


SERIES = ["derive", "arithmetic-series"]


def test_given_numbers_are_answered(invoke):
    numbers = ["--given", "first=1", "--given", "step=2", "--given", "sum=49"]
    ran = invoke(*SERIES, *numbers)
    assert (ran.code, ran.err) == (0, "")
    assert "1 + 3 + 5 + 7 + 9 + 11 + 13 = 49" in ran.out
    assert invoke(*SERIES, *numbers[:-1], "sum=48").code == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["first=1"], "give at least three of first"),
        (["first"], "'first' should be a name, = and a whole number, like first=1. See "),
        (["first=x"], "'first=x' should be a name, = and a whole number, like first=1. See "),
        (["first=1", "first=2"], "first is given twice"),
        (["tiles=1"], "what can be given is first, last, step, length or sum, not 'tiles'"),
        (["first=" + "9" * 5000], "should be a name, = and a whole number"),
    ],
)
def test_wrong_given_numbers_are_one_line(invoke, arguments, said):
    ran = invoke(*SERIES, *(part for number in arguments for part in ("--given", number)))
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 300


def test_topics_without_numbers_to_give(invoke):
    ran = invoke("derive", "set-size", "--given", "n=1")
    assert (ran.code, ran.err) == (2, "set-size: is a topic without numbers to give\n")
    ran = invoke("derive", "set-size", "--given", "n=1", "--n", "3")
    assert "--given and --n exclude each other" in ran.err
