"""The scoring player: takes the points that lie there, and else gets rid of pips."""

from domino_math.dice import Dice
from domino_math.games.line import lay
from domino_math.games.moves import Lay, Move
from domino_math.games.play import scored
from domino_math.games.players.most_pips import pips_laid
from domino_math.games.viewing import View
from domino_math.i18n import Sentence


class MostPoints:
    """Scores the most points now, then lays the most pips; then the dice decide."""

    name = "scoring"
    title = Sentence("the most points now, and then the most pips")

    def choose(
        self,
        view: View,
        dice: Dice,
        seconds: float | None = None,  # noqa: ARG002 - it is quick
    ) -> Move:
        worth = [(points_now(view, move), pips_laid(move)) for move in view.moves]
        most = max(worth)
        return dice.pick([m for m, each in zip(view.moves, worth, strict=True) if each == most])


def points_now(view: View, move: Move) -> int:
    """Return what a move would score in play, before the deal is over.

    >>> from domino_math.games import deal, read_move, rules
    >>> from domino_math.games.viewing import view
    >>> points_now(view(deal(rules("telefon"), seed=7), seat=0), read_move("5-5"))
    2
    """
    if not view.rules.base or not isinstance(move, Lay):
        return 0
    line = view.line
    for play in move.plays:
        line = lay(line, play, view.rules)
    return scored(line, view.rules)


PLAYER = MostPoints()
