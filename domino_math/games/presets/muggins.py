"""Muggins after the text S2: ten points for going out, and doubles along or across."""

from domino_math.games.ruleset import RuleSet
from domino_math.i18n import Sentence

RULE_SETS = (
    RuleSet(
        name="muggins",
        title=Sentence("Muggins"),
        source="S2",
        dealt=(7, 5, 5),
        opening="lot",
        branches="first placed",
        doubles="choice",
        base=5,
        out_score="winner records a fixed number",
        fixed=10,
        fish_score="rounded difference",
        target=200,
    ),
)
