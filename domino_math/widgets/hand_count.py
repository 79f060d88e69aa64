"""Counting what is left in a hand at the end of a deal."""

from domino_math.games import RuleSet, State, hand_points
from domino_math.games.sitting import YOU
from domino_math.games.state import Hand
from domino_math.i18n import Sentence
from domino_math.widgets.checks import Verdict, exactly
from domino_math.widgets.kinds import Number


def hand_to_count(state: State) -> int | None:
    """Return the seat whose tiles are counted: you, or who holds most; None if nobody holds any."""
    held = [len(hand) for hand in state.hands]
    if held[YOU]:
        return YOU
    return held.index(max(held)) if any(held) else None


def counted_points(hand: Hand, rules: RuleSet, value: object) -> Verdict:
    """Return what to say to the points that somebody has counted; NoAnswerError for no number.

    >>> from domino_math.games import rules
    >>> from domino_math.tiles import Tile
    >>> counted_points((Tile(3, 4),), rules("classic"), "6").said.text("en")
    '6 is too low by 1.'
    """
    points = hand_points(hand, rules)
    alone = Sentence(
        "In this game {tiles} as all that is left in a hand: {points} {points:point|points}.",
        tiles=tuple(map(str, hand)),
        points=points,
    )
    # Some last tiles count more than their pips.
    pips = sum(tile.pips for tile in hand)
    return exactly(points, because={pips: alone})(Number().read(value, frozenset()))
