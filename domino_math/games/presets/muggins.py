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
        ours=frozenset({"next_lead", "fish_lead", "draw", "draw_when_able", "fish_tie"})
        | {"fish_round", "opening", "both_over", "at_once_over", "spinner_counts", "early_spinner"}
        | {"equal_lots"},
        notes=(
            Sentence(
                "Any tile may be led, says the text, but not who leads; we let a lot decide. It "
                "does not say which way to round in a fish either."
            ),
        ),
    ),
)
