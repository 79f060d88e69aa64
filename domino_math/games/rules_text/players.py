"""Players and tiles, and when tiles are dealt anew."""

from collections.abc import Iterator

from domino_math.games.rules_text.rule import Rule, double
from domino_math.games.ruleset import RuleSet
from domino_math.i18n import Sentence


def players_and_tiles(rules: RuleSet) -> Iterator[Rule]:
    """Yield who plays, and how the tiles are shared out."""
    yield Rule(
        Sentence(
            "The set has {tiles} {tiles:tile|tiles}, from 0-0 to {highest}.",
            tiles=rules.tiles,
            highest=double(rules.highest),
        ),
        ("highest",),
    )
    for players in rules.players:
        yield Rule(_dealt(rules, players), ("dealt",))
    if 4 in rules.players:
        yield Rule(_pairs(rules), ("pairs",))
    if rules.redeal:
        yield from _redeal(rules)


def _dealt(rules: RuleSet, players: int) -> Sentence:
    dealt = rules.dealt[players - 2]
    rest = rules.tiles - players * dealt
    if rest < 0:
        return Sentence("{players} players: this set is too small for so many.", players=players)
    if not rest:
        return Sentence(
            "{players} players: {dealt} {dealt:tile|tiles} each, and no boneyard.",
            players=players,
            dealt=dealt,
        )
    return Sentence(
        "{players} players: {dealt} {dealt:tile|tiles} each; the other {rest} lie face down, "
        "they are the boneyard.",
        players=players,
        dealt=dealt,
        rest=rest,
    )


def _pairs(rules: RuleSet) -> Sentence:
    if rules.pairs == "never":
        return Sentence("Everybody plays alone, four players too.")
    if rules.pairs == "may":
        return Sentence(
            "Four may play two against two: partners sit opposite each other and share an account."
        )
    return Sentence(
        "Four play two against two: partners sit opposite each other and share an account."
    )


def _redeal(rules: RuleSet) -> Iterator[Rule]:
    assert rules.redeal
    doubles, same = rules.redeal.doubles, rules.redeal.same
    yield Rule(
        Sentence(
            "A hand with {doubles} or more doubles, or with {same} or more tiles that show the "
            "same number, is not played.",
            doubles=doubles,
            same=same,
        ),
        ("redeal.doubles", "redeal.same"),
    )
    yield Rule(
        Sentence("Then all tiles are shuffled and dealt anew.")
        if rules.redeal.everybody
        else Sentence("Its owner lays it aside and takes as many tiles from the boneyard."),
        ("redeal.everybody",),
    )
