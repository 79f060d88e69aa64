"""The end of a deal: going out, a fish, and what tiles count."""

from collections.abc import Iterator

from domino_math.games.rules_text.rule import Rule, double
from domino_math.games.ruleset import RuleSet
from domino_math.i18n import Sentence

BY_LOWEST = {
    "others minus own",
    "sum of differences",
    "others",
    "losers record difference",
    "all but lowest record own",
    "units of difference",
    "units of others, up",
    "rounded others",
    "rounded difference",
}
BY_HIGHEST = {"highest takes all", "highest takes others", "highest writes off"}


def going_out(rules: RuleSet) -> Iterator[Rule]:
    """Yield what going out brings."""
    yield Rule(Sentence("A deal ends when somebody lays the last tile of a hand: goes out."))
    yield Rule(_out(rules), ("out_score", "fixed", "rounding"))
    if rules.pairs != "never" and rules.out_score in PARTNER_MATTERS:
        said = (
            Sentence("What the partner of the winner still holds is counted with it.")
            if rules.partner_counts
            else Sentence("What the partner of the winner still holds is not counted.")
        )
        yield Rule(said, ("partner_counts",))


PARTNER_MATTERS = {
    "winner records others",
    "winner records units, nearest",
    "winner records units, up",
    "winner records rounded",
}


def _out(rules: RuleSet) -> Sentence:
    kind, base = rules.out_score, rules.rounding
    if kind == "winner records others":
        return Sentence("The winner records all pips that the others still hold.")
    if kind == "losers record own":
        return Sentence("The winner records nothing, the others record the pips they still hold.")
    if kind == "winner records a fixed number":
        return Sentence(
            "The winner records {points} {points:point|points}, whatever the others hold.",
            points=rules.fixed,
        )
    if kind == "losers write off":
        return Sentence(
            "The others add up the pips they still hold, round down to a multiple of {base}, and "
            "write so many points off their accounts.",
            base=base,
        )
    if kind == "winner records units, nearest":
        return Sentence(
            "The winner adds up the pips that the others still hold, rounds to the nearest "
            "multiple of {base}, divides by {base}, and records that.",
            base=base,
        )
    if kind == "winner records units, up":
        return Sentence(
            "The winner adds up the pips that the others still hold, divides by {base}, rounds "
            "up, and records that.",
            base=base,
        )
    return Sentence(
        "The winner adds up the pips that the others still hold, rounds to the nearest multiple "
        "of {base}, and records that.",
        base=base,
    )


def fish(rules: RuleSet) -> Iterator[Rule]:
    """Yield when a deal is blocked, and what that brings."""
    if rules.block == "no move":
        said = Sentence(
            "If nobody can lay or draw a tile, the deal is over too: this is a fish (a block)."
        )
    else:
        said = Sentence(
            "If all players pass one after another, the deal is over too: this is a fish (a block)."
        )
    yield Rule(said, ("block",))
    if maker_matters(rules):
        said = (
            Sentence("Whoever laid the last tile made the fish.")
            if rules.maker == "last tile"
            else Sentence(
                "Whoever laid the last tile made the fish; a double does not count as the last."
            )
        )
        yield Rule(said, ("maker",))
    if rules.fish_score != "sea goat":
        yield Rule(_fish(rules), ("fish_score", "rounding", "fish_round"))
    if rules.pairs != "never":
        yield Rule(Sentence("In pairs, the hands of both partners are added up."))
    yield from _tie(rules)


def maker_matters(rules: RuleSet) -> bool:
    """Whether anything depends on who made a fish."""
    return (
        rules.fish_score in ("all but maker record own", "sea goat")
        or (rules.next_lead == "winner" and rules.fish_lead == "maker")
        or (rules.fish_score in BY_LOWEST and rules.fish_tie == "maker wins")
        or (rules.sea is not None and rules.sea.fisherman)
    )


def _fish(rules: RuleSet) -> Sentence:
    kind, base = rules.fish_score, rules.rounding
    if kind == "others minus own":
        return Sentence(
            "Whoever holds the fewest pips wins, and records what the others hold together, less "
            "the winner's own pips."
        )
    if kind == "sum of differences":
        return Sentence(
            "Whoever holds the fewest pips wins, and records for each of the others how many more "
            "they hold."
        )
    if kind == "others":
        return Sentence(
            "Whoever holds the fewest pips wins, and records all pips that the others hold."
        )
    if kind == "losers record difference":
        return Sentence(
            "Whoever holds the fewest pips wins; each of the others records how many more they "
            "hold than the winner."
        )
    if kind == "all but lowest record own":
        return Sentence(
            "Whoever holds the fewest pips records nothing; the others record the pips they hold."
        )
    if kind == "all but maker record own":
        return Sentence(
            "Whoever made the fish records nothing; the others record the pips they hold."
        )
    if kind == "highest takes all":
        return Sentence("Whoever holds the most pips records the pips of all hands.")
    if kind == "highest takes others":
        return Sentence("Whoever holds the most pips records the pips of all other hands.")
    if kind == "all write off":
        return Sentence(
            "Everybody rounds the pips in hand down to a multiple of {base}, and writes so many "
            "points off the account.",
            base=base,
        )
    if kind == "highest writes off":
        return Sentence(
            "Whoever holds the most pips rounds them down to a multiple of {base}, and writes so "
            "many points off the account.",
            base=base,
        )
    if kind == "units of others, up":
        return Sentence(
            "Whoever holds the fewest pips wins, divides the pips of the others by {base}, rounds "
            "up, and records that.",
            base=base,
        )
    if kind == "rounded others":
        return Sentence(
            "Whoever holds the fewest pips wins, rounds the pips of the others to the nearest "
            "multiple of {base}, and records that.",
            base=base,
        )
    way = {
        "nearest": Sentence("to the nearest multiple of {base}", base=base),
        "up": Sentence("up to a multiple of {base}", base=base),
        "down": Sentence("down to a multiple of {base}", base=base),
    }[rules.fish_round]
    if kind == "units of difference":
        return Sentence(
            "Whoever holds the fewest pips wins, takes the pips of the others less the winner's "
            "own, rounds {way}, divides by {base}, and records that.",
            way=way,
            base=base,
        )
    return Sentence(
        "Whoever holds the fewest pips wins, takes the pips of the others less the winner's own, "
        "rounds {way}, and records that.",
        way=way,
    )


def _tie(rules: RuleSet) -> Iterator[Rule]:
    if rules.fish_score in BY_LOWEST:
        said = {
            "carry": Sentence(
                "If several hold equally few, nobody wins; whoever wins the next deal also records "
                "the pips of all these hands."
            ),
            "void": Sentence("If several hold equally few, nobody wins and nothing is recorded."),
            "maker wins": Sentence(
                "If several hold equally few and one of them made the fish, that one wins; if none "
                "of them did, nothing is recorded."
            ),
            "all pay": Sentence(
                "If several hold equally few, everybody records the pips they hold."
            ),
        }[rules.fish_tie]
        yield Rule(said, ("fish_tie",))
    if rules.fish_score in BY_HIGHEST:
        nothing = Sentence("If several hold equally many, nothing is recorded.")
        said = {
            "carry": Sentence(
                "If several hold equally many, nobody wins; whoever wins the next deal also "
                "records the pips of all these hands."
            ),
            "void": nothing,
            "maker wins": nothing,
            "all pay": Sentence(
                "If several hold equally many, everybody records the pips they hold."
            ),
        }[rules.fish_tie]
        yield Rule(said, ("fish_tie",))
    if rules.fish_tie == "carry" and rules.fish_score in ("all write off", "sea goat"):
        said = Sentence(
            "If nobody wins a fish, whoever wins the next deal also records the pips of all its "
            "hands."
        )
        yield Rule(said, ("fish_tie",))


def what_tiles_count(rules: RuleSet) -> Iterator[Rule]:
    """Yield what tiles left in a hand count."""
    alone, highest = rules.alone, double(rules.highest)
    yield Rule(Sentence("A tile that is left in a hand counts its pips."), ("alone",))
    if alone.blank is not None:
        yield Rule(_only("0-0", alone.blank), ("alone.blank",))
    if alone.highest is not None:
        yield Rule(_only(highest, alone.highest), ("alone.highest",))
    if alone.both is not None:
        said = Sentence(
            "But if 0-0 and {highest} are all that is left in a hand, they count {points} "
            "together.",
            highest=highest,
            points=alone.both,
        )
        yield Rule(said, ("alone.both",))


def _only(tile: str, points: int) -> Sentence:
    return Sentence(
        "But if {tile} is the only tile left in a hand, it counts {points}.",
        tile=tile,
        points=points,
    )
