"""What only the sea goat knows."""

from collections.abc import Iterator

from domino_math.games.rules_text.rule import Rule, double
from domino_math.games.ruleset import RuleSet, SeaGoat
from domino_math.i18n import Sentence


def sea_goat(rules: RuleSet) -> Iterator[Rule]:
    """Yield the rules of the sea goat; nothing for other games."""
    if rules.sea is None or rules.threshold is None:
        return
    sea, enough, highest = rules.sea, rules.threshold.points, double(rules.highest)
    yield Rule(Sentence("Whoever goes out with 0-0 wins the whole match at once."))
    if sea.bare_highest == "match":
        said = Sentence(
            "Whoever goes out with {highest} wins the whole match at once.", highest=highest
        )
    else:
        said = Sentence(
            "Whoever goes out with {highest} wins the whole match at once if the others still hold "
            "{enough} or more; if they hold less, that player leads the next deal for a hundred.",
            highest=highest,
            enough=enough,
        )
    yield Rule(said, ("sea.bare_highest",))
    said = (
        Sentence(
            "Who has points on the account, holds {highest} and has the lead, may lead it "
            "“for a hundred”: whoever does so and then goes out wins the whole match.",
            highest=highest,
        )
        if sea.hundred_needs_lead
        else Sentence(
            "Who has points on the account and holds {highest} may open the deal with it "
            "“for a hundred”, even if the lead is another's: whoever does so and then goes out "
            "wins the whole match.",
            highest=highest,
        )
    )
    yield Rule(said, ("sea.hundred_needs_lead",))
    yield Rule(_failed(sea, enough), ("sea.failed",))
    if sea.failed == "match":
        said = Sentence("With less in hand nothing is lost.")
        yield Rule(said, ("sea.hundred_needs_lead",))
    if sea.fisherman or sea.bare_highest != "match":
        said = Sentence(
            "Who is to lead for a hundred, but does not hold {highest}, leads any tile.",
            highest=highest,
        )
        yield Rule(said, ("sea.hundred_needs_lead",))
    if sea.fisherman:
        yield from _fisherman(sea, enough)
        if rules.fish_score == "sea goat":
            yield Rule(_uneven(sea), ("sea.uneven",))
    elif rules.fish_score == "sea goat":
        said = Sentence(
            "In a fish nothing is recorded if its maker holds most, and {enough} or more, or if "
            "hands are equal.",
            enough=enough,
        )
        yield Rule(said, ("fish_score", "sea.fisherman"))
        yield Rule(_uneven(sea), ("sea.uneven",))


def _failed(sea: SeaGoat, enough: int) -> Sentence:
    if sea.failed == "all to zero":
        return Sentence(
            "If that fails, the accounts of all are emptied, and the deal is not recorded."
        )
    if sea.failed == "own to zero":
        return Sentence("If that fails, that player's own account is emptied.")
    return Sentence(
        "If that fails and {enough} or more are left in hand, the match is lost.", enough=enough
    )


def _uneven(sea: SeaGoat) -> Sentence:
    if sea.uneven == "others":
        return Sentence(
            "In all other cases whoever holds fewer pips wins, and records what the others hold."
        )
    return Sentence(
        "In all other cases whoever holds fewer pips wins, and records how much more the others "
        "hold."
    )


def _fisherman(sea: SeaGoat, enough: int) -> Iterator[Rule]:
    yield Rule(
        Sentence(
            "Whoever made a fish is the fisherman. What the fisherman holds is compared with what "
            "the other side holds."
        ),
        ("sea.fisherman",),
    )
    yield Rule(
        Sentence(
            "The fisherman holds less than {enough}, the other side {enough} or more: the "
            "fisherman wins the deal and leads the next one for a hundred.",
            enough=enough,
        ),
        ("sea.fisherman",),
    )
    yield Rule(
        Sentence(
            "The fisherman holds more than the other side, and {enough} or more: the fisherman may "
            "try to write off the fish. For that, the fisherman leads the next deal with any tile, "
            "and has to win one of the next {attempts} {attempts:deal|deals} with {enough} or more "
            "left to the other side. If that fails, the next player leads for a hundred.",
            enough=enough,
            attempts=sea.attempts,
        ),
        ("sea.fisherman", "sea.attempts"),
    )
    yield Rule(
        Sentence(
            "A deal that is replayed for eggs is no attempt. A new fish that may be written off "
            "takes the place of the old one."
        ),
        ("sea.eggs",),
    )
    yield Rule(
        Sentence("A fisherman who does not try loses the deal: the other side wins it."),
        ("fish_score",),
    )
    if sea.eggs == "pot":
        said = Sentence(
            "Both hold the same: these are eggs. The deal is played again and opened with 1-1, or "
            "the next double up; whoever wins it also gets the pips of all hands of the fish."
        )
    else:
        said = Sentence(
            "Both hold the same: these are eggs. The deal is played again and opened with 1-1, or "
            "the next double up."
        )
    yield Rule(said, ("sea.eggs",))
    yield Rule(
        Sentence(
            "After {attempts} {attempts:replay|replays} that ended equal the eggs are rotten: "
            "nobody gets them.",
            attempts=sea.attempts,
        ),
        ("sea.attempts",),
    )
