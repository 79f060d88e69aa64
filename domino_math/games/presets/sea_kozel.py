"""The sea goat: only one side holds points, and 0-0 or 6-6 may end it all."""

from dataclasses import replace

from domino_math.games.presets.kozel import KOZEL
from domino_math.games.ruleset import Alone, SeaGoat, Threshold
from domino_math.i18n import Sentence

_ACADEMIC = replace(
    KOZEL,
    name="sea-kozel",
    title=Sentence("The sea goat"),
    source="S0, dic.academic.ru",
    at_once=2,
    out_score="winner records others",
    fish_score="others minus own",
    alone=Alone(blank=25, highest=50, both=75),
    threshold=Threshold(25),
    single_holder=True,
    sea=SeaGoat(),
    target=125,
    aim="first wins",
    both_over="highest",
    ours=frozenset({"opening", "no_double", "draw", "draw_when_able", "fish_score", "fish_tie"})
    | {"partner_counts", "both_over", "sea.failed", "sea.hundred_needs_lead"},
    notes=(
        Sentence(
            "The text says “at least 25”, and in another place “more than 25”. Here 25 is enough "
            "everywhere."
        ),
    ),
)

RULE_SETS = (
    _ACADEMIC,
    replace(
        _ACADEMIC,
        name="sea-kozel-s2",
        title=Sentence("The sea goat with fisherman and eggs"),
        source="S2",
        pairs="always",
        maker="last that is no double",
        fish_score="sea goat",
        sea=SeaGoat(bare_highest="match or a hundred", failed="match", fisherman=True),
        ours=frozenset({"opening", "no_double", "draw", "draw_when_able", "fish_score"})
        | {"partner_counts", "both_over", "sea.uneven", "sea.hundred_needs_lead", "sea.eggs"},
        notes=(
            *_ACADEMIC.notes,
            Sentence(
                "The text tells four cases of a fish. In all others we let whoever holds fewer "
                "pips win. With three players the fisherman is compared with the best of the "
                "others."
            ),
            Sentence(
                "It has names for two things: a match that is won by going out with 0-0 is a "
                "“bald” goat, and whoever loses the match after leading for a hundred is a "
                "“svoyak”."
            ),
        ),
    ),
)
