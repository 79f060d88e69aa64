import re
from dataclasses import fields

import pytest

from domino_math.games import games, rules
from domino_math.games.account import Account, recorded
from domino_math.games.line import Line, lay, pips_at_ends
from domino_math.games.moves import Play
from domino_math.games.opening import opening_order
from domino_math.games.rules_text import rules_in_words, rules_text
from domino_math.games.ruleset import RuleSet

LATIN = re.compile("[A-Za-z]{2,}")


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("highest", [3, 6, 18])
def test_every_variant_has_a_text_in_both_languages_with_any_set(name, highest):
    found = rules(name, highest=highest)
    english, russian = rules_text(found, "en"), rules_text(found, "ru")
    assert english.count("\n  - ") == russian.count("\n  - ") > 12
    # Names of games and of sources are not translated.
    told = russian.replace(found.name, "").replace(found.source, "")
    assert LATIN.findall(told) == []
    assert max(map(len, english.splitlines() + russian.splitlines())) <= 80


@pytest.mark.parametrize("name", games())
def test_our_readings_are_options_that_there_are_and_are_marked(name):
    found = games()[name]
    options = {field.name for field in fields(RuleSet)}
    assert {option.partition(".")[0] for option in found.ours} <= options
    told = {
        option
        for section in rules_in_words(found)
        for rule in section.rules
        for option in rule.options
    }
    assert found.ours <= told
    assert rules_text(found, "en").count(" *\n") >= len(
        {
            rule.said
            for section in rules_in_words(found)
            for rule in section.rules
            if rule.is_ours(found)
        }
    )


def test_a_variant_says_where_its_text_contradicts_itself():
    """The numbers of gambler.ru's examples c and d, counted by both rules."""
    sums = {}
    for name in ("fives", "fives-played"):
        line = Line()
        sums[name] = []
        for text in ("5-5", "0-5L", "3-5R", "0-2L", "4-5U", "2-2L", "2-5L", "3-3R"):
            line = lay(line, Play.parse(text), rules(name))
            sums[name].append(pips_at_ends(line, rules(name)))
    c, d = sums["fives"][3], sums["fives"][7]
    told = " ".join(rules_text(rules("fives"), "en").split())
    assert f"0-2 gives {c} in example c and 3-3 gives {d} in example d" in told
    c, d = sums["fives-played"][3], sums["fives-played"][7]
    assert f"the text gives {c} and {d}" in told


@pytest.mark.parametrize("name", games())
def test_the_tiles_that_open_are_named_in_their_order(name):
    found = rules(name)
    if found.opening == "lot":
        return
    said = next(
        str(rule.said)
        for section in rules_in_words(found)
        for rule in section.rules
        if "opening" in rule.options
    )
    doubles = [str(tile) for tile in opening_order(found) if tile.is_double]
    if "0-0 is not a double" in said:
        doubles.remove("0-0")
    named = re.findall(r"\d-\d", said.partition(". For this")[0])
    assert [tile for tile in doubles if tile in named] == named
    assert (named[0], named[-1]) == (doubles[0], doubles[-1])


def test_remembered_points_are_told_as_they_are_kept():
    found = rules("kozel-karapysik")
    told = " ".join(rules_text(found, "en").split())
    assert "To open your account you need 13 points or more in one deal." in told
    assert "Remembered points alone do not open the account" in told
    assert recorded((Account(remembered=12),), (12,), found)[0].points == 0
