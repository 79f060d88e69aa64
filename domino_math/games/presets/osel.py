"""Osel, "the donkey": doubles at once, and closed doubles."""

from dataclasses import replace

from domino_math.games.presets.kozel import KOZEL
from domino_math.games.ruleset import Threshold
from domino_math.i18n import Sentence

RULE_SETS = (
    replace(
        KOZEL,
        name="osel",
        title=Sentence("Osel, the donkey"),
        source="S0, dic.academic.ru; S2",
        branches="first placed",
        at_once=4,
        closing=True,
        threshold=Threshold(13, remember=True, forget_at_zero=True),
        ours=KOZEL.ours - {"threshold.remember"}
        | {"threshold.together", "closed_first", "close_opening"},
        notes=(
            *KOZEL.notes,
            Sentence(
                "In one copy somebody has written into the text that “even if the player is a "
                "fool” several doubles may be laid at once. The other copy has the clean sentence."
            ),
            Sentence(
                "The text does not say who wins when two doubles are closed at once: we take it "
                "for a fish."
            ),
        ),
    ),
)
