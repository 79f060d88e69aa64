"""Tables as they come about: deals of all variants and sizes, played at random to the end."""

from functools import cache

from domino_math.dice import Dice
from domino_math.games import State, deal, games, rules
from domino_math.games.player import find_player, play_out

SETS = (3, 6, 9, 18)


def played(name: str, highest: int = 6, seed: int = 0) -> State:
    found = rules(name, highest=highest)
    fitting = [n for n in found.players if n * found.dealt[n - 2] <= found.tiles]
    players = fitting[seed % len(fitting)] if fitting else 0
    start = deal(found, players, seed)
    return play_out(start, [find_player("random")] * players, Dice(seed))


@cache
def all_played() -> tuple[State, ...]:
    return tuple(
        played(name, highest, seed)
        for name, found in games().items()
        for highest in SETS
        for seed in range(3)
        if any(n * found.dealt[n - 2] <= found.with_set(highest).tiles for n in found.players)
    )
