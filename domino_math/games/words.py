"""How the games name seats, sides and moves in sentences."""

from collections.abc import Mapping

from domino_math.games.moves import Arm, Draw, Lay, Move, Play
from domino_math.i18n import Sentence


def player_words(side: int, *, pairs: bool = False) -> Sentence:
    """Name a player, or a pair; they are counted from 1.

    >>> str(player_words(0)), str(player_words(1, pairs=True))
    ('Player 1', 'Pair 2')
    """
    if pairs:
        return Sentence("Pair {number}", number=side + 1)
    return Sentence("Player {number}", number=side + 1)


ARROWS: Mapping[Arm, str] = {"L": "←", "R": "→", "U": "↑", "D": "↓"}
"""The sign of each arm, at its end on the table and under the tiles that fit there."""


def arm_words(arm: Arm) -> Sentence:
    """Name an arm.

    >>> str(arm_words("L"))
    'left'
    """
    return {
        "L": Sentence("left"),
        "R": Sentence("right"),
        "U": Sentence("up"),
        "D": Sentence("down"),
    }[arm]


def move_words(move: Move) -> Sentence:
    """Say what is done with a move, without a full stop.

    >>> from domino_math.games.moves import read_move
    >>> str(move_words(read_move("6-6L+3-3Rx")))
    '6-6 on the left and 3-3 on the right, face down'
    """
    if isinstance(move, Lay):
        return Sentence("{tiles}", tiles=tuple(map(_play_words, move.plays)))
    return Sentence("draw a tile") if isinstance(move, Draw) else Sentence("pass")


def _play_words(play: Play) -> Sentence:
    if play.arm is None:
        return Sentence("{tile} to begin with", tile=str(play.tile))
    laid = {
        "L": Sentence("{tile} on the left", tile=str(play.tile)),
        "R": Sentence("{tile} on the right", tile=str(play.tile)),
        "U": Sentence("{tile} on the arm up", tile=str(play.tile)),
        "D": Sentence("{tile} on the arm down", tile=str(play.tile)),
    }[play.arm]
    if play.closed:
        return Sentence("{laid}, face down", laid=laid)
    return Sentence("{laid}, along the line", laid=laid) if play.along else laid
