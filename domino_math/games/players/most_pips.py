"""The greedy player: gets rid of as many pips as he can."""

from domino_math.dice import Dice
from domino_math.games.moves import Lay, Move
from domino_math.games.viewing import View
from domino_math.i18n import Sentence


class MostPips:
    """Lays the most pips; among moves with equally many the dice decide."""

    name = "greedy"
    title = Sentence("as many pips as can be laid")

    def choose(
        self,
        view: View,
        dice: Dice,
        seconds: float | None = None,  # noqa: ARG002 - it is quick
    ) -> Move:
        most = max(map(pips_laid, view.moves))
        return dice.pick([move for move in view.moves if pips_laid(move) == most])


def pips_laid(move: Move) -> int:
    """Return how many pips leave the hand: none with a draw or a pass, which come after all else.

    >>> from domino_math.games import DRAW, read_move
    >>> pips_laid(read_move("6-6L+3-3R")), pips_laid(read_move("0-0")), pips_laid(DRAW)
    (18, 0, -1)
    """
    return sum(tile.pips for tile in move.tiles) if isinstance(move, Lay) else -1


PLAYER = MostPips()
