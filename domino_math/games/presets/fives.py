"""Fives (Muggins, All Fives) of gambler.ru, its two variants, and All Threes."""

from dataclasses import replace

from domino_math.games.ruleset import RuleSet
from domino_math.i18n import Sentence

_FIVES = RuleSet(
    name="fives",
    title=Sentence("Fives"),
    source="S0, gambler.ru",
    pairs="may",
    opening="lot",
    branches="first placed",
    spinner_counts="all",
    base=5,
    out_score="winner records units, nearest",
    fish_score="units of difference",
    target=100,
)

RULE_SETS = (
    _FIVES,
    replace(
        _FIVES,
        name="fives-played",
        title=Sentence("Fives, only the played sides of the cross count"),
        spinner_counts="played",
    ),
    replace(
        _FIVES,
        name="fives-whole",
        title=Sentence("Fives, the losers' pips in full"),
        out_score="winner records rounded",
        fish_score="rounded others",
    ),
    replace(_FIVES, name="threes", title=Sentence("All Threes"), base=3, rounding=3),
)
