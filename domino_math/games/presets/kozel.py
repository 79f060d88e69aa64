"""Kozel, "the goat": who first has 101 points has lost."""

from dataclasses import replace

from domino_math.games.ruleset import Alone, Redeal, RuleSet, Threshold
from domino_math.i18n import Sentence

KOZEL = RuleSet(
    name="kozel",
    title=Sentence("Kozel, the goat"),
    source="S0, dic.academic.ru; S2",
    pairs="may",
    opening="up",
    fish_lead="maker",
    out_score="losers record own",
    fish_score="all but lowest record own",
    threshold=Threshold(13),
    target=101,
    aim="first loses",
    both_over="all",
    ours=frozenset({"opening", "draw", "draw_when_able", "fish_score", "fish_tie", "no_double"})
    | {"threshold.remember", "both_over"},
    notes=(
        Sentence(
            "The text says nothing about drawing, and nothing about the points of a fish. It lets "
            "the smallest double open; we take 0-0 for the smallest."
        ),
    ),
)
_GAMEZZ = replace(
    KOZEL,
    name="kozel-gamezz",
    title=Sentence("Kozel the Bulgarian way, blank double first"),
    source="S3, GAMEZZ Online",
    pairs="never",
    opening="blank first, then down",
    fish_score="all but maker record own",
    threshold=None,
    ours=frozenset({"opening", "next_lead", "fish_lead", "draw_when_able", "both_over"}),
    notes=(
        Sentence(
            "The Bulgarian sentence on the opening is garbled: “The first move not at the double "
            "0-0. If there is no such tile, the highest double 6-6 is taken, and so on downwards.” "
            "There are three readings, each a variant here: 0-0 opens and then 6-6 downwards; 0-0 "
            "never opens; or 1-1 opens, as in the text's example, and then 6-6 downwards."
        ),
    ),
)

RULE_SETS = (
    KOZEL,
    replace(
        KOZEL,
        name="kozel-karapysik",
        title=Sentence("Kozel in full"),
        source="S1, karapysik.ru",
        pairs="never",
        redeal=Redeal(doubles=5, same=6),
        opening="blank last",
        no_double="lowest",
        fish_score="highest takes all",
        alone=Alone(blank=10),
        threshold=Threshold(13, remember=True),
        ours=frozenset({"fish_tie", "fish_score", "threshold.together", "redeal.everybody"})
        | {"equal_tiles", "both_over"},
        notes=(
            Sentence(
                "In the text's example of a fish, six tiles with a two lie on the table, but not "
                "2-2. That is a fish only when 2-2 lies there too: whoever holds it could lay it."
            ),
            Sentence(
                "In a fish the one with most pips “gets all points of the others added”. We read: "
                "to the own ones."
            ),
        ),
    ),
    replace(
        KOZEL,
        name="kozel-nashydety",
        title=Sentence("Kozel in short"),
        source="S1, nashydety.ru",
        dealt=(7, 5, 5),
        pairs="never",
        opening="blank last",
        threshold=None,
        ours=KOZEL.ours - {"draw", "threshold.remember"} | {"next_lead", "fish_lead", "dealt"},
        notes=(
            Sentence(
                "The text is short and says that the principle is that of the classic game; so "
                "three and four players get 5 tiles each."
            ),
        ),
    ),
    _GAMEZZ,
    replace(
        _GAMEZZ,
        name="kozel-gamezz-no-blank",
        title=Sentence("Kozel the Bulgarian way, never the blank double"),
        opening="down, never blank",
    ),
    replace(
        _GAMEZZ,
        name="kozel-gamezz-one",
        title=Sentence("Kozel the Bulgarian way, the double of ones first"),
        opening="one first, then down",
    ),
)
