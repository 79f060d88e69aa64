"""The rules of a variant in words, composed from its options; no variant has a text of its own.

Rules come in the order in which one explains them at a table. Where the source text leaves
something open and an option decides it, the rule is marked as our reading.
"""

from textwrap import fill

from domino_math.games.rules_text.accounts import account, match
from domino_math.games.rules_text.ending import fish, going_out, what_tiles_count
from domino_math.games.rules_text.in_play import points_in_play
from domino_math.games.rules_text.laying import drawing, laying
from domino_math.games.rules_text.lead import who_leads
from domino_math.games.rules_text.players import players_and_tiles
from domino_math.games.rules_text.rule import Rule, Section
from domino_math.games.rules_text.sea_goat import sea_goat
from domino_math.games.ruleset import RuleSet
from domino_math.i18n import Sentence

__all__ = ["Rule", "Section", "rules_in_words", "rules_text"]

OURS = "*"
WIDTH = 80


def rules_in_words(rules: RuleSet) -> tuple[Section, ...]:
    """Return the rules as sections of sentences; sections without a rule are left out.

    >>> from domino_math.games import rules
    >>> [str(section.heading) for section in rules_in_words(rules("sport"))][:2]
    ['Players and tiles', 'Who leads']
    """
    sections = (
        Section(Sentence("Players and tiles"), tuple(players_and_tiles(rules))),
        Section(Sentence("Who leads"), tuple(who_leads(rules))),
        Section(Sentence("Laying tiles"), tuple(laying(rules))),
        Section(Sentence("When nothing fits"), tuple(drawing(rules))),
        Section(Sentence("Points in play"), tuple(points_in_play(rules))),
        Section(Sentence("Going out"), tuple(going_out(rules))),
        Section(Sentence("Fish"), tuple(fish(rules))),
        Section(Sentence("What tiles count"), tuple(what_tiles_count(rules))),
        Section(Sentence("Only in the sea goat"), tuple(sea_goat(rules))),
        Section(Sentence("The account"), tuple(account(rules))),
        Section(Sentence("The match"), tuple(match(rules))),
        Section(Sentence("About the source text"), tuple(Rule(note) for note in rules.notes)),
    )
    return tuple(section for section in sections if section.rules)


def rules_text(rules: RuleSet, lang: str | None = None) -> str:
    """Return the rules as plain text, 80 characters wide, our readings marked with a star.

    >>> from domino_math.games import rules
    >>> print(rules_text(rules("muggins")).splitlines()[0])
    muggins: Muggins
    """
    lines = [f"{rules.name}: {rules.title.text(lang)}"]
    lines.append(Sentence("Source: {source}", source=rules.source).text(lang))
    marked = False
    for section in rules_in_words(rules):
        lines += ["", section.heading.text(lang)]
        for rule in section.rules:
            ours = rule.is_ours(rules)
            marked |= ours
            said = rule.said.text(lang) + (f" {OURS}" if ours else "")
            lines.append(
                fill(
                    said,
                    WIDTH,
                    initial_indent="  - ",
                    subsequent_indent="    ",
                    break_on_hyphens=False,
                )
            )
    if marked:
        note = Sentence("{star} The text leaves this open; this is how we read it.", star=OURS)
        lines += ["", note.text(lang)]
    return "\n".join(lines)
