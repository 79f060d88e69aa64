"""The random player: any legal move, all alike."""

from domino_math.dice import Dice
from domino_math.games.moves import Move
from domino_math.games.viewing import View
from domino_math.i18n import Sentence


class AnyMove:
    """Takes any legal move; where there is only one, the dice are not thrown."""

    name = "random"
    title = Sentence("any move, by lot")

    def choose(
        self,
        view: View,
        dice: Dice,
        seconds: float | None = None,  # noqa: ARG002 - it is quick
    ) -> Move:
        return view.moves[0] if len(view.moves) == 1 else dice.pick(view.moves)


PLAYER = AnyMove()
