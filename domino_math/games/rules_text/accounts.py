"""Accounts over several deals, and the end of a match."""

from collections.abc import Iterator

from domino_math.games.rules_text.rule import Rule
from domino_math.games.ruleset import RuleSet, Threshold
from domino_math.i18n import Sentence


def account(rules: RuleSet) -> Iterator[Rule]:
    """Yield how the points of a deal go into an account."""
    if rules.threshold:
        yield from _threshold(rules.threshold)
        if rules.single_holder:
            said = Sentence(
                "Only one account can hold points. Whoever gets {points} or more in a deal while "
                "another holds points, does not record them: all accounts are emptied.",
                points=rules.threshold.points,
            )
            yield Rule(said, ("single_holder",))
    if "write" in rules.out_score or "write" in rules.fish_score:
        yield Rule(Sentence("No account falls below 0."))


def _threshold(threshold: Threshold) -> Iterator[Rule]:
    points = threshold.points
    if not threshold.remember:
        yield Rule(
            Sentence(
                "To open your account you need {points} points or more in one deal. Anything less "
                "is lost.",
                points=points,
            ),
            ("threshold.points", "threshold.remember"),
        )
    else:
        yield Rule(
            Sentence(
                "To open your account you need {points} points or more in one deal. Anything less "
                "is remembered, and added when the account is opened.",
                points=points,
            ),
            ("threshold.points", "threshold.remember"),
        )
        said = (
            Sentence("Remembered points help: the account is opened when all together are enough.")
            if threshold.together
            else Sentence("Remembered points alone do not open the account, however many.")
        )
        yield Rule(said, ("threshold.together",))
        said = (
            Sentence("What is remembered is forgotten in any deal that brings you 0 points.")
            if threshold.forget_at_zero
            else Sentence("What is remembered is forgotten when you go out.")
        )
        yield Rule(said, ("threshold.forget_at_zero",))
    yield Rule(Sentence("Once the account is open, all points are recorded."))


def match(rules: RuleSet) -> Iterator[Rule]:
    """Yield when the match is over, and who has won it."""
    target = rules.target
    if rules.aim == "fixed deals":
        yield Rule(
            Sentence(
                "The match has {target} {target:deal|deals}. Whoever has most points then has won; "
                "with equal points it is a draw.",
                target=target,
            ),
            ("aim", "target"),
        )
        return
    if rules.aim == "first loses":
        said = Sentence(
            "The match is over when somebody has {target} points or more: whoever does has lost.",
            target=target,
        )
        yield Rule(said, ("aim", "target"))
        said = (
            Sentence("If several get there in the same deal, all of them have lost.")
            if rules.both_over == "all"
            else Sentence(
                "If several get there in the same deal, only the one with most points has lost."
            )
        )
        yield Rule(said, ("both_over",))
        return
    said = Sentence("Whoever first has {target} points or more wins the match.", target=target)
    yield Rule(said, ("aim", "target"))
    said = (
        Sentence("If several get there in the same deal it is a draw.")
        if rules.both_over == "all"
        else Sentence(
            "If several get there in the same deal, the one with more points wins; with equal "
            "points it is a draw."
        )
    )
    yield Rule(said, ("both_over",))
    if rules.base:
        said = (
            Sentence("The match ends at once when somebody gets there by points in play.")
            if rules.at_once_over
            else Sentence("A deal is played to its end even if somebody gets there in play.")
        )
        yield Rule(said, ("at_once_over",))
