"""Telefon, also Domiki or Blokha: the first double is a house, and fives score."""

from dataclasses import replace

from domino_math.games.ruleset import RuleSet
from domino_math.i18n import Sentence

_ACADEMIC = RuleSet(
    name="telefon",
    title=Sentence("Telefon"),
    source="S0, dic.academic.ru",
    pairs="may",
    opening="up",
    branches="first placed",
    base=5,
    units=True,
    out_score="winner records units, up",
    fish_score="units of others, up",
    target=72,
    ours=frozenset({"opening", "no_double", "next_lead", "fish_lead", "draw", "draw_when_able"})
    | {"fish_score", "fish_tie", "partner_counts", "both_over", "at_once_over", "pairs"},
    notes=(
        Sentence(
            "The text calls the spinner a house. In its example two sides of the house are "
            "covered, and the free ones do not count; so we do not count them from then on."
        ),
    ),
)
_S2 = replace(
    _ACADEMIC,
    name="telefon-s2",
    title=Sentence("Telefon with writing off"),
    source="S2",
    dealt=(7, 0, 7),
    pairs="always",
    branches="first covered",
    units=False,
    out_score="losers write off",
    fish_score="all write off",
    target=225,
    both_over="all",
    fish_lead="maker",
    ours=frozenset({"no_double", "fish_lead", "draw", "draw_when_able", "fish_score"})
    | {"at_once_over"},
    notes=(
        Sentence(
            "The text calls the spinner a house. Another text of this game takes the first double "
            "that is laid for the house; this one the first that is covered on both sides."
        ),
        Sentence(
            "Whoever finished a deal leads the next, says the text. In a fish that is who made it."
        ),
        Sentence("A match has 10 to 15 deals as a rule, says the text."),
    ),
)

RULE_SETS = (
    _ACADEMIC,
    replace(
        _ACADEMIC,
        name="telefon-doubles",
        title=Sentence("Telefon, several doubles at once"),
        at_once=4,
    ),
    _S2,
    replace(
        _S2,
        name="telefon-s2-doubles",
        title=Sentence("Telefon with writing off, several doubles at once"),
        at_once=4,
    ),
)
