"""Who leads: the first deal, and those after it."""

from collections.abc import Iterator

from domino_math.games.rules_text.rule import Rule, double
from domino_math.games.ruleset import RuleSet
from domino_math.i18n import Sentence


def who_leads(rules: RuleSet) -> Iterator[Rule]:
    """Yield who leads, and with which tile."""
    yield Rule(_first(rules), ("opening",))
    if rules.opening != "lot":
        yield Rule(_without_double(rules), ("no_double",))
        yield Rule(_equal_tiles(rules), ("equal_tiles",))
        said = (
            Sentence("That very tile must be led.")
            if rules.must_lead
            else Sentence("Whoever leads so may lead any tile.")
        )
        yield Rule(said, ("must_lead",))
    else:
        said = (
            Sentence("If two lift tiles with as many pips, the lower half counts: 0-3 before 1-2.")
            if rules.equal_lots == "lower half"
            else Sentence("If the lightest two have as many pips, all lift again.")
        )
        yield Rule(said, ("equal_lots",))
    yield from _later(rules)


def _first(rules: RuleSet) -> Sentence:
    n = rules.highest
    highest, next_lower, one, two = double(n), double(n - 1), double(1), double(2)
    if rules.opening == "lot":
        return Sentence(
            "A lot decides who leads the first deal: each lifts a tile, and the lightest "
            "leads. Any tile may be led."
        )
    if rules.opening == "down":
        return Sentence(
            "In the first deal whoever holds {highest} leads. If nobody does, it is whoever holds "
            "{lower}, and so on down to 0-0.",
            highest=highest,
            lower=next_lower,
        )
    if rules.opening == "up":
        return Sentence(
            "In the first deal whoever holds 0-0 leads. If nobody does, it is whoever holds {one}, "
            "and so on up to {highest}.",
            one=one,
            highest=highest,
        )
    if rules.opening == "blank last":
        return Sentence(
            "In the first deal whoever holds {one} leads. If nobody does, it is whoever holds "
            "{two}, and so on up to {highest}; 0-0 comes last.",
            one=one,
            two=two,
            highest=highest,
        )
    if rules.opening == "blank first, then down":
        return Sentence(
            "In the first deal whoever holds 0-0 leads. If nobody does, it is whoever holds "
            "{highest}, then {lower}, and so on down to {one}.",
            highest=highest,
            lower=next_lower,
            one=one,
        )
    if rules.opening == "down, never blank":
        return Sentence(
            "In the first deal whoever holds {highest} leads. If nobody does, it is whoever holds "
            "{lower}, and so on down to {one}. For this, 0-0 is not a double.",
            highest=highest,
            lower=next_lower,
            one=one,
        )
    return Sentence(
        "In the first deal whoever holds {one} leads. If nobody does, it is whoever holds "
        "{highest}, then {lower}, and so on down to {two}. For this, 0-0 is not a double.",
        one=one,
        highest=highest,
        lower=next_lower,
        two=two,
    )


def _without_double(rules: RuleSet) -> Sentence:
    n = rules.highest
    if rules.no_double == "highest":
        return Sentence(
            "If nobody holds such a double, it is whoever holds the tile with the most pips, such "
            "as {tile}.",
            tile=f"{n - 1}-{n}",
        )
    return Sentence(
        "If nobody holds such a double, it is whoever holds the tile with the fewest pips, such as "
        "{tile}.",
        tile="0-1",
    )


def _equal_tiles(rules: RuleSet) -> Sentence:
    if rules.equal_tiles == "lower half":
        return Sentence("Of tiles with as many pips, the lower half counts: 0-3 before 1-2.")
    return Sentence("Of tiles with as many pips, that of the player who sits first counts.")


def _later(rules: RuleSet) -> Iterator[Rule]:
    if rules.next_lead == "opening":
        yield Rule(Sentence("Later deals are opened in the same way."), ("next_lead",))
        return
    if rules.next_lead == "rotate":
        said = Sentence("In later deals the players lead in turn, with any tile.")
        yield Rule(said, ("next_lead",))
        return
    said = Sentence("After that, whoever went out leads the next deal, with any tile.")
    yield Rule(said, ("next_lead",))
    if rules.fish_lead == "maker":
        said = Sentence("After a fish, whoever made it leads.")
    elif rules.pairs == "never":
        said = Sentence(
            "After a fish, the winner of the deal leads; if nobody won, whoever led before."
        )
    else:
        said = Sentence(
            "After a fish, the winner of the deal leads (in a pair, the one with fewer pips); "
            "if nobody won, whoever led before."
        )
    yield Rule(said, ("fish_lead",))
