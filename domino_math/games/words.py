"""How the games name seats, sides and moves in sentences."""

from domino_math.i18n import Sentence


def player_words(side: int, *, pairs: bool = False) -> Sentence:
    """Name a player, or a pair; they are counted from 1.

    >>> str(player_words(0)), str(player_words(1, pairs=True))
    ('Player 1', 'Pair 2')
    """
    if pairs:
        return Sentence("Pair {number}", number=side + 1)
    return Sentence("Player {number}", number=side + 1)
