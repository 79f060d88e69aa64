"""Points that are scored in play, from the numbers at the open ends."""

from collections.abc import Iterator

from domino_math.games.rules_text.rule import Rule
from domino_math.games.ruleset import RuleSet
from domino_math.i18n import Sentence


def points_in_play(rules: RuleSet) -> Iterator[Rule]:
    """Yield how points are scored while tiles are laid; nothing if they are not."""
    if not rules.base:
        return
    base = rules.base
    yield Rule(
        Sentence(
            "After each move the numbers at the open ends are added up. If the total is a multiple "
            "of {base}, whoever moved scores.",
            base=base,
        ),
        ("base",),
    )
    yield Rule(_worth(rules), ("units",))
    yield Rule(
        Sentence(
            "A double at an end counts both halves if it lies across, one half if it lies along."
        )
        if rules.doubles == "choice"
        else Sentence("A double at an end counts both halves."),
        ("doubles",),
    )
    if rules.branches != "none":
        yield Rule(_spinner(rules), ("spinner_counts", "early_spinner"))


def _worth(rules: RuleSet) -> Sentence:
    example = 3 * rules.base
    if rules.units:
        return Sentence(
            "The score is how many times {base} is in the total: {total} gives 3.",
            base=rules.base,
            total=example,
        )
    return Sentence("The score is the total itself: {total} gives {total}.", total=example)


def _spinner(rules: RuleSet) -> Sentence:
    # Where it becomes the spinner by being covered, it is an ordinary double before that.
    early = rules.early_spinner and rules.branches == "first placed"
    if rules.spinner_counts == "played":
        if not early:
            return Sentence("The spinner counts nothing.")
        return Sentence(
            "The spinner counts twice its number until a second side of it is covered; after that "
            "it counts nothing."
        )
    if rules.branches == "first placed" and not early:
        return Sentence(
            "The spinner counts nothing until two of its sides are covered; then twice its number, "
            "once when three are covered, and nothing when all four are."
        )
    return Sentence(
        "The spinner counts twice its number until three of its sides are covered, then once, and "
        "nothing when all four are."
    )
