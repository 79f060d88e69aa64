"""Sport dominoes: four players in pairs, and a fixed number of deals."""

from dataclasses import replace

from domino_math.games.presets.kozel import KOZEL
from domino_math.i18n import Sentence

RULE_SETS = (
    replace(
        KOZEL,
        name="sport",
        title=Sentence("Sport dominoes"),
        source="S2",
        dealt=(0, 0, 7),
        pairs="always",
        opening="up",
        next_lead="rotate",
        fish_lead="winner",
        out_score="winner records others",
        fish_score="others minus own",
        threshold=None,
        target=8,
        aim="fixed deals",
        ours=frozenset({"opening", "no_double", "fish_score", "fish_tie", "partner_counts"}),
        notes=(
            Sentence(
                "The text tells only in what this differs from Kozel: pairs, leads in turn, a "
                "number of deals that can be divided by 4, and points are written for the own "
                "pair. All else is our reading."
            ),
        ),
    ),
)
