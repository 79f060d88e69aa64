"""Whether to lead for a hundred, in the sea goat: a hint for whoever may, from a view.

Whoever leads the highest double for a hundred and goes out first wins the match, and pays for it
if somebody else is faster. That is a risk worth taking with many tiles of its number: then one can
go on, and the others hardly can.
"""

from domino_math.games.moves import Lay, Move
from domino_math.games.viewing import View
from domino_math.i18n import Sentence
from domino_math.tiles import Tile

ENOUGH = 3  # tiles of its number besides the highest double, of which a set double-six has 6


def lead_for_hundred(view: View) -> Lay | None:
    """Return the move that leads for a hundred, if one may choose it, and choose another.

    >>> from domino_math.games import Lead, dealt, rules
    >>> from domino_math.games.viewing import view
    >>> hands = [[Tile(6, 6), Tile(1, 2)], [Tile(3, 4)]]
    >>> start = dealt(rules("sea-kozel"), hands, lead=Lead("free", 1, may_claim=(0,)))
    >>> print(lead_for_hundred(view(start, seat=0)))
    6-6
    """
    if view.line.laid or view.seat not in view.lead.may_claim or len(view.moves) < 2:
        return None
    highest = Tile(view.rules.highest, view.rules.highest)
    lays = (move for move in view.moves if isinstance(move, Lay))
    return next((move for move in lays if move.tiles == (highest,)), None)


def hundred_advised(view: View, lead: Lay) -> tuple[Move, Sentence] | None:
    """Return the lead for a hundred or the pass that declines it, and why; None to lead a tile."""
    (highest,) = lead.tiles
    kept = tuple(str(tile) for tile in view.hand if highest.high in tile and tile != highest)
    if len(kept) >= ENOUGH:
        why = Sentence(
            "you keep {tiles} to go on with, and if you go out first you win the match", tiles=kept
        )
        return lead, why
    others = [move for move in view.moves if move != lead]
    if any(isinstance(move, Lay) for move in others):
        return None
    why = Sentence(
        "you hold too few tiles with {number} to go out first, and that would be dear",
        number=highest.high,
    )
    return others[0], why
