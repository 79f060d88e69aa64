"""The classic draw game, in four texts."""

from dataclasses import replace

from domino_math.games.ruleset import Alone, RuleSet
from domino_math.i18n import Sentence

_ACADEMIC = RuleSet(
    name="classic",
    title=Sentence("Classic dominoes"),
    source="S0, dic.academic.ru",
    dealt=(7, 5, 5),
    opening="down",
    out_score="winner records others",
    fish_score="others minus own",
    target=100,
)

RULE_SETS = (
    _ACADEMIC,
    replace(
        _ACADEMIC,
        name="classic-pravilaigr",
        title=Sentence("Classic dominoes, 25 for the blank double"),
        source="S0, pravilaigr.ru",
        alone=Alone(blank=25),
    ),
    replace(
        _ACADEMIC,
        name="classic-s2",
        title=Sentence("Classic dominoes after the long text"),
        source="S2",
        alone=Alone(blank=25),
    ),
    replace(
        _ACADEMIC,
        name="classic-nashydety",
        title=Sentence("Classic dominoes, one tile drawn"),
        source="S1, nashydety.ru",
        draw="one",
        block="all passed",
        out_score="losers record own",
        fish_score="losers record difference",
        alone=Alone(blank=25, highest=50),
        aim="first loses",
        both_over="all",
    ),
)
