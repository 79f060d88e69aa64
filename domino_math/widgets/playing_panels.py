"""The panels of a game: a good move and why, what the others can hold, the rules."""

from typing import TYPE_CHECKING, Any

from domino_math.games.advice import advise
from domino_math.games.rules_text import OURS, rules_in_words
from domino_math.games.words import move_words
from domino_math.i18n import Sentence
from domino_math.widgets.knowing import known_of_others, unseen

if TYPE_CHECKING:
    from domino_math.widgets.playing import Playing


def panels_view(game: "Playing", lang: str) -> list[dict[str, Any]]:
    """The panels, each a heading with sections of sentences, which are there while it is open."""
    titles = {
        "others": Sentence("What can the others hold?"),
        "rules": Sentence("The rules"),
    }
    if not game.state.over:
        titles = {"why": Sentence("A good move, and why"), **titles}
    contents = {"why": _why, "others": _others, "rules": _rules}
    return [
        {
            "name": name,
            "title": title.text(lang),
            "open": name in game.panels,
            "sections": contents[name](game, lang) if name in game.panels else [],
        }
        for name, title in titles.items()
    ]


def _why(game: "Playing", lang: str) -> list[dict[str, Any]]:
    advice = advise(game.seen)
    said = Sentence("{move}: {why}.", move=move_words(advice.move), why=advice.why).text(lang)
    return [{"heading": "", "lines": [said[:1].upper() + said[1:]]}]


def _others(game: "Playing", lang: str) -> list[dict[str, Any]]:
    counts = unseen(game.seen)
    rest = Sentence("Tiles with each number that you do not see:").text(lang)
    return [
        {"heading": "", "lines": [each.text(lang) for each in known_of_others(game.seen)]},
        {
            "heading": rest,
            "numbers": [{"number": number, "count": count} for number, count in counts.items()],
            "lines": [],
        },
    ]


def _rules(game: "Playing", lang: str) -> list[dict[str, Any]]:
    rules = game.state.rules
    sections = [
        {
            "heading": section.heading.text(lang),
            "lines": [
                rule.said.text(lang) + (f" {OURS}" if rule.is_ours(rules) else "")
                for rule in section.rules
            ],
        }
        for section in rules_in_words(rules)
    ]
    source = Sentence("Source: {source}", source=rules.source).text(lang)
    note = Sentence("{star} The text leaves this open; this is how we read it.", star=OURS)
    return [*sections, {"heading": source, "lines": [note.text(lang)]}]
