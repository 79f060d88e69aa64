"""Telefon, also Domiki or Blokha: the first double is a house, and fives score."""

from dataclasses import replace

from domino_math.games.ruleset import RuleSet
from domino_math.i18n import Sentence

_ACADEMIC = RuleSet(
    name="telefon",
    title=Sentence("Telefon"),
    source="S0, dic.academic.ru",
    pairs="may",
    opening="up",
    branches="first placed",
    base=5,
    units=True,
    out_score="winner records units, up",
    fish_score="units of others, up",
    target=72,
)
_S2 = replace(
    _ACADEMIC,
    name="telefon-s2",
    title=Sentence("Telefon with writing off"),
    source="S2",
    dealt=(7, 0, 7),
    pairs="always",
    branches="first covered",
    units=False,
    out_score="losers write off",
    fish_score="all write off",
    target=225,
    both_over="all",
)

RULE_SETS = (
    _ACADEMIC,
    replace(
        _ACADEMIC,
        name="telefon-doubles",
        title=Sentence("Telefon, several doubles at once"),
        at_once=4,
    ),
    _S2,
    replace(
        _S2,
        name="telefon-s2-doubles",
        title=Sentence("Telefon with writing off, several doubles at once"),
        at_once=4,
    ),
)
