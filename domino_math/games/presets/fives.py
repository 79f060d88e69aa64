"""Fives (Muggins, All Fives) of gambler.ru, its two variants, and All Threes."""

from dataclasses import replace

from domino_math.games.ruleset import RuleSet
from domino_math.i18n import Sentence

_EXAMPLES = Sentence(
    "The text's examples c and d contradict its main rule. Counting all sides of the spinner, 0-2 "
    "gives 15 in example c and 3-3 gives 20 in example d; the text gives 5 and 15, as in its "
    "variant that counts the played sides only."
)
_TARGETS = Sentence("The text names 100, 250 and 500 as targets.")
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
    ours=frozenset({"next_lead", "fish_lead", "draw", "fish_tie", "partner_counts", "both_over"})
    | {"draw_when_able", "at_once_over", "equal_lots"},
    notes=(
        _EXAMPLES,
        Sentence(
            "Points in play are recorded in full, but those for the end of a deal are divided: the "
            "text has it so."
        ),
        _TARGETS,
    ),
)

RULE_SETS = (
    _FIVES,
    replace(
        _FIVES,
        name="fives-played",
        title=Sentence("Fives, only the played sides of the spinner count"),
        spinner_counts="played",
        notes=(
            *_FIVES.notes,
            Sentence(
                "In this variant a lone 5-5 would count nothing; but the text gives 10 for it, and "
                "so do we."
            ),
        ),
    ),
    replace(
        _FIVES,
        name="fives-whole",
        title=Sentence("Fives, the losers' pips in full"),
        out_score="winner records rounded",
        fish_score="rounded others",
        notes=(_EXAMPLES, _TARGETS),
    ),
    replace(
        _FIVES,
        name="threes",
        title=Sentence("All Threes"),
        base=3,
        rounding=3,
        ours=_FIVES.ours | {"rounding"},
        notes=(
            Sentence(
                "The text has one sentence on this game: like Fives, with multiples of 3. So the "
                "points for the end of a deal are rounded and divided by 3 too."
            ),
        ),
    ),
)
