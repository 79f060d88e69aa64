"""Every option of every variant is spoken of: another value makes another text."""

from dataclasses import fields, is_dataclass, replace
from typing import get_args, get_origin, get_type_hints

import pytest

from domino_math.games import games
from domino_math.games.rules_text import rules_text
from domino_math.games.rules_text.ending import BY_HIGHEST, BY_LOWEST, PARTNER_MATTERS
from domino_math.games.ruleset import Alone, Redeal, RuleSet, SeaGoat, Threshold

ROUNDED_OUT = {
    "losers write off",
    "winner records units, nearest",
    "winner records units, up",
    "winner records rounded",
}
ROUNDED_FISH = {
    "units of difference",
    "units of others, up",
    "rounded others",
    "rounded difference",
    "all write off",
    "highest writes off",
}

# Why an option is silent: when what it decides cannot happen.
SILENT = {
    "draw_when_able": lambda r: r.draw == "none",
    "leave": lambda r: r.draw == "none",
    "no_double": lambda r: r.opening == "lot",
    "equal_tiles": lambda r: r.opening == "lot",
    "must_lead": lambda r: r.opening == "lot",
    "equal_lots": lambda r: r.opening != "lot",
    "fish_lead": lambda r: r.next_lead != "winner",
    "sides_at_once": lambda r: r.branches != "first placed",
    "early_spinner": lambda r: r.branches != "first placed" or not r.base,
    "spinner_counts": lambda r: r.branches == "none" or not r.base,
    "closed_first": lambda r: not r.closing or r.branches != "first placed",
    "units": lambda r: not r.base,
    "fixed": lambda r: r.out_score != "winner records a fixed number",
    "rounding": lambda r: r.out_score not in ROUNDED_OUT and r.fish_score not in ROUNDED_FISH,
    "fish_round": lambda r: r.fish_score not in ("units of difference", "rounded difference"),
    "partner_counts": lambda r: r.pairs == "never" or r.out_score not in PARTNER_MATTERS,
    "both_over": lambda r: r.aim == "fixed deals",
    "at_once_over": lambda r: not r.base or r.aim != "first wins",
    "single_holder": lambda r: r.threshold is None,
    "threshold.together": lambda r: not r.threshold.remember,
    "threshold.forget_at_zero": lambda r: not r.threshold.remember,
    "sea.eggs": lambda r: not r.sea.fisherman,
    "sea.attempts": lambda r: not r.sea.fisherman,
    "sea.uneven": lambda r: r.fish_score != "sea goat",
}
NOT_RULES = {"ours", "notes"}  # they speak of the text, and are shown with it


def maker_is_silent(rules):
    return "made the fish" not in rules_text(rules) and "made a fish" not in rules_text(rules)


def tie_means(rules):
    """What comes of a tie, where some words of this option come to the same."""
    if rules.fish_score in BY_LOWEST:
        return rules.fish_tie
    if rules.fish_score in BY_HIGHEST:  # the highest is no winner, whoever made the fish
        return "void" if rules.fish_tie == "maker wins" else rules.fish_tie
    nobody_wins = rules.fish_score in ("all write off", "sea goat")
    return "carry" if rules.fish_tie == "carry" and nobody_wins else "no tie"


def other_values(rules: RuleSet, name: str, kind: object):
    """Yield other legal values of an option."""
    now = getattr(rules, name)
    if get_origin(kind) is None and not get_args(kind):
        if kind is bool:
            yield not now
        elif kind is int:
            yield now + 1
    elif values := [value for value in get_args(kind) if value is not type(None)]:
        yield from (value for value in values if value != now and not is_dataclass(value))


def changes(rules: RuleSet):
    """Yield the name of an option and the rules with another value of it, one at a time."""
    for name, kind in get_type_hints(RuleSet).items():
        if name in NOT_RULES | {"name", "title", "source", "players", "tiles", "plain"}:
            continue
        if name == "dealt":
            for place in range(3):
                dealt = list(rules.dealt)
                dealt[place] = 0 if dealt[place] else 3
                yield name, replace(rules, dealt=tuple(dealt))
        elif name == "redeal":
            yield name, replace(rules, redeal=None if rules.redeal else Redeal())
        elif name == "alone":
            for inside in fields(Alone):
                value = (getattr(rules.alone, inside.name) or 0) + 7
                yield name, replace(rules, alone=replace(rules.alone, **{inside.name: value}))
        elif name == "threshold":
            if not rules.sea:
                yield name, replace(rules, threshold=None if rules.threshold else Threshold(13))
        elif name == "sea":
            if rules.fish_score != "sea goat" and (rules.sea or rules.threshold):
                yield name, replace(rules, sea=None if rules.sea else SeaGoat())
        else:
            for value in other_values(rules, name, kind):
                if value == "sea goat" and not rules.sea:
                    continue
                yield name, replace(rules, **{name: value})
    for outer in ("redeal", "threshold", "sea"):
        inner = getattr(rules, outer)
        for name, kind in get_type_hints(type(inner)).items() if inner else ():
            for value in other_values(inner, name, kind):
                new = replace(inner, **{name: value})
                yield f"{outer}.{name}", replace(rules, **{outer: new})


@pytest.mark.parametrize("name", games())
def test_another_value_of_any_option_changes_the_text(name):
    rules = games()[name]
    text = rules_text(rules, "en")
    tried = set()
    for option, changed in changes(rules):
        tried.add(option)
        silent = SILENT.get(option, lambda _: False)(rules)
        if option == "maker":
            silent = maker_is_silent(rules)
        if option == "fish_tie":
            silent = tie_means(rules) == tie_means(changed)
        assert (rules_text(changed, "en") == text) == silent, (option, changed)
    options = {field.name for field in fields(RuleSet)} - NOT_RULES - {"name", "title", "source"}
    assert tried >= options - {"threshold", "sea"}
