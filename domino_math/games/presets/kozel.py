"""Kozel, "the goat": who first has 101 points has lost."""

from dataclasses import replace

from domino_math.games.ruleset import Alone, Redeal, RuleSet, Threshold
from domino_math.i18n import Sentence

KOZEL = RuleSet(
    name="kozel",
    title=Sentence("Kozel, the goat"),
    source="S0, dic.academic.ru, and S2",
    pairs="may",
    opening="up",
    fish_lead="maker",
    out_score="losers record own",
    fish_score="all but lowest record own",
    threshold=Threshold(13),
    target=101,
    aim="first loses",
    both_over="all",
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
