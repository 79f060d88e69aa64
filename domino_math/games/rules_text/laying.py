"""Laying tiles: ends and arms, doubles, drawing and passing."""

from collections.abc import Iterator

from domino_math.games.rules_text.rule import Rule
from domino_math.games.ruleset import RuleSet
from domino_math.i18n import Sentence


def laying(rules: RuleSet) -> Iterator[Rule]:
    """Yield how tiles are laid."""
    yield Rule(
        Sentence(
            "Turns go round the table. On your turn you lay a tile at an open end of the line: "
            "the halves that meet must show the same number."
        )
    )
    yield from _arms(rules)
    if rules.doubles == "choice":
        said = (
            Sentence("You choose whether a double lies across the line or along it.")
            if rules.branches == "none"
            else Sentence(
                "The first double lies across the line; of any other you choose whether it lies "
                "across the line or along it."
            )
        )
        yield Rule(said, ("doubles",))
    if rules.at_once == 2:
        said = Sentence(
            "If you hold two doubles, each for an end of its own, you may lay both in one turn."
        )
        yield Rule(said, ("at_once",))
    if rules.at_once == 4:
        said = Sentence(
            "If you hold several doubles, each for an end of its own, you may lay 2, 3 or 4 of "
            "them in one turn."
        )
        yield Rule(said, ("at_once",))
    if rules.closing:
        yield from _closing(rules)
    if rules.close_opening:
        said = Sentence(
            "A double that opens a deal may be closed: then the deal is over as a fish."
        )
        yield Rule(said, ("close_opening",))
    elif rules.closing:
        said = Sentence("A double that opens a deal may not be closed.")
        yield Rule(said, ("close_opening",))


def _arms(rules: RuleSet) -> Iterator[Rule]:
    if rules.branches == "none":
        yield Rule(Sentence("The line has two ends, left and right."), ("branches",))
        return
    if rules.branches == "first placed":
        said = Sentence(
            "The first double on the table is the spinner: it has four sides, and each can begin "
            "an arm of the line. All other doubles have two."
        )
    else:
        said = Sentence(
            "The first double that is covered on both sides becomes the spinner: two more arms can "
            "begin at its free sides. All other doubles have two sides."
        )
    yield Rule(said, ("branches",))
    if rules.branches == "first covered":
        return
    said = (
        Sentence("All four sides may be used at once.")
        if rules.sides_at_once
        else Sentence("Its upper and lower sides may be used once its left and right are covered.")
    )
    yield Rule(said, ("sides_at_once",))


def _closing(rules: RuleSet) -> Iterator[Rule]:
    yield Rule(
        Sentence(
            "When you lay a double you may close it: it lies face down, and nothing more can be "
            "laid at that end."
        ),
        ("closing",),
    )
    if rules.at_once > 1 and rules.branches != "none":
        yield Rule(
            Sentence(
                "If no double lies on the table yet, you may close two at once; then no end is "
                "open, and the deal is over with a fish."
            ),
            ("closing", "at_once"),
        )
    if rules.branches == "first placed":
        said = (
            Sentence("If the first double is closed, there is no spinner in this deal.")
            if rules.closed_first == "no arms"
            else Sentence("If the first double is closed, the next open double is the spinner.")
        )
        yield Rule(said, ("closed_first",))


def drawing(rules: RuleSet) -> Iterator[Rule]:
    """Yield what happens when nothing fits."""
    if rules.draw == "none":
        yield Rule(Sentence("If nothing fits, you pass. Nobody draws."), ("draw",))
        return
    if rules.draw == "until playable":
        said = Sentence(
            "If nothing fits, you draw from the boneyard, tile by tile, until one fits; that one "
            "is laid."
        )
    else:
        said = Sentence(
            "If nothing fits, you draw one tile from the boneyard. If it fits you lay it, if not "
            "you pass."
        )
    yield Rule(said, ("draw",))
    if rules.leave:
        said = Sentence(
            "The last {leave} {leave:tile|tiles} of the boneyard must stay there.",
            leave=rules.leave,
        )
        yield Rule(said, ("leave",))
    yield Rule(Sentence("If there is nothing to draw either, you pass."), ("draw",))
    said = (
        Sentence("You may also draw when something fits, but you may not pass then.")
        if rules.draw_when_able
        else Sentence("If something fits you must lay a tile: you may neither draw nor pass.")
    )
    yield Rule(said, ("draw_when_able",))
