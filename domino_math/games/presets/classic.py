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
    ours=frozenset({"next_lead", "fish_lead", "draw", "draw_when_able", "fish_score", "fish_tie"})
    | {"must_lead", "equal_tiles"},
    notes=(
        Sentence(
            "The text has the winner of a fish record “the difference”. With three or four players "
            "that can mean several things; here it is what the others hold less the winner's own."
        ),
    ),
)
_BLANK = Sentence(
    "The text says: “If you get the tile with two blanks you are credited 25 points.” We read it "
    "so that 0-0 counts 25 when it is the only tile left in a hand."
)

RULE_SETS = (
    _ACADEMIC,
    replace(
        _ACADEMIC,
        name="classic-pravilaigr",
        title=Sentence("Classic dominoes, 25 for the blank double"),
        source="S0, pravilaigr.ru",
        alone=Alone(blank=25),
        ours=_ACADEMIC.ours | {"alone.blank"},
        notes=(
            *_ACADEMIC.notes,
            _BLANK,
            Sentence(
                "The text adds: “The game is ended by whoever moved second.” We found no meaning "
                "in this and left it out."
            ),
        ),
    ),
    replace(
        _ACADEMIC,
        name="classic-s2",
        title=Sentence("Classic dominoes after the long text"),
        source="S2",
        alone=Alone(blank=25),
        ours=_ACADEMIC.ours | {"alone.blank", "opening"},
        notes=(
            Sentence(
                "The text opens with 6-6 or 0-0, “depending on the rules”, and then goes on with "
                "5-5. Here it is 6-6."
            ),
            *_ACADEMIC.notes,
            _BLANK,
            Sentence(
                "The text adds: “The game is ended by whoever moved last.” Another copy of it says "
                "“second”. We found no meaning in this and left it out."
            ),
        ),
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
        ours=frozenset({"next_lead", "fish_lead", "draw_when_able", "block", "fish_tie"})
        | {"both_over"},
        notes=(
            Sentence(
                "The text calls the whole game “fish”, and the block too. It has the block come "
                "when each has drawn one tile in vain, though tiles may be left in the boneyard; "
                "so here all must have passed."
            ),
        ),
    ),
)
