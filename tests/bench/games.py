"""Time random deals: dealt and played to the end, on one core, all in one run.

Prints deals per second by playout (what `simulate` uses on plain lines), by the engine with random
players, and, as a peer, by dominoes from PyPI where that is installed, as the extra `bench` does.
The peer plays one game, four players and no boneyard, so all are held against that. The ways take
turns in short rounds: printed are the best round of each, since other work on the machine only
slows it down, and the median over the rounds of how many times the first it was. Nothing is
asserted but that the deals end.
"""

import random
import statistics
from collections.abc import Callable
from importlib.metadata import version
from time import perf_counter

from domino_math.dice import Dice
from domino_math.games import deal, find_player, play_out, rules
from domino_math.games.playout import playout

ROUNDS, DEALS = 30, 100
PEER, PEER_VERSION = "dominoes", "6.1.0"  # as in pyproject.toml
DRAW, BLOCK = ("classic", 2), ("sport", 4)

Play = Callable[[int], None]


def by_playout(game: str, players: int) -> Play:
    rule_set, dice = rules(game), Dice(1)

    def play(seed: int) -> None:
        assert playout(deal(rule_set, players, seed), dice).over

    return play


def by_engine(game: str, players: int) -> Play:
    rule_set, dice = rules(game), Dice(1)
    seats = [find_player("random")] * players

    def play(seed: int) -> None:
        assert play_out(deal(rule_set, players, seed), seats, dice).over

    return play


def peer() -> Play | None:
    """Return how the peer deals and plays one game at random, if it is installed."""
    try:
        import dominoes
    except ImportError:
        return None

    def play(_seed: int) -> None:
        game = dominoes.Game.new()
        while game.result is None:
            game.make_move(*random.choice(game.valid_moves))

    return play


def seconds(play: Play, first: int) -> float:
    started = perf_counter()
    for seed in range(first, first + DEALS):
        play(seed)
    return perf_counter() - started


def main() -> None:
    ways: dict[str, Play] = {}
    if other := peer():
        ways[f"{PEER} {version(PEER)}, 4 players"] = other
    else:
        print(f"the peer is not installed, so it is not timed: pip install {PEER}=={PEER_VERSION}")
    for what, way in (("playout", by_playout), ("engine", by_engine)):
        for game, players in (DRAW, BLOCK):
            ways[f"{what}, {game}, {players} players"] = way(game, players)
    rounds = [
        {name: seconds(play, number * DEALS) for name, play in ways.items()}
        for number in range(ROUNDS)
    ]
    first = next(iter(ways))
    for name in ways:
        best = min(each[name] for each in rounds)
        times = statistics.median(each[first] / each[name] for each in rounds)
        print(
            f"{name:32} {DEALS / best:8,.0f} deals a second, {1000 * best / DEALS:6.3f} ms a deal, "
            f"{times:5.2f} times the first"
        )


if __name__ == "__main__":
    main()
